"""Paving stones and slabs as they are laid, and concrete as it is poured."""

import math
import random
from itertools import product
import bpy
import props
import surfaces
from mathutils import Matrix, Vector, noise
from sands import dunes
from shapes import Bed, boulders, box, cylinder, extruded, ground, tube, waves
from stones import BASALT, GRANITE, GRIT, YELLOW, rows
from studio import add, camera

def slab(outline, height, material, bevel=0.3):
    """A flat stone over an outline in (x, y), its top at z = 0."""
    mesh = extruded(outline, height, material, bevel)
    mesh.transform(Matrix.Translation((0, 0, -height / 2)) @ Matrix.Rotation(math.radians(-90), 4, 'X'))
    return mesh

def rectangle(length, width, height, material, bevel=0.3, joint=0.4):
    mesh = box((length - joint, width - joint, height), material, bevel)
    mesh.transform(Matrix.Translation((0, 0, -height / 2)))
    return mesh

def setts(size, height, material, count=10):
    """Split cubes of natural stone, no two alike. Sizes from smallest to largest edge."""
    rng = random.Random(int(size[0] * 10))
    stones = []
    for _ in range(count):
        length, width = rng.uniform(*size), rng.uniform(*size)
        mesh = box((length, width, height), material, length * 0.09, 3, worn=length * 0.12 * 0.35)
        for v in mesh.vertices:
            v.co += noise.noise_vector(v.co / length * 1.7 + Vector((rng.random() * 50, 0, 0))) * length * 0.12 * 0.5
        mesh.transform(Matrix.Translation((0, 0, -height / 2)))
        stones.append(mesh)
    return stones

def stretcher(length, width, reach, shift=0.5):
    """Rows that are shifted against each other: (x, y, turn)."""
    across, along = int(reach / length) + 2, int(reach / width) + 2
    columns = range(-across, across)
    return [((col + row * shift % 1) * length, row * width, 0) for row in range(-along, along) for col in columns]

def herringbone(length, reach):
    """Stones twice as long as wide."""
    half = length / 2
    cells = range(-int(reach / half) - 2, int(reach / half) + 2)
    return [
        (i * half + half / 2, j * half, 0) if (i - j) % 4 == 0 else (i * half, j * half + half / 2, 90)
        for i, j in product(cells, cells)
        if (i - j) % 4 in (0, 3)
    ]

def arcs(pitch, span, rise, reach):
    """Rows of setts in segmental arcs, as small stones are laid."""
    radius = (span * span / 4 + rise * rise) / (2 * rise)
    half = math.asin(span / 2 / radius)
    steps = max(3, round(2 * half * radius / pitch))
    angles = [-half + 2 * half * (k + 0.5) / steps for k in range(steps)]
    return [
        (arc * span + radius * math.sin(a), row * pitch + radius * math.cos(a) - radius + rise, -math.degrees(a))
        for row in range(-int(reach / pitch) - 8, int(reach / pitch) + 8)
        for arc in range(-int(reach / span) - 1, int(reach / span) + 2)
        for a in angles
    ]

def lay(spots, meshes, width, uneven, tilt, turn=0.0, edge=None, wander=0.06):
    """Places stones; beyond `edge`, a y, the work is not done yet."""
    rng = random.Random(5)
    a = math.radians(turn)
    for x, y, angle in spots:
        x, y = x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)
        if abs(x) > width * 0.95 or not -width * 0.62 < y < width * 0.95 or (edge is not None and y > edge + x * 0.25):
            continue
        mesh = rng.choice(meshes)
        at = (x + rng.gauss(0, wander), y + rng.gauss(0, wander), rng.gauss(0, uneven))
        add('stone', mesh, at, (rng.gauss(0, tilt), rng.gauss(0, tilt), angle + turn + rng.gauss(0, tilt)))

def bedding(width, colors, depth, grain=0.12, rough=0.12):
    bumps = waves(width * 0.06, rough, 2)
    sand = surfaces.granular(colors or YELLOW, grain, 0.8)
    ground(width * 2, width * 1.7, lambda x, y: bumps(x, y) - depth, sand, width / 200, (0, width * 0.16))

def view(width, elevation=44, azimuth=14):
    camera((0, 0, 0), width / 0.6, elevation, azimuth, 60, width * 0.02, sun=(36, -66))

