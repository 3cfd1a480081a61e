"""The company at work: scenes of its services, the yard and the site. One unit is a centimetre."""

import math
import random

import bpy
import props
import surfaces
from grains import Bed, heap
from mathutils import noise
from paving import bedding, lay, rectangle, setts, slab, stretcher
from sands import HUMUS, LOAM, YELLOW, dunes
from shapes import boulder, boulders, box, cylinder, extruded, ground, label, mesh_of, sphere, tube, waves
from stones import DIABASE, GRANITE, LIME, RIVER, RUBBLE, rows
from studio import add, camera, outdoors


def asphalt(fresh=0.5, grain=0.9):
    """Asphalt concrete; fresh is black and shines a little."""
    s = surfaces.Surface('asphalt', 0.75 - 0.25 * fresh, 0.35)
    cells = s.cells(grain)
    tone = s.node('SeparateXYZ')
    s.link(cells.outputs['Color'], tone.inputs[0])
    dark, pale = ('#141517', '#34363a') if fresh > 0.5 else ('#2c2e31', '#67676a')
    s.paint(s.ramp(tone.outputs[0], (0.0, dark), (0.75, dark), (1.0, pale)))
    s.mix(s.ramp(s.noise(grain * 120, 5), (0.3, (0.42,) * 3), (0.7, (0.58,) * 3)), 0.6, 'OVERLAY')
    s.bump(s.ramp(cells.outputs['Distance'], (0.0, (1, 1, 1)), (0.8, (0, 0, 0))), grain * 0.4, 0.8)
    return s.done()


def backdrop_of_trees(distance, width, height=380, seed=3, hills=True):
    """A row of trees and bushes far behind, out of focus."""
    rng = random.Random(seed)
    greens = [surfaces.leaf([a, b]) for a, b in (('#3f4a26', '#56622f'), ('#4a552c', '#687240'), ('#39442a', '#4f5a33'))]
    crowns = []
    for i in range(5):
        crown = boulder(60 + i, False, 5, 3, (0.9, 1.15))
        for v in crown.vertices:
            v.co += noise.noise_vector(v.co * 2.6) * 0.16 + noise.noise_vector(v.co * 7) * 0.09 + noise.noise_vector(v.co * 17) * 0.05
        crown.materials.append(greens[i % 3])
        crowns.append(crown)
    for _ in range(int(width / height * 9)):
        size = height * rng.uniform(0.22, 0.6)
        at = (rng.uniform(-0.5, 0.5) * width, distance + rng.uniform(-0.1, 0.5) * height, size * rng.uniform(0.4, 1.1))
        add('tree', rng.choice(crowns), at, (0, 0, rng.uniform(0, 360)), (size, size, size * rng.uniform(0.9, 1.4)))
    if hills:
        meadow = surfaces.granular(['#4d5a30', '#5f6b3a', '#747c48'], 14, 0.3, cloud=500)
        ground(width * 3, distance * 3, waves(900, 26), meadow, distance / 40, (0, distance * 1.7)).location.z = -60


def cone(at, scale=1.0, turn=0, lying=False):
    """A traffic cone of 50 cm, red and white."""
    red, white, black = surfaces.paint('#d8401c', 0.5, 0.15), surfaces.paint('#e9e7e2', 0.4, 0.15), surfaces.rubber()
    parts = [add('foot', box((34, 34, 3.5), black, 1.2), (0, 0, 1.75))]
    for low, high, surface in ((3, 16, red), (16, 25, white), (25, 33, red), (33, 41, white), (41, 50, red)):
        radius = lambda z: 13.2 * (1 - z / 58)
        parts.append(add('ring', cylinder(radius(low), high - low, surface, top=radius(high)), (0, 0, low)))
    return props.group(parts, (at[0], at[1], at[2] + (13 if lying else 0)), (0, 96, turn) if lying else (0, 0, turn), scale)


