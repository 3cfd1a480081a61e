"""The company at work: scenes of its services, the yard and the site. One unit is a centimetre."""

import math
import random
import props
import surfaces
from mathutils import noise
from paving import bedding, lay, rectangle, setts, stretcher
from sands import LOAM, dunes
from shapes import Bed, boulder, boulders, box, circle, cylinder, extruded, ground, group, heap, mesh_of, tube, waves
from stones import DIABASE, GRANITE, GRIT, LIME, RIVER, YELLOW
from studio import add, camera, row

MEADOW = ['#4d5a30', '#626c3b', '#7c8350']
# Sun and sky of a wide view.
HAZY = (3.4, 0.45, 0.55)

def trees(distance, width, height, seed=3, hills=True):
    rng, crowns = random.Random(seed), []
    greens = [surfaces.leaf(pair) for pair in (('#3f4a26', '#56622f'), ('#4a552c', '#687240'), ('#39442a', '#4f5a33'))]
    for i in range(5):
        crown = boulder(60 + i, False, greens[i % 3], 5, 3, (0.9, 1.15))
        for v in crown.vertices:
            v.co += noise.noise_vector(v.co * 2.6) * 0.16 + noise.noise_vector(v.co * 7) * 0.09 + noise.noise_vector(v.co * 17) * 0.05
        crowns.append(crown)
    for _ in range(int(width / height * 9)):
        size = height * rng.uniform(0.22, 0.6)
        at = (rng.uniform(-0.5, 0.5) * width, distance + rng.uniform(-0.1, 0.5) * height, size * rng.uniform(0.4, 1.1))
        add('tree', rng.choice(crowns), at, (0, 0, rng.uniform(0, 360)), (size, size, size * rng.uniform(0.9, 1.4)))
    if hills:
        meadow = surfaces.granular(['#4d5a30', '#5f6b3a', '#747c48'], 14, 0.3, cloud=500)
        ground(width * 3, distance * 3, waves(900, 26), meadow, distance / 40, (0, distance * 1.7)).location.z = -60

def cone(at, scale):
    red, white = surfaces.paint('#d8401c', 0.5), surfaces.paint('#e9e7e2', 0.4)
    radius = lambda z: 13.2 * (1 - z / 58)
    with group(at, scale=scale):
        add('foot', box((34, 34, 3.5), surfaces.rubber(), 1.2), (0, 0, 1.75))
        for low, high, color in ((3, 16, red), (16, 25, white), (25, 33, red), (33, 41, white), (41, 50, red)):
            add('ring', cylinder(radius(low), high - low, color, top=radius(high)), (0, 0, low))

def barrier(at, turn, length):
    red, white, grey = surfaces.paint('#c4301c', 0.5), surfaces.paint('#eceae5', 0.4), surfaces.metal('#9a9c9e', 0.4)
    with group(at, (0, 0, turn)):
        add('board', box((length, 2.5, 25), white, 0.6), (0, 0, 88))
        for x in (length * (i / 4 - 0.375) for i in range(4)):
            add('stripe', extruded([(x - 17, 75.6), (x + 4, 75.6), (x + 17, 100.4), (x - 4, 100.4)], 2.7, red))
        ends = [-length * 0.36, length * 0.36]
        add('post', box((5, 3, 100), grey, 0.5), (ends, 2.6, 50))
        add('foot', box((16, 78, 9), surfaces.rubber(), 2), (ends, 0, 4.5))

def lines(length, at, wear=0.2, color='#e4e2dc'):
    add('line', box((12, length, 0.5), surfaces.paint(color, 0.6, wear), 0.1), at)

