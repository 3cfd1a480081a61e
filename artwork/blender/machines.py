"""Machines for rent with an engine: earth, compaction, concrete. None bears a maker's mark."""

import math
import surfaces
from parts import all_of, around, block, crawler, disc, engine, grip, hose, lathe, mat, model, pipe, post, ram, row, side, wheel
from sands import HUMUS
from shapes import box, group, ground, heap
from stones import rows
from studio import add

def bucket_of(at, width, size, turn):
    """A digging bucket that opens to −x, with teeth; `size` is its reach."""
    k = size / 34
    shell = [(x * k, z * k) for x, z in [(0, 0), (9, 1), (16, -6), (18, -16), (13, -27), (2, -33), (-10, -34)]]
    inner = [(x * 0.9 - 0.4 * k, z * 0.93 - 0.6 * k) for x, z in reversed(shell)]
    with group(at, turn):
        all_of(side, (shell + inner, width, 'dark', 0, 0.2), (shell, 1.6, 'dark', [-width / 2, width / 2], 0.3))
        teeth = row(-width * 0.45, width * 0.225, 5)
        block((size * 0.2, width * 0.09, 2), (-size * 0.36, teeth, -size * 0.985), 'cast', 0.4)
        block((size * 0.2, width * 0.5, size * 0.16), (size * 0.12, 0, size * 0.02), 'cast', 1)

def cab(color, kind):
    """A cab, four posts with a roof, or a roll bar, behind x = 26."""
    side([(-26, 78), (2, 78), (2, 88), (-15, 89), (-22, 122), (-29, 122)], 40, 'black', 0, 3)
    pipe([(8, [-12, 12], 74), (12, [-12, 12], 96)], 1.1, 'steel')
    disc((12, [-12, 12], 98), 2.4, 4, 'black', 1)
    if kind == 'bar':
        pipe([(-34, -36, 76), (-34, -36, 158), (-34, 36, 158), (-34, 36, 76)], 2.8, 'dark', 14)
        return
    y = [-40, 40]
    posts = [(-40, y, 76), (-40, y, 178), (-32, y, 186), (20, y, 186), (28, y, 178), (38, y, 110), (32, y, 76)]
    pipe(posts, 2.6, 'dark' if kind == 'cab' else color, 5)
    block((80, 92, 6), (-6, 0, 188), color if kind == 'canopy' else 'white', 2.6)
    if kind == 'cab':
        side([(-40, 78), (-40, 182), (24, 182), (37, 110), (32, 78)], 79, 'glass', 0, 0.5)
        side([(-41, 76), (32, 76), (36, 100), (-41, 100)], 1.6, color, [-41.2, 41.2], 0.4)
        all_of(block, ((4.4, 1.6, 106), (-6, [-41.2, 41.2], 133), 'dark', 0.5), ((16, 1.4, 3), (0, -42.4, 118), 'black', 0.5))

