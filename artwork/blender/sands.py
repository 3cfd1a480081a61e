"""Sand and soil, with what is done with them."""

import math
import random
import props
import surfaces
from mathutils import noise
from shapes import Bed, boulders, box, cylinder, ground, group, heap, tube, waves
from stones import YELLOW, rows
from studio import add, camera

PALE = ['#94846a', '#b3a386', '#c9bb9f', '#d9ccb4']
BROWN = ['#765733', '#91703f', '#a98551', '#be9c6c']
QUARTZ = ['#a79a84', '#c3b8a4', '#d6ccba', '#e3dccd']
HUMUS = ['#1f1712', '#2e221a', '#3d2e23', '#4a392c']
LOAM = ['#4a3524', '#604732', '#745840', '#8a6c50']

def surface(width, height_at, colors, grain, clumps=0.0):
    """A field of sand that fills the camera's view, with the heights of a function."""
    sand = surfaces.granular(colors, grain, 0.7, clumps, cloud=width * 0.15)
    ground(width * 1.7, width * 1.45, height_at, sand, width / 260, (0, width * 0.14))

def look(width, elevation=46):
    camera((0, 0, 0), width / 0.6, elevation, 0, 60, width * 0.03, sun=(27, -68, 3.9))

def dunes(width, height, size, seed=1.0):
    """Soft waves with finer ones upon them."""
    coarse, fine = waves(size, height, seed), waves(size / 4.3, height * 0.28, seed + 9)
    return lambda x, y: coarse(x, y) + fine(x, y)

def as_it_fell(width, heights):
    return heights

def plain_sand(colors=YELLOW, grain=0.09, width=34, rough=0.9, stones=0, sizes=(), use=as_it_fell, clumps=0.0):
    """Loose sand, with larger grains; `use` puts something on it and may shape it: it gets and returns the heights."""
    heights = use(width, dunes(width, rough, width * 0.3, grain * 50))
    surface(width, heights, colors, grain, clumps)
    if stones:
        bed = Bed(width, width, 1.0, None, 2)
        bed.strew(stones, width, heights, lambda rng: rng.uniform(*sizes) / 2 * rng.uniform(0.5, 1))
        bed.place(boulders(8, False, surfaces.stone(PALE, 2.0), 2, 2), 0.4, 0.3)
    look(width)

def with_trowel(width, heights):
    pile = heap(width * 0.42, width * 0.15, (width * 0.02, width * 0.16))
    shaped = lambda x, y: heights(x, y) + pile(x, y) * (1 + 0.12 * noise.noise((x * 0.35, y * 0.35, 4)))
    spot = (width * 0.02, -width * 0.04)
    props.trowel((*spot, shaped(*spot) + width * 0.035), -38, (4, 14))
    return shaped

def with_shovel(width, heights):
    pile = heap(width * 0.55, width * 0.24, (width * 0.05, width * 0.22))
    props.shovel((width * 0.06, width * 0.02, width * 0.17), 138, (0, -24), 85)
    return lambda x, y: heights(x, y) + pile(x, y) * (1 + 0.1 * noise.noise((x * 0.2, y * 0.2, 4)))

def with_rule(width, heights):
    props.folding_rule((-width * 0.25, -width * 0.18, 0.75), 25, 65)
    return heights

def with_ruler(width, heights):
    """One leg of the rule across, for very fine sand."""
    props.folding_rule((-width * 0.3, width * 0.02, heights(0, 0) + 0.3), -16, 180)
    return heights

def with_toys(width, heights):
    sand = surfaces.granular(YELLOW, 0.09, 0.7, cloud=5)
    for i, (x, y) in enumerate([(-0.2 * width, -0.02 * width), (0.02 * width, 0.1 * width), (-0.06 * width, -0.2 * width)]):
        cake = cylinder(7.0, 7.5, sand, 0.8, top=5.4, sides=64)
        for v in cake.vertices:
            v.co += noise.noise_vector(v.co * 0.5) * 0.18
        add('cake', cake, (x, y, heights(x, y) - 0.5), (0, 0, 50 * i))
    props.bucket((width * 0.2, -width * 0.05, heights(width * 0.2, -width * 0.05) - 1), 8.5, 15, '#b3251d', 30, (4, 12))
    return heights

def within(x, y, width, prints):
    """The point in the axes of each print; these are (x, y, angle), their places in widths."""
    for px, py, angle in prints:
        a, u, v = math.radians(angle), x - px * width, y - py * width
        yield u * math.cos(a) + v * math.sin(a), -u * math.sin(a) + v * math.cos(a)

