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
        self.cell, self.rng, self.caps, self.stones = cell, random.Random(seed), {}, []
        self.across, self.along = int(width / cell), int(depth / cell)
        self.left, self.front = at[0] - width / 2, at[1] - depth / 2
        self.height = numpy.zeros((self.across, self.along), dtype=numpy.float32)
        if floor:
            for i, j in numpy.ndindex(self.height.shape):
                self.height[i, j] = floor(self.left + i * cell, self.front + j * cell)

    def _cap(self, radius, flat):
        key = (round(radius / self.cell, 1), flat)
        if key not in self.caps:
            reach = max(1, int(radius / self.cell))
            span = numpy.arange(-reach, reach + 1) * self.cell
            far = span[:, None] ** 2 + span[None, :] ** 2
            cap = numpy.sqrt(numpy.maximum(0, radius * radius - far)) * flat
            self.caps[key] = (reach, numpy.where(far <= radius * radius, cap, -1e6).astype(numpy.float32))
        return self.caps[key]

    def drop(self, radius, flat, inside=None):
        """Drops one grain, which nests a little among the others. False if it fell outside."""
        reach, cap = self._cap(radius * 0.9, flat)
        if 2 * reach + 1 >= min(self.across, self.along):
            return False
        best = None
        for _ in range(6):
            i = self.rng.randint(reach, self.across - reach - 1)
            j = self.rng.randint(reach, self.along - reach - 1)
            x, y = self.left + i * self.cell, self.front + j * self.cell
            if inside and not inside(x, y):
                continue
            under = self.height[i - reach : i + reach + 1, j - reach : j + reach + 1]
            z = float((under + cap).max())
            if best is None or z < best[0]:
                best = (z, under, x, y)
        if best is None:
            return False
        z, under, x, y = best
        numpy.maximum(under, z + cap, out=under)
        self.stones.append((x, y, z, radius))
        return True

    def fill(self, sizes, layers, flat=0.7, inside=None, limit=30_000):
        """
        Drops grains of `sizes`, from smallest to largest diameter, until they lie `layers` deep. The finer, the
        more, as in what is delivered.
        """
        low, high = sizes
        wanted = layers * self.across * self.along * self.cell**2 * ((low + high) / 2) * 0.55
        low = low if low > 0 else high / 12
        volume, count, missed = 0.0, 0, 0
        while volume < wanted and count < limit and missed < 500:
            size = low * (high / low) ** (self.rng.random() ** 1.35)
            if self.drop(size / 2, flat, inside):
                volume += size**3 * 0.52 * flat
                count += 1
            else:
                missed += 1

    def strew(self, count, width, shares, height_at, radius):
        """Lays single grains, of a random radius, within shares (left, right, front, back) of a width."""
        left, right, front, back = (share * width for share in shares)
        for _ in range(count):
            x, y = self.rng.uniform(left, right), self.rng.uniform(front, back)
            self.stones.append((x, y, height_at(x, y), radius(self.rng)))

    def place(self, meshes, tilt=0.35, sink=0.0):
        """Adds an object for each grain."""
        for x, y, z, radius in self.stones:
            turn = [math.degrees(self.rng.gauss(0, tilt)), math.degrees(self.rng.gauss(0, tilt)), self.rng.uniform(0, 360)]
            add('grain', self.rng.choice(meshes), (x, y, z - sink * radius), turn, radius)

def heap(radius, height, at=(0, 0), soft=0.25):
    """A heap with a rounded top: a function of x and y."""
    def shape(x, y):
        far = math.hypot(x - at[0], y - at[1]) / radius
        slope = 1 - math.sqrt(far * far + soft * soft) + (math.sqrt(1 + soft * soft) - 1)
        return 0.0 if far >= 1 else max(0.0, height * slope)
    return shape
