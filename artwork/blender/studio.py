"""Light, camera and render settings. One unit is a centimetre."""

import math
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

def add(name, data, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Places data (a mesh, light, curve, …) in the scene; `turn` in degrees."""
    thing = bpy.data.objects.new(name, data)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.collection.objects.link(thing)
    return thing

def camera(target, distance, elevation, azimuth, lens, blur, focus=None, sun=None):
    """
    Looks at a point from a distance; azimuth 0 is from the front (−y), 90 from the right. `blur` is the diameter of
    the aperture in units, `focus` the distance that is sharp, `sun` the angles of what lights it outdoors.
    """
    data = bpy.data.cameras.new('camera')
    thing = add('camera', data)
    e, a = math.radians(elevation), math.radians(azimuth)
    direction = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    thing.location = Vector(target) + direction * distance
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
    return world.node_tree.nodes, world.node_tree.links

def outdoors(elevation=42, azimuth=-55, sun=3.6, sky=0.36, warmth=0.35):
    """A warm sun from the left and a sky that is not too blue in the shadows. Angles in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = sun, math.radians(1.2), (1, 0.93, 0.83)
    add('sun', light, turn=(90 - elevation, 0, azimuth))
    nodes, links = new_world()
    # What the camera sees of the sky is a calm pale blue; its texture would be white.
    texture, grade, seen, mix, path = (
        nodes.new(f'ShaderNode{kind}') for kind in ('TexSky', 'HueSaturation', 'Background', 'MixShader', 'LightPath')
    )
    texture.sun_disc, texture.sun_elevation, texture.sun_rotation = False, math.radians(elevation), math.radians(180 - azimuth)
    grade.inputs['Saturation'].default_value = warmth
    nodes['Background'].inputs[1].default_value = sky
    seen.inputs[0].default_value = (0.42, 0.6, 0.82, 1)
    links.new(texture.outputs[0], grade.inputs['Color'])
    links.new(grade.outputs[0], nodes['Background'].inputs[0])
    links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    links.new(nodes['Background'].outputs[0], mix.inputs[1])
    links.new(seen.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['World Output'].inputs[0])

def backdrop(size, surface, depth):
    """A floor that curves up into a wall, lit by soft boxes, for goods of about `size` units."""
    radius, back = size * 0.9, size * 2.2 * depth
    profile = [(-size * 6, 0), (back - radius, 0)]
    for step in range(1, 13):
        angle = math.radians(90 * step / 12)
        profile.append((back - radius + math.sin(angle) * radius, radius - math.cos(angle) * radius))
    profile.append((back, size * 9))
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
        thing = add('area', light, [c * size for c in at])
        thing.rotation_euler = (Vector((0, 0, height)) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    background = new_world()[0]['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (0.9, 0.95, 1, 1), 0.5

def show(size, middle, distance, elevation, azimuth, blur=2.5, floor='#cfccc6', depth=1.0):
    """Goods of about `size` units on a floor before a wall."""
    backdrop(size, surfaces.plain(floor, 0.8), depth)
    camera(middle, distance, elevation, azimuth, 62, blur)

def render(path, width, height, scale=1.0):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = round(width * scale), round(height * scale)
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
