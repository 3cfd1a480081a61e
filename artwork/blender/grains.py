"""Loose material that lies as it fell: each grain comes to rest on those below it."""

import math
import random

import numpy
from studio import add


class Bed:
    """
    A height field onto which grains are dropped. Each tries a few places and takes the lowest, as
    grains roll; so mixtures pack by themselves, on the level or on a heap. Sizes in centimetres.
    """

    def __init__(self, width, depth, cell, floor=None, seed=1, at=(0, 0)):
        self.cell, self.at = cell, at
        self.across, self.along = int(width / cell), int(depth / cell)
        self.left, self.front = at[0] - width / 2, at[1] - depth / 2
        self.rng = random.Random(seed)
        self.height = numpy.zeros((self.across, self.along), dtype=numpy.float32)
        if floor:
            for i in range(self.across):
                for j in range(self.along):
                    self.height[i, j] = floor(self.left + i * cell, self.front + j * cell)
        self.caps = {}
        self.stones = []

    def _cap(self, radius, flat):
        key = (round(radius / self.cell, 1), flat)
        if key not in self.caps:
            reach = max(1, int(radius / self.cell))
            span = numpy.arange(-reach, reach + 1) * self.cell
            far = span[:, None] ** 2 + span[None, :] ** 2
            cap = numpy.sqrt(numpy.maximum(0, radius * radius - far)) * flat
            self.caps[key] = (reach, numpy.where(far <= radius * radius, cap, -1e6).astype(numpy.float32))
        return self.caps[key]

    def drop(self, radius, flat=0.7, tries=6, pack=0.9, inside=None):
        """Drops one grain; `pack` below 1 lets grains nest. False if it fell outside."""
        reach, cap = self._cap(radius * pack, flat)
        if 2 * reach + 1 >= min(self.across, self.along):
            return False
        best = None
        for _ in range(tries):
            i = self.rng.randint(reach, self.across - reach - 1)
            j = self.rng.randint(reach, self.along - reach - 1)
            x, y = self.left + i * self.cell, self.front + j * self.cell
            if inside and not inside(x, y):
                continue
            under = self.height[i - reach : i + reach + 1, j - reach : j + reach + 1]
            z = float((under + cap).max())
            if best is None or z < best[0]:
                best = (z, i, j, x, y)
        if best is None:
            return False
        z, i, j, x, y = best
        under = self.height[i - reach : i + reach + 1, j - reach : j + reach + 1]
        numpy.maximum(under, z + cap, out=under)
        self.stones.append((x, y, z, radius))
        return True

    def fill(self, sizes, layers=2.0, flat=0.7, tries=6, pack=0.9, inside=None, limit=30_000):
        """
        Drops grains of `sizes`, from smallest to largest diameter, until they lie `layers` deep.
        Returns how many fell.
        """
        low, high = sizes
        area = self.across * self.along * self.cell**2
        wanted = layers * area * ((low + high) / 2) * 0.55
        volume, count, missed = 0.0, 0, 0
        while volume < wanted and count < limit and missed < 500:
            size = diameter(self.rng, low, high)
            if self.drop(size / 2, flat, tries, pack, inside):
                volume += size**3 * 0.52 * flat
                count += 1
            else:
                missed += 1
        return count

    def place(self, meshes, tilt=0.35, sink=0.0, scale=1.0):
        """Adds an object for each grain and forgets them."""
        for x, y, z, radius in self.stones:
            turn = [math.degrees(self.rng.gauss(0, tilt)), math.degrees(self.rng.gauss(0, tilt)), self.rng.uniform(0, 360)]
            add('grain', self.rng.choice(meshes), (x, y, z - sink * radius), turn, radius * scale)
        self.stones = []


def diameter(rng, low, high):
    """Between two sieves; the finer, the more, as in what is delivered."""
    if low <= 0:
        low = high / 12
    return low * (high / low) ** (rng.random() ** 1.35)


def heap(radius, height, at=(0, 0), soft=0.25):
    """A heap with a rounded top: a function of x and y."""

    def shape(x, y):
        far = math.hypot(x - at[0], y - at[1]) / radius
        if far >= 1:
            return 0.0
        slope = 1 - math.sqrt(far * far + soft * soft) + (math.sqrt(1 + soft * soft) - 1)
        return max(0.0, height * slope)

    return shape
