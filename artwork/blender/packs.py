"""Goods in sacks, big bags, rolls and bundles."""

import math
import random
import bmesh
import surfaces
from mathutils import Matrix, Vector, noise
from sands import HUMUS, PALE, QUARTZ
from shapes import Bed, boulders, box, cylinder, extruded, from_bmesh, ground, group, heap, label, tube
from stones import DIABASE, GRANITE, RIVER, rows
from studio import add, show

def cushion(size, material, bulge, pinch, seed, creases=0.5):
    """A filled bag: a box whose sides swell and whose ends are pressed flat by a seam."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=26, use_grid_fill=True)
    half, move = Vector(size) / 2, Vector((seed * 7.3, seed * 3.1, 0))
    for v in shape.verts:
        x, y, z = v.co
        swell = (1 - pinch * abs(x) ** 7) * (1 + bulge * (1 - x * x) * (1 - y * y)) * (1 - 0.28 * abs(y) ** 5)
        wide, deep = 0.94 + 0.06 * math.sqrt(max(0, 1 - 0.35 * y * y)), 0.92 + 0.08 * math.sqrt(max(0, 1 - 0.14 * x * x))
        v.co = (x * half.x * wide, y * half.y * deep, z * half.z * swell)
        fold = noise.noise(Vector((v.co.x / 5, v.co.y / 16, seed))) + 0.6 * noise.noise(v.co / 4 + move)
        v.co += v.normal * fold * creases * (0.35 + abs(x) ** 3)
    return from_bmesh(shape, material, 180)

def sack(text, small, band, paper='#c9b28c', plastic=False, spilled=False):
    skin = surfaces.paint(paper, 0.35, 0.1, 20) if plastic else surfaces.cloth(paper, 0.12, 0.8)
    strip = surfaces.paint(band, 0.5, 0.1, 20)
    for level in range(3):
        at, turn = (30, 22, 7 + level * 11.6), (0, 0, 4 - level * 3)
        add('sack', cushion((62, 44, 13), skin, 0.12, 0.82, 3 + level), at, turn)
        add('strip', cushion((17, 44.6, 13.2), strip, 0.06, 0.0, 3 + level, 0.2), at, turn)
    with group((-26, -14, 31.5)) as leaning:
        add('sack', cushion((64, 46, 15), skin, 0.16, 0.82, 9))
        add('strip', cushion((20, 46.5, 16), strip, 0.16, 0.05, 9, 0.2), (2, 0, 0.15))
        label(text, 6.6, surfaces.plain('#f2efe8'), (2, 0, 9.9), (0, 0, -90), 0.06, 0.02)
        label(small, 5.2, surfaces.plain('#26221e'), (-16, 0, 9.1), (0, -3, -90), 0.06, 0.02)
    upright = Matrix(((0, -1, 0), (0, 0, -1), (1, 0, 0)))
    lean = Matrix.Rotation(math.radians(14), 3, 'Z') @ Matrix.Rotation(math.radians(-9), 3, 'X')
    leaning.rotation_euler = (lean @ upright).to_euler()
    if spilled:
        pile = heap(21, 6.5, (26, -34), 0.4)
        ground(46, 46, lambda x, y: pile(x, y) - 0.05, surfaces.granular(QUARTZ, 0.09, 0.8), 0.35, (26, -34))
    show(80, (4, 0, 27), 215, 14, 4, 2)

def big_bag(colors, crushed=None, size=(1.6, 3.2), grain=0.2):
    weave, blue = surfaces.cloth('#e4e1d8', 0.35, 0.75, dirt=0.25), surfaces.cloth('#2c5f9a', 0.3, 0.7)
    bag = cushion((96, 92, 88), weave, 0.02, 0.0, 4, 0.9)
    for v in bag.vertices:
        x, y, z = v.co.x / 46, v.co.y / 46, v.co.z / 44
        swell = 1 + 0.12 * (1 - z * z) * (1 - 0.3 * z)
        v.co.x, v.co.y = v.co.x * swell, v.co.y * swell
        if z > 0.75:
            v.co.z = 44 * 0.75 + (z - 0.75) * 6 - 7 * max(0, 1 - max(abs(x), abs(y)))
    add('bag', bag, (0, 0, 42.5))
    pile = heap(60, 15, (0, 0), 0.5)
    top = lambda x, y: 74 + pile(x, y)
    ground(88, 86, lambda x, y: top(x, y) + 0.8 * noise.noise((x * 0.2, y * 0.2, 1)), surfaces.granular(colors, grain, 0.9), 0.8)
    if crushed is not None:
        lie = Bed(92, 90, 0.5, top, 5)
        lie.fill(size, 1.2, 0.75, inside=lambda x, y: max(abs(x), abs(y)) < 40, limit=9000)
        lie.place(boulders(12, crushed, surfaces.stone(colors, size[1]), 3, 4), 0.4)
    up = [(44.69, 25.42, 52), (43.46, 28.7, 80), (40.18, 29.52, 112), (36.9, 35.26, 116)]
    loop = up + [(32.8, 40.18, 110), (29.52, 43.46, 80), (26.24, 44.69, 52)]
    for sx, sy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        add('loop', tube([(sx * x, sy * y, z) for x, y, z in loop], 2.0, blue))
    seam = [(sx * 46.5, sy * 45, 77) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    add('seam', tube(seam, 0.9, weave, closed=True, smooth=False))
    show(130, (0, 0, 56), 400, 21, 27, 3)

def roll(width, radius, color, inner=None, band=None, unrolled=0, soft=False, turns=9):
    skin = surfaces.cloth(color, 0.3, 0.9) if soft else surfaces.granular([color, inner or color], 0.22, 0.5, contrast=0.2)
    spiral = []
    for i in range(turns * 28 + 1):
        a = i / 28 * 2 * math.pi
        r = radius * (0.3 + 0.7 * i / (turns * 28)) * (1 + 0.008 * math.sin(a * 3.1))
        spiral.append((r * math.sin(a), -r * math.cos(a)))
    if unrolled:
        end = spiral[-1][0]
        spiral += [(end + unrolled * t / 12, -radius * (1 - 0.02 * math.sin(t * 1.3))) for t in range(1, 13)]
    thick, strip = radius * 0.7 / turns * 0.86, []
    for (x, z), before, after in zip(spiral, [spiral[0], *spiral], [*spiral[1:], spiral[-1]]):
        along = (Vector(after) - Vector(before)).normalized()
        strip.append((x - along.y * thick, z + along.x * thick))
    with group((0, 0, radius), (0, 0, 38)):
        add('roll', extruded(spiral + strip[::-1], width, skin, 0, 60))
        core = cylinder(radius * 0.29, width * 0.99, surfaces.cloth('#8a6a45', 0.3), hollow=radius * 0.24)
        add('core', core, (0, width / 2, 0), (90, 0, 0))
        if band:
            tape = cylinder(radius * 1.012, width * 0.24, surfaces.paint(band, 0.5), sides=96)
            add('band', tape, (0, width * 0.12, 0), (90, 0, 0))
    size = max(width, radius * 3) * 0.9
    show(size, (size * 0.1 if unrolled else 0, 0, radius * 0.9), size * 2.35, 21, 0, size * 0.02)

def battens():
    spruce, steel = surfaces.wood('#e6d0a6', 2.2, 0.12), surfaces.metal('#6f7479', 0.4)
    batten = box((160, 5.9, 3.9), spruce, 0.12)
    rng = random.Random(4)
    for i in range(6):
        for j in range(7):
            add('batten', batten, (rng.uniform(-1.2, 1.2), (i - 2.5) * 6, 7 + j * 4))
    add('strap', box((1.9, 36.6, 28.8), steel, 0.3), ([-48, 46], 0, 19))
    add('timber', box((7, 44, 5), spruce, 0.3), ([-55.2, 52.9], 0, 2.5))
    show(110, (0, 0, 16), 285, 22, 52)

def boards():
    foam = box((122, 62, 11.6), surfaces.granular(['#d8bf6a', '#e2cc80', '#ead894'], 0.2, 0.3, contrast=0.2), 0.15)
    foil = box((122.3, 62.3, 0.25), surfaces.metal('#c9ccce', 0.35, 30))
    for z in (6.2 + j * 12.2 for j in range(5)):
        x = random.uniform(-0.8, 0.8)
        add('foam', foam, (x, 0, z), (0, 0, random.gauss(0, 0.4)))
        add('foil', foil, (x, 0, [z - 5.9, z + 5.9]))
    show(115, (0, 0, 27), 330, 23, 34)

PICTURES = {
    **rows('sack',
        estrichbeton_sack={'text': 'ESTRICH', 'small': 'BETON', 'band': '#3a3d40', 'paper': '#b9b2a4'},
        fertigbeton_sack={'text': 'BETON', 'small': 'C25/30', 'band': '#a32a22'},
        zement_cem_ii_sack={'text': 'ZEMENT', 'small': '32,5 R', 'band': '#2f6b3c'},
        zement_cem_i_sack={'text': 'ZEMENT', 'small': '42,5 R', 'band': '#23548c'},
        mauermoertel_sack={'text': 'MÖRTEL', 'small': 'M 5', 'band': '#a8562a'},
        spielsand_sack={'text': 'SAND', 'small': '0/2', 'band': '#d39a12', 'paper': '#ece8dd', 'plastic': True},
        quarzsand={'text': 'QUARZ', 'small': '0,4–0,8', 'band': '#4a8aa8', 'paper': '#e6e2d8', 'spilled': True}),
    **rows('big_bag',
        big_bag_kies={'colors': RIVER, 'crushed': False},
        big_bag_sand={'colors': PALE, 'grain': 0.15},
        big_bag_schotter={'colors': DIABASE, 'crushed': True, 'size': (0.8, 3.2)},
        big_bag_splitt={'colors': GRANITE, 'crushed': True, 'size': (0.6, 1.2)},
        big_bag_mutterboden={'colors': HUMUS, 'crushed': False, 'size': (0.6, 2.0)}),
    **rows('roll',
        geotextil={'width': 160, 'radius': 24, 'color': '#dcd9d2', 'soft': True, 'unrolled': 70},
        unterdeckbahn={'width': 130, 'radius': 15, 'color': '#6d8aa5', 'soft': True, 'band': '#e4e2dc'},
        bitumen_schweissbahn={'width': 100, 'radius': 15, 'color': '#1b1d1f', 'inner': '#46494d', 'band': '#a8342a', 'turns': 7}),
    **rows('battens', dachlatte={}),
    **rows('boards', pir_daemmung={}),
}