def road():
    plain = waves(1500, 10)
    lift = lambda x, y: 7 + plain(x, y)
    ground(640, 9000, lambda x, y: 0, surfaces.asphalt(0.7, 1.2), 200, (0, 4000))
    kerb = box((15, 99, 22), surfaces.concrete((0.6, 0.59, 0.57), 0.3), 1.2)
    verge = surfaces.granular(MEADOW, 3, 0.6, cloud=90)
    for side in (-1, 1):
        for i in range(60):
            add('kerb', kerb, (side * 328, -250 + i * 100, 1), (random.gauss(0, 0.2), 0, random.gauss(0, 0.2)))
        ground(900, 9000, lift, verge, 60, (side * 786, 4000))
    lines(300, (0, row(80, 700, 24), 0.2))
    lines(9000, ([-296, 296], 4000, 0.2))
    spot = lambda rng: (rng.choice((-1, 1)) * rng.uniform(340, 700), -100 + 1300 * rng.random() ** 2)
    props.grass(spot, 40_000, (9, 22), 0.6, 3, lift, width=0.8)
    trees(4200, 9000, 700)
    for x, y in ((60, 330), (92, 560), (120, 830), (146, 1150), (40, 120)):
        cone((x, y, 0), 1.4)
    barrier((190, 640, 0), -8, 230)
    barrier((-480, 900, 8), 30, 160)
    camera((0, 420, 30), 1150, 11, -9, 42, 6, 1000, (26, -72, *HAZY))

def paving_site():
    rock, width = surfaces.stone([*GRANITE, '#a8917e'], 9, 0.75, 0.3, 0.6), 150
    lay(stretcher(11.5, 11, width * 1.2), setts((9, 10.6), 9, rock), width, 0.25, 1.6, 8, 18, 0.2)
    bedding(width * 1.7, GRIT, 4.2, 0.3, 0.6)
    loose = setts((9, 10.6), 9, rock, 6)
    for i, (x, y) in enumerate(((-38, 58), (-24, 66), (-31, 72), (-46, 68), (44, 74), (20, 92), (-12, 100))):
        add('loose', loose[i % 6], (x, y, 6 if i == 2 else 2), (10 * i, 7, 50 * i))
    with group((18, -2, 0.2), (0, 0, -52)):
        add('head', cylinder(3.4, 12, surfaces.rubber(), 0.6), (-6, 0, 3.4), (0, 90, 0))
        add('grip', cylinder(1.4, 30, surfaces.wood('#b98a55', 1.6), 0.6, top=1.1), (0, 0, 3.4), (-90, 0, 0))
    add('string', tube([(-150, 28, 5), (150, 66, 5)], 0.18, surfaces.plain('#d8d23a')))
    camera((0, 10, 0), width / 0.62, 42, -16, 55, 5, sun=(32, -66))

def trench(half, deep):
    top, rough, bottom = surfaces.granular(LOAM, 1.2, 0.8, 5), waves(26, 5), waves(30, 4)
    for side in (-1, 1):
        spoil = heap(170, 70 if side > 0 else 30, (side * (half + 190), 260))
        ground(420, 1500, lambda x, y: rough(x, y) + spoil(x, y), top, 5, (side * (half + 210), 380))
        x, under = side * half, side * (half - 6)
        add('wall', mesh_of([(x, -400, 4), (x, 1200, 4), (under, 1200, deep), (under, -400, deep)], [(0, 1, 2, 3)], top))
    ground(2 * half + 6, 1600, lambda x, y: deep + bottom(x, y), surfaces.granular(YELLOW, 0.8, 0.8, 3), 5, (0, 400))

def sewer():
    half, deep = 62, -150
    trench(half, deep)
    plank, pipe = surfaces.paint('#d8a01c', 0.6, 0.4), surfaces.concrete((0.58, 0.57, 0.55), 0.4)
    add('sheet', box((4, 118, 190), plank, 0.8), ([4 - half, half - 4], row(-160, 121, 7), -50))
    add('rail', box((7, 118, 12), plank, 1.2), ([9 - half, half - 9], row(-160, 121, 7), 8))
    add('pipe', cylinder(34, 196, pipe, 1.2, hollow=26), (0, row(10, 202, 4), deep + 34), (-90, 0, 0))
    add('bell', cylinder(41, 26, pipe, 1.2, hollow=35), (0, row(6, 202, 4), deep + 34), (-90, 0, 0))
    steel = surfaces.metal('#8a8d90', 0.45)
    add('strut', cylinder(5, 2 * half - 12, steel), (6 - half, [150, 390, 640], -18), (0, 90, 0))
    props.folding_rule((-24, -70, deep + 6), 100, 180)
    camera((0, 130, -70), 520, 44, 5, 42, 4, sun=(56, -14, 3.8, 0.5))

