"""Shapes as meshes, and how they are placed. Sizes in centimetres."""

import math
import random
from contextlib import contextmanager
import bmesh
import bpy
import numpy
from mathutils import Matrix, Vector, noise
from studio import add

def circle(count, radius=1.0):
    """Points (x, y) of a circle."""
    return [(math.cos(a) * radius, math.sin(a) * radius) for a in (2 * math.pi * i / count for i in range(count))]

def net(rows, across, closed=False):
    """Faces between rows of points; `closed` joins the last of a row to its first."""
    return [
        (j * across + i, j * across + (i + 1) % across, (j + 1) * across + (i + 1) % across, (j + 1) * across + i)
        for j in range(rows - 1)
        for i in range(across if closed else across - 1)
    ]

def smoothed(mesh, material, angle=35):
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    mesh.materials.append(material)
    return mesh

def mesh_of(vertices, faces, material):
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata(vertices, [], faces)
    return smoothed(mesh, material)

def from_bmesh(shape, material, angle=35):
    mesh = bpy.data.meshes.new('mesh')
    shape.to_mesh(mesh)
    shape.free()
    return smoothed(mesh, material, angle)

def round_edges(shape, offset, segments=3, sharp=0.5):
    if offset:
        edges = [e for e in shape.edges if len(e.link_faces) == 2 and e.calc_face_angle() > sharp]
        bmesh.ops.bevel(shape, geom=edges, offset=offset, segments=segments, affect='EDGES', profile=0.6)

def box(size, material, bevel=0.0, segments=3, worn=0.0):
    """A box around its centre, with rounded and, if `worn`, uneven edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    if worn:
        bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=9, use_grid_fill=True)
    round_edges(shape, bevel, segments)
    if worn:
        seed = Vector((random.uniform(0, 99), random.uniform(0, 99), 0))
        for v in shape.verts:
            v.co += noise.noise_vector(v.co / (worn * 12) + seed) * worn
    return from_bmesh(shape, material)

def cylinder(radius, height, material, bevel=0.0, sides=48, top=None, hollow=0.0):
    """Standing on z = 0. `top` is the radius there; `hollow` the radius of a bore through it."""
    end = radius if top is None else top
    shape = bmesh.new()
    if hollow:
        rings = ((radius, 0), (end, height), (hollow * end / radius, height), (hollow, 0))
        points = [shape.verts.new((x, y, z)) for r, z in rings for x, y in circle(sides, r)]
        for face in net(5, sides, True):
            shape.faces.new([points[i % len(points)] for i in face])
        bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    else:
        middle = Matrix.Translation((0, 0, height / 2))
        bmesh.ops.create_cone(shape, cap_ends=True, segments=sides, radius1=radius, radius2=end, depth=height, matrix=middle)
    round_edges(shape, bevel, 3, 0.6)
    return from_bmesh(shape, material)

def tube(points, radius, material, closed=False, smooth=True, sides=4):
    """A bar, hose or handle along points; returns curve data to add."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.use_fill_caps = '3D', True
    curve.bevel_depth, curve.bevel_resolution = radius, sides
    spline = curve.splines.new('NURBS' if smooth and len(points) > 2 else 'POLY')
    spline.points.add(len(points) - 1)
    spline.points.foreach_set('co', [c for point in points for c in (*point, 1)])
    spline.use_cyclic_u = closed
    if spline.type == 'NURBS':
        spline.use_endpoint_u, spline.order_u = True, 3
    curve.materials.append(material)
    return curve

def extruded(outline, length, material, bevel=0.0, smooth_angle=35):
    """A closed outline in (x, z), pulled along y and centred there."""
    shape = bmesh.new()
    front, back = ([shape.verts.new((x, y, z)) for x, z in outline] for y in (-length / 2, length / 2))
    shape.faces.new(front)
    shape.faces.new(back[::-1])
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        shape.faces.new((front[j], front[i], back[i], back[j]))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    round_edges(shape, bevel, 2)
    return from_bmesh(shape, material, smooth_angle)

