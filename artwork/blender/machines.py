"""Machines for rent with an engine: earth, compaction, concrete. None bears a maker's mark."""

import math
import random

import props
import surfaces
from grains import heap
from parts import block, crawler, disc, engine, grip, hose, lathe, mat, moved, pipe, post, ram, show, side, wheel
from sands import HUMUS
from shapes import box, group, ground
from stones import rows
from studio import add


def bucket_of(at, size, width, turn):
    """A digging bucket that opens to −x, with teeth; `size` is its reach."""
    shell = [(0, 0), (9, 1), (16, -6), (18, -16), (13, -27), (2, -33), (-10, -34)]
    inner = [(x * 0.9 - 0.4, z * 0.93 - 0.6) for x, z in reversed(shell)]
    scaled = lambda points: [(x * size / 34, z * size / 34) for x, z in points]
    parts = [side(scaled(shell + inner), width, 'dark', bevel=0.2)]
    for y in (-width / 2, width / 2):
        parts.append(side(scaled(shell), 1.6, 'dark', y, 0.3))
    for i in range(5):
        parts.append(block((size * 0.2, width * 0.09, 2), (-size * 0.36, width * (i / 4 - 0.5) * 0.9, -size * 0.985), 'cast', 0.4))
    parts.append(block((size * 0.2, width * 0.5, size * 0.16), (size * 0.12, 0, size * 0.02), 'cast', 1))
    return group(parts, at, turn)


def cab(color, kind):
    """A cab, four posts with a roof, or a roll bar, behind x = 26."""
    seat = [(-26, 78), (2, 78), (2, 88), (-15, 89), (-22, 122), (-29, 122)]
    side(seat, 40, 'black', 0, 3)
    for y in (-12, 12):
        pipe([(8, y, 74), (12, y, 96)], 1.1, 'steel')
        disc((12, y, 98), 2.4, 4, 'black', 1)
    if kind == 'bar':
        pipe([(-34, -36, 76), (-34, -36, 158), (-34, 36, 158), (-34, 36, 76)], 2.8, 'dark', 14)
        return
    front, back, top = 32, -40, 186
    for y in (-40, 40):
        pipe([(back, y, 76), (back, y, top - 8), (back + 8, y, top), (front - 12, y, top), (front - 4, y, top - 8), (front + 6, y, 110), (front, y, 76)], 2.6, 'dark' if kind == 'cab' else color, 5)
    block((front - back + 8, 92, 6), (-6, 0, top + 2), color if kind == 'canopy' else 'white', 2.6)
    if kind == 'cab':
        pane = [(back, 78), (back, top - 4), (front - 8, top - 4), (front + 5, 110), (front, 78)]
        side(pane, 79, 'glass', 0, 0.5)
        for y in (-41.2, 41.2):
            block((4.4, 1.6, top - 80), (-6, y, 80 + (top - 80) / 2), 'dark', 0.5)
            side([(back - 1, 76), (front, 76), (front + 4, 100), (back - 1, 100)], 1.6, color, y, 0.4)
        block((16, 1.4, 3), (0, -42.4, 118), 'black', 0.5)


