"""Gravel, crushed rock and mixtures."""

import math
import random
import numpy
import props
import surfaces
from mathutils import noise
from shapes import Bed, boulder, boulders, ground, tube, waves
from studio import add, camera

YELLOW = ['#8f7046', '#ad8c5c', '#c4a474', '#d6bd92']
RIVER = ['#8a7f72', '#a3968a', '#b8aa98', '#6f6a66', '#c9bda9', '#94765c', '#7d8082', '#d8d0c2', '#a58a6a', '#5d5a58']
GRANITE = ['#8d8a88', '#a09c98', '#777575', '#b1aca5', '#928580']
BASALT = ['#3b3d40', '#47494c', '#2f3134', '#54565a', '#3f4144']
LIME = ['#c9c2b0', '#bdb5a2', '#d6d0c0', '#aca491', '#c4b9a0']
WHITE = ['#d9d5cc', '#cdc8be', '#e0dcd4', '#c2bcb1', '#d3cdc2']
DIABASE = ['#6e7270', '#5f6462', '#7c807d', '#858581', '#545857']
TAR = ['#26292c', '#1f2224', '#33373a', '#2b2e31', '#3d4144']
LAVA = ['#5d2f28', '#6e372d', '#4a2723', '#7a4335', '#3b2422']
CLAY_BALLS = ['#8f4c33', '#a05a3c', '#7c4230', '#b06b48', '#6b3a2c']
RUBBLE = ['#9b958c', '#b0aaa0', '#857f78', '#a8624a', '#94523e', '#c2bcb2', '#7a756f', '#b5785c']
PALETTES = {name.lower(): value for name, value in list(globals().items()) if isinstance(value, list)}

def rows(draw, **pictures):
    """Rows of a table of pictures; in names of files an underscore is a hyphen."""
    return {name.replace('_', '-'): {'draw': draw, **row} for name, row in pictures.items()}

def bed(
    grain, rock='river', crushed=False, width=None, fines=None, washed=True, flat=0.7, layers=2.2, rule=None, form=(0.5, 0.8),
    elevation=50, speckle=0.0, veins=0.0, pores=0.0, roughness=0.65, extra=None, rough=1.0,
):
    """A bed of a grading in millimetres, seen from above. `fines` colour the sand that buries the smaller half of a mixture."""
    low, high = grain[0] / 10, grain[1] / 10
    width = width or high * 15
    smallest = max(low, high / 9)
    cell = max(0.05, smallest / 5)
    wave = waves(width * 0.35, high * 0.35, 3.0)
    lie = Bed(width * 1.55, width * 1.35, cell, wave, seed=len(rock) + int(high * 10), at=(0, width * 0.1))
    material = surfaces.stone(PALETTES[rock], 2.0, roughness, 0.35, speckle, veins, 0.0 if washed else 0.35, pores)
    meshes = boulders(16, crushed, material, 4 if width / high < 10 else 3, seed=int(high * 10), flat=form, rough=rough)
    lie.fill((smallest if fines else low, high), layers, flat)
    lie.place(meshes, 0.35 if fines else 0.4)
    level = float(lie.height.mean())
    if fines:
        level -= high * 0.12
        top = waves(width * 0.2, high * 0.22, 7.0)
        sand = surfaces.granular(fines, max(0.1, high / 26), 0.8, clumps=high * 0.6)
        ground(width * 1.5, width * 1.25, lambda x, y: level + top(x, y), sand, width / 200, (0, width * 0.1))
        dust = Bed(width * 1.3, width * 1.15, cell, None, seed=9, at=(0, width * 0.1))
        lift = level + smallest * 0.05
        radius = lambda rng: rng.uniform(0.12, 0.4) * smallest * 1.6
        dust.strew(4000, width, lambda x, y: lift + top(x, y), radius, (-0.6, 0.6, -0.45, 0.65))
        dust.place(boulders(8, crushed, material, 2, seed=77, flat=form))
    else:
        dark = ground(width * 1.6, width * 1.4, lambda x, y: wave(x, y) - 0.2, surfaces.plain('#3a352f'), width / 20)
        add('dark', dark.data)
    camera((0, 0, level), width / 0.6, elevation, 0, 60, width * 0.035, sun=(40, -60))
    props.lay_rule(width, rule, level + high * 0.42 if fines else float(numpy.quantile(lie.height, 0.97)))
    if extra:
        extra(width, level)

def wire(width, level):
    steel = surfaces.metal('#b4b7b8', 0.4)
    rng, step, rest = random.Random(4), width / 7, level + width * 0.075
    for i in range(-6, 7):
        spots = [(i * step, k * step / 2, rest) for k in range(-12, 16)]
        for path in (spots, [(y, x, z) for x, y, z in spots]):
            add('wire', tube([(x, y, z + rng.uniform(-0.15, 0.15)) for x, y, z in path], width * 0.0035, steel))

