"""What machines are built of. x is forward, y away from the camera; sizes in centimetres."""

import math
from functools import cache
import surfaces
from mathutils import Vector
from shapes import adopt, box, circle, cylinder, extruded, group, mesh_of, net, tube
from studio import add, each, places, row, show

STUFF = {
    'dark': lambda: surfaces.paint('#2b2e31', 0.5, 0.1, 20),
    'black': lambda: surfaces.plain('#141516', 0.6, 0.4),
    'rubber': lambda: surfaces.rubber((0.11, 0.11, 0.115)),
    'chrome': lambda: surfaces.metal('#d5d7d9', 0.16, stain=0.05),
    'steel': lambda: surfaces.metal('#9a9da0', 0.42, 14, 0.25),
    'cast': lambda: surfaces.metal('#6c6f72', 0.55, 10, 0.3),
    'alloy': lambda: surfaces.metal('#c3c7ca', 0.34, 30, 0.12),
    'glass': lambda: surfaces.glass((0.2, 0.27, 0.31)),
    'board': lambda: surfaces.wood('#b98d5a', 3),
    'white': lambda: surfaces.plain('#e9e7e1', 0.45),
    'red': lambda: surfaces.plain('#b3261e', 0.4),
    'blue': lambda: surfaces.plain('#1f5fa8', 0.4),
}

@cache
def made(name):
    return surfaces.paint(name, 0.3, 0.06, 25) if name[0] == '#' else STUFF[name]()

def mat(material):
    """A material itself, or that of a name or of a paint's colour."""
    return made(material) if isinstance(material, str) else material

def around(count, radius, start=0.0):
    """(angle in degrees, x, y) of places around the origin."""
    angles = [2 * math.pi * i / count + start for i in range(count)]
    return [(math.degrees(a), math.cos(a) * radius, math.sin(a) * radius) for a in angles]

def all_of(part, *rows):
    """Builds a part once for each row of its arguments."""
    for arguments in rows:
        part(*arguments)

def block(size, at, material, bevel=None, turn=(0, 0, 0)):
    add('block', box(size, mat(material), min(size) * 0.14 if bevel is None else bevel), at, turn)

def side(outline, width, material, y=0.0, bevel=0.8, angle=35, turn=(0, 0, 0)):
    """A plate or body with an outline of (x, z) as seen from the side."""
    add('side', extruded(outline, width, mat(material), bevel, angle), (0, y, 0), turn)

def disc(at, radius, width, material, bevel=0.3, hollow=0.0, sides=64, turn=(90, 0, 0)):
    """A wheel or lid across the machine, around its centre."""
    middles = [(x, y + width / 2, z) for x, y, z in places(at)]
    add('disc', cylinder(radius, width, mat(material), bevel, sides, hollow=hollow), middles, turn)

def post(at, radius, height, material, bevel=0.2):
    add('post', cylinder(radius, height, mat(material), bevel), at)

def rounded(points, radius, closed=False, steps=5):
    """The points of a path, its corners rounded."""
    path = [Vector(p) for p in points]
    count, out = len(path), []
    for i, p in enumerate(path):
        if not closed and i in (0, count - 1):
            out.append(p)
            continue
        before, after = path[i - 1] - p, path[(i + 1) % count] - p
        reach = min(radius, before.length * 0.48, after.length * 0.48)
        a, b = p + before.normalized() * reach, p + after.normalized() * reach
        out += [a * (1 - t) ** 2 + p * 2 * t * (1 - t) + b * t * t for t in (k / steps for k in range(steps + 1))]
    return out

def pipe(points, radius, material, bend=6.0, closed=False):
    for path in each(*points):
        add('pipe', tube(rounded(path, bend, closed), radius, mat(material), closed, smooth=False, sides=5))

def hose(points, radius, material='rubber'):
    add('hose', tube(points, radius, mat(material), sides=5))

def grip(start, end, radius):
    """A rubber sleeve with rings on a handle."""
    for path in each(start, end):
        a, b = map(Vector, path)
        pipe([a, b], radius, 'rubber')
        for k in range(1, 6):
            p, step = a.lerp(b, k / 6), (b - a).normalized() * 0.35
            pipe([p - step, p + step], radius * 1.1, 'rubber')

def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=72):
    """A profile of (radius, z), turned about the z axis."""
    vertices = [(x, y, z) for r, z in profile for x, y in circle(sides, r)]
    return add('lathe', mesh_of(vertices, net(len(profile), sides, True), mat(material)), at, turn)