def cables():
    deep = -72
    trench(42, deep)
    colors = ((-24, 5.5, '#1c1c1e'), (-11, 5.5, '#1c1c1e'), (3, 3, '#b5231d'), (12, 3, '#d8731a'), (22, 3, '#2c5a9a'))
    for i, (x, radius, color) in enumerate(colors):
        rng = random.Random(i)
        points = [(x + rng.uniform(-1.6, 1.6), y, deep + radius + 2) for y in range(-420, 1100, 60)]
        add('cable', tube(points, radius, surfaces.paint(color, 0.4, 0.1), sides=10))
    add('tape', box((9, 900, 0.2), surfaces.paint('#e8c81c', 0.5)), (34, 520, deep + 34), (0, 8, 4))
    props.shovel((72, 60, 22), 70, (0, -28), 110)
    radius, wood, cable = 62, surfaces.wood('#a98453', 5, 0.2), surfaces.rubber()
    with group((-150, 420, 0), (0, 0, 62)):
        add('core', cylinder(radius * 0.55, 60, wood), (0, -30, radius), (-90, 0, 0))
        add('flange', cylinder(radius, 5, wood, 0.6, sides=64), (0, [-34, 30], radius), (-90, 0, 0))
        for y in row(-25, 5.6, 10):
            add('coil', tube([(x, y, radius + z) for x, z in circle(32, radius * 0.74)], 2.9, cable, closed=True))
    camera((-8, 120, -22), 430, 33, 16, 42, 4, sun=(56, -40, 3.8, 0.5))

def asphalt_works():
    width = 260
    lumps = dunes(width, 1.6, 10, 4)
    line = lambda x, y: y - 0.16 * x - 14 - 5 * noise.noise((x * 0.05, 3, 1))
    rough = lambda far: (0.25 if far > 12 else 1.0) * (0.5 if far > 0 else 0)
    mat = lambda x, y: 5.5 / (1 + math.exp(-line(x, y) * 0.7)) + rough(line(x, y)) * lumps(x, y)
    ground(width * 2.2, width * 2.4, mat, surfaces.asphalt(1.0, 1.1), 1.2, (0, width * 0.15)).location.z = -0.6
    ground(width * 2.4, width * 2.6, waves(40, 0.2), surfaces.asphalt(0.2, 1.2), 6, (0, width * 0.15)).location.z = 0.5
    crumbs = Bed(width, width, 1, None, 3)
    for _ in range(2600):
        x = crumbs.rng.uniform(-0.75, 0.75) * width
        y = 0.16 * x + 14 - abs(crumbs.rng.gauss(0, 16)) + 6
        crumbs.stones.append((x, y, mat(x, y) * 0.4 + 0.5, crumbs.rng.uniform(0.35, 1.3)))
    crumbs.place(boulders(10, True, surfaces.asphalt(1.0, 0.8), 3, 9), 0.8, 0.2)
    steel = surfaces.metal('#5f6265', 0.5, stain=0.5)
    with group((-26, 34, 6), (0, 0, -128)):
        add('beam', box((3, 48, 6), steel, 0.6), (0, 0, 3))
        add('shaft', cylinder(1.6, 165, surfaces.wood('#b98a55', 1.6)), (2, 0, 4), (0, 84, 0))
        add('tooth', box((1.2, 1.2, 7), steel, 0.3), (-1, row(-22, 4, 12), -1))
    cone((96, -22, 0.6), 1.0)
    camera((0, 14, 0), width / 0.62, 40, -14, 52, 6, sun=(24, -74))

