"""What machines are built of. x is forward, y away from the camera; sizes in centimetres."""

import math
from functools import cache

import bpy
import surfaces
from mathutils import Vector
from shapes import box, cylinder, extruded, group, mesh_of, tube
from studio import add, backdrop, camera

FLOOR = '#e6e4df'


@cache
def lacquer(color, roughness=0.3):
    return surfaces.paint(color, roughness, 0.06, 25)


@cache
def stuff(name):
    return {
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
    }[name]()


def mat(material):
    """A material itself, or that of a name or of a paint's colour."""
    if not isinstance(material, str):
        return material
    return lacquer(material) if material[0] == '#' else stuff(material)


def block(size, at, material, bevel=None, turn=(0, 0, 0)):
    return add('block', box(size, mat(material), min(size) * 0.14 if bevel is None else bevel), at, turn)


def side(outline, width, material, y=0.0, bevel=0.8, angle=35):
    """A plate or body with an outline of (x, z) as seen from the side."""
    return add('side', extruded(outline, width, mat(material), bevel, smooth_angle=angle), (0, y, 0))


def disc(at, radius, width, material, bevel=0.3, hollow=0.0, top=None, sides=64):
    """A wheel or lid across the machine, around its centre."""
    data = cylinder(radius, width, mat(material), bevel, sides, top, hollow=hollow)
    return add('disc', data, (at[0], at[1] + width / 2, at[2]), (90, 0, 0))


def post(at, radius, height, material, bevel=0.2, top=None, hollow=0.0, turn=(0, 0, 0)):
    return add('post', cylinder(radius, height, mat(material), bevel, 48, top, hollow=hollow), at, turn)


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
        for k in range(steps + 1):
            t = k / steps
            out.append(a * (1 - t) ** 2 + p * 2 * t * (1 - t) + b * t * t)
    return out


def pipe(points, radius, material, bend=6.0, closed=False):
    """A bent tube."""
    return add('pipe', tube(rounded(points, bend, closed), radius, mat(material), closed, smooth=False, sides=5))


def hose(points, radius, material='rubber'):
    return add('hose', tube(points, radius, mat(material), sides=5))


def grip(start, end, radius=1.7):
    """A rubber sleeve with rings on a handle."""
    a, b = Vector(start), Vector(end)
    parts = [pipe([a, b], radius, 'rubber')]
    for k in range(1, 6):
        p, step = a.lerp(b, k / 6), (b - a).normalized() * 0.35
        parts.append(pipe([p - step, p + step], radius * 1.1, 'rubber'))
    return parts


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=72):
    """A profile of (radius, z), turned about the z axis."""
    vertices, faces = [], []
    for r, z in profile:
        vertices += [(math.cos(a) * r, math.sin(a) * r, z) for a in (2 * math.pi * i / sides for i in range(sides))]
    for k in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
    return add('lathe', mesh_of('lathe', vertices, faces, mat(material), smooth=True), at, turn)


def wheel(at, radius, width, rim, hub=0.55, lugs=0):
    """A tyre on its rim, with `lugs` of a tractor's profile."""
    x, y, z = at
    shoulder = radius * 0.12
    profile = [(radius * hub, -width * 0.42), (radius - shoulder, -width / 2), (radius, -width / 2 + shoulder)]
    profile += [(r, -w) for r, w in reversed(profile)]
    lathe(profile, 'rubber', at, (90, 0, 0))
    disc(at, radius * hub * 1.03, width * 0.7, rim, 0.4)
    disc((x, y - width * 0.36, z), radius * hub * 0.45, width * 0.16, rim, 0.4)
    for i in range(5):
        a = 2 * math.pi * i / 5
        disc((x + math.cos(a) * radius * 0.33, y - width * 0.37, z + math.sin(a) * radius * 0.33), radius * 0.05, width * 0.1, 'steel', 0.1, sides=6)
    for i in range(lugs):
        for s in (-1, 1):
            a = 360 * (i + (s > 0) * 0.5) / lugs
            spot = (x + math.sin(math.radians(a)) * radius, y + s * width * 0.24, z + math.cos(math.radians(a)) * radius)
            block((radius * 0.13, width * 0.52, radius * 0.12), spot, 'rubber', 0.3, (0, a, s * 24))


