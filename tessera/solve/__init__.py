"""Tides of Time near perfect play: exact where that is cheap, fitted where it is not.

Read `docs/tides-of-time-solved.md` first. Plain Python throughout; `kernels` and the two scripts, `fit` and `exploit`,
ask for the extra `numba`.
"""
