"""Light, camera and render settings. One unit is a centimetre."""

import math
from itertools import product
import bpy
import surfaces
from mathutils import Vector

def begin(samples):
    """Empties Blender; call it before anything is built."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine, scene.render.image_settings.file_format = 'CYCLES', 'PNG'
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.max_bounces, cycles.sample_clamp_indirect = 'CPU', samples, 5, 4
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.use_denoising = True, 0.025, False
    cycles.caustics_reflective = cycles.caustics_refractive = False

def row(start, step, count):
    return [start + step * i for i in range(count)]

def each(*points):
    """The places or paths for which points stand: [-9, 9] as a coordinate stands for a place at each, or for two paths."""
    counts = [max([len(p[axis]) for p in points if isinstance(p[axis], list)], default=1) for axis in range(3)]
    for index in product(*map(range, counts)):
        yield [tuple(c[k] if isinstance(c, list) else c for c, k in zip(p, index)) for p in points]

def places(at):
    return [place for spot in (at if isinstance(at, list) else [at]) for (place,) in each(spot)]

def add(name, data, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Places data (a mesh, light, curve, …) wherever `at`, a place or a list of places, says; `turn` in degrees."""
    for place in places(at):
        thing = bpy.data.objects.new(name, data)
        thing.location = place
        thing.rotation_euler = [math.radians(angle) for angle in turn]
        thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
        bpy.context.collection.objects.link(thing)
    return thing

def camera(target, distance, elevation, azimuth, lens, blur, focus=None, sun=None):
    """Looks at a point; azimuth 0 is from the front (−y), 90 from the right. `blur` is the diameter of the aperture."""
    data = bpy.data.cameras.new('camera')
    e, a = math.radians(elevation), math.radians(azimuth)
    direction = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    thing = add('camera', data, Vector(target) + direction * distance)
    thing.rotation_euler = (-direction).to_track_quat('-Z', 'Y').to_euler()
    data.lens, data.clip_start, data.clip_end = lens, 0.1, 1e5
    data.dof.use_dof = True
    data.dof.focus_distance, data.dof.aperture_fstop = focus or distance, lens / 1000 / blur
    bpy.context.scene.camera = thing
    if sun:
        outdoors(*sun)

def new_world():
    world = bpy.context.scene.world = bpy.data.worlds.new('world')
    world.use_nodes = True
    return surfaces.Nodes(world.node_tree), world.node_tree.nodes['Background']

def outdoors(elevation=42, azimuth=-55, sun=3.6, sky=0.36, warmth=0.35):
    """A warm sun from the left and a sky that is not too blue in the shadows. Angles in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = sun, math.radians(1.2), (1, 0.93, 0.83)
    add('sun', light, turn=(90 - elevation, 0, azimuth))
    nodes, air = new_world()
    angles = {'sun_elevation': math.radians(elevation), 'sun_rotation': math.radians(180 - azimuth)}
    texture = nodes.node('TexSky', {'sun_disc': False, **angles}).outputs[0]
    nodes.set(air, Color=nodes.node('HueSaturation', Saturation=warmth, Color=texture).outputs[0], Strength=sky)
    # What the camera sees of the sky is a calm pale blue; its texture would be white.
    seen = nodes.node('Background', Color=(0.42, 0.6, 0.82, 1)).outputs[0]
    is_seen = nodes.node('LightPath').outputs['Is Camera Ray']
    mix = nodes.node('MixShader', _0=is_seen, _1=air.outputs[0], _2=seen).outputs[0]
    nodes.set(nodes.tree.nodes['World Output'], Surface=mix)

def backdrop(size, surface, depth):
    """A floor that curves up into a wall, lit by soft boxes, for goods of about `size` units."""
    radius, back = size * 0.9, size * 2.2 * depth
    bend = [(math.sin(a) - 1, 1 - math.cos(a)) for a in (math.radians(90 * step / 12) for step in range(13))]
    profile = [(-size * 6, 0), *((back + y * radius, z * radius) for y, z in bend), (back, size * 9)]
    mesh = bpy.data.meshes.new('backdrop')
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh.from_pydata([(x, y, z) for y, z in profile for x in (-size * 12, size * 12)], [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(surface)
    add('backdrop', mesh)
    for at, height, wide, power, color in (
        ((-2.2, -1.6, 2.8), 0.4, 1.6, 1.5, (1, 0.96, 0.9)),
        ((2.6, -2.2, 1.6), 0.4, 2.2, 0.5, (0.92, 0.96, 1)),
        ((0, 0.6, 3.4), 0, 2.4, 0.7, (1, 1, 1)),
    ):
        light = bpy.data.lights.new('area', 'AREA')
        light.size, light.energy, light.color = size * wide, size * size * 62 * power, color
        thing = add('area', light, tuple(c * size for c in at))
        thing.rotation_euler = (Vector((0, 0, height)) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    nodes, air = new_world()
    nodes.set(air, Color=(0.9, 0.95, 1, 1), Strength=0.5)

def show(size, middle, distance, elevation, azimuth, blur=2.5, floor='#cfccc6', depth=1.0):
    """Goods of about `size` units on a floor before a wall."""
    backdrop(size, surfaces.plain(floor, 0.8), depth)
    camera(middle, distance, elevation, azimuth, 62, blur)

def render(path, width, height, scale=1.0):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = round(width * scale), round(height * scale)
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
