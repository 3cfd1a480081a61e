"""Goods in sacks, big bags, rolls and bundles."""

import math
import random

import bmesh
import props
import surfaces
from grains import Bed, heap
from mathutils import Matrix, Vector, noise
from sands import HUMUS, PALE, QUARTZ
from shapes import boulders, box, cylinder, extruded, from_bmesh, ground, label, tube
from stones import DIABASE, GRANITE, RIVER, rows
from studio import add, backdrop, camera

FLOOR = '#cfccc6'


def cushion(size, material, bulge, pinch, seed, creases=0.5):
    """A filled bag: a box whose sides swell and whose ends are pressed flat by a seam."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=26, use_grid_fill=True)
    half = Vector(size) / 2
    move = Vector((seed * 7.3, seed * 3.1, 0))
    for v in shape.verts:
        x, y, z = v.co
        flat = 1 - pinch * abs(x) ** 7
        round_x, round_y = math.sqrt(max(0, 1 - 0.35 * y * y)), math.sqrt(max(0, 1 - 0.14 * x * x))
        swell = 1 + bulge * (1 - x * x) * (1 - y * y)
        v.co = Vector((x * half.x * (0.94 + 0.06 * round_x), y * half.y * (0.92 + 0.08 * round_y), z * half.z * flat * swell * (1 - 0.28 * abs(y) ** 5)))
        fold = noise.noise(Vector((v.co.x / 5, v.co.y / 16, seed))) + 0.6 * noise.noise(v.co / 4 + move)
        v.co += v.normal * fold * creases * (0.35 + abs(x) ** 3)
    return from_bmesh('cushion', shape, material, 180)


def sack(text, small, band, paper='#c9b28c', plastic=False, spilled=False):
    """One sack that leans, three that lie; its label is printed on the front."""
    skin = surfaces.paint(paper, 0.35, 0.1, 20) if plastic else surfaces.cloth(paper, 0.12, 0.8)
    strip = surfaces.paint(band, 0.5, 0.1, 20)
    ink = surfaces.plain('#26221e')
    white = surfaces.plain('#f2efe8')
    for level in range(3):
        at = (30, 22, 7 + level * 11.6)
        add('sack', cushion((62, 44, 13), skin, 0.12, 0.82, 3 + level), at, (0, 0, 4 - level * 3))
        add('strip', cushion((17, 44.6, 13.2), strip, 0.06, 0.0, 3 + level, 0.2), at, (0, 0, 4 - level * 3))
    parts = [add('sack', cushion((64, 46, 15), skin, 0.16, 0.82, 9))]
    parts.append(add('strip', cushion((20, 46.5, 16), strip, 0.16, 0.05, 9, 0.2), (2, 0, 0.15)))
    parts.append(label(text, 6.6, white, (2, 0, 9.9), (0, 0, -90), 0.06))
    parts.append(label(small, 5.2, ink, (-16, 0, 9.1), (0, -3, -90), 0.06))
    for part in parts[2:]:
        part.data.bevel_depth = 0.02
    handle = props.group(parts, (-26, -14, 31.5))
    upright = Matrix(((0, -1, 0), (0, 0, -1), (1, 0, 0)))
    lean = Matrix.Rotation(math.radians(14), 3, 'Z') @ Matrix.Rotation(math.radians(-9), 3, 'X')
    handle.rotation_euler = (lean @ upright).to_euler()
    if spilled:
        pile = heap(21, 6.5, (26, -34), 0.4)
        sand = surfaces.granular(QUARTZ, 0.09, 0.8)
        ground(46, 46, lambda x, y: pile(x, y) - 0.05, sand, 0.35, (26, -34))
    backdrop(80, surfaces.plain(FLOOR, 0.8))
    camera((4, 0, 27), 215, 14, 4, 62, 2)


def big_bag(colors, crushed=None, size=(1.6, 3.2), grain=0.2):
    """A bag of woven polypropylene, 90 cm wide, by whose four loops a crane lifts a ton."""
    weave = surfaces.cloth('#e4e1d8', 0.35, 0.75, dirt=0.25)
    blue = surfaces.cloth('#2c5f9a', 0.3, 0.7)
    bag = cushion((96, 92, 88), weave, 0.02, 0.0, 4, 0.9)
    for v in bag.vertices:
        x, y, z = v.co.x / 46, v.co.y / 46, v.co.z / 44
        swell = 1 + 0.12 * (1 - z * z) * (1 - 0.3 * z)
        v.co.x, v.co.y = v.co.x * swell, v.co.y * swell
        if z > 0.75:
            v.co.z = 44 * 0.75 + (z - 0.75) * 6 - 7 * max(0, 1 - max(abs(x), abs(y)))
    add('bag', bag, (0, 0, 42.5))
    pile = heap(60, 15, (0, 0), 0.5)
    rim = 44 + 33
    inside = lambda x, y: max(abs(x), abs(y)) < 40
    ground(88, 86, lambda x, y: rim - 3 + pile(x, y) + 0.8 * noise.noise((x * 0.2, y * 0.2, 1)), surfaces.granular(colors, grain, 0.9), 0.8)
    if crushed is not None:
        lie = Bed(92, 90, 0.5, lambda x, y: rim - 3 + pile(x, y), 5)
        lie.fill(size, 1.2, 0.75, inside=inside, limit=9000)
        lie.place(boulders(12, crushed, surfaces.stone(colors, size[1]), 3, 4), 0.4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * 41, sy * 41
            loop = [(x * 1.09, y * 0.62, 52), (x * 1.06, y * 0.7, 80), (x * 0.98, y * 0.72, 112), (x * 0.9, y * 0.86, 116), (x * 0.8, y * 0.98, 110), (x * 0.72, y * 1.06, 80), (x * 0.64, y * 1.09, 52)]
            add('loop', tube(loop, 2.0, blue, sides=4)).scale.z = 1.0
    seam = [(sx * 46.5, sy * 45, rim) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    add('seam', tube(seam, 0.9, weave, closed=True, smooth=False))
    backdrop(130, surfaces.plain(FLOOR, 0.8))
    camera((0, 0, 56), 400, 21, 27, 62, 3)


def roll(width, radius, color, inner=None, band=None, unrolled=0, soft=False, turns=9):
    """A roll that lies, its end to the front; some of it may be unrolled."""
    skin = surfaces.cloth(color, 0.3, 0.9) if soft else surfaces.granular([color, inner or color], 0.22, 0.5, contrast=0.2)
    core = surfaces.cloth('#8a6a45', 0.3)
    spiral = []
    for i in range(turns * 28 + 1):
        a = i / 28 * 2 * math.pi
        r = radius * (0.3 + 0.7 * i / (turns * 28)) * (1 + 0.008 * math.sin(a * 3.1))
        spiral.append((r * math.sin(a), -r * math.cos(a)))
    if unrolled:
        spiral += [(spiral[-1][0] + unrolled * t / 12, -radius * (1 - 0.02 * math.sin(t * 1.3))) for t in range(1, 13)]
    thick = radius * 0.7 / turns
    strip = []
    for i, (x, z) in enumerate(spiral):
        before, after = Vector(spiral[max(0, i - 1)]), Vector(spiral[min(len(spiral) - 1, i + 1)])
        along = (after - before).normalized()
        strip.append((x - along.y * thick * 0.86, z + along.x * thick * 0.86))
    body = extruded(spiral + strip[::-1], width, skin, smooth_angle=60)
    parts = [add('roll', body), add('core', cylinder(radius * 0.29, width * 0.99, core, hollow=radius * 0.24), (0, width / 2, 0), (90, 0, 0))]
    if band:
        parts.append(add('band', cylinder(radius * 1.012, width * 0.24, surfaces.paint(band, 0.5), sides=96), (0, width * 0.12, 0), (90, 0, 0)))
    props.group(parts, (0, 0, radius), (0, 0, 38))
    size = max(width, radius * 3) * 0.9
    backdrop(size, surfaces.plain(FLOOR, 0.8))
    camera((size * 0.1 if unrolled else 0, 0, radius * 0.9), size * 2.35, 21, 0, 62, size * 0.02)


def battens():
    """A bundle of battens of spruce, 40 × 60 mm, with straps of steel."""
    spruce, steel = surfaces.wood('#e6d0a6', 2.2, 0.12), surfaces.metal('#6f7479', 0.4)
    batten = box((160, 5.9, 3.9), spruce, 0.12)
    rng = random.Random(4)
    for i in range(6):
        for j in range(7):
            add('batten', batten, (rng.uniform(-1.2, 1.2), (i - 2.5) * 6, 7 + j * 4), (0, 0, 0))
    for x in (-48, 46):
        add('strap', box((1.9, 36.6, 28.8), steel, 0.3), (x, 0, 19))
        add('timber', box((7, 44, 5), spruce, 0.3), (x * 1.15, 0, 2.5))
    backdrop(110, surfaces.plain(FLOOR, 0.8))
    camera((0, 0, 16), 285, 22, 52, 62, 2.5)


def boards():
    """A stack of PIR boards, faced with aluminium."""
    foam, foil = surfaces.granular(['#d8bf6a', '#e2cc80', '#ead894'], 0.2, 0.3, contrast=0.2), surfaces.metal('#c9ccce', 0.35, 30)
    for j in range(5):
        x = random.uniform(-0.8, 0.8)
        add('foam', box((122, 62, 11.6), foam, 0.15), (x, 0, 6.2 + j * 12.2), (0, 0, random.gauss(0, 0.4)))
        for side in (-1, 1):
            add('foil', box((122.3, 62.3, 0.25), foil), (x, 0, 6.2 + j * 12.2 + side * 5.9), (0, 0, 0))
    backdrop(115, surfaces.plain(FLOOR, 0.8))
    camera((0, 0, 27), 330, 23, 34, 62, 2.5)


PICTURES = {
    **rows(
        'sack',
        estrichbeton_sack={'text': 'ESTRICH', 'small': 'BETON', 'band': '#3a3d40', 'paper': '#b9b2a4'},
        fertigbeton_sack={'text': 'BETON', 'small': 'C25/30', 'band': '#a32a22'},
        zement_cem_ii_sack={'text': 'ZEMENT', 'small': '32,5 R', 'band': '#2f6b3c'},
        zement_cem_i_sack={'text': 'ZEMENT', 'small': '42,5 R', 'band': '#23548c'},
        mauermoertel_sack={'text': 'MÖRTEL', 'small': 'M 5', 'band': '#a8562a'},
        spielsand_sack={'text': 'SAND', 'small': '0/2', 'band': '#d39a12', 'paper': '#ece8dd', 'plastic': True},
        quarzsand={'text': 'QUARZ', 'small': '0,4–0,8', 'band': '#4a8aa8', 'paper': '#e6e2d8', 'spilled': True},
    ),
    **rows(
        'big_bag',
        big_bag_kies={'colors': RIVER, 'crushed': False},
        big_bag_sand={'colors': PALE, 'grain': 0.15},
        big_bag_schotter={'colors': DIABASE, 'crushed': True, 'size': (0.8, 3.2)},
        big_bag_splitt={'colors': GRANITE, 'crushed': True, 'size': (0.6, 1.2)},
        big_bag_mutterboden={'colors': HUMUS, 'crushed': False, 'size': (0.6, 2.0)},
    ),
    **rows(
        'roll',
        geotextil={'width': 160, 'radius': 24, 'color': '#dcd9d2', 'soft': True, 'unrolled': 70},
        unterdeckbahn={'width': 130, 'radius': 15, 'color': '#6d8aa5', 'soft': True, 'band': '#e4e2dc'},
        bitumen_schweissbahn={'width': 100, 'radius': 15, 'color': '#1b1d1f', 'inner': '#46494d', 'band': '#a8342a', 'turns': 7},
    ),
    **rows('battens', dachlatte={}),
    **rows('boards', pir_daemmung={}),
}
