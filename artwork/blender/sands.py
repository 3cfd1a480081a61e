"""Sand and soil, with what is done with them."""

import math
import random

import props
import surfaces
from grains import Bed, heap
from mathutils import noise
from shapes import boulders, box, cylinder, ground, tube, waves
from studio import add, camera, outdoors

YELLOW = ['#8f7046', '#ad8c5c', '#c4a474', '#d6bd92']
PALE = ['#94846a', '#b3a386', '#c9bb9f', '#d9ccb4']
BROWN = ['#765733', '#91703f', '#a98551', '#be9c6c']
QUARTZ = ['#a79a84', '#c3b8a4', '#d6ccba', '#e3dccd']
HUMUS = ['#1f1712', '#2e221a', '#3d2e23', '#4a392c']
LOAM = ['#4a3524', '#604732', '#745840', '#8a6c50']


def surface(width, height_at, colors, grain, clumps=0.0, cloud=None):
    """A field of sand that fills the camera's view, with the heights of a function."""
    sand = surfaces.granular(colors, grain, 0.7, clumps, cloud=cloud or width * 0.15)
    return ground(width * 1.7, width * 1.45, height_at, sand, width / 260, (0, width * 0.14))


def sprinkle(width, height_at, count, sizes, colors, crushed=False, seed=2, sink=0.3):
    """Single larger grains that lie on the sand."""
    material = surfaces.stone(colors, 2.0, 0.65)
    bed = Bed(width, width, 1.0, None, seed)
    for _ in range(count):
        x, y = bed.rng.uniform(-0.75, 0.75) * width, bed.rng.uniform(-0.5, 0.8) * width
        radius = bed.rng.uniform(sizes[0], sizes[1]) / 2 * bed.rng.uniform(0.5, 1)
        bed.stones.append((x, y, height_at(x, y), radius))
    bed.place(boulders(8, crushed, material, 2, seed), 0.4, sink)


def look(width, elevation=46, blur=0.03, azimuth=0, at=0.0):
    camera((0, 0, at), width / 0.6, elevation, azimuth, 60, blur=width * blur)
    outdoors(sun=3.9, elevation=27, azimuth=-68)


def dunes(width, height, size, seed=1.0):
    """Soft waves with finer ones upon them."""
    coarse, fine = waves(size, height, seed), waves(size / 4.3, height * 0.28, seed + 9)
    return lambda x, y: coarse(x, y) + fine(x, y)


def plain_sand(colors='YELLOW', grain=0.09, width=34, rough=0.9, stones=0, sizes=(0.2, 0.5), rocks='PALE', use=None, clumps=0.0, crushed=False):
    """Loose sand; `use` puts something on it and may shape it: it gets and returns the heights."""
    colors, rocks = globals()[colors], globals()[rocks]
    heights = dunes(width, rough, width * 0.3, grain * 50)
    if use:
        heights = USES[use](width, heights)
    surface(width, heights, colors, grain, clumps)
    if stones:
        sprinkle(width, heights, stones, sizes, rocks, crushed)
    look(width)


def with_trowel(width, heights):
    """A trowel that has just cut a slice out of a small heap."""
    pile = heap(width * 0.42, width * 0.15, (width * 0.02, width * 0.16))
    shaped = lambda x, y: heights(x, y) + pile(x, y) * (1 + 0.12 * noise.noise((x * 0.35, y * 0.35, 4)))
    spot = (width * 0.02, -width * 0.04)
    props.trowel((*spot, shaped(*spot) + width * 0.035), -38, (4, 14))
    return shaped


def with_shovel(width, heights):
    """A shovel driven into a heap."""
    pile = heap(width * 0.55, width * 0.24, (width * 0.05, width * 0.22))
    shaped = lambda x, y: heights(x, y) + pile(x, y) * (1 + 0.1 * noise.noise((x * 0.2, y * 0.2, 4)))
    props.shovel((width * 0.06, width * 0.02, width * 0.17), 138, (0, -24), length=85)
    return shaped


def with_rule(width, heights):
    props.folding_rule((-width * 0.25, -width * 0.18, 0.75), 25, 65)
    return heights


