"""Tools, ladders and scaffolds for rent. None bears a maker's mark."""

import math
import bmesh
import props
import surfaces
from parts import all_of, around, block, disc, engine, grip, hose, lathe, mat, model, pipe, post, row, side, wheel
from shapes import box, cylinder, group, tube
from stones import rows
from studio import add

def socket(at, color):
    with group(at, (90, 0, 0)):
        all_of(post, ((0, 0, 0), 3.2, 1.2, color, 0.3), ((0, 0, 1.2), 2.304, 0.3, 'black', 0.1))

def inverter(color):
    side([(-24, 5), (22, 5), (26, 12), (26, 34), (18, 42), (-18, 42), (-26, 34), (-26, 10)], 27, color, 0, 4)
    all_of(block, ((44, 24, 5), (0, 0, 4), 'dark', 1.5), ((26, 1.4, 19), (-9, -13.6, 21), 'black', 0.8),
        ((12, 0.8, 1.1), (14, -13.6, row(14, 2.8, 7)), 'black', 0.2), ((7, 22, 3), ([-17, 17], 0, 1.5), 'rubber', 0.8))
    pipe([(-15, 0, 40), (-13, 0, 52), (13, 0, 52), (15, 0, 40)], 2.4, 'black', 7)
    all_of(socket, ((-16, -14, 24), 'blue'), ((-8, -14, 24), 'blue'))
    all_of(disc, ((-17, -14.4, 15), 1.1, 0.6, 'red', 0.1), (([-13, -9], -14.4, 15), 1.1, 0.6, 'white', 0.1),
        ((5, -14.4, 16), 2.4, 1.2, 'dark', 0.4))
    post((14, 0, 41.4), 3.6, 2, 'black', 0.6)

def frame(width, depth, height, material):
    """Two bent tubes side by side and what joins them, standing on z = 4."""
    x, y = width / 2, [-depth / 2, depth / 2]
    pipe([(-x, y, 4), (-x, y, height), (x, y, height), (x, y, 4)], 1.7, material, 6, True)
    pipe([([-x, x], -depth / 2, [4, height]), ([-x, x], depth / 2, [4, height])], 1.7, material)

def generator(color):
    frame(82, 54, 62, 'dark')
    all_of(block, ((8, 54, 3), ([-24, 24], 0, 5), 'dark', 0.6), ((66, 48, 15), (2, 0, 53), color, 4.5))
    post((14, 0, 60), 4, 3, 'black', 0.8)
    engine((20, -3, 7), 0.98, 'dark', color)
    disc((-14, 0, 21), 12, 30, 'alloy', 1.5)
    add('alternator', cylinder(13, 26, mat('alloy'), 1.5), (-24, 0, 21), (0, 90, 0))
    add('fin', cylinder(13.8, 0.8, mat('cast'), 0.2), (row(-22, 2.8, 8), 0, 21), (0, 90, 0))
    all_of(block, ((30, 3, 26), (-22, -26, 28), 'black', 1), ((10, 0.8, 5), (-15, -27.8, 22), 'white', 0.2))
    y = -27.6
    all_of(socket, ((-30, y, 32), 'blue'), ((-22, y, 32), 'blue'), ((-14, y, 32), 'red'), ((-30, y, 22), 'blue'))
    wheel((30, [-31, 31], 9), 9, 7, 'dark')
    block((5, 6, 5), (-36, [-20, 20], 2.4), 'rubber', 1)
    for y in (-27, 27):
        pipe([(-41, y, 52), (-66, y, 57)], 1.5, 'dark')
        grip((-56, y, 55), (-67, y, 57.2), 2)

def distributor(color):
    pipe([(-32, 6, 2), (-32, 6, 108), (32, 6, 108), (32, 6, 2)], 1.8, 'dark', 8)
    pipe([([-32, 32], -20, 2), ([-32, 32], 28, 2)], 1.8, 'dark')
    all_of(block, ((5, 5, 3), ([-32, 32], [-18, 26], 1.4), 'rubber', 0.8), ((60, 22, 74), (0, 0, 60), color, 3),
        ((52, 1, 17), (0, -11.4, 82), 'black', 0.6), ((4.6, 1, 10), (row(-21, 6, 8), -12, 82), 'white', 0.3),
        ((2, 1.6, 3.4), (row(-21, 6, 8), -12.6, 83), 'black', 0.3))
    all_of(disc, ((row(-19.5, 13, 4), -13, 62), 5, 4, 'blue', 1), ((row(-19.5, 13, 4), -15.2, 62), 3.8, 0.8, 'black', 0.2))
    for x, r in ((-16, 6.6), (2, 6.6), (19, 5.4)):
        all_of(disc, ((x, -13, 41), r, 5, 'red', 1), ((x, -16, 41), r * 0.74, 0.8, 'black', 0.2),
            ([(x + dx, -16.5, 41 + dz) for _, dx, dz in around(5, r * 0.42)], r * 0.1, 0.6, 'chrome', 0.1))