def crawler(y, length, height, width, hub='dark', shoe=5.4):
    """A rubber track with sprocket, idler and rollers, standing on z = 0."""
    r, straight = height / 2, length - height
    around = 2 * straight + 2 * math.pi * r
    count = round(around / shoe)
    tread, lug = box((shoe * 1.02, width, 1.6), mat('rubber'), 0.3), box((shoe * 0.42, width, 2.4), mat('rubber'), 0.5)
    for i in range(count):
        s = around * i / count
        if s < straight:
            x, z, a = s - straight / 2, height, 0
        elif s < straight + math.pi * r:
            a = (s - straight) / r
            x, z = straight / 2 + math.sin(a) * r, r + math.cos(a) * r
        elif s < 2 * straight + math.pi * r:
            x, z, a = straight / 2 - (s - straight - math.pi * r), 0, math.pi
        else:
            a = math.pi + (s - 2 * straight - math.pi * r) / r
            x, z = -straight / 2 + math.sin(a) * r, r + math.cos(a) * r
        for data, out in ((tread, 0), (lug, 1.4)):
            add('shoe', data, (x + math.sin(a) * out, y, z + math.cos(a) * out), (0, math.degrees(a), 0))
    face = y - width * 0.18
    for x, size in ((-straight / 2, 0.74), (straight / 2, 0.66)):
        disc((x, face, r), r * size, width * 0.7, hub, 0.6)
        disc((x, face - width * 0.36, r), r * size * 0.5, width * 0.12, 'steel', 0.4)
    block((straight * 0.92, width * 0.7, height * 0.42), (0, face, r * 1.15), 'dark', 1.5)
    for i in range(4):
        x = straight * (i / 3 - 0.5) * 0.66
        disc((x, face, r * 0.55), r * 0.32, width * 0.8, 'cast', 0.5)
        disc((x, face - width * 0.41, r * 0.55), r * 0.13, width * 0.06, 'steel', 0.2)


def ram(start, end, radius, y=0.0, out=0.5):
    """A hydraulic cylinder between two points of (x, z); `out` is how far its rod is out."""
    a, b = Vector((start[0], y, start[1])), Vector((end[0], y, end[1]))
    middle = a.lerp(b, out)
    pipe([a, b], radius * 0.5, 'chrome')
    pipe([a, middle], radius, 'dark')
    pipe([middle - (b - a).normalized() * radius * 1.6, middle], radius * 1.15, 'dark')
    for end_at in (a, b):
        disc(tuple(end_at), radius * 1.3, radius * 2.6, 'cast', 0.3)


def engine(at, scale=1.0, tank='white', cover='dark', turn=0):
    """A small petrol engine, about 40 cm wide and 40 tall: fins, recoil starter, tank, silencer, filter."""
    parts = [block((30, 24, 5), (0, 0, 2.5), 'cast', 1), block((22, 22, 17), (3, 0, 12), 'cast', 2)]
    for i in range(7):
        parts.append(block((12, 22, 0.7), (-14, 0, 8 + i * 2.1), 'alloy', 0.15))
    parts += [disc((3, -12, 14), 9.6, 5, cover, 1.6), disc((3, -14.8, 14), 6.8, 1.2, 'black', 0.4)]
    for i in range(12):
        a = math.pi * i / 6
        parts.append(block((4.6, 0.8, 0.9), (3 + math.cos(a) * 4.4, -15.3, 14 + math.sin(a) * 4.4), cover, 0.1, (0, -math.degrees(a), 0)))
    parts.append(disc((3, -15.6, 14), 2.3, 1.4, cover, 0.4))
    parts += [block((27, 20, 10), (2, 0, 29), tank, 3), post((4, 0, 33.5), 3.2, 2.4, 'black', 0.6)]
    parts += [block((11, 14, 11), (-15, -4, 27), 'black', 2), block((9, 12, 9), (19, 2, 24), 'alloy', 1.6)]
    parts += [block((8, 0.6, 7), (19, -4.3, 24), 'black', 0.2), block((3, 3, 4), (14.5, -9, 20), 'red', 0.6)]
    return group(parts, at, (0, 0, turn), scale)


def socket(at, color='blue', radius=2.6, turn=(90, 0, 0)):
    parts = [post((0, 0, 0), radius, 1.2, color, 0.3), post((0, 0, 1.2), radius * 0.72, 0.3, 'black', 0.1)]
    return group(parts, at, turn)


def moved(x):
    """Moves all that has been built along x, so that its middle is seen."""
    group([thing for thing in bpy.data.objects if thing.parent is None], (x, 0, 0))


def show(width, middle, azimuth=24, elevation=13, distance=2.3):
    """Floor, light and camera for a machine of that width around a height."""
    backdrop(width, surfaces.plain(FLOOR, 0.8), 1.2)
    camera((0, 0, middle), width * distance, elevation, azimuth, 62, width * 0.012)