def barrier(at, turn=0, length=200):
    """A red and white board on two feet, one metre high."""
    red, white, grey = surfaces.paint('#c4301c', 0.5, 0.15), surfaces.paint('#eceae5', 0.4, 0.15), surfaces.metal('#9a9c9e', 0.4)
    parts = [add('board', box((length, 2.5, 25), white, 0.6), (0, 0, 88))]
    for i in range(4):
        x = -length / 2 + length * (i + 0.5) / 4
        stripe = extruded([(x - 17, 75.6), (x + 4, 75.6), (x + 17, 100.4), (x - 4, 100.4)], 2.7, red)
        parts.append(add('stripe', stripe))
    for x in (-length * 0.36, length * 0.36):
        parts.append(add('post', box((5, 3, 100), grey, 0.5), (x, 2.6, 50)))
        parts.append(add('foot', box((16, 78, 9), surfaces.rubber(), 2), (x, 0, 4.5)))
    return props.group(parts, at, (0, 0, turn))


def far(target, distance, elevation, azimuth=0, lens=50, blur=2.0, focus=None, sun=(38, -60)):
    camera(target, distance, elevation, azimuth, lens, blur, focus)
    outdoors(sun=3.4, sky=0.45, elevation=sun[0], azimuth=sun[1], warmth=0.55)


def road(marked=True, works=True, wide=1.0):
    """A new road through green country; with `works`, cones and a barrier close half of it."""
    plain = waves(1500, 10)
    ground(640, 9000, lambda x, y: 0, asphalt(0.7, 1.2), 200, (0, 4000))
    stone = surfaces.concrete((0.6, 0.59, 0.57), 0.3)
    for side in (-1, 1):
        for i in range(60):
            add('kerb', box((15, 99, 22), stone, 1.2), (side * 328, -250 + i * 100, 1), (random.gauss(0, 0.2), 0, random.gauss(0, 0.2)))
    verge = surfaces.granular(['#4d5a30', '#626c3b', '#7c8350'], 3, 0.6, cloud=90)
    for side in (-1, 1):
        ground(900, 9000, lambda x, y: 7 + plain(x, y), verge, 60, (side * 786, 4000))
    paint = surfaces.paint('#e4e2dc', 0.6, 0.2)
    for i in range(24 if marked else 0):
        add('line', box((12, 300, 0.5), paint, 0.1), (0, 80 + i * 700, 0.2))
    for x in (-296, 296) if marked else ():
        add('line', box((12, 9000, 0.5), paint, 0.1), (x, 4000, 0.2))

    def spot(rng):
        side = rng.choice((-1, 1))
        return side * rng.uniform(340, 700), -100 + 1300 * rng.random() ** 2

    props.grass(spot, 40_000, (9, 22), 0.6, 3, lambda x, y: 7 + plain(x, y), width=0.8)
    backdrop_of_trees(4200, 9000, 700)
    if works:
        for x, y in ((60, 330), (92, 560), (120, 830), (146, 1150), (40, 120)):
            cone((x, y, 0), 1.4)
        barrier((190, 640, 0), -8, 230)
        barrier((-480, 900, 8), 30, 160)
    far((0, 420, 30), 1150 * wide, 11, -9, 42, 6, 1000, (26, -72))


def paving_site():
    """Laying setts: the bed pulled level, a rubber mallet and a string."""
    rock = surfaces.stone([*GRANITE, '#a8917e'], 9, 0.75, 0.3, 0.6)
    width = 150
    lay(stretcher(11.5, 11, width * 1.2), setts((9, 10.6), 9, rock), width, width, 0.25, 1.6, 8, 18, 0.2)
    bedding(width * 1.7, ['#77746f', '#928e88', '#a8a49d'], 4.2, 0.3, 0.6)
    loose = setts((9, 10.6), 9, rock, 6)
    for i, (x, y) in enumerate(((-38, 58), (-24, 66), (-31, 72), (-46, 68), (44, 74), (20, 92), (-12, 100))):
        add('loose', loose[i % 6][0], (x, y, 2 + (4 if i == 2 else 0)), (10 * i, 7, 50 * i))
    head, grip = surfaces.rubber(), surfaces.wood('#b98a55', 1.6)
    props.group(
        [add('head', cylinder(3.4, 12, head, 0.6), (-6, 0, 3.4), (0, 90, 0)), add('grip', cylinder(1.4, 30, grip, 0.6, top=1.1), (0, 0, 3.4), (-90, 0, 0))],
        (18, -2, 0.2), (0, 0, -52),
    )
    add('string', tube([(-150, 28, 5), (150, 66, 5)], 0.18, surfaces.plain('#d8d23a')))
    camera((0, 10, 0), width / 0.62, 42, -16, 55, 5)
    outdoors(elevation=32, azimuth=-66)


