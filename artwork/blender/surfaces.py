"""What things are made of. Colours are sRGB from 0 to 1 or '#rrggbb', sizes in centimetres."""

import bpy


def rgb(color):
    """Linear colour of an sRGB one."""
    if isinstance(color, str):
        color = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color], 1)


class Surface:
    """A Principled material and the few nodes that are chained into it."""

    def __init__(self, name, roughness=0.7, specular=0.35, metallic=0.0):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.shader.inputs['Roughness'].default_value = roughness
        self.shader.inputs['Specular'].default_value = specular
        self.shader.inputs['Metallic'].default_value = metallic
        self.color = None
        self.normal = None
        self._coordinates = None

    def node(self, kind, **inputs):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in inputs.items():
            node.inputs[name.replace('_', ' ')].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def coordinates(self, of='Object'):
        """Object coordinates, moved by a random amount for each object, so that no two look alike."""
        if self._coordinates is None:
            place, info = self.node('TexCoord'), self.node('ObjectInfo')
            move = self.node('VectorMath')
            move.operation = 'MULTIPLY_ADD'
            move.inputs[1].default_value = (1, 1, 1)
            spread = self.node('VectorMath')
            spread.operation = 'SCALE'
            spread.inputs[0].default_value = (917, 531, 733)
            self.link(info.outputs['Random'], spread.inputs['Scale'])
            self.link(place.outputs[of], move.inputs[0])
            self.link(spread.outputs[0], move.inputs[2])
            self._coordinates = move.outputs[0]
        return self._coordinates

    def noise(self, size, detail=6.0, roughness=0.55):
        node = self.node('TexNoise', Scale=1 / size, Detail=detail, Roughness=roughness)
        self.link(self.coordinates(), node.inputs['Vector'])
        return node.outputs['Fac']

    def cells(self, size, feature='F1'):
        node = self.node('TexVoronoi', Scale=1 / size)
        node.feature = feature
        self.link(self.coordinates(), node.inputs['Vector'])
        return node

    def ramp(self, factor, *stops, steps=False):
        """Colours by a factor; stops are (position, colour)."""
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = 'CONSTANT' if steps else 'LINEAR'
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = rgb(color)
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def paint(self, color):
        """Sets the colour: a value or an output of a node."""
        if hasattr(color, 'is_linked'):
            self.color = color
        else:
            node = self.tree.nodes.new('ShaderNodeRGB')
            node.outputs[0].default_value = rgb(color)
            self.color = node.outputs[0]
        return self

    def mix(self, other, factor, how='MIX'):
        """Mixes another colour over the present one; `factor` a number or an output."""
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = how
        if isinstance(factor, (int, float)):
            node.inputs[0].default_value = factor
        else:
            self.link(factor, node.inputs[0])
        self.link(self.color, node.inputs[1])
        if hasattr(other, 'is_linked'):
            self.link(other, node.inputs[2])
        else:
            node.inputs[2].default_value = rgb(other)
        self.color = node.outputs[0]
        return self

    def vary(self, amount, source=None):
        """Lighter or darker by up to `amount`, for each object or by an output."""
        span = self.node('MapRange')
        span.inputs[3].default_value, span.inputs[4].default_value = 1 - amount, 1 + amount
        self.link(source or self.node('ObjectInfo').outputs['Random'], span.inputs[0])
        node = self.node('HueSaturation')
        self.link(span.outputs[0], node.inputs['Value'])
        self.link(self.color, node.inputs['Color'])
        self.color = node.outputs[0]
        return self

    def bump(self, height, distance, strength=1.0):
        """Raises the surface by an output of 0 to 1; `distance` in units."""
        node = self.node('Bump', Strength=strength, Distance=distance)
        self.link(height, node.inputs['Height'])
        if self.normal:
            self.link(self.normal, node.inputs['Normal'])
        self.normal = node.outputs[0]
        return self

    def shine(self, factor, low, high):
        """Roughness between two values by an output."""
        span = self.node('MapRange')
        span.inputs[3].default_value, span.inputs[4].default_value = low, high
        self.link(factor, span.inputs[0])
        self.link(span.outputs[0], self.shader.inputs['Roughness'])
        return self

    def done(self):
        if self.color:
            self.link(self.color, self.shader.inputs['Base Color'])
        if self.normal:
            self.link(self.normal, self.shader.inputs['Normal'])
        return self.material


