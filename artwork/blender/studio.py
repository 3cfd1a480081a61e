"""Light, camera and render settings. One unit is a centimetre."""

import math

import bpy
from mathutils import Vector


def begin(samples=64):
    """Empties Blender; call it before anything is built."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.025
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.render.image_settings.file_format = 'PNG'


def add(name, data, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """Places data (a mesh, light, curve, …) in the scene; `turn` in degrees."""
    thing = bpy.data.objects.new(name, data)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.collection.objects.link(thing)
    return thing


def camera(target=(0, 0, 0), distance=60, elevation=45, azimuth=0, lens=60, blur=0.0, focus=None):
    """
    Looks at a point from a distance; azimuth 0 is from the front (−y), 90 from the right.
    `blur` is the diameter of the aperture in units, `focus` the distance that is sharp.
    """
    camera_data = bpy.data.cameras.new('camera')
    thing = add('camera', camera_data)
    e, a = math.radians(elevation), math.radians(azimuth)
    direction = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    thing.location = Vector(target) + direction * distance
    thing.rotation_euler = (-direction).to_track_quat('-Z', 'Y').to_euler()
    camera_data.lens = lens
    camera_data.clip_end = 1e5
    camera_data.clip_start = 0.1
    if blur:
        camera_data.dof.use_dof = True
        camera_data.dof.focus_distance = focus or distance
        camera_data.dof.aperture_fstop = lens / 1000 / blur
    bpy.context.scene.camera = thing
    return thing


def outdoors(sun=3.6, sky=0.36, elevation=42, azimuth=-55, softness=1.2, warmth=0.35):
    """A warm sun from the left and a sky that is not too blue in the shadows. Angles in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle = sun, math.radians(softness)
    light.color = (1, 0.93, 0.83)
    add('sun', light, turn=(90 - elevation, 0, azimuth))
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    texture = nodes.new('ShaderNodeTexSky')
    texture.sun_disc = False
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(180 - azimuth)
    grade = nodes.new('ShaderNodeHueSaturation')
    grade.inputs['Saturation'].default_value = warmth
    links.new(texture.outputs[0], grade.inputs['Color'])
    links.new(grade.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = sky
    # What the camera sees of it is a calm pale blue; the texture would be white.
    seen, mix, path = (nodes.new(f'ShaderNode{kind}') for kind in ('Background', 'MixShader', 'LightPath'))
    seen.inputs[0].default_value = (0.42, 0.6, 0.82, 1)
    links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    links.new(nodes['Background'].outputs[0], mix.inputs[1])
    links.new(seen.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['World Output'].inputs[0])


def area_light(at, target, size, power, color=(1, 1, 1)):
    light = bpy.data.lights.new('area', 'AREA')
    light.size, light.energy, light.color = size, power, color
    thing = add('area', light, at)
    direction = Vector(target) - Vector(at)
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    return thing


def backdrop(size, surface, depth=1.0):
    """A floor that curves up into a wall, lit by soft boxes, for goods of about `size` units."""
    radius, back, half = size * 0.9, size * 2.2 * depth, size * 12
    profile = [(-size * 6, 0), (back - radius, 0)]
    for step in range(1, 13):
        angle = math.radians(90 * step / 12)
        profile.append((back - radius + math.sin(angle) * radius, radius - math.cos(angle) * radius))
    profile.append((back, size * 9))
    vertices = [(x, y, z) for y, z in profile for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('backdrop')
    mesh.from_pydata(vertices, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(surface)
    add('backdrop', mesh)
    power = size * size * 62
    area_light((-size * 2.2, -size * 1.6, size * 2.8), (0, 0, size * 0.4), size * 1.6, power * 1.5, (1, 0.96, 0.9))
    area_light((size * 2.6, -size * 2.2, size * 1.6), (0, 0, size * 0.4), size * 2.2, power * 0.5, (0.92, 0.96, 1))
    area_light((0, size * 0.6, size * 3.4), (0, 0, 0), size * 2.4, power * 0.7)
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0.9, 0.95, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.5


def render(path, width, height, scale=1.0):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = round(width * scale), round(height * scale)
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
