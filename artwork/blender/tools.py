"""Tools, ladders and scaffolds for rent. None bears a maker's mark."""

import math

import props
import surfaces
from mathutils import Vector
from parts import block, disc, engine, grip, hose, lathe, mat, moved, pipe, post, show, side, socket, wheel
from shapes import box, cylinder, group, label, tube
from stones import rows
from studio import add


def inverter(color):
    side([(-24, 5), (22, 5), (26, 12), (26, 34), (18, 42), (-18, 42), (-26, 34), (-26, 10)], 27, color, bevel=4)
    block((44, 24, 5), (0, 0, 4), 'dark', 1.5)
    pipe([(-15, 0, 40), (-13, 0, 52), (13, 0, 52), (15, 0, 40)], 2.4, 'black', 7)
    block((26, 1.4, 19), (-9, -13.6, 21), 'black', 0.8)
    for x in (-16, -8):
        socket((x, -14, 24), 'blue', 3.2)
    for x, color_of in ((-17, 'red'), (-13, 'white'), (-9, 'white')):
        disc((x, -14.4, 15), 1.1, 0.6, color_of, 0.1)
    for i in range(7):
        block((12, 0.8, 1.1), (14, -13.6, 14 + i * 2.8), 'black', 0.2)
    disc((5, -14.4, 16), 2.4, 1.2, 'dark', 0.4)
    post((14, 0, 41.4), 3.6, 2, 'black', 0.6)
    for x in (-17, 17):
        block((7, 22, 3), (x, 0, 1.5), 'rubber', 0.8)
    show(78, 25, 26, 14, 2.2)


def frame(width, depth, height, material, radius=1.7):
    """Two bent tubes side by side and what joins them, standing on z = 4."""
    for y in (-depth / 2, depth / 2):
        pipe([(-width / 2, y, 4), (-width / 2, y, height), (width / 2, y, height), (width / 2, y, 4)], radius, material, 6, True)
    for x in (-width / 2, width / 2):
        for z in (4, height):
            pipe([(x, -depth / 2, z), (x, depth / 2, z)], radius, material)


def generator(color):
    frame(82, 54, 62, 'dark')
    for x in (-24, 24):
        block((8, 54, 3), (x, 0, 5), 'dark', 0.6)
    block((66, 48, 15), (2, 0, 53), color, 4.5)
    post((14, 0, 60), 4, 3, 'black', 0.8)
    engine((20, -3, 7), 0.98, 'dark', color)
    disc((-14, 0, 21), 12, 30, 'alloy', 1.5)
    add('alternator', cylinder(13, 26, mat('alloy'), 1.5), (-24, 0, 21), (0, 90, 0))
    for i in range(8):
        add('fin', cylinder(13.8, 0.8, mat('cast'), 0.2), (-22 + i * 2.8, 0, 21), (0, 90, 0))
    block((30, 3, 26), (-22, -26, 28), 'black', 1)
    for x, z, kind in ((-30, 32, 'blue'), (-22, 32, 'blue'), (-14, 32, 'red'), (-30, 22, 'blue')):
        socket((x, -27.6, z), kind, 3.2)
    block((10, 0.8, 5), (-15, -27.8, 22), 'white', 0.2)
    for y in (-31, 31):
        wheel((30, y, 9), 9, 7, 'dark')
    for y in (-20, 20):
        block((5, 6, 5), (-36, y, 2.4), 'rubber', 1)
    for y in (-27, 27):
        pipe([(-41, y, 52), (-66, y, 57)], 1.5, 'dark')
        grip((-56, y, 55), (-67, y, 57.2), 2)
    show(140, 32, 26, 14, 2.15)


def distributor(color):
    """A power distributor with sockets behind transparent flaps."""
    pipe([(-32, 6, 2), (-32, 6, 108), (32, 6, 108), (32, 6, 2)], 1.8, 'dark', 8)
    for x in (-32, 32):
        pipe([(x, -20, 2), (x, 28, 2)], 1.8, 'dark')
        for y in (-18, 26):
            block((5, 5, 3), (x, y, 1.4), 'rubber', 0.8)
    block((60, 22, 74), (0, 0, 60), color, 3)
    block((52, 1, 17), (0, -11.4, 82), 'black', 0.6)
    for i in range(8):
        block((4.6, 1, 10), (-21 + i * 6, -12, 82), 'white', 0.3)
        block((2, 1.6, 3.4), (-21 + i * 6, -12.6, 83), 'black', 0.3)
    for i in range(4):
        disc((-19.5 + i * 13, -13, 62), 5, 4, 'blue', 1)
        disc((-19.5 + i * 13, -15.2, 62), 3.8, 0.8, 'black', 0.2)
    for x, r in ((-16, 6.6), (2, 6.6), (19, 5.4)):
        disc((x, -13, 41), r, 5, 'red', 1)
        disc((x, -16, 41), r * 0.74, 0.8, 'black', 0.2)
        for k in range(5):
            a = 2 * math.pi * k / 5
            disc((x + math.cos(a) * r * 0.42, -16.5, 41 + math.sin(a) * r * 0.42), r * 0.1, 0.6, 'chrome', 0.1)
    show(130, 56, 22, 10, 2.3)