def trench(what):
    """An open trench between its timbered walls: a sewer, or cables."""
    soil_top, soil_deep = surfaces.granular(LOAM, 1.2, 0.8, 5), surfaces.granular(YELLOW, 0.8, 0.8, 3)
    rough = waves(26, 5)
    half = 62 if what == 'sewer' else 42
    deep = -150 if what == 'sewer' else -72
    for side in (-1, 1):
        spoil = heap(170, 70 if side > 0 else 30, (side * (half + 190), 260))
        ground(420, 1500, lambda x, y: rough(x, y) + spoil(x, y), soil_top, 5, (side * (half + 210), 380))
        wall = mesh_of('wall', [(side * half, -400, 4), (side * half, 1200, 4), (side * (half - 6), 1200, deep), (side * (half - 6), -400, deep)], [(0, 1, 2, 3)], soil_top)
        add('wall', wall)
        if what == 'sewer':
            plank = surfaces.paint('#d8a01c', 0.6, 0.4)
            for i in range(7):
                add('sheet', box((4, 118, 190), plank, 0.8), (side * (half - 4), -160 + i * 121, -50))
                add('rail', box((7, 118, 12), plank, 1.2), (side * (half - 9), -160 + i * 121, 8))
    ground(2 * half + 6, 1600, lambda x, y: deep + waves(30, 4)(x, y), soil_deep, 5, (0, 400))
    if what == 'sewer':
        pipe = surfaces.concrete((0.58, 0.57, 0.55), 0.4)
        for i in range(4):
            y = 10 + i * 202
            add('pipe', cylinder(34, 196, pipe, 1.2, hollow=26), (0, y, deep + 34), (-90, 0, 0))
            add('bell', cylinder(41, 26, pipe, 1.2, hollow=35), (0, y - 4, deep + 34), (-90, 0, 0))
        for y in (150, 390, 640):
            add('strut', cylinder(5, 2 * half - 12, surfaces.metal('#8a8d90', 0.45)), (-half + 6, y, -18), (0, 90, 0))
        props.folding_rule((-24, -70, deep + 6), 100, 180)
        camera((0, 130, -70), 520, 44, 5, 42, 4)
    else:
        for i, (x, radius, color) in enumerate(((-24, 5.5, '#1c1c1e'), (-11, 5.5, '#1c1c1e'), (3, 3, '#b5231d'), (12, 3, '#d8731a'), (22, 3, '#2c5a9a'))):
            rng = random.Random(i)
            points = [(x + rng.uniform(-1.6, 1.6), y, deep + radius + 2) for y in range(-420, 1100, 60)]
            add('cable', tube(points, radius, surfaces.paint(color, 0.4, 0.1), sides=10))
        add('tape', box((9, 900, 0.2), surfaces.paint('#e8c81c', 0.5)), (34, 520, deep + 34), (0, 8, 4))
        props.shovel((72, 60, 22), 70, (0, -28), 110)
        drum(at=(-150, 420, 0))
        camera((-8, 120, -22), 430, 33, 16, 42, 4)
    outdoors(sun=3.8, sky=0.5, elevation=56, azimuth=-14 if what == 'sewer' else -40)


def drum(at, radius=62):
    """A wooden cable drum with cable on it."""
    wood, cable = surfaces.wood('#a98453', 5, 0.2), surfaces.rubber()
    parts = [add('core', cylinder(radius * 0.55, 60, wood), (0, -30, radius), (-90, 0, 0))]
    for y in (-34, 30):
        parts.append(add('flange', cylinder(radius, 5, wood, 0.6, sides=64), (0, y, radius), (-90, 0, 0)))
    for layer in range(10):
        ring = [(math.cos(a) * radius * 0.74, -25 + layer * 5.6, radius + math.sin(a) * radius * 0.74) for a in [i * math.pi / 16 for i in range(32)]]
        parts.append(add('coil', tube(ring, 2.9, cable, closed=True)))
    return props.group(parts, at, (0, 0, 62))