def excavator(color, kind, trim='dark'):
    """A tracked excavator whose boom reaches to the right."""
    for y in (-52, 52):
        crawler(y, 188, 42, 30, color if kind != 'cab' else 'dark')
    block((120, 70, 16), (0, 0, 30), 'dark', 3)
    post((0, 0, 38), 36, 12, 'cast', 1)
    side([(96, 6), (104, 8), (102, 38), (95, 38)], 124, color, bevel=1)
    for y in (-30, 30):
        side([(60, 24), (98, 16), (98, 26), (60, 34)], 8, 'dark', y, 1)
    side([(-84, 50), (52, 50), (56, 66), (50, 74), (-84, 74), (-92, 66)], 104, 'dark', bevel=4)
    side([(-98, 62), (-94, 108), (-84, 118), (-46, 118), (-40, 76), (-34, 72), (-34, 58), (-92, 56)], 106, color, bevel=7)
    for i in range(6):
        block((24, 0.8, 1.6), (-70, -53.4, 82 + i * 4), 'black', 0.2)
    side([(-28, 72), (40, 72), (40, 78), (-28, 78)], 100, color if kind != 'cab' else trim, bevel=1.5)
    cab(color, kind)
    # Boom, arm and bucket.
    block((26, 26, 34), (66, 0, 66), 'dark', 4)
    disc((72, 0, 84), 8, 32, 'cast', 1)
    boom = [(64, 76), (80, 76), (118, 168), (150, 214), (204, 226), (206, 238), (196, 242), (140, 234), (100, 182)]
    side(boom, 17, color, bevel=2.2, angle=60)
    arm = [(184, 246), (208, 250), (216, 238), (258, 116), (250, 112), (240, 114), (196, 222)]
    side(arm, 14, color, bevel=2, angle=60)
    ram((80, 66), (132, 176), 5, -13, 0.55)
    ram((80, 66), (132, 176), 5, 13, 0.55)
    ram((118, 228), (190, 248), 5, 0, 0.6)
    ram((216, 222), (256, 146), 4.4, 0, 0.62)
    for x, z, r in ((201, 234, 7), (250, 116, 5.5), (132, 176, 5), (190, 248, 5)):
        disc((x, 0, z), r, 24, 'cast', 0.8)
    for y in (-6, 6):
        side([(244, 128), (266, 138), (268, 143), (242, 134)], 3, 'cast', y, 0.5)
        side([(262, 142), (272, 112), (277, 112), (268, 144)], 3, 'cast', y, 0.5)
    bucket_of((256, 0, 112), 60, 62, (0, 22, 0))
    hose([(78, 4, 92), (96, 5, 150), (116, 6, 196), (150, 6, 236), (196, 5, 250)], 1.5)
    moved(-78)
    show(410, 112, 27, 12, 2.05)


def wheel_loader(color):
    for x in (-62, 62):
        for y in (-48, 48):
            wheel((x, y, 40), 40, 30, color, lugs=16)
            disc((x, 0, 40), 7, 80, 'cast')
    side([(-118, 52), (-112, 118), (-36, 124), (-28, 52)], 76, color, bevel=9)
    side([(-34, 36), (96, 36), (104, 60), (96, 78), (-34, 78)], 56, 'dark', bevel=4)
    for i in range(7):
        block((46, 0.8, 2), (-74, -38.4, 74 + i * 5), 'black', 0.2)
    block((20, 74, 26), (-114, 0, 60), 'dark', 4)
    post((-92, -20, 122), 4, 34, 'black', 0.5)
    for y in (-34, 34):
        pipe([(-34, y, 78), (-34, y, 206), (34, y, 206), (46, y, 120), (40, y, 78)], 3, 'dark', 8)
    side([(-33, 80), (-33, 204), (32, 204), (44, 120), (38, 80)], 66, 'glass', bevel=0.6)
    block((92, 84, 8), (2, 0, 210), color, 3.4)
    block((4, 69, 120), (-6, 0, 142), 'dark', 0.8)
    side([(-30, 76), (40, 76), (44, 108), (-30, 108)], 70, color, bevel=2)
    side([(8, 84), (-2, 84), (-12, 112), (-20, 112), (-14, 84), (-24, 84), (-24, 80), (8, 80)], 38, 'black', bevel=2)
    for x in (-62, 62):
        for y in (-48, 48):
            arch = [(x + math.cos(a) * 46, 40 + math.sin(a) * 46) for a in (math.pi * (0.1 + 0.8 * i / 12) for i in range(13))]
            side(arch + [(px - (px - x) * 0.07, 40 + (pz - 40) * 0.93) for px, pz in reversed(arch)], 32, 'dark', y, 0.2, 60)
    for y in (-22, 22):
        side([(40, 118), (50, 128), (112, 112), (160, 42), (150, 34), (102, 96)], 9, color, y, 1.4)
        ram((70, 66), (118, 98), 4, y, 0.6)
    ram((62, 120), (148, 78), 4.5, 0, 0.6)
    side([(146, 66), (162, 62), (166, 30), (146, 34)], 18, 'dark', bevel=1.5)
    shell = [(158, 64), (164, 30), (178, 12), (226, 6), (226, 9), (182, 16), (169, 32), (163, 65)]
    side(shell, 140, 'dark', bevel=0.3)
    for y in (-70, 70):
        side([(158, 64), (164, 30), (178, 10), (226, 6), (196, 34), (176, 58)], 2, 'dark', y, 0.4)
    moved(-48)
    show(400, 96, 27, 12, 2.0)