def submersible(color):
    lathe([(0, 4), (19, 4), (20, 6), (20, 15), (17, 18), (15, 18)], 'black')
    for i in range(28):
        a = 2 * math.pi * i / 28
        block((1.6, 1.4, 8), (math.cos(a) * 20, math.sin(a) * 20, 10.5), 'cast', 0.2, (0, 0, math.degrees(a)))
    lathe([(15, 18), (15, 50), (14, 52), (14.6, 53), (14.6, 57), (11, 61), (0, 62)], color)
    for z in (26, 44):
        lathe([(15, z), (15.6, z + 0.6), (15.6, z + 1.6), (15, z + 2.2)], color)
    block((13, 1, 9), (0, -15, 36), 'black', 0.4)
    block((10, 0.5, 6), (0, -15.6, 36), 'alloy', 0.1)
    pipe([(-9, 0, 57), (-9, 0, 71), (9, 0, 71), (9, 0, 57)], 1.8, 'black', 5)
    add('outlet', cylinder(5.4, 14, mat('cast'), 0.6), (12, 0, 24), (0, 90, 0))
    add('clamp', cylinder(5.2, 1.4, mat('chrome'), 0.2), (29, 0, 24), (0, 90, 0))
    hose([(24, 0, 24), (40, 0, 24), (58, 6, 14), (70, -20, 5), (96, -30, 5), (130, 20, 5)], 4.8, '#2f6fa0')
    hose([(0, 8, 61), (0, 10, 74), (-24, 16, 70), (-40, 20, 20), (-56, 10, 1.2), (-90, 30, 1.2), (-140, 10, 1.2)], 1.1, 'black')
    hose([(-15, -2, 48), (-30, -6, 46), (-34, -10, 28)], 0.8, 'black')
    block((9, 7, 14), (-35, -11, 20), 'red', 2.4, (0, 8, 0))
    for i in range(3):
        a = 2 * math.pi * i / 3
        block((6, 6, 4), (math.cos(a) * 14, math.sin(a) * 14, 2), 'rubber', 1)
    moved(-6)
    show(118, 34, 20, 15, 2.2)


def trash_pump(color):
    frame(74, 50, 60, color)
    block((70, 46, 3), (0, 0, 6), 'dark', 0.6)
    engine((-14, -2, 8), 1, cover='dark')
    disc((22, 0, 24), 15, 20, 'cast', 3)
    disc((22, -12, 24), 8, 6, 'cast', 1.5)
    for i in range(6):
        a = 2 * math.pi * i / 6
        disc((22 + math.cos(a) * 12, -10.6, 24 + math.sin(a) * 12), 1.2, 1.4, 'steel', 0.2, sides=6)
    post((22, 0, 36), 6, 12, 'cast', 0.8)
    post((22, 0, 48), 7.4, 4, 'alloy', 0.6)
    add('inlet', cylinder(6, 14, mat('cast'), 0.6), (32, 0, 22), (0, 90, 0))
    add('coupling', cylinder(7.2, 5, mat('alloy'), 0.6), (44, 0, 22), (0, 90, 0))
    hose([(48, 0, 22), (64, 0, 22), (86, -10, 10), (110, -30, 6.6), (160, -20, 6.6)], 6.2, '#2f6fa0')
    for x in (-30, 30):
        for y in (-20, 20):
            block((7, 6, 4), (x, y, 2), 'rubber', 1)
    moved(-10)
    show(136, 31, 24, 14, 2.15)


def floodlight(color):
    """Two LED lamps on a tripod, switched on."""
    lit = surfaces.plain('#fff1cf')
    shader = lit.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (1, 0.86, 0.6, 1)
    shader.inputs['Emission Strength'].default_value = 5
    for a in (20, 140, 260):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        pipe([(c * 4, s * 4, 62), (c * 52, s * 52, 1.5)], 1.4, color)
        pipe([(c * 26, s * 26, 33), (0, 0, 22)], 0.8, 'steel')
        disc((c * 52, s * 52, 1.6), 2, 4, 'rubber', 0.6)
    post((0, 0, 20), 1.8, 60, color)
    post((0, 0, 60), 3, 8, 'black', 0.8)
    post((0, 0, 68), 1.4, 66, 'alloy')
    pipe([(-34, 0, 134), (34, 0, 134)], 1.5, 'dark')
    for s in (-1, 1):
        lamp = [block((36, 6, 26), (0, 0, 0), 'black', 1.6), block((31, 0.8, 21), (0, -3.2, 0), lit, 0.3)]
        for x in range(-13, 14, 5):
            lamp.append(block((1, 4, 24), (x, 4.4, 0), 'cast', 0.3))
        for x in range(-10, 11, 5):
            for z in (-6, 0, 6):
                lamp.append(block((2.6, 0.4, 2.6), (x, -3.7, z), 'white', 0.2))
        lamp.append(pipe([(-19.5, 0, 0), (-19.5, 0, -18), (19.5, 0, -18), (19.5, 0, 0)], 1, 'dark', 3))
        group(lamp, (s * 25, -2, 152), (14, 0, s * -14))
    hose([(3, 4, 130), (8, 10, 96), (6, 8, 60), (30, 20, 2), (60, -20, 1), (110, 10, 1), (170, 0, 1)], 0.8, 'black')
    show(200, 80, 20, 8, 2.25)