def paved(bond, material, size, width=110, height=7, bevel=0.4, joint=0.4, turn=0, edge=None, sand=None, rule=None, depth=0.7, loose=True):
    """Rectangular stones of `size` in a bond; with an `edge`, laying goes on and the bed can be seen."""
    stone = rectangle(*size, height, MATERIALS[material](), bevel, joint)
    reach = width * 1.2
    spots = herringbone(size[0], reach) if bond == 'herringbone' else stretcher(*size, reach, 0.5 if bond == 'stretcher' else 0)
    lay(spots, [stone], width, 0.05, 0.18, turn, edge)
    if edge is None:
        bedding(width, sand, depth)
    else:
        bedding(width, YELLOW, height * 0.62, 0.14, 0.5)
        for x, y, angle in ((-0.12, 0.3, 25), (0.16, 0.42, -38), (-0.34, 0.47, 70)) if loose else ():
            add('loose', stone, (x * width, edge + y * width * 0.75, height * 0.3), (2, -3, angle))
    props.lay_rule(width, rule, 0.2)
    view(width)

def cobbled(size, height, colors, width, span=110, rise=22, speckle=0.6, rule=None):
    """Setts of natural stone, in arcs or, without a span, in rows."""
    stones = setts(size, height, surfaces.stone(colors, size[1] * 0.9, 0.75, 0.3, speckle))
    pitch, reach = size[1] * 1.1, width * 1.2
    spots = arcs(pitch, span, rise, reach) if span else stretcher(pitch * 1.02, pitch, reach)
    lay(spots, stones, width, size[1] * 0.02, 2.0, wander=size[1] * 0.02)
    bedding(width, ['#8d8578', '#a59c8d', '#b8af9f'], size[1] * 0.2, 0.2, size[1] * 0.05)
    props.lay_rule(width, rule, size[1] * 0.1)
    view(width)

def interlocked():
    wide, waist, end, width = 10.0, 8.0, 8.25, 120
    side = [(wide, -end), (wide, -5.05), (waist, -3.2), (waist, 3.2), (wide, 5.05), (wide, end)]
    outline = [(x - 0.2, y * 0.975) for x, y in side] + [(0.2 - x, -y * 0.975) for x, y in side]
    stone = slab(outline, 8, surfaces.concrete((0.5, 0.49, 0.47), 0.22, vary=0.12), 0.45)
    spots = [(col * (wide + waist), (2 * row + col % 2) * end, 0) for col in range(-8, 9) for row in range(-8, 10)]
    lay(spots, [stone], width, 0.05, 0.2)
    bedding(width, None, 1.0)
    view(width)

def cut(mesh, cutter, places):
    """The mesh without what the cutter covers at some places."""
    body, tools = add('body', mesh), [add('tool', cutter, at) for at in places]
    for tool in tools:
        change = body.modifiers.new('cut', 'BOOLEAN')
        change.object, change.operation, change.solver = tool, 'DIFFERENCE', 'EXACT'
    ready = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for thing in [body, *tools]:
        bpy.data.objects.remove(thing)
    return ready

def grass_grid():
    width, concrete = 135, surfaces.concrete((0.55, 0.54, 0.52), 0.25)
    holes = [(-22.5 + 15 * i + (7.5 if j % 2 else 0) - 3.7, -13.4 + 13.4 * j) for j in range(3) for i in range(4)]
    holes = [(x, y) for x, y in holes if abs(x) < 27]
    body = rectangle(60, 40, 8, concrete, 0.7, 0.6)
    stone = cut(body, cylinder(5.3, 14, concrete, sides=8), [(x, y, -11) for x, y in holes])
    spots = stretcher(60, 40, width * 1.2, 0)
    lay(spots, [stone], width, 0.08, 0.2)
    bedding(width, ['#33261b', '#463525', '#574431'], 2.4, 0.25, 0.6)
    def spot(rng):
        x, y, _ = rng.choice(spots)
        hx, hy = rng.choice(holes)
        a, far = rng.uniform(0, 6.3), 4.7 * math.sqrt(rng.random())
        x, y = x + hx + far * math.cos(a), y + hy + far * math.sin(a)
        return (x, y) if abs(x) < width * 0.8 and -width * 0.5 < y < width * 0.85 else None
    props.grass(spot, 75_000, (5, 9), 0.8, 3, lambda x, y: -1.6, ['#5c6b32', '#6d7a3d', '#7f8a4a', '#929a5c'], 0.26)
    view(width, 42)