def dumper(color):
    """A tracked dumper with its load of soil; its driver stands behind."""
    for y in (-34, 34):
        crawler(y, 150, 40, 22)
    block((140, 60, 14), (0, 0, 42), 'dark', 3)
    side([(-18, 52), (72, 52), (98, 98), (92, 100), (-22, 100)], 84, color, bevel=3)
    for x in (0, 24, 48):
        side([(x, 54), (x + 5, 54), (x + 9, 98), (x + 4, 98)], 90, color, bevel=1)
    pipe([(-24, -45, 101), (97, -45, 101), (97, 45, 101), (-24, 45, 101)], 2.6, color, 4, True)
    pile = heap(50, 20, (0, 0), 0.5)
    inside = lambda x, y: 98 + pile(x * 0.75, y) * (1 if abs(x) < 56 and abs(y) < 41 else 0) - (0 if abs(x) < 57 and abs(y) < 41 else 3)
    soil = surfaces.granular(HUMUS, 1.1, 0.9, clumps=5)
    lump = ground(112, 82, inside, soil, 1)
    lump.location.x = 37
    side([(-66, 50), (-24, 50), (-24, 96), (-32, 104), (-60, 104), (-68, 94)], 64, 'dark', bevel=5)
    block((30, 66, 24), (-46, 0, 86), color, 4)
    for i in range(5):
        block((22, 0.8, 1.6), (-46, -33.5, 58 + i * 4), 'black', 0.2)
    for y in (-20, -8, 8, 20):
        pipe([(-62, y, 102), (-66, y, 122)], 0.9, 'steel')
        disc((-66, y, 124), 2.2, 4, 'red' if y < 0 else 'black', 1)
    pipe([(-64, -30, 96), (-96, -30, 126), (-96, 30, 126), (-64, 30, 96)], 2, 'dark', 8)
    side([(-76, 16), (-112, 16), (-112, 21), (-76, 21)], 50, 'dark', bevel=0.8)
    show(250, 62, 27, 14, 2.05)


def plate(color, hood=False, size=1.0, tilt=True):
    """A vibrating plate; a heavy one has a hood over its engine."""
    parts = []
    w = 44 if not hood else 56
    base = [(-40, 11), (-33, 3), (-26, 0), (30, 0), (38, 4), (46, 13), (44, 15), (36, 7), (29, 4), (-25, 4), (-38, 13)]
    parts.append(side(base, w, 'cast', bevel=0.4))
    parts.append(block((50, w * 0.8, 5), (0, 0, 6), 'dark', 1))
    parts += [disc((-18, 0, 13), 8, w * 0.7, 'dark', 1.5), disc((20, 0, 13), 8, w * 0.7, 'dark', 1.5)]
    for x in (-26, 26):
        for y in (-w * 0.36, w * 0.36):
            parts.append(post((x, y, 12), 3.4, 9, 'rubber', 1))
    parts.append(block((66, w * 0.86, 3), (0, 0, 22), color, 0.8))
    if hood:
        body = [(-33, 24), (34, 24), (36, 44), (30, 60), (18, 64), (-26, 64), (-34, 54)]
        parts.append(side(body, w * 0.9, color, bevel=5))
        for i in range(6):
            parts.append(block((24, 0.8, 1.5), (-10, -w * 0.455, 34 + i * 4), 'black', 0.2))
        parts.append(block((15, 1, 22), (20, -w * 0.455, 42), 'black', 0.4))
        parts.append(pipe([(-14, 0, 62), (-14, 0, 72), (10, 0, 72), (10, 0, 62)], 1.7, 'black', 5))
    else:
        parts.append(engine((2, 0, 23), 0.92, cover=color))
        for y in (-w * 0.46, w * 0.46):
            parts.append(pipe([(-31, y, 22), (-31, y, 60), (34, y, 62), (34, y, 22)], 1.5, color, 7))
        for x, z in ((-31, 58), (34, 60)):
            parts.append(pipe([(x, -w * 0.46, z), (x, w * 0.46, z)], 1.5, color))
    for y in (-15, 15):
        parts.append(pipe([(-30, y, 20), (-44, y, 44), (-66, y, 96)], 1.9, 'dark', 8))
        parts.append(disc((-30, y, 20), 4, 5, 'rubber', 1))
    parts.append(pipe([(-66, -15, 95), (-70, -15, 104), (-88, -15, 106), (-88, 15, 106), (-70, 15, 104), (-66, 15, 95)], 1.9, 'dark', 5))
    parts += grip((-88, -10, 106), (-88, 10, 106), 2.5)
    parts.append(block((9, 20, 10), (-58, 0, 78), color, 2))
    group(parts, (16, 0, 0), scale=size)
    show(170 * size, 50 * size, 28, 14, 2.25)


