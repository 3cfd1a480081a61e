"""Precast concrete, steel and what covers roofs."""

import math
import random
import props
import surfaces
from mathutils import Matrix, noise
from paving import bedding, slab, view
from shapes import box, circle, cylinder, extruded, ground, group, sheet, tube, waves
from stones import GRIT, rows
from studio import add, camera, outdoors, row, show

def mats(bar, width=95):
    """Reinforcing mats in a stack on gravel; `bar` is the diameter in centimetres."""
    bedding(width, GRIT, 0.4, 0.5, 0.8)
    ribbed = tube([(-width * 1.1, 0, 0), (width * 1.1, 0, 0)], bar / 2, surfaces.rust(2.5))
    for layer in range(2):
        shift, z = 1.1 * layer, 2.2 + layer * bar * 2.3
        for i in range(-9, 11):
            add('bar', ribbed, (0, i * 15 + shift, z), (0, 0, 0.2 * layer))
            add('bar', ribbed, (i * 15 + shift * 0.7, 0, z + bar), (0, 0, 90 + 0.2 * layer))
    view(width, 46, 22)

def steps():
    rock = surfaces.stone(['#9a9794', '#a6a29e', '#8f8c8a'], 16, 0.8, 0.3, 0.6)
    for i in range(4):
        block = box((100, 35, 15), rock, 0.9, worn=0.8)
        add('step', block, (random.uniform(-0.8, 0.8), i * 33, 7.5 + i * 15), (0, 0, random.gauss(0, 0.3)))
    hills = waves(60, 3)
    rise = lambda y: max(0, min(4.1, (y + 14) / 33)) * 15
    slope = lambda x, y: -0.5 + (rise(y) if abs(x) > 49 else rise(y) * 0.4) + hills(x, y) * 0.4 - (2 if abs(x) < 49 else 0)
    ground(1500, 1500, slope, surfaces.granular(['#46522a', '#56632f', '#6b753c'], 1.4, 0.8, cloud=40), 6, (0, 500))
    def spot(rng):
        x, y = rng.uniform(-210, 210), rng.uniform(-110, 380)
        return (x, y) if abs(x) > 52 or y < -20 or y > 122 else None
    props.grass(spot, 60_000, (4, 8), 0.7, 3, slope, width=0.4)
    camera((0, 44, 22), 300, 30, -24, 50, 3, sun=(40, -62))

def kerbs(outline, rows_of):
    wood = surfaces.wood('#b98e58', 3)
    width = max(x for x, _ in outline) - min(x for x, _ in outline) + 1.2
    tall = max(z for _, z in outline) + 0.6
    piece = extruded(outline, 99.5, surfaces.concrete((0.6, 0.59, 0.57), 0.3, stain=0.45), 0.8)
    rng = random.Random(3)
    add('timber', box((rows_of[0] * width + 8, 8, 6), wood, 0.4), (0, [-32, 32], 3))
    for level, count in enumerate(rows_of):
        for i in range(count):
            at = ((i - (count - 1) / 2) * width, rng.uniform(-1, 1), 6 + level * tall)
            add('kerb', piece, at, (0, 0, rng.gauss(0, 0.3)))
    show(110, (0, 0, tall * len(rows_of) / 2 + 2), 275, 22, 34, 3)

def ring():
    stone = surfaces.concrete((0.62, 0.61, 0.59), 0.5, stain=0.5)
    add('ring', cylinder(62, 50, stone, 0.9, hollow=50, sides=128))
    add('lip', cylinder(56, 4, stone, 0.5, hollow=50.2, sides=128), (0, 0, 49.5))
    iron = surfaces.paint('#d8b21c', 0.5, 0.3)
    add('step', tube([(-15, 50, 30), (-15, 37, 30), (15, 37, 30), (15, 50, 30)], 1.3, iron, smooth=False))
    props.folding_rule((-40, -76, 0.4), 12, 62)
    show(120, (0, 0, 20), 330, 27, 18, 3)

