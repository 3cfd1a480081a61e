"""What gives a picture its scale, and other small things. Sizes in centimetres."""

import math
import random

import surfaces
from mathutils import Vector
from shapes import box, cylinder, extruded, group, label, mesh_of, sheet, sphere, tube
from studio import add


def folding_rule(at=(0, 0, 0), turn=0, bend=70, tilt=(0, 0), segments=2):
    """Two legs of a folding rule of beech, 16 mm wide, with a line for each centimetre."""
    beech, ink = surfaces.wood('#d9b57e', size=1.2), surfaces.plain('#2b2622')
    red = surfaces.plain('#b3261e')
    parts = []
    for segment in range(segments):
        angle = 0 if segment == 0 else bend
        x0, y0 = (0, 0)
        z = 0.32 * segment
        leg = []
        leg.append(add('leg', box((24.2, 1.6, 0.3), beech, 0.12), (11.3, 0, 0)))
        for centimetre in range(1, 23):
            long = 1.15 if centimetre % 10 == 0 else 0.75 if centimetre % 5 == 0 else 0.5
            for side in (-1, 1):
                tick = box((0.055, long * 0.5, 0.02), ink)
                leg.append(add('tick', tick, (centimetre, side * (0.8 - long * 0.25), 0.15)))
            number = centimetre + 20 * segment
            leg.append(label(str(number), 0.5, red if number % 10 == 0 else ink, (centimetre - 0.42, 0, 0.158)))
        leg.append(add('joint', cylinder(0.32, 0.36, surfaces.metal('#c9b27a', 0.3)), (0, 0, -0.15)))
        parts.append(group(leg, (x0, y0, z), (0, 0, angle)))
    return group(parts, at, (tilt[0], tilt[1], turn))


def trowel(at=(0, 0, 0), turn=0, tilt=(0, 0), flat=False, scale=1.0):
    """A mason's trowel, or a plasterer's float with `flat`. The blade's tip points to −x."""
    steel, handle = surfaces.metal('#8d9094', 0.38, stain=0.5), surfaces.wood('#a9713f', size=1.5)
    parts = []
    if flat:
        parts.append(add('blade', box((28, 13, 0.15), steel, 0.05)))
        parts.append(add('back', box((20, 2.2, 0.5), surfaces.paint('#2f3337', 0.4), 0.15), (0, 0, 0.3)))
        parts.append(add('neck', tube([(-7, 0, 0.4), (-7, 0, 3.5), (-5, 0, 5)], 0.5, steel)))
        parts.append(add('neck', tube([(7, 0, 0.4), (7, 0, 3.5), (5, 0, 5)], 0.5, steel)))
        parts.append(add('grip', cylinder(1.6, 15, handle, 0.5, top=1.4), (-7.5, 0, 5.2), (0, 90, 0)))
    else:
        outline = [(-11, 0), (-9.5, 2.2), (5, 6.2), (7, 5.2), (8, 0), (7, -5.2), (5, -6.2), (-9.5, -2.2)]
        blade = extruded([(x, y) for x, y in outline], 0.16, steel, 0.04)
        parts.append(add('blade', blade, turn=(90, 0, 0)))
        parts.append(add('neck', tube([(7, 0, 0.1), (10, 0, 0.6), (10.5, 0, 4), (13, 0, 4.4)], 0.45, steel)))
        parts.append(add('grip', cylinder(1.35, 12, handle, 0.6, top=1.7), (12.5, 0, 4.4), (0, 90, 0)))
    return group(parts, at, (tilt[0], tilt[1], turn), scale)


def shovel(at=(0, 0, 0), turn=0, tilt=(0, 0), length=105):
    """A pointed shovel; its tip points to −x, its shaft along +x."""
    steel, ash = surfaces.metal('#6d7073', 0.45, stain=0.5), surfaces.wood('#c39a63', size=1.6)
    rows, vertices, faces = 14, [], []
    for i in range(rows + 1):
        t = i / rows
        half = 11.5 * min(1, (t * 2.6) ** 0.55) * (1 if t < 0.85 else 1 - (t - 0.85) * 1.2)
        for j in range(9):
            u = j / 4 - 1
            dish = 1.9 * (u * u) * min(1, t * 2)
            vertices.append((-28 + 28 * t, u * half, dish + (1 - t) ** 3 * 2.0))
    for i in range(rows):
        for j in range(8):
            k = i * 9 + j
            faces.append((k, k + 1, k + 10, k + 9))
    blade = add('blade', mesh_of('blade', vertices, faces, steel, smooth=True))
    solid = blade.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.25
    neck = add('neck', tube([(-5, 0, 0.6), (3, 0, 1.6), (12, 0, 4)], 1.9, steel))
    shaft = add('shaft', tube([(6, 0, 2.4), (length * 0.4, 0, 9), (length, 0, 13)], 1.75, ash))
    return group([blade, neck, shaft], at, (tilt[0], tilt[1], turn))