def blade(at, radius, thick=0.5, teeth=20):
    """A diamond blade: its segments, its bore."""
    x, y, z = at
    disc(at, radius * 0.96, thick, 'alloy', 0.05, sides=96)
    for i in range(teeth):
        a = 2 * math.pi * i / teeth
        spot = (x + math.sin(a) * radius * 0.97, y, z + math.cos(a) * radius * 0.97)
        block((radius * 0.25, thick * 1.5, radius * 0.09), spot, 'cast', 0.1, (0, math.degrees(a), 0))
    disc((x, y - thick, z), radius * 0.24, thick * 2, 'steel', 0.2)
    disc((x, y - thick * 2, z), radius * 0.09, 2, 'cast', 0.2, sides=6)


def guard(x, y, z, radius, width, color, start, end):
    """A hood over part of a blade, from one angle to another, measured from +x."""
    angles = [math.radians(start + (end - start) * i / 24) for i in range(25)]
    arc = [(x + math.cos(a) * radius, z + math.sin(a) * radius) for a in angles]
    return side([*arc, (x, z)], width, color, y, 0.9, 60)


def cut_off_saw(color):
    side([(-34, 4), (10, 4), (14, 12), (14, 32), (4, 40), (-28, 40), (-36, 30)], 22, color, bevel=3.5)
    side([(-34, 2), (12, 2), (12, 7), (-34, 7)], 24, 'black', bevel=1)
    disc((-10, -11.6, 21), 10, 2, 'black', 0.8)
    for i in range(10):
        a = 2 * math.pi * i / 10
        block((5, 0.8, 1), (-10 + math.cos(a) * 5.6, -13, 21 + math.sin(a) * 5.6), color, 0.1, (0, -math.degrees(a), 0))
    side([(-32, 36), (-46, 38), (-54, 26), (-50, 6), (-43, 6), (-45, 24), (-40, 30), (-32, 30)], 7, 'black', bevel=2)
    pipe([(8, -12, 22), (6, -12, 54), (16, 10, 56), (14, 14, 22)], 1.7, 'black', 7)
    side([(2, 13), (52, 16), (54, 26), (2, 30)], 5, 'cast', -12, 1.2)
    blade((52, -5, 21), 21, 0.5)
    guard(52, -5, 21, 22.5, 7, color, 30, 195)
    hose([(70, -6, 34), (60, -10, 46), (20, 4, 44), (-8, 8, 42)], 0.6, 'black')
    moved(-10)
    show(122, 26, 26, 16, 2.2)


def barrel(profile, color, back, front):
    """A tool's body along x: a profile of (radius, x) between two x."""
    return [lathe(profile, color, (0, 0, 0), (0, 90, 0), 48)] + [
        lathe([(0, x), (r, x), (r, x + 2), (0, x + 2)], 'black', (0, 0, 0), (0, 90, 0), 48) for x, r in (back, front)
    ]


def grinder(color, grinding=False):
    """An angle grinder, or a concrete grinder with its hood and brushes."""
    parts = barrel([(0, -16), (4.4, -16), (4.8, -8), (5.4, 0), (5.8, 16), (5, 18)], color, (-17, 4.2), (17, 5))
    parts += barrel([(0, -46), (3.4, -46), (3.8, -36), (3.2, -26), (4.4, -17)], 'black', (-47, 2.4), (-18, 4.5))
    parts.append(block((14, 2.4, 2.6), (-32, 0, -3.8), 'dark', 0.8))
    for i in range(5):
        parts.append(block((6, 0.5, 0.8), (-2, -5.4, -2 + i * 1.1), 'black', 0.1))
    parts.append(side([(18, -5), (30, -6), (33, -1), (30, 5), (18, 5.4)], 10, 'alloy', bevel=2))
    parts += grip((25, -6, 2), (25, -24, 9), 1.9)
    parts.append(pipe([(25, -4, 1), (25, -8, 3)], 1, 'steel'))
    if grinding:
        parts.append(post((27, 0, -13), 9.6, 7, 'black', 1.4))
        parts.append(post((27, 0, -8), 7, 4, color, 1))
        parts += [post((27 + math.cos(a) * 9, math.sin(a) * 9, -17), 0.9, 4.4, 'cast') for a in (2 * math.pi * i / 30 for i in range(30))]
        parts.append(pipe([(33, 4, -8), (44, 8, -4), (50, 9, 4)], 2.6, 'black', 6))
        at, turn = (-2, 0, 18), (0, 2, 0)
    else:
        parts.append(lathe([(0, -7.4), (12.4, -7), (12.6, -6.6), (0, -6.8)], 'alloy', (27, 0, 0)))
        for i in range(16):
            a = 2 * math.pi * i / 16
            parts.append(block((2.4, 3.6, 0.9), (27 + math.cos(a) * 12.4, math.sin(a) * 12.4, -6.9), 'cast', 0.1, (0, 0, math.degrees(a))))
        parts.append(post((27, 0, -9), 2.4, 2, 'steel', 0.3))
        hood = lathe([(5, -4.4), (13.6, -4.4), (13.6, -8.6)], 'black', (27, 0, 0))
        half_away(hood)
        parts.append(hood)
        at, turn = (-2, 0, 13), (0, 6, 0)
    group(parts, at, turn)
    hose([(-48, 0, 16), (-60, 4, 10), (-72, 10, 0.8), (-90, -10, 0.8), (-120, 20, 0.8)], 0.8, 'black')
    moved(8)
    show(100, 11, 30, 24, 2.05)