def with_ruler(width, heights):
    """One leg of the rule across, for very fine sand."""
    props.folding_rule((-width * 0.3, width * 0.02, heights(0, 0) + 0.3), -16, 180)
    return heights


def with_toys(width, heights):
    """A red bucket and three cakes of sand."""
    cakes = [(-0.2, -0.02), (0.02, 0.1), (-0.06, -0.2)]
    tops = [(x * width, y * width) for x, y in cakes]
    sand = surfaces.granular([*YELLOW], 0.09, 0.7, cloud=5)
    for i, (x, y) in enumerate(tops):
        cake = cylinder(7.0, 7.5, sand, 0.8, top=5.4, sides=64)
        for v in cake.vertices:
            v.co += noise.noise_vector(v.co * 0.5 + v.co * 0) * 0.18
        add('cake', cake, (x, y, heights(x, y) - 0.5), (0, 0, 50 * i))
    props.bucket((width * 0.2, -width * 0.05, heights(width * 0.2, -width * 0.05) - 1), 8.5, 15, '#b3251d', 30, (4, 12))
    return heights


def with_print(width, heights):
    """A horse's hoof prints across raked sand."""
    prints = [(-0.3, -0.18, 55), (-0.1, 0.02, 60), (0.1, 0.16, 52), (0.3, 0.38, 58), (0.05, -0.2, 50), (0.27, -0.02, 55)]

    def shaped(x, y):
        z = heights(x, y) * 0.4 + 0.35 * math.sin(y * 1.3 + 0.6 * math.sin(x * 0.11)) + 0.2 * noise.noise((x * 0.6, y * 0.6, 1))
        for px, py, angle in prints:
            a = math.radians(angle)
            u, v = x - px * width, y - py * width
            u, v = u * math.cos(a) + v * math.sin(a), -u * math.sin(a) + v * math.cos(a)
            far = math.hypot(u / 7.2, v / 6.2)
            if far < 1.5:
                wall = math.exp(-(((far - 1.12) / 0.16) ** 2)) * 0.9
                shoe = -2.4 * (1 / (1 + math.exp((far - 0.97) * 22)))
                frog = 1.2 * math.exp(-((u / 3.2) ** 2) - ((v + 2) / 2.6) ** 2)
                z = z * min(1, abs(far - 0.5) + 0.3) + wall + shoe + frog
        return z

    return shaped


def with_boot(width, heights):
    """Two prints of a work boot."""
    soles = [(-0.12, -0.08, 72), (0.17, 0.14, 68)]

    def shaped(x, y):
        z = heights(x, y)
        for px, py, angle in soles:
            a = math.radians(angle)
            u, v = x - px * width, y - py * width
            u, v = u * math.cos(a) + v * math.sin(a), -u * math.sin(a) + v * math.cos(a)
            half = 5.2 if u > 2 else 4.1
            far = max(abs(u) / 14.5, math.hypot(max(0, abs(u) - 10) / 4.5, v / half))
            if far < 1.4:
                press = 1 / (1 + math.exp((far - 1) * 26))
                tread = 0.75 if (u % 3.1) < 1.5 and abs(v) > 0.8 and not -3 < u < -0.5 else 0.0
                z = z * (1 - press) + press * (-1.9 + tread) + 0.55 * math.exp(-(((far - 1.12) / 0.12) ** 2))
        return z

    return shaped


def with_lawn(width, heights):
    """Half of it lawn, onto which the sand has been spread."""

    def spot(rng):
        x, y = rng.uniform(-0.75, 0.75) * width, rng.uniform(-0.5, 0.85) * width
        edge = x * 0.55 + y + 2.5 * noise.noise((x * 0.2, y * 0.2, 3))
        return (x, y) if edge > 0 or rng.random() < 0.03 else None

    props.grass(spot, 30_000, (3, 6.5), 0.6, 4, lambda x, y: heights(x, y) - 0.3, width=0.16)
    return heights


