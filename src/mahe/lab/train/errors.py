"""What can be wrong with a training."""

from __future__ import annotations

from mahe.rules import MaheError


class TrainingMissing(MaheError, ImportError):
    """Training was asked for where PyTorch is not installed."""

    def __init__(self) -> None:
        super().__init__('training needs PyTorch and the kernel: pip install "mahe[train]"')


class OtherTraining(MaheError):
    """A folder holds a training with other settings."""