def excavator(color, kind, trim='dark'):
    paint = color if kind != 'cab' else 'dark'
    for y in (-52, 52):
        crawler(y, 188, 42, 30, paint)
    all_of(block, ((120, 70, 16), (0, 0, 30), 'dark', 3), ((24, 0.8, 1.6), (-70, -53.4, row(82, 4, 6)), 'black', 0.2))
    post((0, 0, 38), 36, 12, 'cast', 1)
    side([(96, 6), (104, 8), (102, 38), (95, 38)], 124, color, 0, 1)
    side([(60, 24), (98, 16), (98, 26), (60, 34)], 8, 'dark', [-30, 30], 1)
    side([(-84, 50), (52, 50), (56, 66), (50, 74), (-84, 74), (-92, 66)], 104, 'dark', 0, 4)
    side([(-98, 62), (-94, 108), (-84, 118), (-46, 118), (-40, 76), (-34, 72), (-34, 58), (-92, 56)], 106, color, 0, 7)
    side([(-28, 72), (40, 72), (40, 78), (-28, 78)], 100, color if kind != 'cab' else trim, 0, 1.5)
    cab(color, kind)
    # Boom, arm and bucket.
    block((26, 26, 34), (66, 0, 66), 'dark', 4)
    disc((72, 0, 84), 8, 32, 'cast', 1)
    boom = [(64, 76), (80, 76), (118, 168), (150, 214), (204, 226), (206, 238), (196, 242), (140, 234), (100, 182)]
    side(boom, 17, color, 0, 2.2, 60)
    side([(184, 246), (208, 250), (216, 238), (258, 116), (250, 112), (240, 114), (196, 222)], 14, color, 0, 2, 60)
    ram((80, 66), (132, 176), 5, 0.55, [-13, 13])
    ram((118, 228), (190, 248), 5, 0.6)
    ram((216, 222), (256, 146), 4.4, 0.62)
    for x, z, r in ((201, 234, 7), (250, 116, 5.5), (132, 176, 5), (190, 248, 5)):
        disc((x, 0, z), r, 24, 'cast', 0.8)
    for y in (-6, 6):
        side([(244, 128), (266, 138), (268, 143), (242, 134)], 3, 'cast', y, 0.5)
        side([(262, 142), (272, 112), (277, 112), (268, 144)], 3, 'cast', y, 0.5)
    bucket_of((256, 0, 112), 62, 60, (0, 22, 0))
    hose([(78, 4, 92), (96, 5, 150), (116, 6, 196), (150, 6, 236), (196, 5, 250)], 1.5)

def wheel_loader(color):
    for x, y in ((-62, -48), (-62, 48), (62, -48), (62, 48)):
        wheel((x, y, 40), 40, 30, color, lugs=16)
        disc((x, 0, 40), 7, 80, 'cast')
    side([(-118, 52), (-112, 118), (-36, 124), (-28, 52)], 76, color, 0, 9)
    side([(-34, 36), (96, 36), (104, 60), (96, 78), (-34, 78)], 56, 'dark', 0, 4)
    side([(-33, 80), (-33, 204), (32, 204), (44, 120), (38, 80)], 66, 'glass', 0, 0.6)
    side([(-30, 76), (40, 76), (44, 108), (-30, 108)], 70, color, 0, 2)
    all_of(block, ((46, 0.8, 2), (-74, -38.4, row(74, 5, 7)), 'black', 0.2), ((20, 74, 26), (-114, 0, 60), 'dark', 4),
        ((92, 84, 8), (2, 0, 210), color, 3.4), ((4, 69, 120), (-6, 0, 142), 'dark', 0.8))
    post((-92, -20, 122), 4, 34, 'black', 0.5)
    y = [-34, 34]
    pipe([(-34, y, 78), (-34, y, 206), (34, y, 206), (46, y, 120), (40, y, 78)], 3, 'dark', 8)
    seat = [(8, 84), (-2, 84), (-12, 112), (-20, 112), (-14, 84), (-24, 84), (-24, 80), (8, 80)]
    side(seat, 38, 'black', 0, 2)
    arch = [(math.cos(a), math.sin(a)) for a in (math.pi * (0.1 + 0.8 * i / 12) for i in range(13))]
    for x in (-62, 62):
        fender = [(x + px * 46 * k, 40 + pz * 46 * k) for k, curve in ((1, arch), (0.93, arch[::-1])) for px, pz in curve]
        side(fender, 32, 'dark', [-48, 48], 0.2, 60)
    side([(40, 118), (50, 128), (112, 112), (160, 42), (150, 34), (102, 96)], 9, color, [-22, 22], 1.4)
    side([(146, 66), (162, 62), (166, 30), (146, 34)], 18, 'dark', 0, 1.5)
    side([(158, 64), (164, 30), (178, 12), (226, 6), (226, 9), (182, 16), (169, 32), (163, 65)], 140, 'dark', 0, 0.3)
    side([(158, 64), (164, 30), (178, 10), (226, 6), (196, 34), (176, 58)], 2, 'dark', [-70, 70], 0.4)
    ram((70, 66), (118, 98), 4, 0.6, [-22, 22])
    ram((62, 120), (148, 78), 4.5, 0.6)

