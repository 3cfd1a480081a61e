"""What gives a picture its scale, and other small things. Sizes in centimetres."""

import random
import surfaces
from shapes import box, circle, cylinder, extruded, group, label, mesh_of, net, tube
from studio import add

def lay_rule(width, rule, z):
    """A folding rule on ground of some width: its place in widths, its turn and, if told, its bend."""
    if rule:
        x, y, turn, bend = (*rule, 62)[:4]
        folding_rule((x * width, y * width, z), turn, bend)

def folding_rule(at, turn, bend):
    """Two legs of beech, 16 mm wide, with a line for each centimetre."""
    beech, ink, red = surfaces.wood('#d9b57e', size=1.2), surfaces.plain('#2b2622'), surfaces.plain('#b3261e')
    with group(at, (0, 0, turn)):
        for segment in range(2):
            with group((0, 0, 0.32 * segment), (0, 0, bend * segment)):
                add('leg', box((24.2, 1.6, 0.3), beech, 0.12), (11.3, 0, 0))
                for centimetre in range(1, 23):
                    long = 1.15 if centimetre % 10 == 0 else 0.75 if centimetre % 5 == 0 else 0.5
                    edge = 0.8 - long * 0.25
                    add('tick', box((0.055, long * 0.5, 0.02), ink), (centimetre, [-edge, edge], 0.15))
                    number = centimetre + 20 * segment
                    label(str(number), 0.5, ink if number % 10 else red, (centimetre - 0.42, 0, 0.158))
                add('joint', cylinder(0.32, 0.36, surfaces.metal('#c9b27a', 0.3)), (0, 0, -0.15))

def trowel(at, turn, tilt, flat=False, scale=1.0):
    """A mason's trowel, or a plasterer's float with `flat`. The blade's tip points to −x."""
    steel, handle = surfaces.metal('#8d9094', 0.38, stain=0.5), surfaces.wood('#a9713f', size=1.5)
    with group(at, (*tilt, turn), scale):
        if flat:
            add('blade', box((28, 13, 0.15), steel, 0.05))
            add('back', box((20, 2.2, 0.5), surfaces.paint('#2f3337', 0.4), 0.15), (0, 0, 0.3))
            for x in (-7, 7):
                add('neck', tube([(x, 0, 0.4), (x, 0, 3.5), (x / 1.4, 0, 5)], 0.5, steel))
            add('grip', cylinder(1.6, 15, handle, 0.5, top=1.4), (-7.5, 0, 5.2), (0, 90, 0))
        else:
            outline = [(-11, 0), (-9.5, 2.2), (5, 6.2), (7, 5.2), (8, 0), (7, -5.2), (5, -6.2), (-9.5, -2.2)]
            add('blade', extruded(outline, 0.16, steel, 0.04), turn=(90, 0, 0))
            add('neck', tube([(7, 0, 0.1), (10, 0, 0.6), (10.5, 0, 4), (13, 0, 4.4)], 0.45, steel))
            add('grip', cylinder(1.35, 12, handle, 0.6, top=1.7), (12.5, 0, 4.4), (0, 90, 0))

def shovel(at, turn, tilt, length):
    """A pointed shovel; its tip points to −x, its shaft along +x."""
    steel, ash, vertices = surfaces.metal('#6d7073', 0.45, stain=0.5), surfaces.wood('#c39a63', size=1.6), []
    for t in (i / 14 for i in range(15)):
        half = 11.5 * min(1, (t * 2.6) ** 0.55) * (1 if t < 0.85 else 1 - (t - 0.85) * 1.2)
        for u in (j / 4 - 1 for j in range(9)):
            vertices.append((-28 + 28 * t, u * half, 1.9 * (u * u) * min(1, t * 2) + (1 - t) ** 3 * 2.0))
    with group(at, (*tilt, turn)):
        add('blade', mesh_of(vertices, net(15, 9), steel)).modifiers.new('thick', 'SOLIDIFY').thickness = 0.25
        add('neck', tube([(-5, 0, 0.6), (3, 0, 1.6), (12, 0, 4)], 1.9, steel))
        add('shaft', tube([(6, 0, 2.4), (length * 0.4, 0, 9), (length, 0, 13)], 1.75, ash))

def bucket(at, radius, height, color='#1f1f20', turn=0, tilt=(0, 0)):
    shell = surfaces.paint(color, 0.5, 0.1)
    with group(at, (*tilt, turn)):
        add('shell', cylinder(radius * 0.82, height, shell, top=radius, hollow=radius * 0.79, sides=64))
        add('floor', cylinder(radius * 0.81, 0.6, shell), (0, 0, 0.2))
        add('rim', tube([(x, y, height - 0.4) for x, y in circle(32, radius)], 0.55, shell, closed=True))
        half = circle(24)[:13]
        bail = [(x * radius * 1.02, -abs(y * radius * 0.9 - 3) * 0.9, height - 9 - y * 4) for x, y in half]
        add('bail', tube(bail, 0.3, surfaces.metal('#b9bcc0', 0.4)))

def grass(inside, count, height, lean, seed=3, ground_at=None, palette=None, width=0.22):
    """Blades of grass where `inside` allows: a function that returns a random (x, y), or None."""
    rng = random.Random(seed)
    green, blades = surfaces.leaf(palette), []
    for _ in range(14):
        tall, bend, vertices = rng.uniform(*height), rng.uniform(0.1, 1) * lean, []
        for t in (i / 5 for i in range(6)):
            for w in (-width * (1 - t * 0.92), width * (1 - t * 0.92)):
                vertices.append((w, bend * tall * t * t, tall * t * (1 - 0.25 * bend * t)))
        blades.append(mesh_of(vertices, net(6, 2), green))
    for _ in range(count):
        spot = inside(rng)
        if spot:
            turn = (rng.gauss(0, 8), rng.gauss(0, 8), rng.uniform(0, 360))
            add('blade', rng.choice(blades), (*spot, ground_at(*spot)), turn, rng.uniform(0.6, 1.15))

def leaves(spots, size, palette, seed, flat):
    """Small leaves at (x, y, z): seedlings, sedum, shrubs."""
    rng = random.Random(seed)
    edge = [(0, 0, 0), (0.28, 0.35, 0.06), (0.3, 0.65, 0.1), (0, 1, 0.05), (-0.3, 0.65, 0.1), (-0.28, 0.35, 0.06)]
    leaf = mesh_of([*edge, (0, 0.5, 0)], [(i, (i + 1) % 6, 6) for i in range(6)], surfaces.leaf(palette))
    for spot in spots:
        add('leaf', leaf, spot, (rng.gauss(flat, 18), rng.gauss(0, 18), rng.uniform(0, 360)), rng.uniform(*size))