def with_cables(width, heights):
    """Cables in an open trench, half covered."""
    cover = lambda x, y: 4.2 * max(0.0, noise.noise((x * 0.045, y * 0.1, 6)) - 0.02 + x * 0.006)
    trench = lambda x, y: heights(x, y) * 0.7 - 1.2 * math.exp(-((y / (width * 0.26)) ** 2)) + cover(x, y)
    rest = lambda x, y: trench(x, y) - cover(x, y)
    for i, (y, radius, color) in enumerate([(-9, 1.7, '#b5231d'), (-3.2, 1.7, '#1c1c1e'), (2.8, 1.3, '#d8731a'), (8, 1.3, '#1c1c1e')]):
        rng = random.Random(i)
        points = [(x, y * width / 44 + rng.uniform(-0.7, 0.7), rest(x, y) + radius * rng.uniform(0.1, 0.75)) for x in range(-48, 60, 8)]
        add('cable', tube(points, radius, surfaces.paint(color, 0.45, 0.1), sides=10))
    return trench


def with_joints(width, heights):
    """Sand that a broom sweeps into the joints of paving."""
    stone = surfaces.concrete((0.56, 0.55, 0.53), 0.2)
    slab = box((19.6, 9.6, 6), stone, 0.35)
    for row in range(-7, 12):
        for col in range(-4, 5):
            add('stone', slab, (col * 20 + (row % 2) * 10, row * 10, -3 + random.uniform(-0.08, 0.08)))
    drift = heap(width * 0.34, 2.2, (width * 0.1, width * 0.04), 0.5)
    spread = lambda x, y: -0.75 + drift(x, y) + 0.42 * max(0, noise.noise((x * 0.09, y * 0.09, 5)) + 0.1)
    hair, wood = surfaces.plain('#7a2f1c', 0.8), surfaces.wood('#b98a55', 1.5)
    head = props.group([add('head', box((34, 5.5, 3), wood, 0.5), (0, 0, 8))])
    rng = random.Random(3)
    bristle = tube([(0, 0, 0), (0, 0.5, -3), (0, 1.6, -7.2)], 0.09, hair)
    for _ in range(2200):
        add('hair', bristle, (rng.uniform(-16.5, 16.5), rng.uniform(-2.4, 2.4), 7.2), (rng.gauss(0, 5), rng.gauss(0, 5), rng.uniform(-20, 20))).parent = head
    add('shaft', cylinder(1.4, 110, wood), (0, 0, 9), (-48, 0, 0)).parent = head
    head.location, head.rotation_euler = (width * 0.12, width * 0.2, 0.4), (0, 0, math.radians(-32))
    return spread


USES = {
    'trowel': with_trowel,
    'shovel': with_shovel,
    'rule': with_rule,
    'ruler': with_ruler,
    'toys': with_toys,
    'hoof': with_print,
    'boot': with_boot,
    'lawn': with_lawn,
    'cables': with_cables,
    'joints': with_joints,
}


def soil(colors='HUMUS', width=40, crumbs=1400, sizes=(0.4, 2.2), use=None, fibres=0, grown=False, board=False):
    """Crumbly soil, with roots and chips in it, or plants growing on it."""
    colors = globals()[colors]
    heights = dunes(width, 1.6, width * 0.22, 5)
    if use:
        heights = USES[use](width, heights)
    surface(width, heights, colors, 0.16, 1.4)
    crumb = surfaces.granular(colors, 0.16, 0.9, 0.7)
    bed = Bed(width, width, 1.0, None, 6)
    for _ in range(crumbs):
        x, y = bed.rng.uniform(-0.75, 0.75) * width, bed.rng.uniform(-0.5, 0.8) * width
        bed.stones.append((x, y, heights(x, y), bed.rng.uniform(*sizes) / 2 * bed.rng.uniform(0.3, 1)))
    lumps = boulders(10, False, crumb, 3, 8, rough=5)
    for mesh in lumps:
        for v in mesh.vertices:
            v.co += noise.noise_vector(v.co * 2.3) * 0.22
    bed.place(lumps, 0.9, 0.25)
    chip = surfaces.wood('#8a6a48', 0.6, 0.3)
    splinter = box((1.6, 0.16, 0.1), chip, 0.03)
    for _ in range(fibres):
        x, y = bed.rng.uniform(-0.7, 0.7) * width, bed.rng.uniform(-0.5, 0.75) * width
        add('chip', splinter, (x, y, heights(x, y) + 0.15), (bed.rng.gauss(0, 20), bed.rng.gauss(0, 20), bed.rng.uniform(0, 360)), bed.rng.uniform(0.4, 1.3))
    if grown:
        seedlings(width, heights)
    if board:
        add('board', box((width * 2, 4, 22), surfaces.wood('#a9794c', 4), 0.4), (0, -width * 0.4, -8))
    look(width, 42)