def stone(palette, size=1.0, roughness=0.65, specular=0.35, speckle=0.0, veins=0.0, dust=0.0, pores=0.0):
    """
    Natural stone for many objects, each in one colour of the palette. `size` is that of a stone.
    Speckle is the contrast of crystals as in granite, veins of quartz bands, dust that of a film on
    top, pores that of lava.
    """
    s = Surface('stone', roughness, specular)
    info = s.node('ObjectInfo')
    stops = [(i / len(palette), color) for i, color in enumerate(palette)]
    s.paint(s.ramp(info.outputs['Random'], *stops, steps=True))
    cloud = s.noise(size * 0.35, 9, 0.6)
    s.mix(s.ramp(cloud, (0.25, (0.22,) * 3), (0.75, (0.78,) * 3)), 0.5, 'OVERLAY')
    if speckle:
        grains = s.cells(size * 0.05)
        tone = s.node('SeparateXYZ')
        s.link(grains.outputs['Color'], tone.inputs[0])
        s.mix(s.ramp(tone.outputs[0], (0.1, (0.08,) * 3), (0.35, (0.5,) * 3), (0.9, (0.85,) * 3)), speckle, 'OVERLAY')
    if veins:
        wave = s.node('TexWave', Scale=1.2 / size, Distortion=9.0, Detail=4.0)
        s.link(s.coordinates(), wave.inputs['Vector'])
        some = s.ramp(info.outputs['Random'], (0.0, (0, 0, 0)), (0.63, (veins,) * 3), steps=True)
        band = s.node('Math')
        band.operation = 'MULTIPLY'
        s.link(some, band.inputs[0])
        s.link(s.ramp(wave.outputs['Fac'], (0.9, (0, 0, 0)), (0.98, (1, 1, 1))), band.inputs[1])
        s.mix((0.86, 0.84, 0.8), band.outputs[0])
    fine = s.noise(size * 0.07, 8, 0.65)
    s.bump(fine, size * 0.03, 0.7)
    if pores:
        holes = s.cells(size * 0.16)
        s.bump(s.ramp(holes.outputs['Distance'], (0.0, (0, 0, 0)), (0.5, (1, 1, 1))), size * 0.12, pores)
    if dust:
        geometry = s.node('NewGeometry')
        parts = s.node('SeparateXYZ')
        s.link(geometry.outputs['Normal'], parts.inputs[0])
        s.mix((0.66, 0.62, 0.56), s.ramp(parts.outputs[2], (0.3, (0, 0, 0)), (1.0, (dust,) * 3)))
    s.vary(0.18)
    return s.done()


def granular(colors, grain, depth=0.6, clumps=0.0, roughness=0.9, cloud=None, contrast=0.5):
    """Sand or soil: cells of the size of a grain, each with a shade of its own."""
    s = Surface('granular', roughness, 0.2)
    cells = s.cells(grain)
    tone = s.node('SeparateXYZ')
    s.link(cells.outputs['Color'], tone.inputs[0])
    stops = [(i / max(1, len(colors) - 1), color) for i, color in enumerate(colors)]
    s.paint(s.ramp(tone.outputs[0], *stops))
    s.mix(s.ramp(s.noise(cloud or grain * 40, 5), (0.3, (0.34,) * 3), (0.7, (0.64,) * 3)), contrast, 'OVERLAY')
    heap = s.ramp(cells.outputs['Distance'], (0.0, (1, 1, 1)), (0.75, (0, 0, 0)))
    s.bump(heap, grain * depth, 0.8)
    s.bump(s.noise(grain * 5, 6, 0.6), grain * 2.5, 0.5)
    if clumps:
        s.bump(s.noise(clumps, 5, 0.6), clumps * 0.3, 0.7)
    return s.done()