def garden():
    stone = rectangle(40, 40, 6, surfaces.concrete((0.62, 0.57, 0.48), 0.2, pores=0.15, vary=0.1), 0.4, 0.8)
    curve = lambda y: 46 * math.sin(y / 260) - 20
    for y, shift in ((row * 41, row % 2 * 3) for row in range(-8, 22)):
        for x in (-40.4, 0, 40.4):
            turn = math.degrees(46 / 260 * math.cos(y / 260))
            add('slab', stone, (curve(y) + x + shift, y, 1.2 + random.gauss(0, 0.12)), (0, 0, turn))
    edges = setts((10, 12), 12, surfaces.stone(GRANITE, 11, 0.75, 0.3, 0.6))
    for y in row(-312, 12, 110):
        for x in (-68, 68):
            add('edge', random.choice(edges), (curve(y) + x, y, 2.6), (random.gauss(0, 2), random.gauss(0, 2), random.gauss(0, 3)))
    hills = waves(220, 9, 2)
    lift = lambda x, y: hills(x, y) * min(1, max(0, abs(x - curve(y)) - 70) / 120) - 0.5
    ground(2400, 3600, lift, surfaces.granular(['#46522a', '#56632f', '#6b753c'], 2, 0.8, cloud=60), 14, (0, 1200))
    def spot(rng):
        y = -190 + 1250 * rng.random() ** 1.6
        x = rng.uniform(-0.62, 0.62) * (520 + y * 0.6)
        return (x, y) if abs(x - curve(y)) > 76 else None
    props.grass(spot, 90_000, (6, 11), 0.7, 3, lift, width=0.55)
    rng, shrubs = random.Random(6), []
    for cx, cy, r in ((-190, 260, 62), (200, 420, 80), (-270, 520, 90), (260, 760, 110), (-120, 900, 90)):
        for _ in range(1500):
            a, b, d = rng.uniform(0, 6.3), rng.uniform(-0.2, 1.5), r * rng.uniform(0.75, 1.05)
            shrubs.append((cx + d * math.cos(a) * math.cos(b), cy + d * math.sin(a) * math.cos(b), 16 + d * math.sin(b)))
    props.leaves(shrubs, (7, 13), None, 4, 10)
    trees(1900, 3600, 520, 5, hills=False)
    camera((0, 190, 10), 640, 21, -6, 46, 5, 560, (34, -66, *HAZY))

def demolition():
    pile, rng = heap(330, 130, (40, 130)), random.Random(7)
    lie = Bed(700, 620, 6, pile, 4, (0, 60))
    lie.fill((16, 70), 1.1, limit=900)
    dirt = surfaces.granular(['#8f8778', '#a59c8c', '#b8ae9c'], 2, 0.7, 8)
    ground(2600, 2600, waves(120, 6), dirt, 18, (0, 600)).location.z = -8
    lumps = boulders(9, True, surfaces.concrete((0.6, 0.59, 0.56), 0.6, vary=0.2), 4, 3, rough=2.5)
    brick = box((24, 11.5, 7.1), surfaces.stone(['#8f4630', '#a3553b', '#7c3a29', '#b06a4a'], 10, 0.85), 0.6, worn=0.5)
    lie.place(lumps, 0.6)
    for _ in range(420):
        a, out = rng.uniform(0, 6.3), abs(rng.gauss(0, 0.6)) * 330
        x, y = 40 + out * math.cos(a), 130 + out * math.sin(a) * 0.8
        z = pile(x, y) + rng.uniform(0, 26)
        add('brick', brick, (x, y, z), (rng.gauss(0, 40), rng.gauss(0, 40), rng.uniform(0, 360)))
    steel = surfaces.rust(4)
    for _ in range(26):
        x, y = rng.uniform(-150, 240), rng.uniform(0, 240)
        z, lean = pile(x, y), [rng.uniform(-60, 60) for _ in range(4)]
        bent = [(x, y, z), (x + lean[0] * 0.4, y + lean[1] * 0.4, z + 45), (x + lean[2], y + lean[3], z + rng.uniform(40, 110))]
        add('bar', tube(bent, 0.8, steel))
    torn = [(-620, 0), (640, 0), (640, 330), (500, 300), (430, 220), (330, 240), (260, 120), (120, 90), (20, 150), (-70, 130)]
    torn += [(-120, 260), (-240, 300), (-330, 420), (-620, 430)]
    add('wall', extruded(torn, 26, surfaces.concrete((0.66, 0.63, 0.58), 0.8, stain=0.6), 1.0), (0, 460, -8))
    trees(2200, 4200, 600, 8)
    camera((20, 110, 60), 900, 13, 16, 46, 8, 820, (36, -62, *HAZY))