def bucket(at=(0, 0, 0), radius=14, height=26, color='#1f1f20', turn=0, tilt=(0, 0), grip='#b9bcc0'):
    """An open bucket with a rim and a bail."""
    shell = surfaces.paint(color, 0.5, 0.1)
    profile = []
    parts = [add('shell', cylinder(radius * 0.82, height, shell, top=radius, hollow=radius * 0.79, sides=64))]
    parts.append(add('floor', cylinder(radius * 0.81, 0.6, shell), (0, 0, 0.2)))
    ring = [(math.cos(a) * radius, math.sin(a) * radius, height - 0.4) for a in [i * math.pi / 16 for i in range(32)]]
    parts.append(add('rim', tube(ring, 0.55, shell, closed=True)))
    bail = [(math.cos(a) * radius * 1.02, math.sin(a) * radius * 0.9 - 3, height - 3 - math.sin(a) * 4) for a in [math.pi * i / 12 for i in range(13)]]
    parts.append(add('bail', tube([(x, -abs(y) * 0.9, z - 6) for x, y, z in bail], 0.3, surfaces.metal(grip, 0.4))))
    return group(parts, at, (tilt[0], tilt[1], turn))


def pallet(at=(0, 0, 0), turn=0, size=(120, 80)):
    """A Euro pallet, 14.4 cm high; its top is the ground of what stands on it."""
    board = surfaces.wood('#b99a6e', size=2.2, vary=0.15)
    width, depth = size
    parts = []
    for i in range(5):
        y = -depth / 2 + 6 + (depth - 12) * i / 4
        parts.append(add('top', box((width, 11 if i % 2 else 13, 2.2), board, 0.2), (0, y, 13.3)))
    for x in (-width / 2 + 7, 0, width / 2 - 7):
        parts.append(add('cross', box((14.5, depth, 2.2), board, 0.2), (x, 0, 11.1)))
        for y in (-depth / 2 + 5, 0, depth / 2 - 5):
            parts.append(add('block', box((14, 10, 7.8), board, 0.3), (x, y, 6.1)))
    for y in (-depth / 2 + 5, 0, depth / 2 - 5):
        parts.append(add('runner', box((width, 10, 2.2), board, 0.2), (0, y, 1.1)))
    return group(parts, at, (0, 0, turn))


def grass(inside, count, height=(4, 9), lean=0.35, seed=3, ground_at=None, palette=None, width=0.22):
    """Blades of grass where `inside` allows: a function that returns a random (x, y), or None."""
    rng = random.Random(seed)
    green = surfaces.leaf(palette) if palette else surfaces.leaf()
    blades = []
    for _ in range(14):
        tall, bend = rng.uniform(*height), rng.uniform(0.1, 1) * lean
        vertices, faces = [], []
        for i in range(6):
            t = i / 5
            w = width * (1 - t * 0.92)
            y, z = bend * tall * t * t, tall * t * (1 - 0.25 * bend * t)
            vertices += [(-w, y, z), (w, y, z)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(5)]
        blades.append(mesh_of('blade', vertices, faces, green, smooth=True))
    for _ in range(count):
        spot = inside(rng)
        if spot:
            z = ground_at(*spot) if ground_at else 0
            turn = (rng.gauss(0, 8), rng.gauss(0, 8), rng.uniform(0, 360))
            add('blade', rng.choice(blades), (*spot, z), turn, rng.uniform(0.6, 1.15))


def leaves(spots, size=(2, 4), palette=None, seed=5, flat=20):
    """Small leaves at (x, y, z): seedlings, sedum, shrubs."""
    rng = random.Random(seed)
    green = surfaces.leaf(palette) if palette else surfaces.leaf()
    vertices = [(0, 0, 0), (0.28, 0.35, 0.06), (0.3, 0.65, 0.1), (0, 1, 0.05), (-0.3, 0.65, 0.1), (-0.28, 0.35, 0.06), (0, 0.5, 0)]
    faces = [(0, 1, 6), (1, 2, 6), (2, 3, 6), (3, 4, 6), (4, 5, 6), (5, 0, 6)]
    leaf = mesh_of('leaf', vertices, faces, green, smooth=True)
    for x, y, z in spots:
        add('leaf', leaf, (x, y, z), (rng.gauss(flat, 18), rng.gauss(0, 18), rng.uniform(0, 360)), rng.uniform(*size))