def asphalt_works():
    """The edge of a hot course over the layer below, with a rake and the steam left out."""
    width = 260
    lumps = dunes(width, 1.6, 10, 4)
    line = lambda x, y: y - 0.16 * x - 14 - 5 * noise.noise((x * 0.05, 3, 1))
    mat = lambda x, y: 5.5 / (1 + math.exp(-line(x, y) * 0.7)) + (0.25 if line(x, y) > 12 else 1.0) * lumps(x, y) * (0.5 if line(x, y) > 0 else 0)
    ground(width * 2.2, width * 2.4, mat, asphalt(1.0, 1.1), 1.2, (0, width * 0.15)).location.z = -0.6
    ground(width * 2.4, width * 2.6, waves(40, 0.2), asphalt(0.2, 1.2), 6, (0, width * 0.15)).location.z = 0.5
    crumbs = Bed(width, width, 1, None, 3)
    for _ in range(2600):
        x = crumbs.rng.uniform(-0.75, 0.75) * width
        y = 0.16 * x + 14 - abs(crumbs.rng.gauss(0, 16)) + 6
        crumbs.stones.append((x, y, mat(x, y) * 0.4 + 0.5, crumbs.rng.uniform(0.35, 1.3)))
    crumbs.place(boulders(10, True, asphalt(1.0, 0.8), 3, 9), 0.8, 0.2)
    rake()
    cone((96, 40 - 62, 0.6), 1.0)
    camera((0, 14, 0), width / 0.62, 40, -14, 52, 6)
    outdoors(sun=3.6, elevation=24, azimuth=-74)


def rake(at=(-26, 34, 6), turn=-128):
    """An asphalt rake that lies across."""
    steel, ash = surfaces.metal('#5f6265', 0.5, stain=0.5), surfaces.wood('#b98a55', 1.6)
    parts = [add('beam', box((3, 48, 6), steel, 0.6), (0, 0, 3)), add('shaft', cylinder(1.6, 165, ash), (2, 0, 4), (0, 84, 0))]
    parts += [add('tooth', box((1.2, 1.2, 7), steel, 0.3), (-1, -22 + i * 4, -1)) for i in range(12)]
    return props.group(parts, at, (0, 0, turn))


def garden():
    """A path of slabs through a lawn to a terrace, edged by kerbs and a bed of gravel."""
    width = 520
    stone = surfaces.concrete((0.62, 0.57, 0.48), 0.2, pores=0.15, vary=0.1)
    curve = lambda y: 46 * math.sin(y / 260) - 20
    for row in range(-8, 22):
        for col in range(3):
            y = row * 41
            add('slab', rectangle(40, 40, 6, stone, 0.4, 0.8), (curve(y) + (col - 1) * 40.4 + (row % 2) * 3, y, 1.2 + random.gauss(0, 0.12)), (0, 0, -math.degrees(46 / 260 * math.cos(y / 260)) * -1))
    kerb = surfaces.stone(GRANITE, 11, 0.75, 0.3, 0.6)
    edges = setts((10, 12), 12, kerb)
    for i in range(-26, 84):
        for side in (-1, 1):
            y = i * 12
            add('edge', random.choice(edges)[0], (curve(y) + side * 68, y, 2.6), (random.gauss(0, 2), random.gauss(0, 2), random.gauss(0, 3)))
    lawn = surfaces.granular(['#46522a', '#56632f', '#6b753c'], 2, 0.8, cloud=60)
    hills = waves(220, 9, 2)
    ground(2400, 3600, lambda x, y: hills(x, y) * min(1, max(0, abs(x - curve(y)) - 70) / 120) - 0.5, lawn, 14, (0, 1200))

    def spot(rng):
        y = -190 + 1250 * rng.random() ** 1.6
        x = rng.uniform(-0.62, 0.62) * (width + y * 0.6)
        return (x, y) if abs(x - curve(y)) > 76 else None

    props.grass(spot, 90_000, (6, 11), 0.7, 3, lambda x, y: hills(x, y) * min(1, max(0, abs(x - curve(y)) - 70) / 120) - 0.5, width=0.55)
    rng = random.Random(6)
    shrubs = []
    for cx, cy, r in ((-190, 260, 62), (200, 420, 80), (-270, 520, 90), (260, 760, 110), (-120, 900, 90)):
        for _ in range(1500):
            a, b, d = rng.uniform(0, 6.3), rng.uniform(-0.2, 1.5), r * rng.uniform(0.75, 1.05)
            shrubs.append((cx + d * math.cos(a) * math.cos(b), cy + d * math.sin(a) * math.cos(b), 16 + d * math.sin(b)))
    props.leaves(shrubs, (7, 13), None, 4, 10)
    backdrop_of_trees(1900, 3600, 520, 5, hills=False)
    far((0, 190, 10), 640, 21, -6, 46, 5, 560, (34, -66))