def half_away(thing):
    """Leaves of a turned body only what is behind: x below 0."""
    import bmesh

    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.delete(shape, geom=[v for v in shape.verts if v.co.x > 1], context='VERTS')
    shape.to_mesh(thing.data)
    shape.free()


def drill(color, kind):
    """A rotary hammer with an auxiliary handle: SDS-plus, or SDS-max with a D-handle and a chisel."""
    big = kind == 'max'
    parts = barrel([(0, -20), (4.6, -20), (5.6, -14), (5.8, 8), (4.6, 14), (3.6, 22)], color, (-21, 4.6), (8, 5.9))
    parts += barrel([(0, 22), (3.4, 22), (3.6, 26), (2.6, 32), (0, 33)], 'black', (21, 3.6), (28, 3))
    if big:
        parts.append(pipe([(32, 0, 0), (62, 0, 0)], 0.95, 'steel'))
        parts.append(lathe([(1, 0), (0, 7)], 'steel', (62, 0, 0), (0, 90, 0), 24))
        parts.append(pipe([(-19, 0, 4), (-31, 0, 5), (-35, 0, -2), (-34, 0, -14), (-20, 0, -15)], 2, 'black', 6))
        parts.append(block((18, 8.4, 9), (-10, 0, -9), 'black', 3))
    else:
        drill_bit = [Vector((32 + i * 0.5, math.cos(i * 0.9) * 0.55, math.sin(i * 0.9) * 0.55)) for i in range(52)]
        parts += [pipe([(32, 0, 0), (59, 0, 0)], 0.5, 'steel'), add('bit', tube(drill_bit, 0.36, mat('steel'), smooth=False))]
        parts.append(side([(-20, 5), (-26, 3), (-33, -18), (-27, -20), (-23, -9), (-14, -5)], 6, 'black', bevel=1.8))
        parts.append(block((4, 2.6, 5), (-20, 0, -8.6), color, 0.8))
        parts.append(block((22, 8, 6), (-4, 0, -7), 'black', 2.4))
    for i in range(6):
        parts.append(block((0.9, 0.5, 6), (-16 + i * 2.2, -5.6, 0), 'black', 0.1))
    parts.append(lathe([(4.2, 18), (5, 18.4), (5, 20), (4.2, 20.4)], 'black', (0, 0, 0), (0, 90, 0), 48))
    parts += grip((19, -3, -5), (19, -6, -19), 1.8)
    # It lies on its side, both handles towards the viewer.
    group(parts, (0, 0, 6.2), (-86, 0, 0))
    end = (-34, -14, 6) if big else (-30, -19, 6)
    hose([end, (end[0] - 10, end[1] - 2, 3), (-60, -24, 0.8), (-90, 6, 0.8), (-130, 0, 0.8)], 0.8, 'black')
    moved(-16)
    show(118 if big else 108, 6, 16, 34, 1.9)


def breaker(color):
    """A demolition hammer that has broken into concrete."""
    lathe([(0, 0), (3.2, 14), (3.2, 17)], 'steel', (0, 0, 0))
    pipe([(0, 0, 14), (0, 0, 40)], 1.9, 'steel')
    lathe([(0, 34), (4.4, 34), (5, 40), (8, 46), (9, 50)], 'dark')
    side([(-10, 50), (10, 50), (13, 58), (13, 84), (9, 90), (-9, 90), (-13, 84), (-13, 58)], 20, color, bevel=4)
    for i in range(7):
        block((12, 0.8, 1.4), (0, -10.3, 60 + i * 3), 'black', 0.2)
    block((21, 18, 12), (0, 0, 95), 'black', 3)
    for s in (-1, 1):
        pipe([(s * 8, 0, 94), (s * 20, 0, 101), (s * 22, 0, 103)], 1.8, 'black')
        grip((s * 18, 0, 101), (s * 34, 0, 104), 2.2)
        pipe([(s * 12, 0, 80), (s * 20, 0, 98)], 1.2, 'dark')
    rock = surfaces.concrete((0.55, 0.54, 0.52), 0.3, 0.5)
    for i in range(9):
        a = 2 * math.pi * i / 9 + 0.2
        far = 12 + 6 * (i % 3)
        piece = box((16 + 5 * (i % 2), 12 + 3 * (i % 3), 6), rock, 0.5, worn=0.8)
        add('piece', piece, (math.cos(a) * far, math.sin(a) * far, 2.4), (10 * math.sin(a * 3), 8 * math.cos(a * 5), math.degrees(a) + 35))
    hose([(4, 8, 98), (10, 16, 108), (40, 22, 96), (54, 20, 40), (70, 10, 1), (120, 20, 1)], 0.9, 'black')
    show(138, 52, 24, 12, 2.25)