def layered_earth():
    """Soil whose colours change with its height up to 150."""
    s = surfaces.Surface(None, 0.95, 0.15)
    height = s.node('SeparateXYZ', _0=s.node('TexCoord').outputs['Object']).outputs[2]
    courses = ((0.0, '#a98656'), (0.34, '#8f6a42'), (0.46, '#6f4d30'), (0.72, '#5a3f29'), (0.8, '#33261c'))
    s.color = s.ramp(s.node('MapRange', _0=height, _2=150).outputs[0], *courses)
    s.cloud(s.noise(2.2, 9, 0.7), (0.3, 0.28), (0.7, 0.68), 0.7)
    s.cloud(s.noise(70, 6), (0.3, 0.36), (0.7, 0.62), 0.7)
    return s.bump(s.noise(7, 9, 0.65), 4, 0.9).done()

def earthworks():
    wall = lambda x, y: 1 / (1 + math.exp(-(y - 90 - 26 * noise.noise((x * 0.006, 1, 3))) * 0.16))
    rough, fine, meadow = waves(46, 9), waves(11, 3, 4), waves(300, 8)
    spoil = heap(380, 150, (-300, 520), 0.3)
    lift = lambda x, y: 128 * wall(x, y) + (0.4 + 0.6 * wall(x, y)) * (rough(x, y) + fine(x, y)) + spoil(x, y)
    ground(2200, 1500, lift, layered_earth(), 6, (0, 380))
    clods = Bed(1600, 1000, 10, None, 3, (0, 200))
    clods.strew(1500, 1, lift, lambda rng: rng.uniform(2, 9) * rng.uniform(0.3, 1), (-600, 600, -260, 700))
    clump = surfaces.granular(['#4a3524', '#604732', '#7c5c3e'], 1.4, 0.9, 4)
    clods.place(boulders(10, False, clump, 3, 8, rough=5), 0.9, 0.2)
    verge = surfaces.granular(MEADOW, 4, 0.6, cloud=120)
    ground(5400, 3600, lambda x, y: 116 + meadow(x, y), verge, 60, (0, 2500))
    props.grass(lambda rng: (rng.uniform(-700, 900), rng.uniform(190, 900)), 26_000, (10, 24), 0.7, 3, lift, width=0.9)
    peg, tape = surfaces.wood('#c8a06a', 3), surfaces.plain('#d8401c')
    pegs_at = lambda up: [(x, 152, lift(x, 152) + up) for x in (-210, 30, 270)]
    add('peg', box((5, 5, 70), peg, 0.4), pegs_at(22), (4, 3, 12))
    add('tape', box((5.4, 5.4, 9), tape), pegs_at(51), (4, 3, 12))
    add('string', tube(pegs_at(44), 0.35, surfaces.plain('#e8e04a'), smooth=False))
    props.shovel((108, -6, 34), 96, (0, -62), 115)
    trees(2900, 5800, 560, 4, hills=False)
    camera((30, 80, 66), 640, 16, -10, 44, 6, 600, (38, -50, *HAZY))