def plain_tile(width, length, thick, material, end='square', rough=0.0):
    """Five flat tiles whose lower end, to the front, is straight or round. Split slate is `rough`."""
    tiles, half = [], width / 2
    for k in range(5):
        outline = [(half, length), (-half, length)]
        if end == 'round':
            outline += [(-half * x, half * 0.55 * (1 - y)) for x, y in circle(32)[:17]]
        else:
            outline += [(-half + width * i / 12, rough * noise.noise((i * 0.9, k * 7, 1))) for i in range(13)]
        mesh = slab(outline, thick, material, thick * 0.22)
        mesh.transform(Matrix.Translation((0, 0, thick)))
        for v in mesh.vertices:
            v.co.z += rough * 0.5 * noise.noise((v.co.x * 0.2, v.co.y * 0.2, k * 5))
        tiles.append(mesh)
    return tiles

def profiled_tile(points, length, thick, material):
    """A tile pressed to a profile through points (x, z), rounded by cosines, its lower end at y = 0."""
    profile = [
        (x0 + (x1 - x0) * t, z0 + (z1 - z0) * (1 - math.cos(math.pi * t)) / 2)
        for (x0, z0), (x1, z1) in zip(points, points[1:])
        for t in (i / 8 for i in range(8))
    ]
    mesh = sheet([*profile, points[-1]], length, thick, material)
    mesh.transform(Matrix.Translation((0, length / 2, thick)))
    return [mesh]

CLAY = dict(color='#a4523a', vary=0.14)
SLATE, SHINGLE = ['#4a5058', '#545a62', '#42474e', '#5c626a', '#4d4f58'], ['#1c1e20', '#34373a', '#4c5054']
FLAT = [(-13, 2.6), (-10.4, 2.6), (-9.6, 0.5), (-1.4, 0.5), (-0.6, 1.5), (0.6, 1.5), (1.4, 0.5), (9.6, 0.5), (10.8, 0), (13.4, 0)]
WAVED = [(-16.5, 2.6), (-13.5, 4.2), (-10.5, 2.6), (-6, 0.2), (-3, 1.6), (0, 4.2), (3, 1.6), (6, 0.2), (10.5, 0.4), (16.8, 0.2)]
TILES = {
    'beaver': lambda: plain_tile(17.6, 37, 1.3, surfaces.clay(**CLAY, size=18), 'round'),
    'slate': lambda: plain_tile(29.6, 60, 0.7, surfaces.stone(SLATE, 24, 0.6, 0.4), rough=0.7),
    'shingle': lambda: plain_tile(32.6, 33, 0.35, surfaces.granular(SHINGLE, 0.16, 0.9, contrast=0.2)),
    'flat': lambda: profiled_tile(FLAT, 41, 1.4, surfaces.clay(**CLAY, size=26)),
    'concrete': lambda: profiled_tile(WAVED, 42, 1.3, surfaces.paint('#34383c', 0.55, 0.2, 30)),
}