def wheel(at, radius, width, rim, hub=0.55, lugs=0):
    """A tyre on its rim, with `lugs` of a tractor's profile."""
    shoulder = radius * 0.12
    profile = [(radius * hub, -width * 0.42), (radius - shoulder, -width / 2), (radius, -width / 2 + shoulder)]
    for x, y, z in places(at):
        lathe(profile + [(r, -w) for r, w in reversed(profile)], 'rubber', (x, y, z), (90, 0, 0))
        disc((x, y, z), radius * hub * 1.03, width * 0.7, rim, 0.4)
        disc((x, y - width * 0.36, z), radius * hub * 0.45, width * 0.16, rim, 0.4)
        bolts = [(x + dx, y - width * 0.37, z + dz) for _, dx, dz in around(5, radius * 0.33)]
        disc(bolts, radius * 0.05, width * 0.1, 'steel', 0.1, sides=6)
        for k, (a, dz, dx) in enumerate(around(2 * lugs, radius)):
            s = k % 2 * 2 - 1
            spot = (x + dx, y + s * width * 0.24, z + dz)
            block((radius * 0.13, width * 0.52, radius * 0.12), spot, 'rubber', 0.3, (0, a, s * 24))

def crawler(y, length, height, width, hub='dark'):
    """A rubber track with sprocket, idler and rollers, standing on z = 0."""
    r, straight, shoe = height / 2, length - height, 5.4
    bow = math.pi * r
    count = round(2 * (straight + bow) / shoe)
    tread, lug = box((shoe * 1.02, width, 1.6), mat('rubber'), 0.3), box((shoe * 0.42, width, 2.4), mat('rubber'), 0.5)
    for i in range(count):
        s = 2 * (straight + bow) * i / count
        back = s >= straight + bow
        s, way = s % (straight + bow), -1 if back else 1
        a = max(0, s - straight) / r
        x, z = way * (min(s, straight) - straight / 2 + math.sin(a) * r), r + way * math.cos(a) * r
        a += math.pi * back
        for data, out in ((tread, 0), (lug, 1.4)):
            add('shoe', data, (x + math.sin(a) * out, y, z + math.cos(a) * out), (0, math.degrees(a), 0))
    face = y - width * 0.18
    for x, size in ((-straight / 2, 0.74), (straight / 2, 0.66)):
        disc((x, face, r), r * size, width * 0.7, hub, 0.6)
        disc((x, face - width * 0.36, r), r * size * 0.5, width * 0.12, 'steel', 0.4)
    block((straight * 0.92, width * 0.7, height * 0.42), (0, face, r * 1.15), 'dark', 1.5)
    for x in row(straight * -0.33, straight * 0.22, 4):
        disc((x, face, r * 0.55), r * 0.32, width * 0.8, 'cast', 0.5)
        disc((x, face - width * 0.41, r * 0.55), r * 0.13, width * 0.06, 'steel', 0.2)

def ram(start, end, radius, out, y=0):
    """A hydraulic cylinder between two points of (x, z); `out` is how far its rod is out."""
    for path in each((start[0], y, start[1]), (end[0], y, end[1])):
        a, b = map(Vector, path)
        middle = a.lerp(b, out)
        all_of(pipe, ([a, b], radius * 0.5, 'chrome'), ([a, middle], radius, 'dark'),
            ([middle - (b - a).normalized() * radius * 1.6, middle], radius * 1.15, 'dark'))
        disc(path, radius * 1.3, radius * 2.6, 'cast')

def engine(at, scale=1.0, tank='white', cover='dark'):
    """A small petrol engine, about 40 cm wide and 40 tall: fins, recoil starter, tank, silencer, filter."""
    with group(at, scale=scale):
        all_of(block, ((30, 24, 5), (0, 0, 2.5), 'cast', 1), ((22, 22, 17), (3, 0, 12), 'cast', 2),
            ((12, 22, 0.7), (-14, 0, row(8, 2.1, 7)), 'alloy', 0.15))
        all_of(disc, ((3, -12, 14), 9.6, 5, cover, 1.6), ((3, -14.8, 14), 6.8, 1.2, 'black', 0.4), ((3, -15.6, 14), 2.3, 1.4, cover, 0.4))
        for a, x, z in around(12, 4.4):
            block((4.6, 0.8, 0.9), (3 + x, -15.3, 14 + z), cover, 0.1, (0, -a, 0))
        all_of(block, ((27, 20, 10), (2, 0, 29), tank, 3), ((11, 14, 11), (-15, -4, 27), 'black', 2),
            ((9, 12, 9), (19, 2, 24), 'alloy', 1.6), ((8, 0.6, 7), (19, -4.3, 24), 'black', 0.2), ((3, 3, 4), (14.5, -9, 20), 'red', 0.6))
        post((4, 0, 33.5), 3.2, 2.4, 'black', 0.6)

def model(build, view, **arguments):
    """`view`: width, height of the middle, the camera's angles and distance in widths, and how far it is moved along x."""
    build(**arguments)
    width, middle, azimuth, elevation, distance, shift = (*view, 0)[:6]
    adopt(add('group', None, (shift, 0, 0)))
    show(width, (0, 0, middle), width * distance, elevation, azimuth, width * 0.012, '#e6e4df', 1.2)
