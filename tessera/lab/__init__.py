"""The lab: programs that measure the balance of the games, for those who design them.

Each module is a program: `python -m tessera.lab.city_builder_balance against 1 100`. The pages of `docs/balance` say which
program and which seeds gave their figures. The compiled engine is used where it is built; it is several times as fast.
"""