def comb(width, level):
    plastic = surfaces.plain('#e4e5e2', 0.45)
    side = width * 0.075
    corners = [(side * math.cos(math.radians(60 * k)), side * math.sin(math.radians(60 * k)), 0) for k in range(6)]
    spots = [
        (i * 1.5 * side, (k + (i % 2) / 2) * math.sqrt(3) * side, level + width * 0.018) for i in range(-9, 10) for k in range(-7, 10)]
    add('cell', tube(corners, width * 0.0055, plastic, closed=True, smooth=False), spots)

def sprouts(width, level):
    def spot(rng):
        x, y = rng.uniform(-0.65, 0.65) * width, rng.uniform(-0.45, 0.7) * width
        return (x, y) if noise.noise((x / width * 5, y / width * 5, 2)) > -0.05 else None
    props.grass(spot, 5600, (3, 7), 0.7, ground_at=lambda x, y: level - 0.3, width=0.13)

def sedum(width, level):
    rng = random.Random(8)
    for seed, palette in ((3, ['#56683a', '#6d7d49', '#808e57']), (4, ['#8a4a3a', '#a05f48', '#7f8a4a'])):
        spots = []
        for _ in range(16):
            cx, cy, r = rng.uniform(-0.6, 0.6) * width, rng.uniform(-0.4, 0.6) * width, rng.uniform(0.04, 0.1) * width
            for _ in range(240):
                a, far = rng.uniform(0, 6.3), abs(rng.gauss(0, 0.5)) * r
                spots.append((cx + far * math.cos(a), cy + far * math.sin(a), level + 0.35 + max(0, r - far) * 0.35))
        props.leaves(spots, (0.35, 0.75), palette, seed, -25)

def river(width, level):
    water = surfaces.water('#2a3833', width * 0.06)
    shallow = ground(width * 2, width * 0.62, waves(width * 0.1, 0.6), water, width / 150, (0, -width * 0.36))
    shallow.location.z = level + width * 0.012

def rocks_on_lawn():
    rng = random.Random(12)
    material = surfaces.stone(['#6f6b65', '#7d776e', '#5f5d5a'], 26, 0.85, 0.2, 0.5, 0.0, 0.15)
    hills = waves(160, 7)
    lawn = surfaces.granular(['#2f4a1c', '#3f6326', '#4e7430'], 1.2, 0.8, cloud=40)
    ground(520, 520, hills, lawn, 5, (0, 60))
    rocks = [(-52, 12, 38), (30, -2, 46), (62, 58, 30), (-4, 62, 34), (-92, 70, 26), (98, -12, 20), (-20, -38, 15)]
    for i, (x, y, size) in enumerate(rocks):
        mesh = boulder(31 + i, False, material, 5, 4.0, (0.62, 0.8))
        for v in mesh.vertices:
            v.co += noise.noise_vector(v.co * 1.9) * 0.1 + noise.noise_vector(v.co * 6) * 0.025
        turn = (rng.uniform(-15, 15), rng.uniform(-15, 15), rng.uniform(0, 360))
        add('rock', mesh, (x, y, hills(x, y) + size * 0.35), turn, size)
    props.grass(lambda r: (r.uniform(-170, 170), r.uniform(-95, 260)), 42_000, (5, 10), 0.5, 3, hills, width=0.45)
    camera((0, 12, 10), 360, 38, 0, 60, 3, sun=(44, -60))

TAR_FINES = ['#15171a', '#1e2124', '#282b2e']
GREY_FINES = ['#6b6d6a', '#858682', '#9b9b95']
GRIT = ['#77746f', '#928e88', '#a8a49d']
SAND_FINES = ['#8a7458', '#b59c78', '#c9b594']
CRUSHED = {'crushed': True, 'form': (0.55, 0.85), 'flat': 0.8}
GRADED = {**CRUSHED, 'layers': 1.1, 'washed': False}
STRIP = {**GRADED, 'width': 100, 'elevation': 84, 'layers': 1.5}