def dumper(color):
    for y in (-34, 34):
        crawler(y, 150, 40, 22)
    block((140, 60, 14), (0, 0, 42), 'dark', 3)
    side([(-18, 52), (72, 52), (98, 98), (92, 100), (-22, 100)], 84, color, 0, 3)
    for x in (0, 24, 48):
        side([(x, 54), (x + 5, 54), (x + 9, 98), (x + 4, 98)], 90, color, 0, 1)
    pipe([(-24, -45, 101), (97, -45, 101), (97, 45, 101), (-24, 45, 101)], 2.6, color, 4, True)
    pile = heap(50, 20, (0, 0), 0.5)
    load = lambda x, y: 98 + (pile(x * 0.75, y) if abs(x) < 56 and abs(y) < 41 else 0) - (0 if abs(x) < 57 and abs(y) < 41 else 3)
    ground(112, 82, load, surfaces.granular(HUMUS, 1.1, 0.9, clumps=5), 1).location.x = 37
    side([(-66, 50), (-24, 50), (-24, 96), (-32, 104), (-60, 104), (-68, 94)], 64, 'dark', 0, 5)
    side([(-76, 16), (-112, 16), (-112, 21), (-76, 21)], 50, 'dark')
    all_of(block, ((30, 66, 24), (-46, 0, 86), color, 4), ((22, 0.8, 1.6), (-46, -33.5, row(58, 4, 5)), 'black', 0.2))
    levers = row(-20, 12, 2) + row(8, 12, 2)
    pipe([(-62, levers, 102), (-66, levers, 122)], 0.9, 'steel')
    pipe([(-64, -30, 96), (-96, -30, 126), (-96, 30, 126), (-64, 30, 96)], 2, 'dark', 8)
    all_of(disc, ((-66, levers[:2], 124), 2.2, 4, 'red', 1), ((-66, levers[2:], 124), 2.2, 4, 'black', 1))

def plate(color, hood=False, size=1.0):
    w = 56 if hood else 44
    with group((16, 0, 0), scale=size):
        base = [(-40, 11), (-33, 3), (-26, 0), (30, 0), (38, 4), (46, 13), (44, 15), (36, 7), (29, 4), (-25, 4), (-38, 13)]
        side(base, w, 'cast', 0, 0.4)
        all_of(block, ((50, w * 0.8, 5), (0, 0, 6), 'dark', 1), ((66, w * 0.86, 3), (0, 0, 22), color, 0.8))
        disc(([-18, 20], 0, 13), 8, w * 0.7, 'dark', 1.5)
        post(([-26, 26], [-w * 0.36, w * 0.36], 12), 3.4, 9, 'rubber', 1)
        if hood:
            side([(-33, 24), (34, 24), (36, 44), (30, 60), (18, 64), (-26, 64), (-34, 54)], w * 0.9, color, 0, 5)
            block((24, 0.8, 1.5), (-10, -w * 0.455, row(34, 4, 6)), 'black', 0.2)
            block((15, 1, 22), (20, -w * 0.455, 42), 'black', 0.4)
            pipe([(-14, 0, 62), (-14, 0, 72), (10, 0, 72), (10, 0, 62)], 1.7, 'black', 5)
        else:
            engine((2, 0, 23), 0.92, cover=color)
            y = [-w * 0.46, w * 0.46]
            pipe([(-31, y, 22), (-31, y, 60), (34, y, 62), (34, y, 22)], 1.5, color, 7)
            for x, z in ((-31, 58), (34, 60)):
                pipe([(x, -w * 0.46, z), (x, w * 0.46, z)], 1.5, color)
        y = [-15, 15]
        pipe([(-30, y, 20), (-44, y, 44), (-66, y, 96)], 1.9, 'dark', 8)
        pipe([(-66, -15, 95), (-70, -15, 104), (-88, -15, 106), (-88, 15, 106), (-70, 15, 104), (-66, 15, 95)], 1.9, 'dark', 5)
        disc((-30, y, 20), 4, 5, 'rubber', 1)
        grip((-88, -10, 106), (-88, 10, 106), 2.5)
        block((9, 20, 10), (-58, 0, 78), color, 2)