def core_drill(color):
    """A core drill on its stand, a core bit set onto concrete."""
    block((52, 26, 3), (0, 0, 1.5), 'cast', 0.8)
    for x in (-22, 22):
        for y in (-10, 10):
            post((x, y, 0), 1.4, 6, 'steel')
    block((6, 7, 92), (18, 0, 48), 'alloy', 0.8)
    for i in range(34):
        block((1.4, 3, 1.1), (14.6, 0, 10 + i * 2.4), 'cast', 0.1)
    pipe([(24, 0, 4), (42, 0, 4), (21, 0, 66)], 1.4, 'dark', 3)
    block((18, 14, 15), (17, 0, 60), 'dark', 2.5)
    for s in range(3):
        a = 2 * math.pi * s / 3 + 0.4
        pipe([(17, -8, 60), (17 + math.cos(a) * 17, -10, 60 + math.sin(a) * 17)], 0.9, 'steel')
        disc((17 + math.cos(a) * 17, -10, 60 + math.sin(a) * 17), 1.8, 3.6, 'black', 0.8)
    block((16, 14, 8), (4, 0, 60), 'dark', 2)
    lathe([(0, 44), (4, 44), (8, 50), (9, 56), (9, 82), (8, 84), (0, 84)], color, (-8, 0, 0))
    lathe([(8.4, 84), (8.8, 86), (7.6, 96), (0, 97)], 'black', (-8, 0, 0))
    for i in range(6):
        block((10, 0.6, 1.2), (-8, -9, 62 + i * 2.6), 'black', 0.2)
    grip((-17, 0, 72), (-32, 0, 72), 1.9)
    post((-8, 0, 36), 2.4, 9, 'steel')
    lathe([(0, 38), (10, 38), (10.6, 37), (10.6, 5), (9.8, 5)], 'alloy', (-8, 0, 0))
    lathe([(10.9, 7), (10.9, 4), (9.6, 4)], 'cast', (-8, 0, 0))
    hose([(-14, -6, 46), (-30, -10, 40), (-44, -16, 10), (-60, -20, 0.8), (-110, 10, 0.8)], 0.8, '#2f6fa0')
    show(128, 48, 26, 13, 2.2)


def floor_saw(color):
    slab = surfaces.granular(['#2d2e30', '#3a3b3d', '#47484a'], 0.6, 0.5, contrast=0.3)
    add('road', box((420, 160, 8), slab, 1), (0, 10, 4))
    add('joint', box((150, 0.8, 0.2), mat('black'), 0), (-115, -28, 8.1))
    side([(-46, 16), (30, 16), (40, 26), (40, 32), (-46, 32)], 46, 'dark', 0, 2)
    for x in (-36, 22):
        for y in (-27, 27):
            wheel((x, y, 17), 9, 6, 'dark')
    engine((-6, 0, 34), 1.1, cover=color)
    block((20, 34, 26), (-40, 0, 46), color, 5)
    guard(44, -28, 24, 27, 12, color, 0, 178)
    blade((44, -28, 20), 21, 0.5)
    for y in (-18, 18):
        pipe([(-44, y, 34), (-64, y, 74), (-98, y, 84)], 1.8, 'dark', 10)
        grip((-84, y, 80), (-100, y, 84.6), 2.4)
    pipe([(38, 6, 32), (84, 6, 58), (88, 6, 12)], 1, 'steel', 6)
    disc((88, 6, 11), 3, 2, 'rubber', 0.4)
    post((-40, 0, 58), 3.4, 4, 'black', 0.8)
    show(212, 38, 26, 15, 2.05)