def covered(tile, pitch, course, width, lift, shift=0.5, gap=0.25, tilt=0.35):
    """Tiles in courses from the eaves up, each over the one below. `pitch` and `course` are distances."""
    rng, tiles, slope = random.Random(11), TILES[tile](), 34
    a, dip = math.radians(slope), math.degrees(math.atan2(lift, course))
    along, across = int(width * 1.5 / course) + 3, int(width * 1.3 / pitch) + 3
    for row in range(-int(along * 0.45), along):
        for col in range(-across // 2 - 1, across // 2 + 2):
            x = (col + (shift if row % 2 else 0)) * pitch + rng.gauss(0, gap * 0.3)
            up = row * course + rng.gauss(0, gap * 0.5)
            at = (x, up * math.cos(a), up * math.sin(a) + rng.gauss(0, gap * 0.15))
            add('tile', rng.choice(tiles), at, (slope - dip + rng.gauss(0, tilt), rng.gauss(0, tilt), rng.gauss(0, tilt)))
    camera((0, 0, 0), width / 0.6, 40 + slope * 0.25, 16, 60, width * 0.02, sun=(44, -58))

def trapezoidal():
    steel, screw, rubber = surfaces.paint('#3b4045', 0.42, 0.12, 60), surfaces.metal('#c4c6c8', 0.3), surfaces.rubber()
    profile = [(i * 20.7 + x, z) for i in range(-8, 9) for x, z in ((0, 0), (8, 0), (9.8, 3.5), (18.9, 3.5))]
    add('sheet', sheet(profile, 420, 0.12, steel, 4), (0, 60, 0), (24, 0, 0))
    with group((0, 60, 0), (24, 0, 0)):
        at = (row(-151.3, 20.7, 17), [-36, 64, 164], 3.5)
        add('washer', cylinder(0.95, 0.25, rubber), at)
        add('screw', cylinder(0.55, 0.7, screw, 0.1, sides=6), at)
    camera((0, 20, -14), 125 / 0.6, 50, 24, 60, 2.5, sun=(40, -62))

def at_the_eaves(what):
    """A tiled roof with what belongs to its edge: the ridge, the gutter or a window."""
    tile, slope = TILES['flat'](), math.radians(34)
    rng = random.Random(5)
    low, high = {'ridge': (-12, 0), 'gutter': (0, 9), 'window': (-3, 9)}[what]
    for course in range(low, high):
        for col in range(-9, 10):
            if what != 'window' or not (abs(col * 23.8) < 44 and 1 <= course <= 3):
                up = course * 35 + (2 if what == 'ridge' else 0)
                turn = (34 - 4.2 + rng.gauss(0, 0.25), rng.gauss(0, 0.25), rng.gauss(0, 0.2))
                add('tile', tile[0], (col * 23.8, up * math.cos(slope), up * math.sin(slope)), turn)
    clay, zinc = surfaces.clay(**CLAY, size=26), surfaces.metal('#9aa1a6', 0.45, 20, 0.3)
    if what == 'ridge':
        outline = [(x * 13, z * 11) for x, z in circle(40)[:21]]
        outline += [(x * 0.89, z * 0.87) for x, z in reversed(outline)]
        cap = extruded(outline, 42, clay, 0.2)
        for v in cap.vertices:
            grow = 1 + 0.1 * (v.co.y / 21)
            v.co.x, v.co.z = v.co.x * grow, v.co.z * grow
        for i in range(-6, 7):
            add('cap', cap, (i * 36, 6, 5 + rng.gauss(0, 0.15)), (0, 2, -90 + rng.gauss(0, 0.4)))
        camera((0, -14, 4), 250, 24, 18, 60, 3)
    if what == 'gutter':
        half = [(-x * 7.6, -z * 7.6) for x, z in circle(48)[:25]]
        add('gutter', sheet(half, 520, 0.2, zinc, 8), (0, -6, 2.5), (0, 0, 90))
        add('bead', tube([(-260, -14, 2.8), (260, -14, 2.8)], 1.0, zinc))
        for x in row(-212, 58, 9):
            add('bracket', tube([(x, -6 + y * 1.04, 2.3 + z * 1.05) for y, z in half], 0.75, zinc))
        add('outlet', cylinder(4.4, 40, zinc), (36, -6, -42))
        wall = surfaces.concrete((0.78, 0.74, 0.66), 0.5, pores=0.1, stain=0.2)
        add('wall', box((700, 20, 400), wall), (0, 62, -205))
        add('board', box((700, 3, 20), surfaces.paint('#e6e2d8', 0.5)), (0, 6, -11))
        camera((0, 6, 1), 212.5, 12, 24, 60, 2.5)
    if what == 'window':
        frame, pane = surfaces.paint('#3a3f44', 0.4, 0.1, 30), surfaces.glass((0.16, 0.22, 0.28))
        y, z = 90 * math.cos(slope), 90 * math.sin(slope)
        with group((0, y, z + 3), (34, 0, 0)):
            add('pane', box((62, 100, 1), pane), (0, 0, 6))
            add('frame', box((9, 122, 12), frame, 0.8), ([-36, 36], 0, 2))
            add('frame', box((80, 9, 12), frame, 0.8), (0, [57, -57], 2))
            add('sash', box((5.4, 122, 10), frame, 0.6), ([-31.68, 31.68], 0, 5))
            add('sash', box((62, 5, 10), frame, 0.6), (0, [51.3, -51.3], 5))
            add('apron', box((96, 26, 0.6), frame, 0.2), (0, -72, 1))
        camera((0, y, z), 205 / 0.6, 50, 18, 60, 3)
    outdoors(42, -58)

def downpipe():
    zinc = surfaces.metal('#9aa1a6', 0.42, 20, 0.3)
    reds = surfaces.stone(['#8f4630', '#a3553b', '#7c3a29', '#b06a4a', '#944d36'], 10, 0.85)
    brick = box((23.6, 11, 6.8), reds, 0.4, worn=0.35)
    for row in range(-9, 10):
        for col in range(-5, 6):
            add('brick', brick, (col * 25 + (row % 2) * 12.5, 16 + random.gauss(0, 0.15), row * 8.2))
    add('mortar', box((400, 10, 400), surfaces.concrete((0.6, 0.57, 0.52), 0.3)), (0, 16.6, 0))
    add('pipe', cylinder(5, 200, zinc, sides=64), (0, 2, -110))
    add('socket', cylinder(5.45, 90, zinc, 0.2, sides=64), (0, 2, -92))
    z = [-28.4, 35.6]
    add('clamp', cylinder(5.9, 3.2, zinc, 0.3, sides=64), (0, 2, [-30, 34]))
    add('pin', cylinder(0.7, 10, zinc), (0, 14, z), (90, 0, 0))
    add('bolt', cylinder(0.8, 3.4, zinc, 0.1, sides=6), (7.2, 0.4, z), (90, 0, 0))
    add('lug', box((3.4, 1.2, 3), zinc, 0.2), (6.8, 1.6, z))
    camera((0, 4, 0), 175, 4, -16, 60, 1.4, sun=(36, -58))

PICTURES = {
    **rows('mats', betonstahlmatte_q188={'bar': 0.6}, betonstahlmatte_q257={'bar': 0.75, 'width': 78}),
    **rows('steps', blockstufe_granit={}),
    **rows('kerbs',
        tiefbordstein={'outline': [(-4, 0), (4, 0), (4, 22.5), (2, 25), (-2, 25), (-4, 22.5)], 'rows_of': (6, 5, 4)},
        hochbordstein={'outline': [(-7.5, 0), (7.5, 0), (7.5, 16), (4.5, 30), (-7.5, 30)], 'rows_of': (4, 3)}),
    **rows('ring', schachtring={}),
    **rows('covered',
        biberschwanzziegel={'tile': 'beaver', 'pitch': 17.9, 'course': 15.5, 'width': 120, 'lift': 2.9},
        naturschiefer={'tile': 'slate', 'pitch': 30, 'course': 26, 'width': 190, 'lift': 1.7},
        bitumenschindeln={'tile': 'shingle', 'pitch': 33, 'course': 14, 'width': 130, 'lift': 0.6, 'gap': 0.1, 'tilt': 0.1},
        flachdachziegel={'tile': 'flat', 'pitch': 23.8, 'course': 35, 'width': 160, 'lift': 2.6, 'shift': 0, 'tilt': 0.25},
        betondachstein={'tile': 'concrete', 'pitch': 30, 'course': 34, 'width': 180, 'lift': 2.6, 'shift': 0, 'tilt': 0.2}),
    **rows('trapezoidal', trapezblech={}),
    **rows('at_the_eaves', firstziegel={'what': 'ridge'}, dachrinne={'what': 'gutter'}, dachflaechenfenster={'what': 'window'}),
    **rows('downpipe', fallrohr={}),
}
