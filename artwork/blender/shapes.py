"""Shapes as meshes, and small helpers to place them. Sizes in centimetres."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise
from studio import add


def mesh_of(name, vertices, faces, material=None, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    if material:
        mesh.materials.append(material)
    return smoothed(mesh) if smooth else mesh


def smoothed(mesh, angle=35):
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    return mesh


def from_bmesh(name, shape, material=None, angle=35):
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    if material:
        mesh.materials.append(material)
    return smoothed(mesh, angle)


def box(size, material=None, bevel=0.0, segments=3, worn=0.0, name='box'):
    """A box around its centre, with rounded and, if `worn`, uneven edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    if worn:
        bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=9, use_grid_fill=True)
    if bevel:
        sharp = [e for e in shape.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.5]
        bmesh.ops.bevel(shape, geom=sharp, offset=bevel, segments=segments, affect='EDGES', profile=0.6)
    if worn:
        seed = Vector((random.uniform(0, 99), random.uniform(0, 99), 0))
        for v in shape.verts:
            v.co += noise.noise_vector(v.co / (worn * 12) + seed) * worn
    return from_bmesh(name, shape, material)


def cylinder(radius, height, material=None, bevel=0.0, sides=48, top=None, name='cylinder', hollow=0.0):
    """Standing on z = 0. `top` is the radius there; `hollow` the radius of a bore through it."""
    end = radius if top is None else top
    if hollow:
        shape = bmesh.new()
        rings = [(radius, 0), (end, height), (hollow * end / radius, height), (hollow, 0)]
        loops = []
        for r, z in rings:
            loops.append([shape.verts.new((math.cos(a) * r, math.sin(a) * r, z)) for a in _angles(sides)])
        for first, second in zip(loops, loops[1:] + loops[:1]):
            for i in range(sides):
                shape.faces.new((first[i], first[(i + 1) % sides], second[(i + 1) % sides], second[i]))
        bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    else:
        shape = bmesh.new()
        matrix = Matrix.Translation((0, 0, height / 2))
        bmesh.ops.create_cone(
            shape, cap_ends=True, segments=sides, radius1=radius, radius2=end, depth=height, matrix=matrix
        )
    if bevel:
        sharp = [e for e in shape.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.6]
        bmesh.ops.bevel(shape, geom=sharp, offset=bevel, segments=3, affect='EDGES', profile=0.6)
    return from_bmesh(name, shape, material)


def _angles(sides):
    return [2 * math.pi * i / sides for i in range(sides)]


def sphere(radius, material=None, squash=(1, 1, 1), detail=4):
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius)
    bmesh.ops.scale(shape, vec=squash, verts=shape.verts)
    return from_bmesh('sphere', shape, material, 180)