def block_splitter(color):
    """A splitter for paving blocks, one just broken between its blades."""
    for x in (-44, 44):
        block((9, 40, 78), (x, 0, 44), 'dark', 1.5)
        for y in (-17, 17):
            block((12, 8, 6), (x, y, 3), 'rubber', 1.2)
        block((2, 30, 50), (x + (5.6 if x > 0 else -5.6), 0, 50), color, 0.5)
    block((104, 34, 6), (0, 0, 9), 'dark', 1)
    block((112, 26, 15), (0, 0, 84), color, 2)
    post((0, 0, 62), 7, 42, 'alloy', 0.8)
    post((0, 0, 92), 9, 12, 'dark', 1)
    block((68, 22, 6), (0, 0, 58), 'dark', 1)
    side([(-32, 56), (32, 56), (30, 52), (-30, 52)], 4, 'steel', 0, 0.5)
    side([(-32, 12), (32, 12), (30, 17), (-30, 17)], 4, 'steel', 0, 0.5)
    stone = surfaces.concrete((0.62, 0.6, 0.57), 0.3, 0.4)
    for s in (-1, 1):
        add('half', box((26, 22, 24), stone, 0.8, worn=0.5), (s * 14.2, 0, 29.5), (0, s * 1.6, 0))
    block((60, 40, 3), (0, 0, 15), 'cast', 0.5)
    pipe([(24, 0, 92), (60, 0, 108), (98, 0, 124)], 2, 'dark', 6)
    grip((76, 0, 115), (98, 0, 124), 2.6)
    moved(-10)
    show(170, 58, -18, 12, 2.2)


def stirrer(color):
    """A mixing drill over a bucket of mortar."""
    wet = surfaces.concrete((0.55, 0.54, 0.5), 0.5, 0.2)
    props.bucket((0, 0, 0), 22, 36)
    post((0, 0, 24), 19.4, 4, wet, 0.4)
    parts = [pipe([(0, 0, -60), (0, 0, 10)], 0.9, 'steel')]
    spiral = [(math.cos(i * 0.35) * 6, math.sin(i * 0.35) * 6, -58 + i * 0.42) for i in range(54)]
    parts.append(add('paddle', tube(spiral, 0.8, mat('steel'), smooth=False)))
    parts.append(lathe([(0, 6), (2.6, 6), (3.6, 11), (4, 16), (7.4, 22), (8, 26), (8, 42), (6.6, 46), (0, 46)], color))
    parts.append(lathe([(6.8, 46), (7, 50), (5.6, 56), (0, 57)], 'black'))
    for i in range(7):
        parts.append(block((9, 0.7, 1.1), (0, -7.9, 29 + i * 2), 'black', 0.2))
    for s in (-1, 1):
        parts.append(pipe([(s * 6, 0, 42), (s * 22, 0, 46), (s * 27, 0, 40), (s * 27, 0, 24), (s * 20, 0, 18), (s * 5, 0, 22)], 1.5, 'dark', 5))
        parts += grip((s * 27, 0, 24), (s * 27, 0, 40), 2)
    group(parts, (0, 0, 62), (-4, 6, 0))
    hose([(6, 0, 118), (12, 4, 132), (40, 14, 120), (52, 20, 60), (64, 20, 0.8), (120, 0, 0.8)], 0.8, 'black')
    show(146, 58, 22, 14, 2.2)


def ladder(rungs, width, at=(0, 0, 0), turn=(0, 0, 0), caps='#c3195d', feet=True):
    """A ladder of aluminium along z; rungs 28 cm apart."""
    length, parts = rungs * 28 + 14, []
    for s in (-1, 1):
        parts.append(block((2.6, 7.4, length), (s * width / 2, 0, length / 2), 'alloy', 0.5))
        parts.append(block((3.4, 8.2, 5), (s * width / 2, 0, length), caps, 0.8))
        parts.append(block((3.6, 8.4, 6), (s * width / 2, 0, 2), 'rubber', 0.8))
    rung = box((width, 3.4, 3.2), mat('alloy'), 0.5)
    parts += [add('rung', rung, (0, 0, 20 + i * 28)) for i in range(rungs)]
    if feet:
        parts.append(block((width + 50, 7, 5), (0, 0, 3), 'alloy', 0.8))
        parts += [block((6, 8, 6), (s * (width / 2 + 24), 0, 2.6), 'rubber', 0.8) for s in (-1, 1)]
    return group(parts, at, turn)


def leaning_ladder(color):
    wall = surfaces.concrete((0.74, 0.71, 0.65), 0.6, pores=0.1, stain=0.25)
    ladder(14, 42, (0, -30, 0), (-19, 0, 0), color)
    add('wall', box((900, 20, 700), wall), (0, 118, 350))
    add('ledge', box((900, 26, 8), surfaces.concrete((0.6, 0.59, 0.57), 0.4)), (0, 108, 26))
    show(520, 200, 38, 5, 2.15)


def combination_ladder(color):
    """Two of three sections stand as a trestle, the third is pulled out above."""
    ladder(10, 46, (0, -92, 0), (-17, 0, 0), color)
    ladder(10, 38, (0, 92, 0), (17, 0, 0), color, False)
    a = math.radians(17)
    ladder(10, 40, (0, -92 + math.sin(a) * 140 - 6, math.cos(a) * 140), (-17, 0, 0), color, False)
    for s in (-1, 1):
        disc((s * 23, 0, 278), 7, 8, 'black', 1).rotation_euler.z = math.pi / 2
        pipe([(s * 21, -62, 96), (s * 19, 62, 96)], 0.7, color)
    show(500, 206, 58, 7, 2.25)