def seedlings(width, heights):
    """Young lettuce in rows."""
    rng = random.Random(5)
    for row in range(-1, 3):
        for col in range(-3, 4):
            x, y = (col + 0.5 * (row % 2)) * width * 0.21 + rng.uniform(-1, 1), row * width * 0.24 + rng.uniform(-1, 1)
            z = heights(x, y)
            props.leaves([(x, y, z + 0.2)] * rng.randint(7, 11), (3.2, 6.5), ['#5d7a2e', '#75923d', '#8aa64c'], row * 9 + col + 50, 24)


def mulch(width=46):
    """Chips of bark, 10 to 40 mm long."""
    rng = random.Random(4)
    bark = surfaces.Surface('bark', 0.9, 0.15)
    info = bark.node('ObjectInfo')
    shades = ['#3d271a', '#5a3a26', '#744c31', '#8a5f40', '#4a3021', '#9a7350']
    bark.paint(bark.ramp(info.outputs['Random'], *[(i / 6, c) for i, c in enumerate(shades)], steps=True))
    fibre = bark.noise(0.5, 9, 0.7)
    bark.mix(bark.ramp(fibre, (0.3, (0.25,) * 3), (0.7, (0.7,) * 3)), 0.7, 'OVERLAY').bump(fibre, 0.25, 0.9)
    material = bark.done()
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
        add('chip', rng.choice(chips), (x, y, heights(x, y) + rng.uniform(-0.8, 0.9)), (rng.gauss(0, 24), rng.gauss(0, 24), rng.uniform(0, 360)), rng.uniform(0.6, 1.15))
    look(width, 48)


def rows(draw, **pictures):
    return {name.replace('_', '-'): {'draw': draw, **row} for name, row in pictures.items()}


PICTURES = {
    **rows(
        'plain_sand',
        mauersand={'width': 46, 'use': 'trowel'},
        estrichsand={'colors': 'BROWN', 'grain': 0.13, 'width': 24, 'stones': 2600, 'sizes': (0.2, 0.8), 'use': 'rule'},
        betonsand={'colors': 'PALE', 'grain': 0.13, 'width': 42, 'stones': 3000, 'sizes': (0.15, 0.4), 'use': 'trowel'},
        fuellsand={'colors': 'BROWN', 'width': 80, 'grain': 0.16, 'use': 'shovel', 'rough': 1.6, 'clumps': 1.5},
        spielsand={'width': 62, 'grain': 0.12, 'use': 'toys'},
        fugensand={'colors': 'QUARTZ', 'width': 62, 'use': 'joints'},
        kabelsand={'width': 46, 'use': 'cables'},
        reitsand={'colors': 'PALE', 'width': 74, 'grain': 0.12, 'use': 'hoof'},
        rasensand={'colors': 'PALE', 'width': 44, 'use': 'lawn'},
        filtersand={'colors': 'QUARTZ', 'grain': 0.1, 'width': 13, 'rough': 0.9, 'use': 'ruler'},
    ),
    **rows(
        'soil',
        mutterboden={'use': 'shovel', 'width': 80, 'crumbs': 3200, 'sizes': (0.6, 3.4), 'fibres': 260},
        pflanzerde={'grown': True, 'board': True, 'fibres': 500, 'crumbs': 1800},
        fuellboden={'colors': 'LOAM', 'width': 56, 'crumbs': 2600, 'sizes': (0.8, 5), 'use': 'boot'},
    ),
    **rows('mulch', rindenmulch={}),
}