def tube(points, radius, material=None, closed=False, smooth=True, sides=4):
    """A bar, hose or handle along points; returns curve data to add."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution = radius, sides
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS' if smooth and len(points) > 2 else 'POLY')
    spline.points.add(len(points) - 1)
    for point, target in zip(points, spline.points):
        target.co = (*point, 1)
    spline.use_cyclic_u = closed
    if spline.type == 'NURBS':
        spline.use_endpoint_u = True
        spline.order_u = 3
    if material:
        curve.materials.append(material)
    return curve


def extruded(outline, length, material=None, bevel=0.0, name='extruded', smooth_angle=35):
    """A closed outline in (x, z), pulled along y and centred there."""
    shape = bmesh.new()
    front = [shape.verts.new((x, -length / 2, z)) for x, z in outline]
    back = [shape.verts.new((x, length / 2, z)) for x, z in outline]
    shape.faces.new(front)
    shape.faces.new(list(reversed(back)))
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        shape.faces.new((front[j], front[i], back[i], back[j]))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    if bevel:
        sharp = [e for e in shape.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.5]
        bmesh.ops.bevel(shape, geom=sharp, offset=bevel, segments=2, affect='EDGES', profile=0.6)
    return from_bmesh(name, shape, material, smooth_angle)


def sheet(curve, length, thickness, material=None, cuts=1, name='sheet'):
    """A sheet of some thickness over points (x, z), pulled along y: corrugated metal, tiles."""
    vertices, faces = [], []
    normals = []
    for i, (x, z) in enumerate(curve):
        before, after = curve[max(0, i - 1)], curve[min(len(curve) - 1, i + 1)]
        along = Vector((after[0] - before[0], after[1] - before[1])).normalized()
        normals.append((-along.y, along.x))
    rows = cuts + 1
    for side in (0, 1):
        for row in range(rows):
            y = -length / 2 + length * row / cuts
            for (x, z), (nx, nz) in zip(curve, normals):
                vertices.append((x - nx * thickness * side, y, z - nz * thickness * side))
    n = len(curve)
    at = lambda side, row, i: side * rows * n + row * n + i
    for row in range(cuts):
        for i in range(n - 1):
            faces.append((at(0, row, i), at(0, row, i + 1), at(0, row + 1, i + 1), at(0, row + 1, i)))
            faces.append((at(1, row, i), at(1, row + 1, i), at(1, row + 1, i + 1), at(1, row, i + 1)))
        for i in (0, n - 1):
            faces.append((at(0, row, i), at(0, row + 1, i), at(1, row + 1, i), at(1, row, i)))
    for row in (0, cuts):
        for i in range(n - 1):
            faces.append((at(0, row, i), at(1, row, i), at(1, row, i + 1), at(0, row, i + 1)))
    return mesh_of(name, vertices, faces, material, smooth=True)


def ground(width, depth, height_at, material, step=0.5, at=(0, 0)):
    """A surface z = height_at(x, y) around a point."""
    across, along = max(2, int(width / step)), max(2, int(depth / step))
    vertices = []
    for j in range(along + 1):
        for i in range(across + 1):
            x = at[0] - width / 2 + width * i / across
            y = at[1] - depth / 2 + depth * j / along
            vertices.append((x, y, height_at(x, y)))
    row = across + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(along)
        for i in range(across)
    ]
    return add('ground', mesh_of('ground', vertices, faces, material, smooth=True))


def waves(size, height, seed=0.0):
    """Uneven ground: a function of x and y, with waves of about `size`."""
    return lambda x, y: height * noise.noise(Vector((x / size, y / size, seed)))


def boulder(seed, crushed, detail=4, rough=1.0, flat=(0.5, 0.8)):
    """
    A stone of radius 1. Gravel is rounded by water; crushed rock is a polyhedron cut by planes whose
    edges have been knocked off.
    """
    rng = random.Random(seed)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    offset = Vector((seed * 13.7 % 97, seed * 3.1 % 89, seed * 7.9 % 83))
    planes = []
    for _ in range(rng.randint(9, 13)):
        direction = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        planes.append((direction, rng.uniform(0.62, 0.95)))
    squash = (rng.uniform(0.85, 1.25), rng.uniform(0.75, 1.05), rng.uniform(*flat))
    for v in shape.verts:
        n = v.co.normalized()
        if crushed:
            cuts = [far / max(1e-6, n.dot(direction)) for direction, far in planes if n.dot(direction) > 0.15]
            reach = min([1.18, *cuts])
            d = reach * (1 + rough * (0.035 * noise.noise(n * 4 + offset) + 0.02 * noise.noise(n * 11 + offset)))
        else:
            d = 1 + 0.2 * noise.noise(n * 1.1 + offset) + 0.07 * noise.noise(n * 2.7 + offset)
            d += 0.012 * rough * noise.noise(n * 9 + offset)
        v.co = Vector((n.x * d * squash[0], n.y * d * squash[1], n.z * d * squash[2]))
    return from_bmesh('boulder', shape, None, 28 if crushed else 180)


def boulders(count, crushed, material, detail=3, seed=1, **form):
    stones = [boulder(seed * 101 + i, crushed, detail, **form) for i in range(count)]
    for mesh in stones:
        mesh.materials.append(material)
    return stones


def label(text, size, material, at=(0, 0, 0), turn=(0, 0, 0), thickness=0.01, align='CENTER'):
    """Printed letters."""
    curve = bpy.data.curves.new('label', 'FONT')
    curve.body, curve.size, curve.extrude = text, size, thickness
    curve.align_x, curve.align_y = align, 'CENTER'
    curve.materials.append(material)
    return add('label', curve, at, turn)


def group(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves objects together, by an empty that is their parent."""
    handle = add('group', None, at, turn, scale)
    for thing in things:
        thing.parent = handle
    return handle