def demolition():
    """Broken concrete, bricks and bent bars in front of a wall that has been torn open."""
    lie = Bed(700, 620, 6, heap(330, 130, (40, 130)), 4, (0, 60))
    lie.fill((16, 70), 1.1, 0.7, limit=900)
    level = lambda x, y: -8
    ground(2600, 2600, waves(120, 6), surfaces.granular(['#8f8778', '#a59c8c', '#b8ae9c'], 2, 0.7, 8), 18, (0, 600)).location.z = level(0, 0)
    meshes = boulders(9, True, surfaces.concrete((0.6, 0.59, 0.56), 0.6, vary=0.2), 4, 3, rough=2.5)
    brick = box((24, 11.5, 7.1), surfaces.stone(['#8f4630', '#a3553b', '#7c3a29', '#b06a4a'], 10, 0.85), 0.6, worn=0.5)
    lie.place(meshes, 0.6)
    rng = random.Random(7)
    bricks = Bed(700, 620, 6, heap(330, 130, (40, 130)), 5, (0, 60))
    for _ in range(420):
        a, far_out = rng.uniform(0, 6.3), abs(rng.gauss(0, 0.6)) * 330
        x, y = 40 + far_out * math.cos(a), 130 + far_out * math.sin(a) * 0.8
        z = max(0, heap(330, 130, (40, 130))(x, y)) + rng.uniform(0, 26)
        add('brick', brick, (x, y, z), (rng.gauss(0, 40), rng.gauss(0, 40), rng.uniform(0, 360)))
    steel = surfaces.rust(4)
    for i in range(26):
        x, y = rng.uniform(-150, 240), rng.uniform(0, 240)
        z = heap(330, 130, (40, 130))(x, y)
        lean = [rng.uniform(-60, 60) for _ in range(4)]
        add('bar', tube([(x, y, z), (x + lean[0] * 0.4, y + lean[1] * 0.4, z + 45), (x + lean[2], y + lean[3], z + rng.uniform(40, 110))], 0.8, steel))
    wall = surfaces.concrete((0.66, 0.63, 0.58), 0.8, stain=0.6)
    torn = [(-620, 0), (640, 0), (640, 330), (500, 300), (430, 220), (330, 240), (260, 120), (120, 90), (20, 150), (-70, 130), (-120, 260), (-240, 300), (-330, 420), (-620, 430)]
    add('wall', extruded(torn, 26, wall, 1.0), (0, 460, -8))
    backdrop_of_trees(2200, 4200, 600, 8)
    far((20, 110, 60), 900, 13, 16, 46, 8, 820, (36, -62))