PICTURES = {
    **rows('bed',
        kies_16_32={'grain': (16, 32), 'rule': (-0.3, -0.2, 24)},
        kies_8_16={'grain': (8, 16), 'width': 26},
        kieswabe={'grain': (8, 16), 'width': 32, 'layers': 1.8, 'extra': comb},
        kies_2_8={'grain': (2, 8), 'width': 13.5, 'rule': (-0.2, 0.12, -22, 180)},
        kiessand_0_32={'grain': (0, 32), 'fines': SAND_FINES, 'layers': 1.1},
        betonkies_0_16={'grain': (0, 16), 'width': 26, 'fines': ['#8f8674', '#aca08a', '#c4b9a2'], 'layers': 1.2},
        zierkies_weiss={'grain': (16, 25), 'rock': 'white', 'width': 34, 'veins': 0.2},
        flusskiesel={'grain': (60, 120), 'width': 95, 'veins': 0.7, 'rule': (-0.3, -0.2, 30, 180), 'roughness': 0.5},
        blaehton={'grain': (8, 16), 'rock': 'clay_balls', 'width': 24, 'form': (0.85, 1.0), 'flat': 0.92, 'pores': 0.25},
        lavagranulat={'grain': (8, 16), 'rock': 'lava', 'width': 24, 'pores': 0.8, **CRUSHED},
        gruendachsubstrat={'grain': (2, 12), 'rock': 'lava', 'width': 40, 'fines': ['#3a2a22', '#4d382c', '#5f473a'], 'extra': sedum, **GRADED},
        schotter_0_32={'grain': (0, 32), 'rock': 'diabase', 'fines': GREY_FINES, 'rule': (-0.32, -0.2, 18), **GRADED},
        schotter_0_45={'grain': (0, 45), 'rock': 'diabase', 'fines': GREY_FINES, **GRADED},
        frostschutz_0_45={'grain': (0, 45), 'rock': 'granite', 'fines': ['#7d766c', '#968f84', '#aba498'], 'rule': (-0.3, -0.2, 150, 180), **GRADED},
        kalkschotter_0_32={'grain': (0, 32), 'rock': 'lime', 'fines': ['#a89f8b', '#c2baa6', '#d3ccba'], **GRADED},
        recyclingschotter={'grain': (0, 45), 'rock': 'rubble', 'fines': ['#8c8379', '#a59b8f', '#b7aea2'], 'rule': (-0.32, -0.22, 40), **GRADED},
        gleisschotter={'grain': (31.5, 63), 'rock': 'basalt', 'width': 68, 'washed': False, 'rule': (-0.3, -0.2, 24), **CRUSHED},
        splitt_granit_2_5={'grain': (2, 5), 'rock': 'granite', 'width': 9, 'speckle': 0.5, 'rule': (-0.26, -0.2, 18, 180), **CRUSHED},
        splitt_basalt_8_11={'grain': (8, 11), 'rock': 'basalt', 'width': 18, **CRUSHED},
        splitt_basalt_16_22={'grain': (16, 22), 'rock': 'basalt', 'width': 32, 'rule': (-0.3, -0.2, 24), **CRUSHED},
        schroppen={'grain': (63, 180), 'rock': 'diabase', 'width': 170, 'washed': False, 'rough': 1.6, **CRUSHED},
        gabionensteine={'grain': (60, 120), 'rock': 'lime', 'width': 100, 'extra': wire, 'rough': 1.5, **CRUSHED},
        schotterrasen={'grain': (0, 32), 'rock': 'diabase', 'width': 44, 'fines': ['#4c4032', '#66583f', '#7c6c50'], 'extra': sprouts, **GRADED},
        wegedecke_0_8={'grain': (0, 8), 'rock': 'lime', 'width': 30, 'fines': ['#b39f78', '#c9b58c', '#d8c8a4'], **{**GRADED, 'layers': 0.35}},
        wasserbausteine={'grain': (150, 420), 'rock': 'diabase', 'width': 330, 'rough': 2.2, 'extra': river, 'elevation': 47, **CRUSHED},
        brechsand_splitt={'grain': (0, 5), 'rock': 'granite', 'width': 16, 'fines': GRIT, 'rule': (-0.2, 0.12, -22, 180), **{**GRADED, 'layers': 0.8}}),
    **rows('rocks_on_lawn', findlinge={}),
    # The road's layers on the start page, strips seen from above.
    **rows('bed',
        layer_asphalt={'grain': (2, 9), 'rock': 'tar', 'fines': TAR_FINES, 'frame': (1200, 110), **STRIP, 'layers': 2.4, 'washed': True},
        layer_binder={'grain': (6, 20), 'rock': 'basalt', 'fines': TAR_FINES, 'frame': (1200, 130), **STRIP, 'washed': True},
        layer_ballast={'grain': (5, 40), 'rock': 'diabase', 'fines': GREY_FINES, 'frame': (1200, 180), **STRIP},
        layer_gravel={'grain': (4, 40), 'fines': SAND_FINES, 'frame': (1200, 260), 'width': 100, 'elevation': 84, 'layers': 1.4},
        layer_sand={'grain': (1, 5), 'fines': YELLOW, 'frame': (1200, 120), 'width': 60, 'elevation': 84, 'layers': 0.08}),
}
