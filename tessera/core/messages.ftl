# What the house itself says at every table.

timed-out = { $seat } ran out of time.
timed-out-you = You ran out of time.
took-back = { $seat } took an action back.
took-back-you = You took your action back.