def earthworks():
    """A pit that has been dug and pegged out: its courses of soil, spoil beside it, a shovel."""
    line = lambda x: 90 + 26 * noise.noise((x * 0.006, 1, 3))
    wall = lambda x, y: 1 / (1 + math.exp(-(y - line(x)) * 0.16))
    rough, fine = waves(46, 9), waves(11, 3, 4)
    spoil = heap(380, 150, (-300, 520), 0.3)
    lift = lambda x, y: 128 * wall(x, y) + (0.4 + 0.6 * wall(x, y)) * (rough(x, y) + fine(x, y)) + spoil(x, y)
    soil = surfaces.Surface('soil', 0.95, 0.15)
    height = soil.node('SeparateXYZ')
    soil.link(soil.node('TexCoord').outputs['Object'], height.inputs[0])
    span = soil.node('MapRange')
    span.inputs[2].default_value = 150
    soil.link(height.outputs[2], span.inputs[0])
    soil.paint(soil.ramp(span.outputs[0], (0.0, '#a98656'), (0.34, '#8f6a42'), (0.46, '#6f4d30'), (0.72, '#5a3f29'), (0.8, '#33261c')))
    soil.mix(soil.ramp(soil.noise(2.2, 9, 0.7), (0.3, (0.28,) * 3), (0.7, (0.68,) * 3)), 0.7, 'OVERLAY')
    soil.mix(soil.ramp(soil.noise(70, 6), (0.3, (0.36,) * 3), (0.7, (0.62,) * 3)), 0.7, 'OVERLAY')
    soil.bump(soil.noise(7, 9, 0.65), 4, 0.9)
    earth = soil.done()
    ground(2200, 1500, lift, earth, 6, (0, 380))
    clods = Bed(1600, 1000, 10, None, 3, (0, 200))
    for _ in range(1500):
        x, y = clods.rng.uniform(-600, 600), clods.rng.uniform(-260, 700)
        clods.stones.append((x, y, lift(x, y), clods.rng.uniform(2, 9) * clods.rng.uniform(0.3, 1)))
    clump = surfaces.granular(['#4a3524', '#604732', '#7c5c3e'], 1.4, 0.9, 4)
    clods.place(boulders(10, False, clump, 3, 8, rough=5), 0.9, 0.2)
    verge = surfaces.granular(['#4d5a30', '#626c3b', '#7c8350'], 4, 0.6, cloud=120)
    ground(5400, 3600, lambda x, y: 116 + waves(300, 8)(x, y), verge, 60, (0, 2500))
    props.grass(lambda rng: (rng.uniform(-700, 900), rng.uniform(190, 900)), 26_000, (10, 24), 0.7, 3, lift, width=0.9)
    peg, tape = surfaces.wood('#c8a06a', 3), surfaces.plain('#d8401c')
    tops = []
    for x in (-210, 30, 270):
        z = lift(x, 152)
        add('peg', box((5, 5, 70), peg, 0.4), (x, 152, z + 22), (4, 3, 12))
        add('tape', box((5.4, 5.4, 9), tape), (x, 152, z + 51), (4, 3, 12))
        tops.append((x, 152, z + 44))
    add('string', tube(tops, 0.35, surfaces.plain('#e8e04a'), smooth=False))
    props.shovel((108, -6, 34), 96, (0, -62), 115)
    backdrop_of_trees(2900, 5800, 560, 4, hills=False)
    far((30, 80, 66), 640, 16, -10, 44, 6, 600, (38, -50))


def yard():
    """The yard: bays of concrete blocks with heaps of material."""
    floor = surfaces.concrete((0.5, 0.49, 0.47), 1.2, stain=0.5)
    ground(6000, 5200, waves(300, 1.5), floor, 60, (0, 1600))
    block = box((158, 78, 78), surfaces.concrete((0.6, 0.59, 0.57), 0.8, stain=0.5, vary=0.14), 2.5)
    bays = 5
    wide, deep = 520, 480
    left = -bays * wide / 2
    for wall in range(bays + 1):
        for i in range(3):
            for level in range(3):
                add('block', block, (left + wall * wide, 80 + i * 160 + (40 if level % 2 else 0), 39 + level * 79), (0, 0, 90))
    for i in range(int(bays * wide / 160) + 1):
        for level in range(4):
            add('block', block, (left + i * 160 + (80 if level % 2 else 0), deep + 90, 39 + level * 79))
    kinds = [(RIVER, False, 14), (YELLOW, None, 3), (DIABASE, True, 16), (LIME, True, 12), (['#5f4129', '#7a5636', '#916c47'], None, 5)]
    for bay, (colors, crushed, size) in enumerate(kinds):
        at = (left + (bay + 0.5) * wide, 330)
        pile = heap(250, 190 + 20 * (bay % 2), at, 0.3)
        rough = waves(30, 9, bay)
        skin = surfaces.granular(colors, size * 0.35, 0.9, cloud=60)
        ground(500, 520, lambda x, y: pile(x, y) * (1 + 0.05 * noise.noise((x * 0.02, y * 0.02, bay))) + (rough(x, y) if pile(x, y) > 3 else -4), skin, 7, at)
        if crushed is not None:
            stones = Bed(500, 520, 5, pile, bay, at)
            stones.fill((size * 0.5, size * 1.4), 0.5, 0.75, limit=4500, inside=lambda x, y: pile(x, y) > 2)
            stones.place(boulders(10, crushed, surfaces.stone(colors, size), 2, bay + 1), 0.5)
        add('board', box((120, 4, 44), surfaces.paint('#f2b705', 0.5)), (at[0], deep + 48, 280))
    steel = surfaces.metal('#7b7f83', 0.5)
    roof = box((3600, 900, 20), surfaces.paint('#4a5157', 0.6), 2)
    add('hall', roof, (0, 1500, 620))
    for i in range(8):
        add('post', box((24, 24, 620), steel, 1), (-1700 + i * 486, 1090, 310))
    add('back', box((3600, 20, 620), surfaces.paint('#8f979c', 0.6, 0.2), 2), (0, 1900, 310))
    backdrop_of_trees(3600, 7600, 760, 6)
    far((0, 300, 100), 2050, 13, -12, 46, 10, 1900, (34, -58))