def with_hoofs(width, heights):
    prints = [(-0.3, -0.18, 55), (-0.1, 0.02, 60), (0.1, 0.16, 52), (0.3, 0.38, 58), (0.05, -0.2, 50), (0.27, -0.02, 55)]
    def shaped(x, y):
        z = heights(x, y) * 0.4 + 0.35 * math.sin(y * 1.3 + 0.6 * math.sin(x * 0.11)) + 0.2 * noise.noise((x * 0.6, y * 0.6, 1))
        for u, v in within(x, y, width, prints):
            far = math.hypot(u / 7.2, v / 6.2)
            if far < 1.5:
                wall = math.exp(-(((far - 1.12) / 0.16) ** 2)) * 0.9
                shoe = -2.4 * (1 / (1 + math.exp((far - 0.97) * 22)))
                frog = 1.2 * math.exp(-((u / 3.2) ** 2) - ((v + 2) / 2.6) ** 2)
                z = z * min(1, abs(far - 0.5) + 0.3) + wall + shoe + frog
        return z
    return shaped

def with_boot(width, heights):
    def shaped(x, y):
        z = heights(x, y)
        for u, v in within(x, y, width, [(-0.12, -0.08, 72), (0.17, 0.14, 68)]):
            far = max(abs(u) / 14.5, math.hypot(max(0, abs(u) - 10) / 4.5, v / (5.2 if u > 2 else 4.1)))
            if far < 1.4:
                press = 1 / (1 + math.exp((far - 1) * 26))
                tread = 0.75 if (u % 3.1) < 1.5 and abs(v) > 0.8 and not -3 < u < -0.5 else 0.0
                z = z * (1 - press) + press * (-1.9 + tread) + 0.55 * math.exp(-(((far - 1.12) / 0.12) ** 2))
        return z
    return shaped

def with_lawn(width, heights):
    def spot(rng):
        x, y = rng.uniform(-0.75, 0.75) * width, rng.uniform(-0.5, 0.85) * width
        edge = x * 0.55 + y + 2.5 * noise.noise((x * 0.2, y * 0.2, 3))
        return (x, y) if edge > 0 or rng.random() < 0.03 else None
    props.grass(spot, 30_000, (3, 6.5), 0.6, 4, lambda x, y: heights(x, y) - 0.3, width=0.16)
    return heights

def with_cables(width, heights):
    cover = lambda x, y: 4.2 * max(0.0, noise.noise((x * 0.045, y * 0.1, 6)) - 0.02 + x * 0.006)
    rest = lambda x, y: heights(x, y) * 0.7 - 1.2 * math.exp(-((y / (width * 0.26)) ** 2))
    for i, (y, radius, color) in enumerate([(-9, 1.7, '#b5231d'), (-3.2, 1.7, '#1c1c1e'), (2.8, 1.3, '#d8731a'), (8, 1.3, '#1c1c1e')]):
        rng = random.Random(i)
        points = [(x, y * width / 44 + rng.uniform(-0.7, 0.7), rest(x, y) + radius * rng.uniform(0.1, 0.75)) for x in range(-48, 60, 8)]
        add('cable', tube(points, radius, surfaces.paint(color, 0.45, 0.1), sides=10))
    return lambda x, y: rest(x, y) + cover(x, y)

def with_joints(width, heights):
    stone = box((19.6, 9.6, 6), surfaces.concrete((0.56, 0.55, 0.53), 0.2), 0.35)
    for row in range(-7, 12):
        for col in range(-4, 5):
            add('stone', stone, (col * 20 + (row % 2) * 10, row * 10, -3 + random.uniform(-0.08, 0.08)))
    drift = heap(width * 0.34, 2.2, (width * 0.1, width * 0.04), 0.5)
    wood = surfaces.wood('#b98a55', 1.5)
    rng = random.Random(3)
    bristle = tube([(0, 0, 0), (0, 0.5, -3), (0, 1.6, -7.2)], 0.09, surfaces.plain('#7a2f1c', 0.8))
    with group((width * 0.12, width * 0.2, 0.4), (0, 0, -32)):
        add('head', box((34, 5.5, 3), wood, 0.5), (0, 0, 8))
        for _ in range(2200):
            at = (rng.uniform(-16.5, 16.5), rng.uniform(-2.4, 2.4), 7.2)
            add('hair', bristle, at, (rng.gauss(0, 5), rng.gauss(0, 5), rng.uniform(-20, 20)))
        add('shaft', cylinder(1.4, 110, wood), (0, 0, 9), (-48, 0, 0))
    return lambda x, y: -0.75 + drift(x, y) + 0.42 * max(0, noise.noise((x * 0.09, y * 0.09, 5)) + 0.1)