def guiding():
    """White slabs with ribs among dark ones, at a crossing."""
    white, dark = surfaces.concrete((0.66, 0.65, 0.62), 0.2, stain=0.3), surfaces.concrete((0.24, 0.24, 0.25), 0.2)
    plain, plate = (rectangle(30, 30, 8, concrete, 0.3, 0.35) for concrete in (dark, white))
    rib = extruded([(-1.4, 0), (-0.8, 0.45), (0.8, 0.45), (1.4, 0)], 29, white, 0.12)
    for col in range(-4, 5):
        for row in range(-4, 6):
            x, y, z = col * 30, row * 30, random.gauss(0, 0.05)
            add('slab', plate if col in (0, 1) else plain, (x, y, z))
            for k in range(5 if col in (0, 1) else 0):
                add('rib', rib, (x - 12 + 6 * k, y, z))
    bedding(110, None, 0.8)
    view(110, 40, 28)

def poured(use, width=90):
    """Fresh concrete, by what is done with it: over gravel, on a mesh, smoothed, in a form, with fibres."""
    rng = random.Random(9)
    lumps = dunes(width, 2.4, width * 0.11, 3)
    fine = lambda x, y: noise.noise((x * 0.5, y * 0.5, 1))
    def heights(x, y):
        if use == 'fibres':
            return lumps(x, y) * 0.55 + 0.35 * fine(x, y)
        if use in ('gravel', 'mesh'):
            front = y - 0.06 * width - 15 * noise.noise((x * 0.035, 1, 2)) - 4 * noise.noise((x * 0.13, 4, 2))
            slope = 1 / (1 + math.exp(-front * 0.4))
            return -3 + slope * (7.5 + lumps(x, y)) + slope * 0.3 * fine(x, y)
        strokes = 0.12 * math.sin(math.hypot(x + width * 0.5, y + width * 0.9) * 0.42) + 0.1 * noise.noise((x * 0.1, y * 0.1, 1))
        if use == 'form':
            return strokes - (30 if y < -0.2 * width + 0.1405 * x else 0)
        rough = y + 0.4 * x > width * 0.16
        return strokes + (1.3 * max(0, noise.noise((x * 0.16, y * 0.16, 5)) + 0.15) if rough else 0)
    wet = dict(grain=0.3, roughness=0.5, pores=0.0, stain=0.45)
    floor = surfaces.concrete((0.47, 0.46, 0.44), **wet)
    ground(width * 1.7, width * 1.5, heights, floor, width / 320, (0, width * 0.14))
    if use == 'gravel':
        bed = Bed(width * 1.6, width * 1.1, 0.35, None, 3, (0, -width * 0.1))
        bed.fill((1.2, 4.2), 1.5)
        river = surfaces.stone(['#8a7f72', '#a3968a', '#6f6a66', '#94765c', '#7d8082'], 2)
        bed.place(boulders(12, False, river, 3, 5), 0.4, 2.2)
    if use in ('gravel', 'fibres'):
        chips = Bed(width, width, 1, None, 4)
        for _ in range(500):
            x, y = rng.uniform(-0.7, 0.7) * width, rng.uniform(-0.3, 0.75) * width
            chips.stones.append((x, y, heights(x, y) - 0.35, rng.uniform(0.35, 0.8)))
        chips.place(boulders(8, False, surfaces.concrete((0.44, 0.43, 0.41), **wet), 2, 6))
    if use == 'mesh':
        bedding(width, GRIT, 2.2, 0.25, 0.4)
        steel = surfaces.rust(3)
        for at in (i * 15 * width / 110 for i in range(-10, 14)):
            add('bar', tube([(-width, at, 0.6), (width, at, 0.6)], 0.42, steel))
            add('bar', tube([(at, -width, 1.3), (at, width * 1.4, 1.3)], 0.42, steel))
    if use == 'smoothed':
        props.trowel((-width * 0.05, -width * 0.04, 0.25), 28, (0, 5), flat=True, scale=1.25)
    if use == 'form':
        plank = surfaces.wood('#b98e58', 3.5, 0.2)
        add('plank', box((width * 2.4, 4.5, 16), plank, 0.3), (0, -width * 0.2, -4.2), (0, 0, 8))
        spots = [(x, -width * 0.2 + math.tan(math.radians(8)) * x - 5.2, -12) for x in (-0.3 * width, 0.22 * width)]
        add('stake', box((5, 5, 40), plank, 0.3), spots, (0, 0, 8))
        bedding(width, ['#6b5a44', '#857058', '#9a866c'], 12, 0.3, 1.2)
    if use == 'fibres':
        steel = surfaces.metal('#a9adb0', 0.3)
        fibre = tube([(-2.6, 0, 0.15), (-2.2, 0, 0), (2.2, 0, 0), (2.6, 0, 0.15)], 0.055, steel, smooth=False)
        for _ in range(900):
            x, y = rng.uniform(-0.7, 0.7) * width, rng.uniform(-0.4, 0.75) * width
            add('fibre', fibre, (x, y, heights(x, y) + 0.06), (rng.gauss(0, 14), rng.gauss(0, 14), rng.uniform(0, 360)))
    view(width, 42, 0)