def yard():
    ground(6000, 5200, waves(300, 1.5), surfaces.concrete((0.5, 0.49, 0.47), 1.2, stain=0.5), 60, (0, 1600))
    block = box((158, 78, 78), surfaces.concrete((0.6, 0.59, 0.57), 0.8, stain=0.5, vary=0.14), 2.5)
    for x in row(-1300, 520, 6):
        bay = [(x, 80 + i * 160 + level % 2 * 40, 39 + level * 79) for i in range(3) for level in range(3)]
        add('block', block, bay, (0, 0, 90))
    back = [(i * 160 + level % 2 * 80 - 1300, 570, 39 + level * 79) for i in range(17) for level in range(4)]
    add('block', block, back)
    humus = ['#5f4129', '#7a5636', '#916c47']
    for bay, (colors, crushed, size) in enumerate(((RIVER, False, 14), (YELLOW, None, 3), (DIABASE, True, 16), (LIME, True, 12), (humus, None, 5))):
        at = (520 * bay - 1040, 330)
        pile, rough = heap(250, 190 + 20 * (bay % 2), at, 0.3), waves(30, 9, bay)
        uneven = lambda x, y: pile(x, y) * (1 + 0.05 * noise.noise((x * 0.02, y * 0.02, bay))) + (rough(x, y) if pile(x, y) > 3 else -4)
        ground(500, 520, uneven, surfaces.granular(colors, size * 0.35, 0.9, cloud=60), 7, at)
        if crushed is not None:
            stones = Bed(500, 520, 5, pile, bay, at)
            stones.fill((size * 0.5, size * 1.4), 0.5, 0.75, limit=4500, inside=lambda x, y: pile(x, y) > 2)
            stones.place(boulders(10, crushed, surfaces.stone(colors, size), 2, bay + 1), 0.5)
        add('board', box((120, 4, 44), surfaces.paint('#f2b705', 0.5)), (at[0], 528, 280))
    add('hall', box((3600, 900, 20), surfaces.paint('#4a5157', 0.6), 2), (0, 1500, 620))
    add('post', box((24, 24, 620), surfaces.metal('#7b7f83', 0.5), 1), (row(-1700, 486, 8), 1090, 310))
    add('back', box((3600, 20, 620), surfaces.paint('#8f979c', 0.6, 0.2), 2), (0, 1900, 310))
    trees(3600, 7600, 760, 6)
    camera((0, 300, 100), 2050, 13, -12, 46, 10, 1900, (34, -58, *HAZY))

def street():
    ground(460, 2600, lambda x, y: 0, surfaces.asphalt(0.35, 1.2), 100, (250, 1000))
    kerb = box((14, 98.6, 26), surfaces.stone(['#8d8a88', '#9a9794', '#7f7d7c'], 20, 0.75, 0.3, 0.6), 1.4)
    for i in range(24):
        add('kerb', kerb, (-4, -200 + i * 100, 1), (0, random.gauss(0, 0.3), random.gauss(0, 0.25)))
    small = setts((14, 16.5), 14, surfaces.stone([*GRANITE, '#a8917e'], 14, 0.75, 0.3, 0.6))
    for i in range(-14, 130):
        for col in range(2):
            sett, z = random.choice(small), 0.4 + random.gauss(0, 0.2)
            turn = (random.gauss(0, 2), random.gauss(0, 2), random.gauss(0, 2))
            add('sett', sett, (12 + col * 16.6, i * 16.4 + col * 8, z), turn)
    stone = rectangle(30, 30, 6, surfaces.concrete((0.56, 0.55, 0.52), 0.25, vary=0.14), 0.4, 0.6)
    for col in range(9):
        for course in range(-8, 70):
            at = (-27 - col * 30, course * 30 + col % 2 * 15, 13.6 + random.gauss(0, 0.1))
            add('slab', stone, at, (random.gauss(0, 0.2), random.gauss(0, 0.2), 0))
    lines(200, (300, row(60, 400, 8), 0.25), 0.25, '#dedcd6')
    grate, frame = surfaces.metal('#3f4245', 0.55, stain=0.6), surfaces.metal('#4a4d50', 0.6)
    add('frame', box((34, 52, 4), frame, 0.8), (20, 96, -0.2))
    add('bar', box((26, 2.6, 3), grate, 0.5), (20, row(74, 6.2, 8), 1.2))
    add('dark', box((27, 46, 0.5), surfaces.plain('#050505')), (20, 96, 1.9))
    trees(2400, 5200, 640, 9)
    camera((40, 210, 6), 560, 19, -24, 42, 5, 470, (30, 62, *HAZY))

DRAWN_BY = {
    'baustelle': 'road', 'leistung-strassenbau': 'street', 'leistung-pflasterarbeiten': 'paving_site', 'leistung-kanalbau': 'sewer',
    'leistung-kabeltiefbau': 'cables', 'leistung-asphaltarbeiten': 'asphalt_works', 'leistung-aussenanlagen': 'garden',
    'leistung-abbruch': 'demolition', 'leistung-erdarbeiten': 'earthworks', 'bauhof': 'yard',
}
# Leaves and shadows need more light.
PICTURES = {name: {'draw': draw, 'samples': 60} for name, draw in DRAWN_BY.items()}
PICTURES['baustelle']['frame'] = (1600, 900)