def tube_frame(x, y0, y1, z0, z1, step):
    """An end frame of aluminium with rungs."""
    for y in (y0, y1):
        pipe([(x, y, z0), (x, y, z1)], 2.6, 'alloy')
    for k in range(int((z1 - z0 - 10) / step)):
        pipe([(x, y0, z0 + 14 + k * step), (x, y1, z0 + 14 + k * step)], 1.8, 'alloy')


def tower(color):
    """A mobile tower with two platforms."""
    for x in (-100, 100):
        tube_frame(x, -38, 38, 26, 520, 26)
        for y in (-38, 38):
            wheel((x, y, 11), 11, 6, 'white')
            post((x, y, 20), 2.2, 20, 'steel')
            pipe([(x, y, 60), (x + (50 if x > 0 else -50), y * 2.6, 3)], 2, color)
    for z in (210, 420):
        block((196, 68, 4), (0, 0, z), 'board', 0.5)
        for y in (-35, 35):
            block((196, 2, 14), (0, y, z + 10), color, 0.3)
    for z in (260, 308, 470, 518):
        for y in (-38, 38):
            pipe([(-100, y, z), (100, y, z)], 1.9, color if z > 400 else 'alloy')
    for y, flip in ((-38, 1), (38, -1)):
        for z in (40, 214):
            pipe([(-100 * flip, y, z), (100 * flip, y, z + 160)], 1.7, 'alloy')
    pipe([(-100, -38, 34), (100, 38, 34)], 1.7, 'alloy')
    show(640, 262, 26, 5, 2.05)


def facade(color):
    """A scaffold of three lifts before a rendered house."""
    render = surfaces.concrete((0.8, 0.75, 0.66), 0.8, pores=0.05, stain=0.15)
    add('wall', box((1600, 20, 1200), render), (0, 130, 600))
    for x in (-190, 0, 190):
        for z in (150, 350, 550):
            block((84, 6, 112), (x, 119, z), 'white', 1)
            block((74, 6, 102), (x, 117.5, z), 'glass', 0.5)
            block((3, 8, 104), (x, 117, z), 'white', 0.4)
    for x in (-300, -100, 100, 300):
        for y in (0, 72):
            pipe([(x, y, 0), (x, y, 690)], 3, 'steel')
            block((16, 16, 1.4), (x, y, 0.7), 'cast', 0.2)
        for z in (20, 215, 415, 615):
            pipe([(x, 0, z), (x, 72, z)], 2.4, 'steel')
    for z in (215, 415, 615):
        for x in (-200, 0, 200):
            block((196, 32, 5), (x, 18, z + 4), 'board', 0.5)
            block((196, 32, 5), (x, 54, z + 4), 'board', 0.5)
            block((196, 2.4, 15), (x, -1, z + 14), color, 0.3)
        for h in (50, 72 if z > 600 else 100):
            pipe([(-300, -2, z + h), (300, -2, z + h)], 2.2, 'steel')
    for z in (20, 215, 415):
        pipe([(-300, -5, z), (-100, -5, z + 195)], 2, 'steel')
        pipe([(300, -5, z), (100, -5, z + 195)], 2, 'steel')
    for z, s in ((2, 1), (220, -1), (420, 1)):
        ladder(7, 34, (150 - 30 * s, 36, z), (0, 8 * s, 0), color, False).rotation_euler.z = 0
    show(760, 338, 20, 3, 2.0)


def shores(color):
    """Steel props under the formwork of a slab."""
    add('slab', box((520, 200, 24), surfaces.concrete((0.66, 0.65, 0.63), 0.5)), (0, 40, 286))
    block((520, 200, 2.4), (0, 40, 272.5), surfaces.wood('#d8b27a', 6), 0.2)
    for y in (-20, 90):
        block((510, 8, 20), (0, y, 261), 'board', 0.6)
        for x in (-150, -50, 50, 150):
            post((x, y, 0), 10, 1.2, color, 0.2)
            post((x, y, 1), 3.4, 152, color)
            post((x, y, 150), 2.7, 98, 'steel')
            post((x, y, 146), 4.4, 12, 'dark', 0.8)
            pipe([(x - 12, y - 3, 152), (x + 12, y - 3, 152)], 1, 'steel')
            pipe([(x - 8, y, 176), (x + 8, y, 176)], 0.9, 'cast')
            block((16, 14, 1.4), (x, y, 249), 'steel', 0.2)
            for k in range(6):
                disc((x, y - 2.7, 184 + k * 11), 0.8, 0.4, 'black', 0)
    show(470, 148, 16, 4, 2.05)