def rammer(color):
    parts = [side([(-16, 0), (18, 0), (30, 7), (28, 10), (16, 8), (-16, 8)], 28, 'cast', bevel=0.8)]
    parts.append(lathe([(8, 8), (8, 20), (11, 20), (11, 24)], 'dark'))
    for i in range(7):
        parts.append(lathe([(9.5, 24 + i * 4), (12.5, 25.2 + i * 4), (12.5, 26.8 + i * 4), (9.5, 28 + i * 4)], 'rubber'))
    parts.append(lathe([(0, 52), (12, 52), (13, 56), (13, 66), (9, 70), (0, 70)], color))
    parts.append(side([(-18, 58), (12, 56), (15, 80), (6, 90), (-14, 88)], 25, color, bevel=3.5))
    parts.append(engine((16, 0, 54), 0.62, 'dark', color))
    parts.append(block((24, 26, 13), (-6, 0, 95), 'black', 4))
    parts.append(pipe([(12, -17, 62), (32, -20, 78), (34, -22, 96), (6, -22, 106), (-48, -22, 92), (-52, -22, 84), (-52, 22, 84), (-48, 22, 92), (6, 22, 106), (34, 22, 96), (32, 20, 78), (12, 17, 62)], 1.8, 'dark', 9))
    parts += grip((-52, -16, 84), (-52, 16, 84), 2.4)
    group(parts, (6, 0, 0), (0, 6, 0), 1)
    show(140, 52, 30, 12, 2.3)


def double_roller(color):
    for x in (-27, 27):
        disc((x, 0, 22), 22, 66, 'steel', 1.2, sides=128)
        disc((x, -33.6, 22), 18.5, 1, 'cast', 0.3)
        disc((x, -34.5, 22), 6, 2, color, 0.6)
        disc((x, -35, 22), 3, 4, 'cast', 0.4)
    side([(-46, 30), (-32, 44), (32, 44), (46, 30), (34, 22), (27, 30), (-27, 30), (-34, 22)], 70, 'dark', bevel=1.4)
    block((84, 56, 8), (0, 0, 49), 'dark', 2)
    block((20, 52, 24), (-30, 0, 64), color, 5)
    block((16, 52, 26), (34, 0, 65), color, 5)
    engine((4, 0, 53), 0.92, cover=color)
    block((10, 1, 5), (34, -26.2, 70), 'white', 0.4)
    for y in (-16, 16):
        pipe([(-34, y, 50), (-60, y, 74), (-92, y, 108)], 2, 'dark', 10)
    pipe([(-92, -16, 108), (-99, -16, 111), (-112, -16, 112), (-112, 16, 112), (-99, 16, 111), (-92, 16, 108)], 2, 'dark', 5)
    grip((-112, -12, 112), (-112, 12, 112), 2.6)
    moved(22)
    show(190, 52, 27, 14, 2.15)


def trench_roller(color):
    """A remote controlled roller with pad feet, its sender beside it."""
    pad = box((7, 10, 3.4), mat('steel'), 1)
    for x in (-44, 44):
        for y in (-24, 24):
            disc((x, y, 27), 25, 40, 'steel', 1)
            disc((x, y - 20.4, 27), 14, 1.4, color, 0.4)
            disc((x, y - 21.4, 27), 6, 3, 'cast', 0.5)
            for i in range(12):
                for k in range(3):
                    a = 2 * math.pi * (i + k * 0.5) / 12
                    spot = (x + math.sin(a) * 26, y - 13 + 13 * k, 27 + math.cos(a) * 26)
                    add('pad', pad, spot, (0, math.degrees(a), 0))
    side([(-82, 50), (-76, 58), (-6, 58), (-6, 84), (-16, 92), (-70, 92), (-84, 80)], 80, color, bevel=6)
    side([(82, 50), (76, 58), (6, 58), (6, 84), (16, 92), (66, 92), (84, 76)], 80, color, bevel=6)
    post((0, 0, 48), 9, 34, 'black', 1)
    block((30, 30, 10), (0, 0, 52), 'dark', 2)
    for i in range(8):
        block((2, 0.8, 20), (-66 + i * 6, -40.4, 76), 'black', 0.2)
    block((38, 1, 16), (42, -40.4, 76), 'black', 0.4)
    for x in (-40, 40):
        pipe([(x - 14, 0, 90), (x - 14, 0, 101), (x + 14, 0, 101), (x + 14, 0, 90)], 1.8, 'black', 5)
    disc((83, -24, 66), 3, 3, 'white', 0.6)
    sender = [block((24, 16, 8), (0, 0, 4), 'black', 2), block((20, 12, 1), (0, 0, 8.2), color, 0.4)]
    for x in (-6, 6):
        sender += [post((x, 0, 8), 2.4, 1.5, 'rubber'), post((x, 0, 9), 0.8, 5, 'black')]
    sender.append(pipe([(-10, 8, 6), (-10, 8, 22)], 0.5, 'black'))
    group(sender, (46, -78, 0), (0, 0, -18))
    show(240, 48, 26, 15, 2.15)