def submersible(color):
    lathe([(0, 4), (19, 4), (20, 6), (20, 15), (17, 18), (15, 18)], 'black')
    lathe([(15, 18), (15, 50), (14, 52), (14.6, 53), (14.6, 57), (11, 61), (0, 62)], color)
    for a, x, y in around(28, 20):
        block((1.6, 1.4, 8), (x, y, 10.5), 'cast', 0.2, (0, 0, a))
    for z in (26, 44):
        lathe([(15, z), (15.6, z + 0.6), (15.6, z + 1.6), (15, z + 2.2)], color)
    all_of(block, ((13, 1, 9), (0, -15, 36), 'black', 0.4), ((10, 0.5, 6), (0, -15.6, 36), 'alloy', 0.1),
        ((9, 7, 14), (-35, -11, 20), 'red', 2.4, (0, 8, 0)))
    pipe([(-9, 0, 57), (-9, 0, 71), (9, 0, 71), (9, 0, 57)], 1.8, 'black', 5)
    add('outlet', cylinder(5.4, 14, mat('cast'), 0.6), (12, 0, 24), (0, 90, 0))
    add('clamp', cylinder(5.2, 1.4, mat('chrome'), 0.2), (29, 0, 24), (0, 90, 0))
    hose([(24, 0, 24), (40, 0, 24), (58, 6, 14), (70, -20, 5), (96, -30, 5), (130, 20, 5)], 4.8, '#2f6fa0')
    hose([(0, 8, 61), (0, 10, 74), (-24, 16, 70), (-40, 20, 20), (-56, 10, 1.2), (-90, 30, 1.2), (-140, 10, 1.2)], 1.1, 'black')
    hose([(-15, -2, 48), (-30, -6, 46), (-34, -10, 28)], 0.8, 'black')
    block((6, 6, 4), [(x, y, 2) for _, x, y in around(3, 14)], 'rubber', 1)

def trash_pump(color):
    frame(74, 50, 60, color)
    block((70, 46, 3), (0, 0, 6), 'dark', 0.6)
    engine((-14, -2, 8))
    all_of(disc, ((22, 0, 24), 15, 20, 'cast', 3), ((22, -12, 24), 8, 6, 'cast', 1.5),
        ([(22 + x, -10.6, 24 + z) for _, x, z in around(6, 12)], 1.2, 1.4, 'steel', 0.2, 0, 6))
    all_of(post, ((22, 0, 36), 6, 12, 'cast', 0.8), ((22, 0, 48), 7.4, 4, 'alloy', 0.6))
    add('inlet', cylinder(6, 14, mat('cast'), 0.6), (32, 0, 22), (0, 90, 0))
    add('coupling', cylinder(7.2, 5, mat('alloy'), 0.6), (44, 0, 22), (0, 90, 0))
    hose([(48, 0, 22), (64, 0, 22), (86, -10, 10), (110, -30, 6.6), (160, -20, 6.6)], 6.2, '#2f6fa0')
    block((7, 6, 4), ([-30, 30], [-20, 20], 2), 'rubber', 1)

def floodlight(color):
    lit = surfaces.Surface('#fff1cf', 0.6, 0.4).shade(Emission=(1, 0.86, 0.6, 1), Emission_Strength=5).done()
    for _, c, s in around(3, 1, math.radians(20)):
        all_of(pipe, ([(c * 4, s * 4, 62), (c * 52, s * 52, 1.5)], 1.4, color), ([(c * 26, s * 26, 33), (0, 0, 22)], 0.8, 'steel'))
        disc((c * 52, s * 52, 1.6), 2, 4, 'rubber', 0.6)
    all_of(post, ((0, 0, 20), 1.8, 60, color), ((0, 0, 60), 3, 8, 'black', 0.8), ((0, 0, 68), 1.4, 66, 'alloy'))
    pipe([(-34, 0, 134), (34, 0, 134)], 1.5, 'dark')
    for s in (-1, 1):
        with group((s * 25, -2, 152), (14, 0, s * -14)):
            all_of(block, ((36, 6, 26), (0, 0, 0), 'black', 1.6), ((31, 0.8, 21), (0, -3.2, 0), lit, 0.3),
                ((1, 4, 24), (row(-13, 5, 6), 4.4, 0), 'cast', 0.3), ((2.6, 0.4, 2.6), (row(-10, 5, 5), -3.7, [-6, 0, 6]), 'white', 0.2))
            pipe([(-19.5, 0, 0), (-19.5, 0, -18), (19.5, 0, -18), (19.5, 0, 0)], 1, 'dark', 3)
    hose([(3, 4, 130), (8, 10, 96), (6, 8, 60), (30, 20, 2), (60, -20, 1), (110, 10, 1), (170, 0, 1)], 0.8, 'black')