MATERIALS = {
    'grey': lambda: surfaces.concrete((0.58, 0.57, 0.55), 0.2, stain=0.45),
    'anthracite': lambda: surfaces.concrete((0.24, 0.24, 0.245), 0.2, vary=0.14),
    'pervious': lambda: surfaces.granular(['#5d5b57', '#7b7874', '#99958f', '#aeaaa3'], 0.55, 1.1, contrast=0.3),
    'yellow': lambda: surfaces.concrete((0.72, 0.62, 0.45), 0.14, pores=0.15, stain=0.25),
    'klinker': lambda: surfaces.stone(['#7d3526', '#93452e', '#682b20', '#a85a3a', '#542620', '#86503a', '#713026'], 9, 0.75, 0.3),
}
DARK_SAND = ['#5d5a55', '#77736d', '#8c8881']

PICTURES = {
    **rows('paved',
        rechteckpflaster_grau={'bond': 'stretcher', 'material': 'grey', 'size': (20, 10), 'edge': 34, 'height': 6},
        rechteckpflaster_anthrazit={'bond': 'herringbone', 'material': 'anthracite', 'size': (20, 10), 'turn': 45, 'sand': DARK_SAND},
        sickerpflaster={'bond': 'stack', 'material': 'pervious', 'size': (20, 20), 'joint': 1.1,
            'rule': (-0.3, -0.2, 22, 64), 'sand': GRANITE[:3], 'depth': 1.2},
        pflasterklinker_rotbunt={'bond': 'herringbone', 'material': 'klinker', 'size': (20, 10), 'width': 105, 'joint': 0.6, 'bevel': 0.25},
        terrassenplatte_sandgelb={'bond': 'stretcher', 'material': 'yellow', 'size': (60, 40), 'width': 190, 'edge': 62, 'loose': False,
            'joint': 0.5, 'turn': 8, 'height': 4},
        gehwegplatte={'bond': 'stack', 'material': 'grey', 'size': (30, 30), 'width': 130, 'turn': 45, 'height': 5,
            'rule': (-0.28, -0.24, 22, 64)}),
    **rows('cobbled',
        granit_mosaikpflaster={'size': (4, 6), 'height': 5, 'colors': [*GRANITE, '#b59a86', '#6d6b6b'], 'width': 80, 'span': 62, 'rise': 13},
        granit_kleinpflaster={'size': (8, 11), 'height': 9, 'colors': GRANITE, 'width': 140, 'rule': (-0.24, -0.22, 22, 64)},
        granit_grosspflaster={'size': (14.5, 17), 'height': 16, 'colors': [*GRANITE, '#a8917e'], 'width': 165, 'span': None},
        basalt_kleinpflaster={'size': (9, 11), 'height': 10, 'colors': BASALT, 'width': 140, 'speckle': 0.2}),
    **rows('interlocked', doppel_t_pflaster={}),
    **rows('grass_grid', rasengitterstein={}),
    **rows('guiding', leitplatte_rippen={}),
    **rows('poured',
        transportbeton_c12_15={'use': 'gravel'},
        transportbeton_c20_25={'use': 'mesh', 'width': 110},
        transportbeton_c25_30={'use': 'smoothed', 'width': 80},
        transportbeton_c30_37={'use': 'form', 'width': 110},
        stahlfaserbeton={'use': 'fibres', 'width': 50}),
}