def sheet(curve, length, thickness, material, cuts=1):
    """A sheet of some thickness over points (x, z), pulled along y: corrugated metal, tiles."""
    n, vertices, lower = len(curve), [], []
    for i, (x, z) in enumerate(curve):
        along = (Vector(curve[min(n - 1, i + 1)]) - Vector(curve[max(0, i - 1)])).normalized()
        lower.append((x + along.y * thickness, z - along.x * thickness))
    for points in (curve, lower):
        for row in range(cuts + 1):
            vertices += [(x, -length / 2 + length * row / cuts, z) for x, z in points]
    under, end = n * (cuts + 1), n * cuts
    faces = []
    for row in range(0, end, n):
        for k in range(row, row + n - 1):
            faces += [(k, k + 1, k + 1 + n, k + n), (under + k, under + k + n, under + k + 1 + n, under + k + 1)]
        faces += [(k, k + n, under + k + n, under + k) for k in (row, row + n - 1)]
    for row in (0, end):
        faces += [(k, under + k, under + k + 1, k + 1) for k in range(row, row + n - 1)]
    return mesh_of(vertices, faces, material)

def ground(width, depth, height_at, material, step=0.5, at=(0, 0)):
    """A surface z = height_at(x, y) around a point."""
    across, along = max(2, int(width / step)), max(2, int(depth / step))
    spots = [
        (at[0] - width / 2 + width * i / across, at[1] - depth / 2 + depth * j / along)
        for j in range(along + 1)
        for i in range(across + 1)
    ]
    return add('ground', mesh_of([(x, y, height_at(x, y)) for x, y in spots], net(along + 1, across + 1), material))

def waves(size, height, seed=0.0):
    """Uneven ground: a function of x and y, with waves of about `size`."""
    return lambda x, y: height * noise.noise((x / size, y / size, seed))

def boulder(seed, crushed, material, detail=4, rough=1.0, flat=(0.5, 0.8)):
    """A stone of radius 1. Water rounds gravel; crushed rock is cut by planes whose edges have been knocked off."""
    rng = random.Random(seed)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    offset = Vector((seed * 13.7 % 97, seed * 3.1 % 89, seed * 7.9 % 83))
    random_way = lambda: Vector([rng.gauss(0, 1) for _ in range(3)]).normalized()
    planes = [(random_way(), rng.uniform(0.62, 0.95)) for _ in range(rng.randint(9, 13))]
    squash = (rng.uniform(0.85, 1.25), rng.uniform(0.75, 1.05), rng.uniform(*flat))
    for v in shape.verts:
        n = v.co.normalized()
        if crushed:
            reach = min([1.18, *(far / n.dot(direction) for direction, far in planes if n.dot(direction) > 0.15)])
            d = reach * (1 + rough * (0.035 * noise.noise(n * 4 + offset) + 0.02 * noise.noise(n * 11 + offset)))
        else:
            d = 1 + 0.2 * noise.noise(n * 1.1 + offset) + 0.07 * noise.noise(n * 2.7 + offset)
            d += 0.012 * rough * noise.noise(n * 9 + offset)
        v.co = [c * d * wide for c, wide in zip(n, squash)]
    return from_bmesh(shape, material, 28 if crushed else 180)

def boulders(count, crushed, material, detail=3, seed=1, **form):
    return [boulder(seed * 101 + i, crushed, material, detail, **form) for i in range(count)]

def label(text, size, material, at, turn=(0, 0, 0), thickness=0.01, bevel=0.0):
    curve = bpy.data.curves.new('label', 'FONT')
    curve.body, curve.size, curve.extrude, curve.bevel_depth = text, size, thickness, bevel
    curve.align_x = curve.align_y = 'CENTER'
    curve.materials.append(material)
    add('label', curve, at, turn)

def adopt(handle, but=frozenset()):
    for thing in bpy.data.objects:
        if thing.parent is None and thing != handle and thing not in but:
            thing.parent = handle

