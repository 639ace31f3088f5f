"""Settings for the whole suite: properties are checked on the same examples in every run."""

from hypothesis import settings

settings.register_profile("reproducible", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("reproducible")