def roof_lift(color):
    """A ladder lift with bricks on its carriage, leaned against a house's eaves."""
    a = math.radians(42)
    wall = surfaces.concrete((0.78, 0.73, 0.64), 0.8, pores=0.05, stain=0.2)
    add('house', box((400, 420, 330), wall), (372, 150, 165))
    add('roof', box((240, 460, 10), surfaces.clay('#9a4a34', size=30), 1), (258, 150, 396), (0, -34, 0))
    block((4, 90, 100), (172, 60, 190), 'white', 1)
    block((4, 80, 90), (170.6, 60, 190), 'glass', 0.5)
    parts = []
    for s in (-1, 1):
        parts.append(block((560, 4, 8), (280, s * 18, 0), 'alloy', 0.8))
    parts += [pipe([(x, -18, 0), (x, 18, 0)], 1.6, 'alloy') for x in range(16, 560, 28)]
    parts += [block((86, 44, 4), (205, 0, 10), color, 1), block((4, 44, 40), (166, 0, 30), color, 1)]
    brick = surfaces.clay('#a5523a', 0.2, 12)
    for i in range(3):
        for k in range(3):
            for j in (-1, 1):
                parts.append(block((22, 17, 11), (182 + 23 * i, j * 9, 18 + 11.4 * k), brick, 0.4))
    parts.append(pipe([(10, 0, -6), (170, 0, 5)], 0.6, 'black'))
    group(parts, (-214, -60, 14), (0, -42, 0))
    block((52, 54, 30), (-222, -60, 22), 'dark', 4)
    disc((-222, -88, 26), 11, 2, color, 0.6)
    for y in (-88, -32):
        wheel((-196, y, 12), 12, 6, 'dark')
    up = lambda d: (-214 + math.cos(a) * d, 14 + math.sin(a) * d)
    for y in (-78, -42):
        x, z = up(330)
        pipe([(x, y, z), (x + 20, y, 0)], 2, 'dark')
    show(600, 180, -38, 10, 2.05)


def scissor_lift(color):
    block((188, 72, 26), (0, 0, 30), color, 4)
    for x in (-66, 66):
        for y in (-36, 36):
            wheel((x, y, 20), 20, 13, 'white')
    for i in range(10):
        block((9, 0.8, 9), (-50 + i * 11, -36.3, 26), '#e8b400' if i % 2 else 'black', 0.1, (0, 30, 0))
    levels, rise = 4, 54
    for k in range(levels):
        low, high = 46 + k * rise, 46 + (k + 1) * rise
        for y in (-26, 26):
            for flip, inset in ((1, 0), (-1, 3)):
                pipe([(-80 * flip, y + inset, low), (80 * flip, y + inset, high)], 3.4, 'cast')
            disc((0, y, (low + high) / 2), 4.4, 9, 'steel', 0.5)
        for x in (-80, 80):
            pipe([(x, -28, high), (x, 30, high)], 2.4, 'steel')
    pipe([(-40, 0, 60), (26, 0, 150)], 6, 'dark')
    pipe([(26, 0, 150), (42, 0, 172)], 3.4, 'chrome')
    top = 46 + levels * rise + 6
    block((196, 78, 8), (0, 0, top), color, 1.5)
    for z in (55, 108):
        pipe([(-96, -37, top + z), (96, -37, top + z), (96, 37, top + z), (-96, 37, top + z)], 2, 'dark', 4, True)
    for x in (-96, -32, 32, 96):
        for y in (-37, 37):
            pipe([(x, y, top), (x, y, top + 108)], 1.8, 'dark')
    block((16, 14, 26), (84, -41, top + 98), 'black', 2)
    disc((84, -49, top + 104), 3, 2, 'red', 0.6)
    show(440, 182, 28, 8, 2.25)


PICTURES = {
    **rows('inverter', stromerzeuger_inverter={'color': '#7f1d3a'}),
    **rows('generator', stromerzeuger={'color': '#7a7d2a'}),
    **rows('distributor', baustromverteiler={'color': '#f0d400'}),
    **rows('submersible', tauchpumpe={'color': '#1f3a78'}),
    **rows('trash_pump', schmutzwasserpumpe={'color': '#7f1d3a'}),
    **rows('floodlight', baustrahler={'color': '#e0604a'}),
    **rows('cut_off_saw', trennschleifer={'color': '#1d6b40'}),
    **rows(
        'grinder',
        winkelschleifer={'color': '#1d5f9e'},
        betonschleifer={'color': '#c62a22', 'grinding': True},
    ),
    **rows('drill', bohrhammer={'color': '#11838a', 'kind': 'plus'}, kombihammer={'color': '#1d5f9e', 'kind': 'max'}),
    **rows('breaker', abbruchhammer={'color': '#1d5f9e'}),
    **rows('core_drill', kernbohrgeraet={'color': '#c62a22'}),
    **rows('floor_saw', fugenschneider={'color': '#0d5a70'}),
    **rows('block_splitter', steinknacker={'color': '#b58a14'}),
    **rows('stirrer', handruehrwerk={'color': '#3f8550'}),
    **rows('leaning_ladder', anlegeleiter={'color': '#83409c'}),
    **rows('combination_ladder', mehrzweckleiter={'color': '#c3195d'}),
    **rows('tower', fahrgeruest={'color': '#4a4fb0'}),
    **rows('facade', fassadengeruest={'color': '#0aa877'}),
    **rows('shores', baustuetzen={'color': '#9a432f'}),
    **rows('roof_lift', schraegaufzug={'color': '#2bb5b0'}),
    **rows('scissor_lift', scherenarbeitsbuehne={'color': '#3a82dc'}),
}