@contextmanager
def group(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves together what is built within, by an empty that is its parent."""
    before = set(bpy.data.objects)
    handle = add('group', None, at, turn, scale)
    yield handle
    adopt(handle, before)

class Bed:
    """Loose material: each grain tries a few places of a height field and takes the lowest, as grains roll when they fall."""

    def __init__(self, width, depth, cell, floor=None, seed=1, at=(0, 0)):
        self.cell, self.rng, self.caps, self.stones = cell, random.Random(seed), {}, []
        self.across, self.along = int(width / cell), int(depth / cell)
        self.left, self.front = at[0] - width / 2, at[1] - depth / 2
        self.height = numpy.zeros((self.across, self.along), dtype=numpy.float32)
        if floor:
            for i, j in numpy.ndindex(self.height.shape):
                self.height[i, j] = floor(self.left + i * cell, self.front + j * cell)

    def _cap(self, radius, flat):
        key = (round(radius / self.cell, 1), flat)
        if key not in self.caps:
            reach = max(1, int(radius / self.cell))
            span = numpy.arange(-reach, reach + 1) * self.cell
            far = span[:, None] ** 2 + span[None, :] ** 2
            cap = numpy.sqrt(numpy.maximum(0, radius * radius - far)) * flat
            self.caps[key] = (reach, numpy.where(far <= radius * radius, cap, -1e6).astype(numpy.float32))
        return self.caps[key]

    def drop(self, radius, flat, inside=None):
        """Drops one grain, which nests a little among the others. False if it fell outside."""
        reach, cap = self._cap(radius * 0.9, flat)
        if 2 * reach + 1 >= min(self.across, self.along):
            return False
        tries = []
        for _ in range(6):
            i, j = (self.rng.randint(reach, count - reach - 1) for count in self.height.shape)
            x, y = self.left + i * self.cell, self.front + j * self.cell
            if not inside or inside(x, y):
                under = self.height[i - reach : i + reach + 1, j - reach : j + reach + 1]
                tries.append((float((under + cap).max()), x, y, under))
        if not tries:
            return False
        z, x, y, under = min(tries, key=lambda tried: tried[0])
        numpy.maximum(under, z + cap, out=under)
        self.stones.append((x, y, z, radius))
        return True

    def fill(self, sizes, layers, flat=0.7, inside=None, limit=30_000):
        """Drops grains of `sizes`, from smallest to largest diameter, until they lie `layers` deep: the finer, the more."""
        low, high = sizes
        wanted = layers * self.across * self.along * self.cell**2 * ((low + high) / 2) * 0.55
        low = low if low > 0 else high / 12
        volume, missed = 0.0, 0
        while volume < wanted and len(self.stones) < limit and missed < 500:
            size = low * (high / low) ** (self.rng.random() ** 1.35)
            if self.drop(size / 2, flat, inside):
                volume += size**3 * 0.52 * flat
            else:
                missed += 1

    def strew(self, count, width, height_at, radius, shares=(-0.75, 0.75, -0.5, 0.8)):
        """Lays single grains, of a random radius, within shares (left, right, front, back) of a width."""
        left, right, front, back = (share * width for share in shares)
        for _ in range(count):
            x, y = self.rng.uniform(left, right), self.rng.uniform(front, back)
            self.stones.append((x, y, height_at(x, y), radius(self.rng)))

    def place(self, meshes, tilt=0.35, sink=0.0):
        for x, y, z, radius in self.stones:
            turn = [math.degrees(self.rng.gauss(0, tilt)), math.degrees(self.rng.gauss(0, tilt)), self.rng.uniform(0, 360)]
            add('grain', self.rng.choice(meshes), (x, y, z - sink * radius), turn, radius)

def heap(radius, height, at=(0, 0), soft=0.25):
    """A heap with a rounded top: a function of x and y."""
    def shape(x, y):
        far = math.hypot(x - at[0], y - at[1]) / radius
        slope = 1 - math.sqrt(far * far + soft * soft) + (math.sqrt(1 + soft * soft) - 1)
        return 0.0 if far >= 1 else max(0.0, height * slope)
    return shape