def mixer(color):
    """A drum mixer on a frame with two wheels and a hand wheel."""
    drum = [(2, -34), (19, -33), (25, -29), (31, -14), (32, 0), (31.4, 3), (20, 36), (17.2, 38), (16, 36), (29, 2), (29.6, -10), (20, -28), (0, -30)]
    parts = [lathe(drum, color), lathe([(32, -3.4), (34.4, -2.6), (34.4, 2.6), (32, 3.4)], 'cast')]
    for i in range(72):
        a = 2 * math.pi * i / 72
        parts.append(block((1.3, 2, 5.2), (math.cos(a) * 34.8, math.sin(a) * 34.8, 0), 'cast', 0.2, (0, 0, math.degrees(a) + 90)))
    parts += [pipe([(-26, 0, -4), (10, 0, -22)], 1.2, 'cast'), pipe([(26, 0, -4), (12, 0, 20)], 1.2, 'cast')]
    group(parts, (0, 0, 84), (38, -36, 0))
    pipe([(-44, -38, 2), (-26, -38, 62), (4, -38, 88)], 2.2, 'dark', 10)
    pipe([(-44, 38, 2), (-26, 38, 62), (4, 38, 88)], 2.2, 'dark', 10)
    for y in (-38, 38):
        pipe([(4, y, 84), (34, y, 20)], 2.2, 'dark')
        pipe([(-36, y, 26), (36, y, 26)], 1.8, 'dark')
        block((14, 9, 2), (-45, y, 1), 'dark', 0.4)
        wheel((36, y + (5 if y > 0 else -5), 16), 16, 7, 'steel', 0.6)
    for x in (-36, 36):
        pipe([(x, -38, 26), (x, 38, 26)], 2, 'dark')
    block((34, 26, 32), (38, 20, 76), 'black', 4)
    for i in range(5):
        block((20, 0.8, 1.5), (38, 6.6, 66 + i * 5), 'cast', 0.2)
    disc((-8, -46, 84), 24, 2.6, 'dark', 0.8, 21.4)
    for i in range(4):
        a = math.pi * i / 4
        pipe([(-8 - math.cos(a) * 22, -46, 84 - math.sin(a) * 22), (-8 + math.cos(a) * 22, -46, 84 + math.sin(a) * 22)], 1, 'dark')
    disc((-8, -44, 84), 4, 8, 'cast', 0.6)
    show(175, 60, -24, 12, 2.3)


def trowel_machine(color):
    """A power trowel: four blades under a guard of rings."""
    for z, r in ((6, 47), (15, 46), (24, 38)):
        ring = [(math.cos(a) * r, math.sin(a) * r, z) for a in (2 * math.pi * i / 48 for i in range(48))]
        pipe(ring, 1.1, color, 1, True)
    for i in range(8):
        a = 2 * math.pi * i / 8
        at = lambda r, z: (math.cos(a) * r, math.sin(a) * r, z)
        pipe([at(47, 6), at(46, 15), at(38, 24), at(12, 26)], 1, color, 3)
    for i in range(4):
        a = 90 * i + 20
        arm = block((38, 4, 4), (math.cos(math.radians(a)) * 20, math.sin(math.radians(a)) * 20, 7), 'cast', 0.8, (0, 0, a))
        blade = (math.cos(math.radians(a)) * 27, math.sin(math.radians(a)) * 27, 3)
        block((34, 15, 0.4), blade, 'steel', 0.1, (8, 0, a))
    post((0, 0, 6), 8, 20, 'dark', 1.5)
    engine((0, 0, 28), 0.95, cover=color)
    pipe([(-8, 0, 28), (-34, 0, 54), (-86, 0, 98)], 2.2, 'dark', 12)
    pipe([(-84, -24, 100), (-86, 0, 98), (-84, 24, 100)], 2, 'dark', 4)
    for y in (-24, 24):
        pipe([(-84, y, 100), (-104, y, 106)], 1.9, 'dark')
        grip((-94, y, 103), (-106, y, 107), 2.5)
    block((12, 14, 9), (-58, 0, 77), color, 2)
    moved(26)
    show(170, 50, 30, 15, 2.2)