def blade(x, y, z):
    """A diamond blade of 42 cm: its segments, its bore."""
    all_of(disc, ((x, y, z), 20.16, 0.5, 'alloy', 0.05, 0, 96), ((x, y - 0.5, z), 5.04, 1, 'steel', 0.2),
        ((x, y - 1, z), 1.89, 2, 'cast', 0.2, 0, 6))
    for a, dz, dx in around(20, 20.37):
        block((5.25, 0.75, 1.89), (x + dx, y, z + dz), 'cast', 0.1, (0, a, 0))

def guard(x, y, z, radius, width, color, start, end):
    """A hood over part of a blade, from one angle to another, measured from +x."""
    angles = [math.radians(start + (end - start) * i / 24) for i in range(25)]
    side([*((x + math.cos(a) * radius, z + math.sin(a) * radius) for a in angles), (x, z)], width, color, y, 0.9, 60)

def cut_off_saw(color):
    side([(-34, 4), (10, 4), (14, 12), (14, 32), (4, 40), (-28, 40), (-36, 30)], 22, color, 0, 3.5)
    side([(-34, 2), (12, 2), (12, 7), (-34, 7)], 24, 'black', 0, 1)
    disc((-10, -11.6, 21), 10, 2, 'black', 0.8)
    for a, x, z in around(10, 5.6):
        block((5, 0.8, 1), (-10 + x, -13, 21 + z), color, 0.1, (0, -a, 0))
    side([(-32, 36), (-46, 38), (-54, 26), (-50, 6), (-43, 6), (-45, 24), (-40, 30), (-32, 30)], 7, 'black', 0, 2)
    pipe([(8, -12, 22), (6, -12, 54), (16, 10, 56), (14, 14, 22)], 1.7, 'black', 7)
    side([(2, 13), (52, 16), (54, 26), (2, 30)], 5, 'cast', -12, 1.2)
    blade(52, -5, 21)
    guard(52, -5, 21, 22.5, 7, color, 30, 195)
    hose([(70, -6, 34), (60, -10, 46), (20, 4, 44), (-8, 8, 42)], 0.6, 'black')

def barrel(profile, color, back, front):
    """A tool's body along x: a profile of (radius, x) between two lids (x, radius)."""
    lathe(profile, color, turn=(0, 90, 0), sides=48)
    for x, r in (back, front):
        lathe([(0, x), (r, x), (r, x + 2), (0, x + 2)], 'black', turn=(0, 90, 0), sides=48)

def grinder(color, grinding=False):
    with group((-2, 0, 18) if grinding else (-2, 0, 13), (0, 2, 0) if grinding else (0, 6, 0)):
        barrel([(0, -16), (4.4, -16), (4.8, -8), (5.4, 0), (5.8, 16), (5, 18)], color, (-17, 4.2), (17, 5))
        barrel([(0, -46), (3.4, -46), (3.8, -36), (3.2, -26), (4.4, -17)], 'black', (-47, 2.4), (-18, 4.5))
        all_of(block, ((14, 2.4, 2.6), (-32, 0, -3.8), 'dark', 0.8), ((6, 0.5, 0.8), (-2, -5.4, row(-2, 1.1, 5)), 'black', 0.1))
        side([(18, -5), (30, -6), (33, -1), (30, 5), (18, 5.4)], 10, 'alloy', 0, 2)
        grip((25, -6, 2), (25, -24, 9), 1.9)
        pipe([(25, -4, 1), (25, -8, 3)], 1, 'steel')
        if grinding:
            all_of(post, ((27, 0, -13), 9.6, 7, 'black', 1.4), ((27, 0, -8), 7, 4, color, 1),
                ([(27 + x, y, -17) for _, x, y in around(30, 9)], 0.9, 4.4, 'cast'))
            pipe([(33, 4, -8), (44, 8, -4), (50, 9, 4)], 2.6, 'black', 6)
        else:
            lathe([(0, -7.4), (12.4, -7), (12.6, -6.6), (0, -6.8)], 'alloy', (27, 0, 0))
            for a, x, y in around(16, 12.4):
                block((2.4, 3.6, 0.9), (27 + x, y, -6.9), 'cast', 0.1, (0, 0, a))
            post((27, 0, -9), 2.4, 2, 'steel', 0.3)
            keep_behind(lathe([(5, -4.4), (13.6, -4.4), (13.6, -8.6)], 'black', (27, 0, 0)).data)
    hose([(-48, 0, 16), (-60, 4, 10), (-72, 10, 0.8), (-90, -10, 0.8), (-120, 20, 0.8)], 0.8, 'black')

