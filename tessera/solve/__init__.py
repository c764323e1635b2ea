"""A solver of Tides of Time: exact where that is cheap, with learned values where it is not.

`docs/tides-of-time-solved.md` explains the method. The solver is plain Python; `kernels`, `numba_solver` and the scripts
`fit`, `exploit` and `exploitability_bound` need the extra `numba`.
"""