def rammer(color):
    with group((6, 0, 0), (0, 6, 0)):
        side([(-16, 0), (18, 0), (30, 7), (28, 10), (16, 8), (-16, 8)], 28, 'cast')
        lathe([(8, 8), (8, 20), (11, 20), (11, 24)], 'dark')
        for z in row(24, 4, 7):
            lathe([(9.5, z), (12.5, z + 1.2), (12.5, z + 2.8), (9.5, z + 4)], 'rubber')
        lathe([(0, 52), (12, 52), (13, 56), (13, 66), (9, 70), (0, 70)], color)
        side([(-18, 58), (12, 56), (15, 80), (6, 90), (-14, 88)], 25, color, 0, 3.5)
        engine((16, 0, 54), 0.62, 'dark', color)
        block((24, 26, 13), (-6, 0, 95), 'black', 4)
        handle = [(12, -17, 62), (32, -20, 78), (34, -22, 96), (6, -22, 106), (-48, -22, 92), (-52, -22, 84)]
        pipe(handle + [(x, -y, z) for x, y, z in reversed(handle)], 1.8, 'dark', 9)
        grip((-52, -16, 84), (-52, 16, 84), 2.4)

def double_roller(color):
    for x in (-27, 27):
        all_of(disc, ((x, 0, 22), 22, 66, 'steel', 1.2, 0, 128), ((x, -33.6, 22), 18.5, 1, 'cast'), ((x, -34.5, 22), 6, 2, color, 0.6),
            ((x, -35, 22), 3, 4, 'cast', 0.4))
    side([(-46, 30), (-32, 44), (32, 44), (46, 30), (34, 22), (27, 30), (-27, 30), (-34, 22)], 70, 'dark', 0, 1.4)
    all_of(block, ((84, 56, 8), (0, 0, 49), 'dark', 2), ((20, 52, 24), (-30, 0, 64), color, 5), ((16, 52, 26), (34, 0, 65), color, 5))
    engine((4, 0, 53), 0.92, cover=color)
    block((10, 1, 5), (34, -26.2, 70), 'white', 0.4)
    pipe([(-34, [-16, 16], 50), (-60, [-16, 16], 74), (-92, [-16, 16], 108)], 2, 'dark', 10)
    handle = [(-92, -16, 108), (-99, -16, 111), (-112, -16, 112)]
    pipe(handle + [(x, -y, z) for x, y, z in reversed(handle)], 2, 'dark', 5)
    grip((-112, -12, 112), (-112, 12, 112), 2.6)