def street():
    """A finished street in town: kerb, gutter of setts, gully and pavement."""
    road_surface = asphalt(0.35, 1.2)
    ground(460, 2600, lambda x, y: 0, road_surface, 100, (250, 1000))
    kerb = surfaces.stone(['#8d8a88', '#9a9794', '#7f7d7c'], 20, 0.75, 0.3, 0.6)
    for i in range(24):
        add('kerb', box((14, 98.6, 26), kerb, 1.4), (-4, -200 + i * 100, 1), (0, random.gauss(0, 0.3), random.gauss(0, 0.25)))
    small = setts((14, 16.5), 14, surfaces.stone([*GRANITE, '#a8917e'], 14, 0.75, 0.3, 0.6))
    for i in range(-14, 130):
        for col in range(2):
            add('sett', random.choice(small)[0], (12 + col * 16.6, i * 16.4 + col * 8, 0.4 + random.gauss(0, 0.2)), (random.gauss(0, 2), random.gauss(0, 2), random.gauss(0, 2)))
    stone = rectangle(30, 30, 6, surfaces.concrete((0.56, 0.55, 0.52), 0.25, vary=0.14), 0.4, 0.6)
    for col in range(9):
        for row in range(-8, 70):
            add('slab', stone, (-27 - col * 30, row * 30 + (col % 2) * 15, 13.6 + random.gauss(0, 0.1)), (random.gauss(0, 0.2), random.gauss(0, 0.2), 0))
    paint = surfaces.paint('#dedcd6', 0.6, 0.25)
    for i in range(8):
        add('line', box((12, 200, 0.5), paint, 0.1), (300, 60 + i * 400, 0.25))
    grate, frame = surfaces.metal('#3f4245', 0.55, stain=0.6), surfaces.metal('#4a4d50', 0.6)
    add('frame', box((34, 52, 4), frame, 0.8), (20, 96, -0.2))
    for i in range(8):
        add('bar', box((26, 2.6, 3), grate, 0.5), (20, 74 + i * 6.2, 1.2))
    add('dark', box((27, 46, 0.5), surfaces.plain('#050505')), (20, 96, 1.9))
    backdrop_of_trees(2400, 5200, 640, 9)
    far((40, 210, 6), 560, 19, -24, 42, 5, 470, (30, 62))


SITES = {
    **rows('road', baustelle={'frame': (1600, 900)}),
    **rows('street', leistung_strassenbau={}),
    **rows('paving_site', leistung_pflasterarbeiten={}),
    **rows('trench', leistung_kanalbau={'what': 'sewer'}, leistung_kabeltiefbau={'what': 'cables'}),
    **rows('asphalt_works', leistung_asphaltarbeiten={}),
    **rows('garden', leistung_aussenanlagen={}),
    **rows('demolition', leistung_abbruch={}),
    **rows('earthworks', leistung_erdarbeiten={}),
    **rows('yard', bauhof={}),
}
# Leaves and shadows need more light.
PICTURES = {name: {'samples': 60, **row} for name, row in SITES.items()}