def soil(colors=HUMUS, width=40, crumbs=1400, sizes=(0.4, 2.2), use=as_it_fell, fibres=0, planted=False):
    heights = use(width, dunes(width, 1.6, width * 0.22, 5))
    surface(width, heights, colors, 0.16, 1.4)
    bed = Bed(width, width, 1.0, None, 6)
    bed.strew(crumbs, width, heights, lambda rng: rng.uniform(*sizes) / 2 * rng.uniform(0.3, 1))
    lumps = boulders(10, False, surfaces.granular(colors, 0.16, 0.9, 0.7), 3, 8, rough=5)
    for v in (v for mesh in lumps for v in mesh.vertices):
        v.co += noise.noise_vector(v.co * 2.3) * 0.22
    bed.place(lumps, 0.9, 0.25)
    rng, splinter = bed.rng, box((1.6, 0.16, 0.1), surfaces.wood('#8a6a48', 0.6, 0.3), 0.03)
    for _ in range(fibres):
        x, y = rng.uniform(-0.7, 0.7) * width, rng.uniform(-0.5, 0.75) * width
        turn = (rng.gauss(0, 20), rng.gauss(0, 20), rng.uniform(0, 360))
        add('chip', splinter, (x, y, heights(x, y) + 0.15), turn, rng.uniform(0.4, 1.3))
    if planted:
        seedlings(width, heights)
        add('board', box((width * 2, 4, 22), surfaces.wood('#a9794c', 4), 0.4), (0, -width * 0.4, -8))
    look(width, 42)

def seedlings(width, heights):
    rng = random.Random(5)
    for row in range(-1, 3):
        for col in range(-3, 4):
            x, y = (col + 0.5 * (row % 2)) * width * 0.21 + rng.uniform(-1, 1), row * width * 0.24 + rng.uniform(-1, 1)
            spots = [(x, y, heights(x, y) + 0.2)] * rng.randint(7, 11)
            props.leaves(spots, (3.2, 6.5), ['#5d7a2e', '#75923d', '#8aa64c'], row * 9 + col + 50, 24)

def mulch():
    rng, width = random.Random(4), 46
    bark = surfaces.Surface(None, 0.9, 0.15)
    shades = ['#3d271a', '#5a3a26', '#744c31', '#8a5f40', '#4a3021', '#9a7350']
    bark.color = bark.ramp(bark.random(), *[(i / 6, c) for i, c in enumerate(shades)], steps=True)
    fibre = bark.noise(0.5, 9, 0.7)
    material = bark.cloud(fibre, (0.3, 0.25), (0.7, 0.7), 0.7).bump(fibre, 0.25, 0.9).done()
    chips = []
    for i in range(14):
        chip = box((rng.uniform(1.6, 4.2), rng.uniform(0.8, 1.9), rng.uniform(0.25, 0.6)), material, 0.08, 2, worn=0.14)
        for v in chip.vertices:
            v.co.z += 0.1 * v.co.x * v.co.x * rng.uniform(-0.4, 0.4)
            v.co += noise.noise_vector(v.co * 1.4 + v.co.__class__((i * 7, 0, 0))) * 0.28
        chips.append(chip)
    heights = dunes(width, 1.5, 14)
    surface(width, lambda x, y: heights(x, y) - 0.8, HUMUS, 0.2)
    for _ in range(7500):
        x, y = rng.uniform(-0.8, 0.8) * width, rng.uniform(-0.55, 0.85) * width
        mesh, z = rng.choice(chips), heights(x, y) + rng.uniform(-0.8, 0.9)
        add('chip', mesh, (x, y, z), (rng.gauss(0, 24), rng.gauss(0, 24), rng.uniform(0, 360)), rng.uniform(0.6, 1.15))
    look(width, 48)

PICTURES = {
    **rows('plain_sand',
        mauersand={'width': 46, 'use': with_trowel},
        estrichsand={'colors': BROWN, 'grain': 0.13, 'width': 24, 'stones': 2600, 'sizes': (0.2, 0.8), 'use': with_rule},
        betonsand={'colors': PALE, 'grain': 0.13, 'width': 42, 'stones': 3000, 'sizes': (0.15, 0.4), 'use': with_trowel},
        fuellsand={'colors': BROWN, 'width': 80, 'grain': 0.16, 'use': with_shovel, 'rough': 1.6, 'clumps': 1.5},
        spielsand={'width': 62, 'grain': 0.12, 'use': with_toys},
        fugensand={'colors': QUARTZ, 'width': 62, 'use': with_joints},
        kabelsand={'width': 46, 'use': with_cables},
        reitsand={'colors': PALE, 'width': 74, 'grain': 0.12, 'use': with_hoofs},
        rasensand={'colors': PALE, 'width': 44, 'use': with_lawn},
        filtersand={'colors': QUARTZ, 'grain': 0.1, 'width': 13, 'use': with_ruler}),
    **rows('soil',
        mutterboden={'use': with_shovel, 'width': 80, 'crumbs': 3200, 'sizes': (0.6, 3.4), 'fibres': 260},
        pflanzerde={'planted': True, 'fibres': 500, 'crumbs': 1800},
        fuellboden={'colors': LOAM, 'width': 56, 'crumbs': 2600, 'sizes': (0.8, 5), 'use': with_boot}),
    **rows('mulch', rindenmulch={}),
}