def concrete(color=(0.62, 0.61, 0.59), grain=0.25, roughness=0.88, pores=0.35, vary=0.08, stain=0.35):
    """Hardened concrete with pores, stains and a little sand in its skin."""
    s = Surface('concrete', roughness, 0.25)
    s.paint(color)
    s.mix(s.ramp(s.noise(grain * 40, 6), (0.3, (0.36,) * 3), (0.7, (0.62,) * 3)), stain, 'OVERLAY')
    skin = s.noise(grain * 0.7, 10, 0.75)
    s.mix(s.ramp(skin, (0.32, (0.3,) * 3), (0.68, (0.68,) * 3)), 0.55, 'OVERLAY')
    s.bump(skin, grain * 0.35, 0.7)
    if pores:
        holes = s.cells(grain * 5)
        mask = s.ramp(holes.outputs['Distance'], (0.05, (1, 1, 1)), (0.12, (0, 0, 0)))
        s.mix((0.2, 0.19, 0.18), mask)
        dip = s.ramp(holes.outputs['Distance'], (0.05, (0, 0, 0)), (0.14, (1, 1, 1)))
        s.bump(dip, grain * 0.8, pores)
    s.vary(vary)
    return s.done()


def clay(color, vary=0.12, size=30.0, roughness=0.8, specular=0.3):
    """Fired clay: bricks and roof tiles."""
    s = Surface('clay', roughness, specular)
    s.paint(color)
    s.mix(s.ramp(s.noise(size * 0.4, 6), (0.28, (0.3,) * 3), (0.72, (0.66,) * 3)), 0.5, 'OVERLAY')
    s.mix(s.ramp(s.noise(size * 0.02, 8, 0.7), (0.35, (0.38,) * 3), (0.65, (0.6,) * 3)), 0.5, 'OVERLAY')
    s.bump(s.noise(size * 0.012, 8, 0.7), size * 0.003, 0.6)
    s.bump(s.noise(size * 0.3, 3), size * 0.01, 0.4)
    s.vary(vary)
    return s.done()


def wood(color=(0.78, 0.62, 0.42), size=3.0, vary=0.1, roughness=0.7):
    """Sawn timber, grain along x. `size` is the distance of the year rings."""
    s = Surface('wood', roughness, 0.3)
    place = s.node('Mapping')
    place.inputs['Scale'].default_value = (0.06, 1, 1)
    s.link(s.coordinates(), place.inputs['Vector'])
    rings = s.node('TexWave', Scale=1 / size, Distortion=7.0, Detail=4.0)
    rings.wave_type, rings.rings_direction = 'RINGS', 'X'
    s.link(place.outputs[0], rings.inputs['Vector'])
    fibres = s.node('TexNoise', Scale=14 / size, Detail=6.0)
    s.link(place.outputs[0], fibres.inputs['Vector'])
    s.paint(color)
    s.mix(s.ramp(rings.outputs['Fac'], (0.2, (0.36,) * 3), (0.9, (0.6,) * 3)), 0.7, 'OVERLAY')
    s.mix(s.ramp(fibres.outputs['Fac'], (0.3, (0.36,) * 3), (0.7, (0.62,) * 3)), 0.6, 'OVERLAY')
    s.bump(fibres.outputs['Fac'], size * 0.02, 0.5)
    s.vary(vary)
    return s.done()


def paint(color, roughness=0.35, wear=0.15, size=10.0, metallic=0.0, specular=0.5):
    """Lacquered metal or hard plastic, slightly uneven so that light does not look computed."""
    s = Surface('paint', roughness, specular, metallic)
    s.paint(color)
    cloud = s.noise(size, 5)
    s.mix(s.ramp(cloud, (0.3, (0.42,) * 3), (0.7, (0.56,) * 3)), wear * 2, 'OVERLAY')
    s.shine(s.noise(size * 0.2, 8), roughness * 0.75, min(1, roughness * 1.4))
    s.bump(s.noise(size * 0.5, 2), size * 0.004, 0.3)
    return s.done()