def trench_roller(color):
    pad = box((7, 10, 3.4), mat('steel'), 1)
    for x, y in ((-44, -24), (-44, 24), (44, -24), (44, 24)):
        all_of(disc, ((x, y, 27), 25, 40, 'steel', 1), ((x, y - 20.4, 27), 14, 1.4, color, 0.4), ((x, y - 21.4, 27), 6, 3, 'cast', 0.5))
        for i in range(36):
            a = 2 * math.pi * (i // 3 + i % 3 * 0.5) / 12
            add('pad', pad, (x + math.sin(a) * 26, y - 13 + 13 * (i % 3), 27 + math.cos(a) * 26), (0, math.degrees(a), 0))
    side([(-82, 50), (-76, 58), (-6, 58), (-6, 84), (-16, 92), (-70, 92), (-84, 80)], 80, color, 0, 6)
    side([(82, 50), (76, 58), (6, 58), (6, 84), (16, 92), (66, 92), (84, 76)], 80, color, 0, 6)
    post((0, 0, 48), 9, 34, 'black', 1)
    all_of(block, ((30, 30, 10), (0, 0, 52), 'dark', 2), ((2, 0.8, 20), (row(-66, 6, 8), -40.4, 76), 'black', 0.2),
        ((38, 1, 16), (42, -40.4, 76), 'black', 0.4))
    pipe([([-54, 26], 0, 90), ([-54, 26], 0, 101), ([-26, 54], 0, 101), ([-26, 54], 0, 90)], 1.8, 'black', 5)
    disc((83, -24, 66), 3, 3, 'white', 0.6)
    with group((46, -78, 0), (0, 0, -18)):
        all_of(block, ((24, 16, 8), (0, 0, 4), 'black', 2), ((20, 12, 1), (0, 0, 8.2), color, 0.4))
        for x in (-6, 6):
            all_of(post, ((x, 0, 8), 2.4, 1.5, 'rubber'), ((x, 0, 9), 0.8, 5, 'black'))
        pipe([(-10, 8, 6), (-10, 8, 22)], 0.5, 'black')

def mixer(color):
    with group((0, 0, 84), (38, -36, 0)):
        outside = [(2, -34), (19, -33), (25, -29), (31, -14), (32, 0), (31.4, 3), (20, 36), (17.2, 38)]
        lathe(outside + [(16, 36), (29, 2), (29.6, -10), (20, -28), (0, -30)], color)
        lathe([(32, -3.4), (34.4, -2.6), (34.4, 2.6), (32, 3.4)], 'cast')
        for a, x, y in around(72, 34.8):
            block((1.3, 2, 5.2), (x, y, 0), 'cast', 0.2, (0, 0, a + 90))
        all_of(pipe, ([(-26, 0, -4), (10, 0, -22)], 1.2, 'cast'), ([(26, 0, -4), (12, 0, 20)], 1.2, 'cast'))
    pipe([(-44, [-38, 38], 2), (-26, [-38, 38], 62), (4, [-38, 38], 88)], 2.2, 'dark', 10)
    for y in (-38, 38):
        all_of(pipe, ([(4, y, 84), (34, y, 20)], 2.2, 'dark'), ([(-36, y, 26), (36, y, 26)], 1.8, 'dark'))
    block((14, 9, 2), (-45, [-38, 38], 1), 'dark', 0.4)
    wheel((36, [-43, 43], 16), 16, 7, 'steel', 0.6)
    pipe([([-36, 36], -38, 26), ([-36, 36], 38, 26)], 2, 'dark')
    all_of(block, ((34, 26, 32), (38, 20, 76), 'black', 4), ((20, 0.8, 1.5), (38, 6.6, row(66, 5, 5)), 'cast', 0.2))
    all_of(disc, ((-8, -46, 84), 24, 2.6, 'dark', 0.8, 21.4), ((-8, -44, 84), 4, 8, 'cast', 0.6))
    for _, x, z in around(8, 22)[:4]:
        pipe([(-8 - x, -46, 84 - z), (-8 + x, -46, 84 + z)], 1, 'dark')

def trowel_machine(color):
    for z, r in ((6, 47), (15, 46), (24, 38)):
        pipe([(x, y, z) for _, x, y in around(48, r)], 1.1, color, 1, True)
    for _, x, y in around(8, 1):
        pipe([(x * r, y * r, z) for r, z in ((47, 6), (46, 15), (38, 24), (12, 26))], 1, color, 3)
    for a, x, y in around(4, 1, math.radians(20)):
        block((38, 4, 4), (x * 20, y * 20, 7), 'cast', 0.8, (0, 0, a))
        block((34, 15, 0.4), (x * 27, y * 27, 3), 'steel', 0.1, (8, 0, a))
    post((0, 0, 6), 8, 20, 'dark', 1.5)
    engine((0, 0, 28), 0.95, cover=color)
    pipe([(-8, 0, 28), (-34, 0, 54), (-86, 0, 98)], 2.2, 'dark', 12)
    pipe([(-84, -24, 100), (-86, 0, 98), (-84, 24, 100)], 2, 'dark', 4)
    for y in (-24, 24):
        pipe([(-84, y, 100), (-104, y, 106)], 1.9, 'dark')
        grip((-94, y, 103), (-106, y, 107), 2.5)
    block((12, 14, 9), (-58, 0, 77), color, 2)

def screed(color):
    add('bed', box((420, 90, 8), surfaces.concrete((0.5, 0.49, 0.47), 0.4, 0.55, 0.2), 1.5), (0, 30, 4))
    side([(-7, 8), (7, 8), (7, 9), (-6, 10), (-6, 22), (-7, 22)], 200, 'alloy', 0, 0.2, turn=(0, 0, 90))
    all_of(block, ((200, 4, 1.4), (0, -4.6, 23), color, 0.4), ((34, 16, 4), (0, 0, 24), 'dark', 1))
    engine((0, 0, 26), 0.72, cover=color)
    for s in (-1, 1):
        pipe([(s * 8, -6, 26), (s * 22, -34, 62), (s * 44, -62, 92)], 1.6, 'dark', 12)
        grip((s * 36, -52, 81), (s * 45, -63, 93), 2.2)
    pipe([(-22, -34, 62), (22, -34, 62)], 1.4, 'dark')

def poker(color):
    all_of(block, ((44, 26, 30), (-46, 0, 21), color, 6), ((8, 27, 32), (-26, 0, 21), 'dark', 3),
        ((4, 20, 16), (-68, 0, 20), 'black', 1.5), ((7, 5, 6), ([-62, -30], [-10, 10], 3), 'rubber', 1),
        ((18, 0.6, 1.4), (-48, -13.3, row(14, 3.4, 5)), 'black', 0.2))
    pipe([(-60, 0, 34), (-60, 0, 47), (-32, 0, 47), (-32, 0, 34)], 2, 'black', 6)
    start = [(-22, 0, 22), (0, -6, 22), (14, -10, 4), (36, 8, 2.4), (58, 6, 2.4), (66, -26, 2.4)]
    hose(start + [(20, -44, 2.4), (-18, -40, 2.4), (-24, -58, 2.4), (20, -72, 2.4)], 2.2)
    lathe([(0, 0), (2.2, 0), (3.4, 4), (3.4, 34), (2.6, 38), (0, 39)], 'chrome', (20, -72, 3.4), (90, 0, 76))
    lathe([(2.8, -7), (3.1, -6), (3.1, 0), (2.4, 1)], 'black', (20, -72, 3.4), (90, 0, 76))

PICTURES = rows('model',
    mikrobagger=dict(build=excavator, color='#cfae5c', kind='bar', view=(410, 112, 27, 12, 2.05, -78)),
    minibagger=dict(build=excavator, color='#e05a10', kind='canopy', view=(410, 112, 27, 12, 2.05, -78)),
    kompaktbagger=dict(build=excavator, color='#dcdbd5', kind='cab', trim='#d8551c', view=(410, 112, 27, 12, 2.05, -78)),
    radlader=dict(build=wheel_loader, color='#86ac24', view=(400, 96, 27, 12, 2, -48)),
    raupendumper=dict(build=dumper, color='#f2a900', view=(250, 62, 27, 14, 2.05)),
    ruettelplatte_vorwaerts=dict(build=plate, color='#f2a900', view=(170, 50, 28, 14, 2.25)),
    ruettelplatte_reversierbar=dict(build=plate, color='#4a6a7a', size=1.1, view=(187, 55, 28, 14, 2.25)),
    ruettelplatte_schwer=dict(build=plate, color='#f2a900', hood=True, size=1.2, view=(204, 60, 28, 14, 2.25)),
    vibrationsstampfer=dict(build=rammer, color='#f2a900', view=(140, 52, 30, 12, 2.3)),
    doppelvibrationswalze=dict(build=double_roller, color='#4a6a7a', view=(190, 52, 27, 14, 2.15, 22)),
    grabenwalze=dict(build=trench_roller, color='#4a6a7a', view=(240, 48, 26, 15, 2.15)),
    betonmischer=dict(build=mixer, color='#4f9fcb', view=(175, 60, -24, 12, 2.3)),
    fluegelglaetter=dict(build=trowel_machine, color='#f2a900', view=(170, 50, 30, 15, 2.2, 26)),
    ruettelbohle=dict(build=screed, color='#f2a900', view=(225, 38, 14, 22, 2)),
    innenruettler=dict(build=poker, color='#f2a900', view=(180, 22, 18, 22, 2.1, 8)),
)