def keep_behind(mesh):
    """Leaves of a turned body only what is behind: x below 0."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.delete(shape, geom=[v for v in shape.verts if v.co.x > 1], context='VERTS')
    shape.to_mesh(mesh)
    shape.free()

def drill(color, kind):
    """A rotary hammer with an auxiliary handle: SDS-plus, or SDS-max with a D-handle and a chisel."""
    big = kind == 'max'
    # It lies on its side, both handles towards the viewer.
    with group((0, 0, 6.2), (-86, 0, 0)):
        barrel([(0, -20), (4.6, -20), (5.6, -14), (5.8, 8), (4.6, 14), (3.6, 22)], color, (-21, 4.6), (8, 5.9))
        barrel([(0, 22), (3.4, 22), (3.6, 26), (2.6, 32), (0, 33)], 'black', (21, 3.6), (28, 3))
        if big:
            pipe([(32, 0, 0), (62, 0, 0)], 0.95, 'steel')
            pipe([(-19, 0, 4), (-31, 0, 5), (-35, 0, -2), (-34, 0, -14), (-20, 0, -15)], 2, 'black', 6)
            lathe([(1, 0), (0, 7)], 'steel', (62, 0, 0), (0, 90, 0), 24)
            block((18, 8.4, 9), (-10, 0, -9), 'black', 3)
        else:
            pipe([(32, 0, 0), (59, 0, 0)], 0.5, 'steel')
            groove = [(32 + i * 0.5, math.cos(i * 0.9) * 0.55, math.sin(i * 0.9) * 0.55) for i in range(52)]
            add('bit', tube(groove, 0.36, mat('steel'), smooth=False))
            side([(-20, 5), (-26, 3), (-33, -18), (-27, -20), (-23, -9), (-14, -5)], 6, 'black', 0, 1.8)
            all_of(block, ((4, 2.6, 5), (-20, 0, -8.6), color, 0.8), ((22, 8, 6), (-4, 0, -7), 'black', 2.4))
        block((0.9, 0.5, 6), (row(-16, 2.2, 6), -5.6, 0), 'black', 0.1)
        lathe([(4.2, 18), (5, 18.4), (5, 20), (4.2, 20.4)], 'black', turn=(0, 90, 0), sides=48)
        grip((19, -3, -5), (19, -6, -19), 1.8)
    x, y = (-34, -14) if big else (-30, -19)
    hose([(x, y, 6), (x - 10, y - 2, 3), (-60, -24, 0.8), (-90, 6, 0.8), (-130, 0, 0.8)], 0.8, 'black')

def breaker(color):
    all_of(lathe, ([(0, 0), (3.2, 14), (3.2, 17)], 'steel'), ([(0, 34), (4.4, 34), (5, 40), (8, 46), (9, 50)], 'dark'))
    pipe([(0, 0, 14), (0, 0, 40)], 1.9, 'steel')
    side([(-10, 50), (10, 50), (13, 58), (13, 84), (9, 90), (-9, 90), (-13, 84), (-13, 58)], 20, color, 0, 4)
    all_of(block, ((12, 0.8, 1.4), (0, -10.3, row(60, 3, 7)), 'black', 0.2), ((21, 18, 12), (0, 0, 95), 'black', 3))
    for s in (-1, 1):
        pipe([(s * 8, 0, 94), (s * 20, 0, 101), (s * 22, 0, 103)], 1.8, 'black')
        grip((s * 18, 0, 101), (s * 34, 0, 104), 2.2)
        pipe([(s * 12, 0, 80), (s * 20, 0, 98)], 1.2, 'dark')
    rock = surfaces.concrete((0.55, 0.54, 0.52), 0.3, 0.5)
    for i, (turn, x, y) in enumerate(around(9, 6, 0.2)):
        a, k = math.radians(turn), 2 + i % 3
        piece = box((16 + 5 * (i % 2), 12 + 3 * (i % 3), 6), rock, 0.5, worn=0.8)
        add('piece', piece, (x * k, y * k, 2.4), (10 * math.sin(a * 3), 8 * math.cos(a * 5), turn + 35))
    hose([(4, 8, 98), (10, 16, 108), (40, 22, 96), (54, 20, 40), (70, 10, 1), (120, 20, 1)], 0.9, 'black')

def core_drill(color):
    all_of(block, ((52, 26, 3), (0, 0, 1.5), 'cast', 0.8), ((6, 7, 92), (18, 0, 48), 'alloy', 0.8),
        ((1.4, 3, 1.1), (14.6, 0, row(10, 2.4, 34)), 'cast', 0.1), ((18, 14, 15), (17, 0, 60), 'dark', 2.5),
        ((16, 14, 8), (4, 0, 60), 'dark', 2), ((10, 0.6, 1.2), (-8, -9, row(62, 2.6, 6)), 'black', 0.2))
    all_of(post, (([-22, 22], [-10, 10], 0), 1.4, 6, 'steel'), ((-8, 0, 36), 2.4, 9, 'steel'))
    pipe([(24, 0, 4), (42, 0, 4), (21, 0, 66)], 1.4, 'dark', 3)
    for _, x, z in around(3, 17, 0.4):
        pipe([(17, -8, 60), (17 + x, -10, 60 + z)], 0.9, 'steel')
        disc((17 + x, -10, 60 + z), 1.8, 3.6, 'black', 0.8)
    lathe([(0, 44), (4, 44), (8, 50), (9, 56), (9, 82), (8, 84), (0, 84)], color, (-8, 0, 0))
    lathe([(8.4, 84), (8.8, 86), (7.6, 96), (0, 97)], 'black', (-8, 0, 0))
    lathe([(0, 38), (10, 38), (10.6, 37), (10.6, 5), (9.8, 5)], 'alloy', (-8, 0, 0))
    lathe([(10.9, 7), (10.9, 4), (9.6, 4)], 'cast', (-8, 0, 0))
    grip((-17, 0, 72), (-32, 0, 72), 1.9)
    hose([(-14, -6, 46), (-30, -10, 40), (-44, -16, 10), (-60, -20, 0.8), (-110, 10, 0.8)], 0.8, '#2f6fa0')

def floor_saw(color):
    road = surfaces.granular(['#2d2e30', '#3a3b3d', '#47484a'], 0.6, 0.5, contrast=0.3)
    add('road', box((420, 160, 8), road, 1), (0, 10, 4))
    add('joint', box((150, 0.8, 0.2), mat('black')), (-115, -28, 8.1))
    side([(-46, 16), (30, 16), (40, 26), (40, 32), (-46, 32)], 46, 'dark', 0, 2)
    wheel(([-36, 22], [-27, 27], 17), 9, 6, 'dark')
    engine((-6, 0, 34), 1.1, cover=color)
    block((20, 34, 26), (-40, 0, 46), color, 5)
    guard(44, -28, 24, 27, 12, color, 0, 178)
    blade(44, -28, 20)
    for y in (-18, 18):
        pipe([(-44, y, 34), (-64, y, 74), (-98, y, 84)], 1.8, 'dark', 10)
        grip((-84, y, 80), (-100, y, 84.6), 2.4)
    pipe([(38, 6, 32), (84, 6, 58), (88, 6, 12)], 1, 'steel')
    disc((88, 6, 11), 3, 2, 'rubber', 0.4)
    post((-40, 0, 58), 3.4, 4, 'black', 0.8)

def block_splitter(color):
    for x in (-44, 44):
        all_of(block, ((9, 40, 78), (x, 0, 44), 'dark', 1.5), ((12, 8, 6), (x, [-17, 17], 3), 'rubber', 1.2),
            ((2, 30, 50), (x + math.copysign(5.6, x), 0, 50), color, 0.5))
    all_of(block, ((104, 34, 6), (0, 0, 9), 'dark', 1), ((112, 26, 15), (0, 0, 84), color, 2), ((68, 22, 6), (0, 0, 58), 'dark', 1),
        ((60, 40, 3), (0, 0, 15), 'cast', 0.5))
    all_of(post, ((0, 0, 62), 7, 42, 'alloy', 0.8), ((0, 0, 92), 9, 12, 'dark', 1))
    side([(-32, 56), (32, 56), (30, 52), (-30, 52)], 4, 'steel', 0, 0.5)
    side([(-32, 12), (32, 12), (30, 17), (-30, 17)], 4, 'steel', 0, 0.5)
    stone = surfaces.concrete((0.62, 0.6, 0.57), 0.3, 0.4)
    for s in (-1, 1):
        add('half', box((26, 22, 24), stone, 0.8, worn=0.5), (s * 14.2, 0, 29.5), (0, s * 1.6, 0))
    pipe([(24, 0, 92), (60, 0, 108), (98, 0, 124)], 2, 'dark')
    grip((76, 0, 115), (98, 0, 124), 2.6)

def stirrer(color):
    wet = surfaces.concrete((0.55, 0.54, 0.5), 0.5, 0.2)
    props.bucket((0, 0, 0), 22, 36)
    post((0, 0, 24), 19.4, 4, wet, 0.4)
    with group((0, 0, 62), (-4, 6, 0)):
        pipe([(0, 0, -60), (0, 0, 10)], 0.9, 'steel')
        spiral = [(math.cos(i * 0.35) * 6, math.sin(i * 0.35) * 6, -58 + i * 0.42) for i in range(54)]
        add('paddle', tube(spiral, 0.8, mat('steel'), smooth=False))
        lathe([(0, 6), (2.6, 6), (3.6, 11), (4, 16), (7.4, 22), (8, 26), (8, 42), (6.6, 46), (0, 46)], color)
        lathe([(6.8, 46), (7, 50), (5.6, 56), (0, 57)], 'black')
        block((9, 0.7, 1.1), (0, -7.9, row(29, 2, 7)), 'black', 0.2)
        for s in (-1, 1):
            bow = [(6, 42), (22, 46), (27, 40), (27, 24), (20, 18), (5, 22)]
            pipe([(s * x, 0, z) for x, z in bow], 1.5, 'dark', 5)
            grip((s * 27, 0, 24), (s * 27, 0, 40), 2)
    hose([(6, 0, 118), (12, 4, 132), (40, 14, 120), (52, 20, 60), (64, 20, 0.8), (120, 0, 0.8)], 0.8, 'black')

def ladder(rungs, width, at, turn, caps, feet=False):
    """A ladder of aluminium along z; rungs 28 cm apart."""
    length, half = rungs * 28 + 14, width / 2
    with group(at, turn):
        for x in (-half, half):
            all_of(block, ((2.6, 7.4, length), (x, 0, length / 2), 'alloy', 0.5), ((3.4, 8.2, 5), (x, 0, length), caps, 0.8),
                ((3.6, 8.4, 6), (x, 0, 2), 'rubber', 0.8))
        add('rung', box((width, 3.4, 3.2), mat('alloy'), 0.5), (0, 0, row(20, 28, rungs)))
        if feet:
            all_of(block, ((width + 50, 7, 5), (0, 0, 3), 'alloy', 0.8), ((6, 8, 6), ([-half - 24, half + 24], 0, 2.6), 'rubber', 0.8))

def leaning_ladder(color):
    wall = surfaces.concrete((0.74, 0.71, 0.65), 0.6, pores=0.1, stain=0.25)
    ladder(14, 42, (0, -30, 0), (-19, 0, 0), color, True)
    add('wall', box((900, 20, 700), wall), (0, 118, 350))
    add('ledge', box((900, 26, 8), surfaces.concrete((0.6, 0.59, 0.57), 0.4)), (0, 108, 26))

def combination_ladder(color):
    """Two of three sections stand as a trestle, the third is pulled out above."""
    a = math.radians(17)
    ladder(10, 46, (0, -92, 0), (-17, 0, 0), color, True)
    ladder(10, 38, (0, 92, 0), (17, 0, 0), color)
    ladder(10, 40, (0, -98 + math.sin(a) * 140, math.cos(a) * 140), (-17, 0, 0), color)
    disc(([-23, 23], 0, 278), 7, 8, 'black', 1, turn=(90, 0, 90))
    for s in (-1, 1):
        pipe([(s * 21, -62, 96), (s * 19, 62, 96)], 0.7, color)

def tower(color):
    for x in (-100, 100):
        pipe([(x, [-38, 38], 26), (x, [-38, 38], 520)], 2.6, 'alloy')
        pipe([(x, -38, row(40, 26, 18)), (x, 38, row(40, 26, 18))], 1.8, 'alloy')
        pipe([(x, [-38, 38], 60), (x * 1.5, [-98.8, 98.8], 3)], 2, color)
    wheel(([-100, 100], [-38, 38], 11), 11, 6, 'white')
    post(([-100, 100], [-38, 38], 20), 2.2, 20, 'steel')
    for z in (210, 420):
        all_of(block, ((196, 68, 4), (0, 0, z), 'board', 0.5), ((196, 2, 14), (0, [-35, 35], z + 10), color, 0.3))
    for z in (260, 308, 470, 518):
        pipe([(-100, [-38, 38], z), (100, [-38, 38], z)], 1.9, color if z > 400 else 'alloy')
    for y, x in ((-38, 100), (38, -100)):
        pipe([(-x, y, [40, 214]), (x, y, [200, 374])], 1.7, 'alloy')
    pipe([(-100, -38, 34), (100, 38, 34)], 1.7, 'alloy')

def facade(color):
    render = surfaces.concrete((0.8, 0.75, 0.66), 0.8, pores=0.05, stain=0.15)
    add('wall', box((1600, 20, 1200), render), (0, 130, 600))
    x, z = [-190, 0, 190], [150, 350, 550]
    all_of(block, ((84, 6, 112), (x, 119, z), 'white', 1), ((74, 6, 102), (x, 117.5, z), 'glass', 0.5),
        ((3, 8, 104), (x, 117, z), 'white', 0.4))
    for x in (-300, -100, 100, 300):
        pipe([(x, [0, 72], 0), (x, [0, 72], 690)], 3, 'steel')
        block((16, 16, 1.4), (x, [0, 72], 0.7), 'cast', 0.2)
        pipe([(x, 0, [20, 215, 415, 615]), (x, 72, [20, 215, 415, 615])], 2.4, 'steel')
    for z in (215, 415, 615):
        for x in (-200, 0, 200):
            all_of(block, ((196, 32, 5), (x, [18, 54], z + 4), 'board', 0.5), ((196, 2.4, 15), (x, -1, z + 14), color, 0.3))
        for h in (z + 50, z + (72 if z > 600 else 100)):
            pipe([(-300, -2, h), (300, -2, h)], 2.2, 'steel')
    for z in (20, 215, 415):
        pipe([([-300, 300], -5, z), ([-100, 100], -5, z + 195)], 2, 'steel')
    for z, s in ((2, 1), (220, -1), (420, 1)):
        ladder(7, 34, (150 - 30 * s, 36, z), (0, 8 * s, 0), color)

def shores(color):
    add('slab', box((520, 200, 24), surfaces.concrete((0.66, 0.65, 0.63), 0.5)), (0, 40, 286))
    block((520, 200, 2.4), (0, 40, 272.5), surfaces.wood('#d8b27a', 6), 0.2)
    for y in (-20, 90):
        block((510, 8, 20), (0, y, 261), 'board', 0.6)
        for x in (-150, -50, 50, 150):
            all_of(post, ((x, y, 0), 10, 1.2, color), ((x, y, 1), 3.4, 152, color), ((x, y, 150), 2.7, 98, 'steel'),
                ((x, y, 146), 4.4, 12, 'dark', 0.8))
            all_of(pipe, ([(x - 12, y - 3, 152), (x + 12, y - 3, 152)], 1, 'steel'), ([(x - 8, y, 176), (x + 8, y, 176)], 0.9, 'cast'))
            block((16, 14, 1.4), (x, y, 249), 'steel', 0.2)
            disc((x, y - 2.7, row(184, 11, 6)), 0.8, 0.4, 'black', 0)

def roof_lift(color):
    wall = surfaces.concrete((0.78, 0.73, 0.64), 0.8, pores=0.05, stain=0.2)
    add('house', box((400, 420, 330), wall), (372, 150, 165))
    add('roof', box((240, 460, 10), surfaces.clay('#9a4a34', size=30), 1), (258, 150, 396), (0, -34, 0))
    all_of(block, ((4, 90, 100), (172, 60, 190), 'white', 1), ((4, 80, 90), (170.6, 60, 190), 'glass', 0.5))
    with group((-214, -60, 14), (0, -42, 0)):
        all_of(block, ((560, 4, 8), (280, [-18, 18], 0), 'alloy', 0.8), ((86, 44, 4), (205, 0, 10), color, 1),
            ((4, 44, 40), (166, 0, 30), color, 1))
        rungs = row(16, 28, 20)
        all_of(pipe, ([(rungs, -18, 0), (rungs, 18, 0)], 1.6, 'alloy'), ([(10, 0, -6), (170, 0, 5)], 0.6, 'black'))
        bricks = [(x, [-9, 9], z) for x in row(182, 23, 3) for z in row(18, 11.4, 3)]
        block((22, 17, 11), bricks, surfaces.clay('#a5523a', 0.2, 12), 0.4)
    block((52, 54, 30), (-222, -60, 22), 'dark', 4)
    disc((-222, -88, 26), 11, 2, color, 0.6)
    wheel((-196, [-88, -32], 12), 12, 6, 'dark')
    x, z = -214 + math.cos(math.radians(42)) * 330, 14 + math.sin(math.radians(42)) * 330
    pipe([(x, [-78, -42], z), (x + 20, [-78, -42], 0)], 2, 'dark')

def scissor_lift(color):
    block((188, 72, 26), (0, 0, 30), color, 4)
    wheel(([-66, 66], [-36, 36], 20), 20, 13, 'white')
    for i in range(10):
        block((9, 0.8, 9), (-50 + i * 11, -36.3, 26), '#e8b400' if i % 2 else 'black', 0.1, (0, 30, 0))
    for low in row(46, 54, 4):
        high = low + 54
        for y in (-26, 26):
            for x, inset in ((80, 0), (-80, 3)):
                pipe([(-x, y + inset, low), (x, y + inset, high)], 3.4, 'cast')
            disc((0, y, low + 27), 4.4, 9, 'steel', 0.5)
        pipe([([-80, 80], -28, high), ([-80, 80], 30, high)], 2.4, 'steel')
    all_of(pipe, ([(-40, 0, 60), (26, 0, 150)], 6, 'dark'), ([(26, 0, 150), (42, 0, 172)], 3.4, 'chrome'))
    all_of(block, ((196, 78, 8), (0, 0, 268), color, 1.5), ((16, 14, 26), (84, -41, 366), 'black', 2))
    for z in (323, 376):
        pipe([(-96, -37, z), (96, -37, z), (96, 37, z), (-96, 37, z)], 2, 'dark', 4, True)
    posts = [-96, -32, 32, 96]
    pipe([(posts, [-37, 37], 268), (posts, [-37, 37], 376)], 1.8, 'dark')
    disc((84, -49, 372), 3, 2, 'red', 0.6)

PICTURES = rows('model',
    stromerzeuger_inverter=dict(build=inverter, color='#7f1d3a', view=(78, 25, 26, 14, 2.2)),
    stromerzeuger=dict(build=generator, color='#7a7d2a', view=(140, 32, 26, 14, 2.15)),
    baustromverteiler=dict(build=distributor, color='#f0d400', view=(130, 56, 22, 10, 2.3)),
    tauchpumpe=dict(build=submersible, color='#1f3a78', view=(118, 34, 20, 15, 2.2, -6)),
    schmutzwasserpumpe=dict(build=trash_pump, color='#7f1d3a', view=(136, 31, 24, 14, 2.15, -10)),
    baustrahler=dict(build=floodlight, color='#e0604a', view=(200, 80, 20, 8, 2.25)),
    trennschleifer=dict(build=cut_off_saw, color='#1d6b40', view=(122, 26, 26, 16, 2.2, -10)),
    winkelschleifer=dict(build=grinder, color='#1d5f9e', view=(100, 11, 30, 24, 2.05, 8)),
    betonschleifer=dict(build=grinder, color='#c62a22', grinding=True, view=(100, 11, 30, 24, 2.05, 8)),
    bohrhammer=dict(build=drill, color='#11838a', kind='plus', view=(108, 6, 16, 34, 1.9, -16)),
    kombihammer=dict(build=drill, color='#1d5f9e', kind='max', view=(118, 6, 16, 34, 1.9, -16)),
    abbruchhammer=dict(build=breaker, color='#1d5f9e', view=(138, 52, 24, 12, 2.25)),
    kernbohrgeraet=dict(build=core_drill, color='#c62a22', view=(128, 48, 26, 13, 2.2)),
    fugenschneider=dict(build=floor_saw, color='#0d5a70', view=(212, 38, 26, 15, 2.05)),
    steinknacker=dict(build=block_splitter, color='#b58a14', view=(170, 58, -18, 12, 2.2, -10)),
    handruehrwerk=dict(build=stirrer, color='#3f8550', view=(146, 58, 22, 14, 2.2)),
    anlegeleiter=dict(build=leaning_ladder, color='#83409c', view=(520, 200, 38, 5, 2.15)),
    mehrzweckleiter=dict(build=combination_ladder, color='#c3195d', view=(500, 206, 58, 7, 2.25)),
    fahrgeruest=dict(build=tower, color='#4a4fb0', view=(640, 262, 26, 5, 2.05)),
    fassadengeruest=dict(build=facade, color='#0aa877', view=(760, 338, 20, 3, 2)),
    baustuetzen=dict(build=shores, color='#9a432f', view=(470, 148, 16, 4, 2.05)),
    schraegaufzug=dict(build=roof_lift, color='#2bb5b0', view=(600, 180, -38, 10, 2.05)),
    scherenarbeitsbuehne=dict(build=scissor_lift, color='#3a82dc', view=(440, 182, 28, 8, 2.25)),
)