def screed(color):
    """A vibrating screed of two metres on a strip of fresh concrete."""
    wet = surfaces.concrete((0.5, 0.49, 0.47), 0.4, 0.55, 0.2)
    add('bed', box((420, 90, 8), wet, 1.5), (0, 30, 4))
    side([(-7, 8), (7, 8), (7, 9), (-6, 10), (-6, 22), (-7, 22)], 200, 'alloy', bevel=0.2).rotation_euler.z = math.pi / 2
    block((200, 4, 1.4), (0, -4.6, 23), color, 0.4)
    block((34, 16, 4), (0, 0, 24), 'dark', 1)
    engine((0, 0, 26), 0.72, cover=color)
    for s in (-1, 1):
        pipe([(s * 8, -6, 26), (s * 22, -34, 62), (s * 44, -62, 92)], 1.6, 'dark', 12)
        grip((s * 36, -52, 81), (s * 45, -63, 93), 2.2)
    pipe([(-22, -34, 62), (22, -34, 62)], 1.4, 'dark')
    show(225, 38, 14, 22, 2.0)


def poker(color):
    """An internal vibrator: converter, hose and poker."""
    block((44, 26, 30), (-46, 0, 21), color, 6)
    block((8, 27, 32), (-26, 0, 21), 'dark', 3)
    block((4, 20, 16), (-68, 0, 20), 'black', 1.5)
    for x in (-62, -30):
        for y in (-10, 10):
            block((7, 5, 6), (x, y, 3), 'rubber', 1)
    pipe([(-60, 0, 34), (-60, 0, 47), (-32, 0, 47), (-32, 0, 34)], 2, 'black', 6)
    for i in range(5):
        block((18, 0.6, 1.4), (-48, -13.3, 14 + i * 3.4), 'black', 0.2)
    path = [(-22, 0, 22), (0, -6, 22), (14, -10, 4), (36, 8, 2.4), (58, 6, 2.4), (66, -26, 2.4), (20, -44, 2.4), (-18, -40, 2.4), (-24, -58, 2.4), (20, -72, 2.4)]
    hose(path, 2.2)
    lathe([(0, 0), (2.2, 0), (3.4, 4), (3.4, 34), (2.6, 38), (0, 39)], 'chrome', (20, -72, 3.4), (90, 0, 76))
    lathe([(2.8, -7), (3.1, -6), (3.1, 0), (2.4, 1)], 'black', (20, -72, 3.4), (90, 0, 76))
    moved(8)
    show(180, 22, 18, 22, 2.1)


PICTURES = {
    **rows(
        'excavator',
        mikrobagger={'color': '#cfae5c', 'kind': 'bar'},
        minibagger={'color': '#e05a10', 'kind': 'canopy'},
        kompaktbagger={'color': '#dcdbd5', 'kind': 'cab', 'trim': '#d8551c'},
    ),
    **rows('wheel_loader', radlader={'color': '#86ac24'}),
    **rows('dumper', raupendumper={'color': '#f2a900'}),
    **rows(
        'plate',
        ruettelplatte_vorwaerts={'color': '#f2a900'},
        ruettelplatte_reversierbar={'color': '#4a6a7a', 'size': 1.1},
        ruettelplatte_schwer={'color': '#f2a900', 'hood': True, 'size': 1.2},
    ),
    **rows('rammer', vibrationsstampfer={'color': '#f2a900'}),
    **rows('double_roller', doppelvibrationswalze={'color': '#4a6a7a'}),
    **rows('trench_roller', grabenwalze={'color': '#4a6a7a'}),
    **rows('mixer', betonmischer={'color': '#4f9fcb'}),
    **rows('trowel_machine', fluegelglaetter={'color': '#f2a900'}),
    **rows('screed', ruettelbohle={'color': '#f2a900'}),
    **rows('poker', innenruettler={'color': '#f2a900'}),
}
