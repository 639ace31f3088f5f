"""Settings for the whole suite: properties are checked on the same examples in every run.

`HYPOTHESIS_PROFILE=fuzz` searches far longer and from a new place each time; `quick` does for mutants.
"""

import os

from hypothesis import settings

settings.register_profile("reproducible", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("quick", max_examples=10, derandomize=True, deadline=None)
settings.register_profile("fuzz", max_examples=20_000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "reproducible"))