def metal(color=(0.72, 0.73, 0.74), roughness=0.35, size=8.0, stain=0.2):
    """Bare steel, zinc or aluminium."""
    s = Surface('metal', roughness, 0.5, 1.0)
    s.paint(color)
    s.mix(s.ramp(s.noise(size, 7, 0.6), (0.3, (0.32,) * 3), (0.7, (0.62,) * 3)), stain * 2, 'OVERLAY')
    s.shine(s.noise(size * 0.3, 8), roughness * 0.7, min(1, roughness * 1.5))
    return s.done()


def rust(size=4.0):
    """Steel that has stood in the rain."""
    s = Surface('rust', 0.85, 0.25, 0.2)
    s.paint(s.ramp(s.noise(size, 9, 0.65), (0.3, '#4a3a33'), (0.5, '#7a4a30'), (0.68, '#9a6a45')))
    s.bump(s.noise(size * 0.1, 8), size * 0.02, 0.6)
    return s.done()


def rubber(color=(0.09, 0.09, 0.095)):
    s = Surface('rubber', 0.75, 0.3)
    s.paint(color)
    s.mix((0.35, 0.32, 0.29), s.ramp(s.noise(6, 7), (0.45, (0, 0, 0)), (0.9, (0.35,) * 3)))
    return s.done()


def glass(color=(0.75, 0.85, 0.88)):
    """Window glass that needs no caustics: a dark mirror."""
    s = Surface('glass', 0.06, 0.7)
    s.paint(color)
    s.shader.inputs['Transmission'].default_value = 0.6
    s.shader.inputs['IOR'].default_value = 1.2
    return s.done()


def cloth(color, thread=0.25, roughness=0.85, vary=0.0, dirt=0.0, sheen=0.3):
    """Woven fabric or tape: big bags, fleece, sacks of raffia."""
    s = Surface('cloth', roughness, 0.2)
    s.shader.inputs['Sheen'].default_value = sheen
    s.paint(color)
    threads = []
    for direction in ('X', 'Y', 'Z'):
        wave = s.node('TexWave', Scale=0.35 / thread, Distortion=0.4)
        wave.bands_direction = direction
        s.link(s.coordinates(), wave.inputs['Vector'])
        threads.append(wave.outputs['Fac'])
    weave = s.node('Math')
    weave.operation = 'MAXIMUM'
    s.link(threads[0], weave.inputs[0])
    s.link(threads[2], weave.inputs[1])
    s.bump(weave.outputs[0], thread * 0.25, 0.5)
    s.mix(s.ramp(s.noise(thread * 60, 6), (0.3, (0.42,) * 3), (0.7, (0.56,) * 3)), 0.5, 'OVERLAY')
    if dirt:
        s.mix((0.45, 0.4, 0.33), s.ramp(s.noise(thread * 90, 7), (0.45, (0, 0, 0)), (0.95, (dirt,) * 3)))
    s.vary(vary)
    return s.done()


def plain(color, roughness=0.6, specular=0.4):
    """One even colour, for small or far parts."""
    return Surface('plain', roughness, specular).paint(color).done()


def leaf(palette=('#444d2a', '#555d34', '#676c40', '#7d7d52'), roughness=0.6):
    """Leaves and blades of grass, each in a shade of its own, with light shining through."""
    s = Surface('leaf', roughness, 0.3)
    info = s.node('ObjectInfo')
    s.paint(s.ramp(info.outputs['Random'], *[(i / (len(palette) - 1), c) for i, c in enumerate(palette)]))
    s.vary(0.15)
    s.shader.inputs['Subsurface'].default_value = 0.12
    s.shader.inputs['Subsurface Color'].default_value = rgb('#7d7f48')
    return s.done()


def water(color=(0.12, 0.2, 0.2), ripple=12.0):
    s = Surface('water', 0.06, 0.6)
    s.paint(color)
    s.bump(s.noise(ripple, 4, 0.5), ripple * 0.05, 0.5)
    return s.done()
