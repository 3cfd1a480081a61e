"""What things are made of. Colours are sRGB from 0 to 1 or '#rrggbb', sizes in centimetres."""

from functools import cached_property
import bpy

def rgb(color):
    """Linear colour of an sRGB one."""
    if isinstance(color, str):
        color = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color], 1)

class Nodes:
    """A tree of nodes that are made and linked in one go."""

    def __init__(self, tree):
        self.tree = tree

    def set(self, node, **inputs):
        """Sets inputs, by name or `_1` for a number: to a value, or to an output that is linked."""
        for name, value in inputs.items():
            target = node.inputs[int(name[1:]) if name[0] == '_' else name.replace('_', ' ')]
            if hasattr(value, 'is_linked'):
                self.tree.links.new(value, target)
            else:
                target.default_value = value
        return node

    def node(self, kind, traits=(), **inputs):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in dict(traits).items():
            setattr(node, name, value)
        return self.set(node, **inputs)

class Surface(Nodes):
    """A Principled material and the few nodes that are chained into it."""

    def __init__(self, color=None, roughness=0.7, specular=0.35, metallic=0.0):
        self.material = bpy.data.materials.new('surface')
        self.material.use_nodes = True
        super().__init__(self.material.node_tree)
        self.shade(Roughness=roughness, Specular=specular, Metallic=metallic)
        self.color, self.normal = None, {}
        if color:
            self.color = self.node('RGB').outputs[0]
            self.color.default_value = rgb(color)

    def shade(self, **inputs):
        self.set(self.tree.nodes['Principled BSDF'], **inputs)
        return self

    @cached_property
    def coordinates(self):
        """Object coordinates, moved by a random amount for each object, so that no two look alike."""
        spread = self.node('VectorMath', {'operation': 'SCALE'}, _0=(917, 531, 733), Scale=self.random()).outputs[0]
        place = self.node('TexCoord').outputs['Object']
        return self.node('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=place, _1=(1, 1, 1), _2=spread).outputs[0]

    def random(self):
        """A number for each object."""
        return self.node('ObjectInfo').outputs['Random']

    def noise(self, size, detail=6.0, roughness=0.55):
        traits = {'Scale': 1 / size, 'Detail': detail, 'Roughness': roughness}
        return self.node('TexNoise', **traits, Vector=self.coordinates).outputs['Fac']

    def cells(self, size):
        """A distance from the middle and a tone for each cell."""
        cells = self.node('TexVoronoi', Scale=1 / size, Vector=self.coordinates)
        return cells.outputs['Distance'], self.node('SeparateXYZ', _0=cells.outputs['Color']).outputs[0]

    def ramp(self, factor, *stops, steps=False):
        """Colours by a factor; stops are (position, colour), a number being a grey."""
        node = self.node('ValToRGB', _0=factor)
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = 'CONSTANT' if steps else 'LINEAR'
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = rgb((color,) * 3 if isinstance(color, (int, float)) else color)
        return node.outputs[0]

    def mix(self, other, factor, how='MIX'):
        """Mixes another colour over the present one; both `other` and `factor` may be outputs."""
        other = other if hasattr(other, 'is_linked') else rgb(other)
        self.color = self.node('MixRGB', {'blend_type': how}, _0=factor, _1=self.color, _2=other).outputs[0]
        return self

    def cloud(self, factor, low, high, strength=0.5):
        """Darker and lighter by a factor; the stops are (position, grey)."""
        return self.mix(self.ramp(factor, low, high), strength, 'OVERLAY')

    def span(self, factor, low, high):
        return self.node('MapRange', _0=factor, _3=low, _4=high).outputs[0]

    def vary(self, amount):
        """Lighter or darker by up to `amount`, for each object."""
        value = self.span(self.random(), 1 - amount, 1 + amount)
        self.color = self.node('HueSaturation', Value=value, Color=self.color).outputs[0]
        return self

    def bump(self, height, distance, strength=1.0):
        """Raises the surface by an output of 0 to 1; `distance` in units."""
        bump = self.node('Bump', Strength=strength, Distance=distance, Height=height, **self.normal)
        self.normal = {'Normal': bump.outputs[0]}
        return self

    def done(self):
        return self.shade(Base_Color=self.color, **self.normal).material

def stone(palette, size=1.0, roughness=0.65, specular=0.35, speckle=0.0, veins=0.0, dust=0.0, pores=0.0):
    """Each object in one colour of the palette. `size` is that of a stone; dust lies on top, pores are those of lava."""
    s = Surface(None, roughness, specular)
    s.color = s.ramp(s.random(), *[(i / len(palette), color) for i, color in enumerate(palette)], steps=True)
    s.cloud(s.noise(size * 0.35, 9, 0.6), (0.25, 0.22), (0.75, 0.78))
    if speckle:
        s.mix(s.ramp(s.cells(size * 0.05)[1], (0.1, 0.08), (0.35, 0.5), (0.9, 0.85)), speckle, 'OVERLAY')
    if veins:
        wave = s.node('TexWave', Scale=1.2 / size, Distortion=9.0, Detail=4.0, Vector=s.coordinates).outputs['Fac']
        some = s.ramp(s.random(), (0.0, 0), (0.63, veins), steps=True)
        band = s.node('Math', {'operation': 'MULTIPLY'}, _0=some, _1=s.ramp(wave, (0.9, 0), (0.98, 1)))
        s.mix((0.86, 0.84, 0.8), band.outputs[0])
    s.bump(s.noise(size * 0.07, 8, 0.65), size * 0.03, 0.7)
    if pores:
        s.bump(s.ramp(s.cells(size * 0.16)[0], (0.0, 0), (0.5, 1)), size * 0.12, pores)
    if dust:
        up = s.node('SeparateXYZ', _0=s.node('NewGeometry').outputs['Normal']).outputs[2]
        s.mix((0.66, 0.62, 0.56), s.ramp(up, (0.3, 0), (1.0, dust)))
    return s.vary(0.18).done()

def granular(colors, grain, depth=0.6, clumps=0.0, cloud=None, contrast=0.5):
    """Sand or soil: cells of the size of a grain, each with a shade of its own."""
    s = Surface(None, 0.9, 0.2)
    distance, tone = s.cells(grain)
    s.color = s.ramp(tone, *[(i / max(1, len(colors) - 1), color) for i, color in enumerate(colors)])
    s.cloud(s.noise(cloud or grain * 40, 5), (0.3, 0.34), (0.7, 0.64), contrast)
    s.bump(s.ramp(distance, (0.0, 1), (0.75, 0)), grain * depth, 0.8)
    s.bump(s.noise(grain * 5, 6, 0.6), grain * 2.5, 0.5)
    if clumps:
        s.bump(s.noise(clumps, 5, 0.6), clumps * 0.3, 0.7)
    return s.done()

def concrete(color, grain=0.25, roughness=0.88, pores=0.35, vary=0.08, stain=0.35):
    """Hardened concrete with pores, stains and a little sand in its skin."""
    s = Surface(color, roughness, 0.25)
    s.cloud(s.noise(grain * 40, 6), (0.3, 0.36), (0.7, 0.62), stain)
    skin = s.noise(grain * 0.7, 10, 0.75)
    s.cloud(skin, (0.32, 0.3), (0.68, 0.68), 0.55)
    s.bump(skin, grain * 0.35, 0.7)
    if pores:
        holes = s.cells(grain * 5)[0]
        s.mix((0.2, 0.19, 0.18), s.ramp(holes, (0.05, 1), (0.12, 0)))
        s.bump(s.ramp(holes, (0.05, 0), (0.14, 1)), grain * 0.8, pores)
    return s.vary(vary).done()

def asphalt(fresh, grain):
    """Asphalt concrete; fresh is black and shines a little."""
    s = Surface(None, 0.75 - 0.25 * fresh, 0.35)
    distance, tone = s.cells(grain)
    dark, pale = ('#141517', '#34363a') if fresh > 0.5 else ('#2c2e31', '#67676a')
    s.color = s.ramp(tone, (0.0, dark), (0.75, dark), (1.0, pale))
    s.cloud(s.noise(grain * 120, 5), (0.3, 0.42), (0.7, 0.58), 0.6)
    return s.bump(s.ramp(distance, (0.0, 1), (0.8, 0)), grain * 0.4, 0.8).done()

def clay(color, vary=0.12, size=30.0):
    s = Surface(color, 0.8, 0.3)
    s.cloud(s.noise(size * 0.4, 6), (0.28, 0.3), (0.72, 0.66))
    s.cloud(s.noise(size * 0.02, 8, 0.7), (0.35, 0.38), (0.65, 0.6))
    s.bump(s.noise(size * 0.012, 8, 0.7), size * 0.003, 0.6)
    s.bump(s.noise(size * 0.3, 3), size * 0.01, 0.4)
    return s.vary(vary).done()

def wood(color, size=3.0, vary=0.1):
    """Sawn timber, grain along x. `size` is the distance of the year rings."""
    s = Surface(color, 0.7, 0.3)
    place = s.node('Mapping', Scale=(0.06, 1, 1), Vector=s.coordinates).outputs[0]
    traits = {'wave_type': 'RINGS', 'rings_direction': 'X'}
    rings = s.node('TexWave', traits, Scale=1 / size, Distortion=7.0, Detail=4.0, Vector=place).outputs['Fac']
    fibres = s.node('TexNoise', Scale=14 / size, Detail=6.0, Vector=place).outputs['Fac']
    s.cloud(rings, (0.2, 0.36), (0.9, 0.6), 0.7)
    s.cloud(fibres, (0.3, 0.36), (0.7, 0.62), 0.6)
    return s.bump(fibres, size * 0.02, 0.5).vary(vary).done()

def paint(color, roughness=0.35, wear=0.15, size=10.0):
    """Lacquered metal or hard plastic, slightly uneven so that light does not look computed."""
    s = Surface(color, roughness, 0.5)
    s.cloud(s.noise(size, 5), (0.3, 0.42), (0.7, 0.56), wear * 2)
    s.shade(Roughness=s.span(s.noise(size * 0.2, 8), roughness * 0.75, min(1, roughness * 1.4)))
    return s.bump(s.noise(size * 0.5, 2), size * 0.004, 0.3).done()

def metal(color, roughness=0.35, size=8.0, stain=0.2):
    s = Surface(color, roughness, 0.5, 1.0)
    s.cloud(s.noise(size, 7, 0.6), (0.3, 0.32), (0.7, 0.62), stain * 2)
    return s.shade(Roughness=s.span(s.noise(size * 0.3, 8), roughness * 0.7, min(1, roughness * 1.5))).done()

def rust(size):
    s = Surface(None, 0.85, 0.25, 0.2)
    s.color = s.ramp(s.noise(size, 9, 0.65), (0.3, '#4a3a33'), (0.5, '#7a4a30'), (0.68, '#9a6a45'))
    return s.bump(s.noise(size * 0.1, 8), size * 0.02, 0.6).done()

def rubber(color=(0.09, 0.09, 0.095)):
    s = Surface(color, 0.75, 0.3)
    return s.mix((0.35, 0.32, 0.29), s.ramp(s.noise(6, 7), (0.45, 0), (0.9, 0.35))).done()

def glass(color):
    """Window glass that needs no caustics: a dark mirror."""
    return Surface(color, 0.06, 0.7).shade(Transmission=0.6, IOR=1.2).done()

def cloth(color, thread=0.25, roughness=0.85, dirt=0.0):
    """Woven fabric or tape: big bags, fleece, sacks of raffia."""
    s = Surface(color, roughness, 0.2).shade(Sheen=0.3)
    woven = {'Scale': 0.35 / thread, 'Distortion': 0.4, 'Vector': s.coordinates}
    x, z = (s.node('TexWave', {'bands_direction': way}, **woven).outputs['Fac'] for way in 'XZ')
    s.bump(s.node('Math', {'operation': 'MAXIMUM'}, _0=x, _1=z).outputs[0], thread * 0.25, 0.5)
    s.cloud(s.noise(thread * 60, 6), (0.3, 0.42), (0.7, 0.56))
    if dirt:
        s.mix((0.45, 0.4, 0.33), s.ramp(s.noise(thread * 90, 7), (0.45, 0), (0.95, dirt)))
    return s.vary(0).done()

def plain(color, roughness=0.6, specular=0.4):
    return Surface(color, roughness, specular).done()

def leaf(palette=None):
    """Leaves and blades of grass, each in a shade of its own, with light shining through."""
    palette = palette or ('#444d2a', '#555d34', '#676c40', '#7d7d52')
    s = Surface(None, 0.6, 0.3).shade(Subsurface=0.12, Subsurface_Color=rgb('#7d7f48'))
    s.color = s.ramp(s.random(), *[(i / (len(palette) - 1), c) for i, c in enumerate(palette)])
    return s.vary(0.15).done()

def water(color, ripple):
    s = Surface(color, 0.06, 0.6)
    return s.bump(s.noise(ripple, 4, 0.5), ripple * 0.05, 0.5).done()
