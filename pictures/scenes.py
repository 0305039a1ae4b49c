"""Renders the scenes of the home pages and the pictures of services: `blender -b -P scenes.py -- <folder> [name …]`."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
import studio
import tire_model
from studio import area, camera, glow, group, look_at, material


def box(center, size, shade, bevel=0.0, rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=center, rotation=rotation)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = bevel, 4
        bpy.ops.object.shade_smooth()
        thing.data.use_auto_smooth = True
    thing.data.materials.append(shade)
    return thing


def cylinder(center, radius, length, shade, rotation=(0, 0, 0), bevel=0.0, sides=96):
    bpy.ops.mesh.primitive_cylinder_add(vertices=sides, radius=radius, depth=length, location=center, rotation=rotation)
    thing = bpy.context.object
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = bevel, 3
    bpy.ops.object.shade_smooth()
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    thing.data.materials.append(shade)
    return thing


def tire(tread, location, turn=0, tilt=0, lying=False, with_wheel=True, step=1.3, spin=0):
    """Adds a tire whose lowest point is at a location."""
    shape = tire_model.TREADS[tread]
    parts = []
    for made in MADE.setdefault((tread, step, with_wheel), []):
        copy = made.copy()
        bpy.context.collection.objects.link(copy)
        parts.append(copy)
    if not parts:
        parts.append(tire_model.add_tire(tread, RUBBER[0], step))
        if with_wheel:
            parts += tire_model.add_wheel(shape.rim, shape.width, *WHEEL[0])
        MADE[(tread, step, with_wheel)] = parts
    root = group(parts)
    up = shape.width / 2000 if lying else shape.radius / 1000
    root.location = (location[0], location[1], location[2] + up)
    root.rotation_euler = (math.radians(-90 if lying else tilt), math.radians(spin), math.radians(turn))
    root.rotation_mode = 'XYZ'
    return root


RUBBER, WHEEL = [None], [None]
# The parts of tires that the scene already has, which share their meshes.
MADE = {}


def begin(width, height, samples, transparent=False, exposure=0.0):
    scene = studio.empty_scene(width, height, samples, transparent, exposure)
    MADE.clear()
    RUBBER[0], WHEEL[0] = studio.rubber(), studio.wheel_materials()
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 2
    scene.cycles.sample_clamp_indirect = 1.0
    scene.cycles.sample_clamp_direct = 6
    scene.cycles.adaptive_threshold = 0.03
    return scene


def noisy(shade, scale, low, high, bump=0.0, input_name='Roughness'):
    """Varies an input of a material by noise."""
    nodes, links = shade.node_tree.nodes, shade.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    noise, ramp = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeMapRange')
    links.new(place.outputs['Object'], noise.inputs['Vector'])
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 8
    ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = 0.4, 0.62
    ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = low, high
    links.new(noise.outputs['Fac'], ramp.inputs['Value'])
    links.new(ramp.outputs[0], nodes['Principled BSDF'].inputs[input_name])
    if bump:
        fine, made = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        links.new(place.outputs['Object'], fine.inputs['Vector'])
        fine.inputs['Scale'].default_value = scale * 60
        made.inputs['Strength'].default_value = bump
        made.inputs['Distance'].default_value = 0.01
        links.new(fine.outputs['Fac'], made.inputs['Height'])
        links.new(made.outputs[0], nodes['Principled BSDF'].inputs['Normal'])
    return shade


def floor(shade, size=30):
    bpy.ops.mesh.primitive_plane_add(size=size)
    bpy.context.object.data.materials.append(shade)


HERO = (1800, 1013, 64)


def bay():
    """A clean bay: stacked tires, a wheel that leans on them, a red tool cabinet, tube lights."""
    begin(*HERO, exposure=0.25)
    studio.world((1.0, 0.96, 0.9), 0.22)
    floor(noisy(material('floor', (0.33, 0.31, 0.29), 0.3, specular=0.6), 1.4, 0.16, 0.42))
    wall = material('wall', (0.72, 0.68, 0.62), 0.8)
    red = material('red', (0.36, 0.012, 0.02), 0.35, coat=0.5)
    dark = material('dark', (0.03, 0.03, 0.032), 0.5)
    steel = material('steel', (0.5, 0.5, 0.5), 0.35, metallic=1)
    box((0, 3.4, 2), (14, 0.1, 4), wall)
    box((0, 3.33, 1.02), (14, 0.03, 0.34), red)
    # A roll-up door of slats.
    for index in range(18):
        box((3.0, 3.3, 0.1 + index * 0.165), (3.0, 0.05, 0.15), material('slat', (0.6, 0.6, 0.6), 0.5), 0.02)
    # A tool cabinet with drawers.
    box((-0.55, 2.5, 0.62), (1.25, 0.6, 1.1), red, 0.02)
    for index, (z, height) in enumerate(((0.24, 0.26), (0.52, 0.22), (0.74, 0.16), (0.91, 0.12), (1.05, 0.12))):
        box((-0.55, 2.19, z), (1.15, 0.03, height), red, 0.01)
        box((-0.55, 2.165, z + height / 2 - 0.025), (1.08, 0.02, 0.022), steel, 0.005)
    box((-0.55, 2.5, 1.2), (1.3, 0.66, 0.05), dark, 0.01)
    # A rack of tires on the wall.
    for level in (0.62, 1.5):
        box((2.55, 2.55, level - 0.04), (2.9, 0.06, 0.05), dark)
        box((2.55, 2.95, level - 0.04), (2.9, 0.06, 0.05), dark)
    for x in (1.1, 4.0):
        box((x, 2.55, 1.2), (0.06, 0.06, 2.4), dark)
    for level in (0.6, 1.48):
        for index in range(9):
            tire('touring', (1.3 + index * 0.3, 2.75, level), 90, with_wheel=False, step=4, spin=index * 40)
    # In front: a stack and the wheel that leans on it.
    for index, tread in enumerate(('touring', 'touring', 'touring')):
        tire(tread, (1.5, 0.35, index * 0.228), 20 * index, lying=True, with_wheel=False, step=2)
    tire('touring', (0.62, -0.25, 0), -38, -9, step=1.0)
    for x in (-1.5, 1.3, 3.6):
        area((x, 1.2, 3.2), (x, 0.8, 0), (0.25, 3.6), 120, (1, 0.95, 0.88))
    area((-2.4, -2.4, 2.6), (0.8, 0, 0.4), (1.6, 1.6), 130, (1, 0.96, 0.9))
    area((3.4, -1.6, 1.5), (0.8, 0, 0.4), (0.6, 1.8), 60)
    camera((-0.1, -3.3, 0.8), (0.16, 0.4, 0.6), 44, aperture=2.0, focus=3.2)


def lineup():
    """Tires of every tread in a row on a yellow sweep."""
    begin(*HERO, exposure=0.3)
    studio.world((1, 0.97, 0.9), 0.35)
    yellow = material('yellow', (0.86, 0.55, 0.0), 0.55, specular=0.3)
    # A floor that bends up into a wall.
    angle = np.linspace(0, math.pi / 2, 24)
    y = np.concatenate([[-9000], 1500 + 1500 * np.sin(angle), [3000]])
    z = np.concatenate([[0], 1500 - 1500 * np.cos(angle), [9000]])
    points = np.stack([np.stack([np.full_like(y, x), y, z], axis=-1) for x in (-14000, 14000)])
    sweep = tire_model.add_grid('sweep', points, False)
    sweep.data.materials.append(yellow)
    row = (('asymmetric', 0.62, -0.5), ('all-terrain', 1.42, 0.05), ('winter', 2.12, 0.55), ('mud', 2.86, 1.05))
    for index, (tread, x, y0) in enumerate(row):
        tire(tread, (x, y0, 0), -52, step=1.0 if index < 2 else 1.5)
    area((-2.0, -2.6, 3.2), (0.9, 0, 0.3), (1.5, 1.5), 210)
    area((3.6, -1.5, 2.2), (1.2, 0, 0.4), (0.6, 2.4), 120)
    area((0.8, 2.2, 3.2), (1.0, 0, 0.6), (3.0, 0.6), 150)
    camera((0.1, -3.5, 0.7), (0.62, 0, 0.45), 46)


def rain():
    """A tire on a wet road at dusk, with lights out of focus."""
    begin(*HERO, exposure=0.5)
    studio.world((0.16, 0.26, 0.5), 0.3)
    wet = material('wet', (0.018, 0.019, 0.022), 0.3, specular=0.7)
    floor(noisy(wet, 1.1, 0.03, 0.42, 0.35), 60)
    # The line of the road, and the sky with its last light.
    box((-0.35, 0, 0.002), (0.1, 40, 0.002), noisy(material('line', (0.75, 0.72, 0.62), 0.4), 1.1, 0.08, 0.5))
    sky = glow('sky', (0.012, 0.026, 0.075), 1.0)
    box((0, 16, 4), (60, 0.1, 12), sky)
    for z, strength, color in ((0.5, 1.3, (1.0, 0.36, 0.08)), (0.95, 0.5, (0.5, 0.16, 0.12)), (1.4, 0.3, (0.16, 0.09, 0.16))):
        box((2, 15.8, z), (44, 0.1, 0.45), glow('band', color, strength * 0.5))
    hills = material('hills', (0.004, 0.006, 0.012), 0.9)
    for x, height in ((-8, 0.9), (-2, 0.5), (4, 1.1), (10, 0.7)):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=1, location=(x, 15, 0))
        bpy.context.object.scale = (5, 0.4, height)
        bpy.context.object.data.materials.append(hills)
    chance = random.Random(4)
    for _ in range(46):
        y = chance.uniform(6, 13)
        x = chance.uniform(-6, 8)
        color = chance.choice(((1, 0.45, 0.08), (1, 0.5, 0.12), (1, 0.85, 0.6), (0.9, 0.06, 0.03)))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.035, segments=12, ring_count=8, location=(x, y, chance.uniform(0.5, 1.5)))
        bpy.context.object.data.materials.append(glow('lamp', color, chance.uniform(8, 16)))
    tire('directional', (0.92, 0.1, -0.006), -64, step=0.9, spin=14)
    # Drops that the tire throws up.
    water = material('water', (0.75, 0.8, 0.9), 0.05, specular=0.9)
    for _ in range(150):
        a, d = chance.uniform(-0.3, 1.25), chance.expovariate(3.2)
        x = 0.92 + 0.1 + (0.32 + d) * math.cos(a) * 0.9 + chance.uniform(-0.1, 0.1)
        z = abs((0.1 + d * 0.9) * math.sin(a) * 0.7) + 0.01
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=chance.uniform(0.002, 0.006), location=(x, 0.1 + chance.uniform(-0.25, 0.3), z))
        bpy.context.object.data.materials.append(water)
    area((-2.4, -1.6, 1.8), (0.9, 0, 0.35), (1.4, 1.2), 85, (0.72, 0.84, 1))
    area((2.6, 1.6, 1.0), (0.9, 0, 0.35), (0.8, 1.0), 70, (1, 0.55, 0.2))
    area((0.6, -3.0, 2.4), (0.9, 0, 0.2), (2.0, 0.6), 50, (0.8, 0.88, 1))
    camera((0.3, -2.55, 0.34), (0.5, 0, 0.38), 40, aperture=1.4, focus=2.5)


def fitting():
    """A wheel just before its hub, under the arch of a green car, in warm light."""
    begin(*HERO, exposure=0.35)
    studio.world((1, 0.93, 0.8), 0.3)
    paint = material('paint', (0.012, 0.085, 0.045), 0.28, metallic=0.3, coat=1.0)
    steel = material('steel', (0.5, 0.5, 0.5), 0.33, metallic=1)
    dark = material('dark', (0.02, 0.02, 0.022), 0.6)
    gold = material('gold', (0.75, 0.42, 0.08), 0.35, coat=0.5)
    floor(noisy(material('floor', (0.42, 0.37, 0.28), 0.4, specular=0.5), 1.2, 0.25, 0.5))
    wall = material('wall', (0.82, 0.73, 0.55), 0.85)
    box((0, 4.2, 2), (16, 0.1, 5), wall)
    for x in (-3.2, -1.6, 3.4):
        box((x, 4.1, 1.9), (1.1, 0.05, 1.3), glow('window', (1, 0.9, 0.7), 1.7))
        box((x, 4.05, 1.9), (0.04, 0.04, 1.3), dark)
        box((x, 4.05, 1.9), (1.1, 0.04, 0.04), dark)
    # The side of the car with an arch, as a height map over x and z.
    x, z = np.meshgrid(np.linspace(-3600, 2600, 1300), np.linspace(-260, 900, 330), indexing='ij')
    away = np.hypot(x, z + 40)
    bulge = 60 * (1 - np.clip((z + 200) / 900, 0, 1) ** 2) + 26 * np.exp(-(((away - 430) / 42) ** 2))
    crease = 14 * np.clip((z - 330) / 40, 0, 1)
    y = -bulge + crease + 60 * np.clip((z - 520) / 380, 0, 1) ** 2
    rows, columns = x.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], axis=-1).reshape(-1, 4)
    inside = away.ravel() > 400
    y = y + 80 * np.clip((412 - away) / 12, 0, 1) ** 2
    body = tire_model.add_mesh('body', np.stack([x, y, z], axis=-1).reshape(-1, 3), quads, keep=inside[quads].all(axis=1))
    body.data.materials.append(paint)
    root = bpy.data.objects.new('car', None)
    bpy.context.collection.objects.link(root)
    body.parent = root
    # The well, the hub, the disc, the caliper.
    well = cylinder((0, 0.34, -0.04), 0.41, 0.6, dark, (math.pi / 2, 0, 0))
    well.parent = root
    for thing in (
        cylinder((0, 0.06, -0.04), 0.15, 0.026, steel, (math.pi / 2, 0, 0), 0.003, 160),
        cylinder((0, 0.03, -0.04), 0.078, 0.06, material('hat', (0.16, 0.16, 0.165), 0.45, metallic=0.8), (math.pi / 2, 0, 0), 0.004),
        cylinder((0, -0.01, -0.04), 0.033, 0.05, steel, (math.pi / 2, 0, 0), 0.004),
        box((-0.135, 0.06, 0.0), (0.07, 0.085, 0.19), gold, 0.012, (0, math.radians(-16), 0)),
    ):
        thing.parent = root
    for k in range(5):
        angle = 2 * math.pi * (k + 0.5) / 5
        stud = cylinder((0.052 * math.sin(angle), -0.015, -0.04 + 0.052 * math.cos(angle)), 0.0065, 0.07, steel, (math.pi / 2, 0, 0), 0.001, 24)
        stud.parent = root
    root.location = (1.02, 0.25, 0.62)
    root.rotation_euler = (0, 0, math.radians(-34))
    wheel = tire('touring', (0, 0, 0), -34, step=1.0, spin=9)
    away = 0.56
    wheel.location = (1.02 - away * math.sin(math.radians(34)) * 1.0, 0.25 - away * math.cos(math.radians(34)), 0.58)
    area((-2.2, -2.2, 2.8), (0.8, 0, 0.5), (1.6, 1.6), 120, (1, 0.92, 0.78))
    area((2.6, -2.4, 2.2), (1.0, 0, 0.5), (0.8, 1.8), 110, (1, 0.96, 0.9))
    area((0.6, 0.4, 3.2), (0.9, 0, 0.6), (3.0, 0.5), 90, (1, 0.94, 0.82))
    area((-2.6, 0.6, 0.9), (0.8, -0.2, 0.5), (1.4, 1.8), 60, (1, 0.9, 0.75))
    camera((-0.1, -3.0, 0.72), (0.2, 0, 0.66), 42, aperture=2.4, focus=2.8)


def begin_service():
    begin(480, 320, 36, transparent=True, exposure=0.3)


def table(target=(0, 0, 0.1)):
    studio.world((0.97, 0.98, 1), 0.35)
    area((-0.9, -1.0, 1.3), target, (0.8, 0.8), 22)
    area((1.1, -0.5, 0.7), target, (0.25, 1.0), 12)
    area((0.2, 0.9, 1.1), target, (1.2, 0.3), 22)
    bpy.ops.mesh.primitive_plane_add(size=4)
    bpy.context.object.is_shadow_catcher = True


def brakes():
    begin_service()
    table()
    steel = material('steel', (0.52, 0.52, 0.53), 0.3, metallic=1)
    hat = material('hat', (0.12, 0.12, 0.125), 0.45, metallic=0.7)
    red = material('red', (0.45, 0.015, 0.02), 0.32, coat=0.6)
    pad = material('pad', (0.05, 0.05, 0.052), 0.7)
    things = [
        cylinder((0, -0.011, 0), 0.16, 0.008, steel, (math.pi / 2, 0, 0), 0.0015, 200),
        cylinder((0, 0.011, 0), 0.16, 0.008, steel, (math.pi / 2, 0, 0), 0.0015, 200),
        cylinder((0, 0, 0), 0.15, 0.016, pad, (math.pi / 2, 0, 0)),
        cylinder((0, -0.03, 0), 0.083, 0.05, hat, (math.pi / 2, 0, 0), 0.005),
        cylinder((0, -0.05, 0), 0.032, 0.02, steel, (math.pi / 2, 0, 0), 0.003),
        box((0.128, 0, 0.042), (0.075, 0.085, 0.15), red, 0.016, (0, math.radians(18), 0)),
        box((0.15, -0.05, 0.05), (0.03, 0.02, 0.11), red, 0.006, (0, math.radians(18), 0)),
        box((0.112, -0.021, 0.037), (0.05, 0.012, 0.14), pad, 0.003, (0, math.radians(18), 0)),
    ]
    # Vanes between the halves, holes of the studs, slots.
    for k in range(48):
        a = 2 * math.pi * k / 48
        things.append(box((0.152 * math.sin(a), 0, 0.152 * math.cos(a)), (0.004, 0.016, 0.014), steel, 0, (0, a, 0)))
    for k in range(5):
        a = 2 * math.pi * (k + 0.5) / 5
        things.append(cylinder((0.055 * math.sin(a), -0.06, 0.055 * math.cos(a)), 0.0065, 0.045, steel, (math.pi / 2, 0, 0), 0.001, 24))
    for k in range(8):
        a = 2 * math.pi * k / 8
        things.append(box((0.122 * math.sin(a), -0.0152, 0.122 * math.cos(a)), (0.0035, 0.001, 0.06), pad, 0, (0, a + 0.5, 0)))
    root = group(things)
    root.location = (0, 0, 0.162)
    root.rotation_euler = (0, 0, math.radians(-32))
    camera((0, -1.05, 0.33), (0.01, 0, 0.163), 58)


def battery():
    begin_service()
    table()
    case = material('case', (0.02, 0.021, 0.023), 0.38)
    lid = material('lid', (0.035, 0.037, 0.04), 0.42)
    lead = material('lead', (0.55, 0.55, 0.56), 0.4, metallic=1)
    red = material('red', (0.55, 0.02, 0.02), 0.4)
    label = material('label', (0.75, 0.75, 0.73), 0.5)
    green = material('green', (0.05, 0.35, 0.12), 0.4)
    things = [
        box((0, 0, 0.085), (0.28, 0.17, 0.17), case, 0.006),
        box((0, 0, 0.178), (0.284, 0.174, 0.024), lid, 0.006),
        box((0, 0.02, 0.194), (0.24, 0.05, 0.014), lid, 0.004),
        box((0, -0.0862, 0.09), (0.22, 0.001, 0.1), label, 0),
        box((-0.075, -0.0868, 0.09), (0.05, 0.001, 0.1), green, 0),
        cylinder((-0.1, -0.05, 0.202), 0.0095, 0.03, lead, bevel=0.002),
        cylinder((0.1, -0.05, 0.202), 0.0095, 0.03, lead, bevel=0.002),
        box((0.1, -0.05, 0.208), (0.045, 0.034, 0.02), red, 0.006),
        box((0.135, -0.01, 0.208), (0.05, 0.02, 0.018), red, 0.006, (0, 0, 0.8)),
        cylinder((-0.1, -0.05, 0.193), 0.017, 0.006, lid),
    ]
    for x in (-0.08, -0.048, -0.016, 0.016, 0.048, 0.08):
        things.append(cylinder((x, 0.02, 0.203), 0.0105, 0.006, case, bevel=0.001))
    for z in (0.04, 0.055, 0.125, 0.14):
        things.append(box((0, -0.0875, z), (0.12, 0.001, 0.006), case))
    root = group(things)
    root.rotation_euler = (0, 0, math.radians(28))
    camera((0, -1.05, 0.5), (0, 0, 0.1), 66)


def oil():
    begin_service()
    table()
    white = material('paint', (0.72, 0.72, 0.7), 0.3, coat=0.5)
    blue = material('blue', (0.02, 0.08, 0.25), 0.35, coat=0.4)
    steel = material('steel', (0.5, 0.5, 0.51), 0.35, metallic=1)
    dark = material('dark', (0.02, 0.02, 0.021), 0.5)
    amber = material('amber', (0.62, 0.26, 0.015), 0.06, specular=0.8, coat=1)
    # The filter.
    cylinder((-0.14, 0.02, 0.06), 0.046, 0.1, white, bevel=0.008)
    for k in range(12):
        a = 2 * math.pi * k / 12
        cylinder((-0.14 + 0.0445 * math.cos(a), 0.02 + 0.0445 * math.sin(a), 0.096), 0.006, 0.03, white, bevel=0.003, sides=24)
    cylinder((-0.14, 0.02, 0.011), 0.048, 0.008, steel, bevel=0.002)
    cylinder((-0.14, 0.02, 0.004), 0.04, 0.008, dark, bevel=0.002)
    box((-0.14, -0.0262, 0.058), (0.05, 0.002, 0.022), blue, 0)
    # A can with a spout, as it is turned on a lathe.
    cylinder((0.1, 0.08, 0.09), 0.062, 0.18, blue, bevel=0.012)
    cylinder((0.1, 0.08, 0.192), 0.024, 0.03, blue, bevel=0.004)
    cylinder((0.1, 0.08, 0.212), 0.027, 0.024, dark, bevel=0.003, sides=40)
    # A dish of fresh oil.
    cylinder((0.06, -0.1, 0.012), 0.078, 0.024, steel, bevel=0.004)
    cylinder((0.06, -0.1, 0.0245), 0.071, 0.003, amber, bevel=0.001)
    camera((0, -1.05, 0.42), (-0.015, 0, 0.092), 84)


def alignment():
    begin_service()
    table((0, 0, 0.33))
    for size, place in (((1.6, 1.6), (-1.6, -2.0, 2.6)), ((0.5, 2.2), (2.2, -0.6, 1.1))):
        area(place, (0, 0, 0.35), size, 60)
    tire('touring', (0, 0, 0), -30, step=1.4)
    dark = material('dark', (0.03, 0.03, 0.032), 0.4)
    white = material('white', (0.8, 0.8, 0.8), 0.5)
    red = material('red', (0.5, 0.02, 0.02), 0.4)
    # A clamp on the rim, with a target for the cameras.
    things = [box((0, -0.2, 0), (0.05, 0.03, 0.5), dark, 0.008), box((0, -0.2, 0), (0.5, 0.03, 0.05), dark, 0.008), cylinder((0, -0.24, 0), 0.03, 0.12, dark, (math.pi / 2, 0, 0), 0.004)]
    for x, z in ((0, 0.24), (0, -0.24), (0.24, 0), (-0.24, 0)):
        things.append(cylinder((x, -0.17, z), 0.016, 0.1, red, (math.pi / 2, 0, 0), 0.003))
    things.append(box((0, -0.31, 0.02), (0.26, 0.012, 0.26), white, 0.004))
    for row in range(4):
        for column in range(4):
            radius = 0.022 if (row, column) in ((0, 0), (2, 1)) else 0.014
            things.append(cylinder((-0.09 + 0.06 * column, -0.318, -0.07 + 0.06 * row), radius, 0.004, dark, (math.pi / 2, 0, 0)))
    root = group(things)
    root.location = (0, 0, 0.334)
    root.rotation_euler = (0, 0, math.radians(-30))
    camera((0, -2.9, 0.6), (-0.03, 0, 0.335), 92)


def suspension():
    begin_service()
    table()
    red = material('red', (0.5, 0.02, 0.02), 0.32, coat=0.5)
    steel = material('steel', (0.6, 0.6, 0.61), 0.2, metallic=1)
    dark = material('dark', (0.025, 0.025, 0.027), 0.4)
    curve = bpy.data.curves.new('spring', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = 0.0085
    curve.bevel_resolution = 6
    spline = curve.splines.new('POLY')
    count = 260
    spline.points.add(count - 1)
    for index in range(count):
        a = index / (count - 1) * 2 * math.pi * 5.5
        spline.points[index].co = (0.062 * math.cos(a), 0.062 * math.sin(a), -0.02 + 0.21 * index / (count - 1), 1)
    spring = bpy.data.objects.new('spring', curve)
    bpy.context.collection.objects.link(spring)
    curve.materials.append(red)
    things = [
        spring,
        cylinder((0, 0, -0.09), 0.034, 0.22, dark, bevel=0.005),
        cylinder((0, 0, 0.1), 0.012, 0.2, steel),
        cylinder((0, 0, -0.035), 0.078, 0.012, dark, bevel=0.004),
        cylinder((0, 0, 0.205), 0.082, 0.016, dark, bevel=0.005),
        cylinder((0, 0, 0.222), 0.05, 0.024, dark, bevel=0.006),
        cylinder((0, 0, 0.245), 0.008, 0.04, steel, sides=24),
        cylinder((0, 0, -0.215), 0.026, 0.05, dark, (math.pi / 2, 0, 0), 0.004),
        cylinder((0, 0, -0.215), 0.012, 0.054, steel, (math.pi / 2, 0, 0), 0.002),
    ]
    root = group(things)
    root.rotation_euler = (0, math.radians(74), math.radians(16))
    root.location = (-0.01, 0, 0.083)
    camera((0, -1.05, 0.36), (0, 0, 0.085), 62)


def engine():
    """Two spark plugs."""
    begin_service()
    table()
    steel = material('steel', (0.6, 0.59, 0.57), 0.25, metallic=1)
    ceramic = material('ceramic', (0.82, 0.82, 0.8), 0.15, coat=0.8)
    dark = material('dark', (0.03, 0.03, 0.03), 0.5)
    for x, y, turn in ((-0.02, 0.07, 12), (0.03, -0.07, -14)):
        things = [
            cylinder((0, 0, 0.11), 0.017, 0.11, ceramic, bevel=0.004),
            cylinder((0, 0, 0.18), 0.0125, 0.05, ceramic, bevel=0.004),
            cylinder((0, 0, 0.212), 0.0085, 0.022, steel, bevel=0.002),
            cylinder((0, 0, 0.05), 0.031, 0.032, steel, bevel=0.003, sides=6),
            cylinder((0, 0, 0.028), 0.024, 0.018, steel, bevel=0.002),
            cylinder((0, 0, 0.016), 0.028, 0.006, steel, bevel=0.002),
            cylinder((0, 0, -0.03), 0.0185, 0.09, steel),
            cylinder((0, 0, -0.082), 0.008, 0.018, ceramic, bevel=0.002),
            cylinder((0, 0, -0.094), 0.003, 0.012, steel),
            box((0.016, 0, -0.088), (0.006, 0.009, 0.034), steel, 0.001),
            box((0.008, 0, -0.106), (0.022, 0.009, 0.005), steel, 0.001),
        ]
        for ring in range(13):
            things.append(cylinder((0, 0, 0.008 - ring * 0.0065), 0.0205, 0.0028, steel, bevel=0.001))
        for ring in range(3):
            things.append(cylinder((0, 0, 0.12 + ring * 0.014), 0.0185, 0.004, ceramic, bevel=0.0015))
        root = group(things)
        root.rotation_euler = (0, math.radians(90), math.radians(turn))
        root.location = (x - 0.06, y, 0.03)
    camera((0, -1.0, 0.42), (-0.0, 0, 0.03), 92)


def rotation():
    """Four tires, two by two."""
    begin_service()
    studio.world((0.97, 0.98, 1), 0.3)
    area((-2, -2.6, 3), (0, 0, 0.3), (1.6, 1.6), 170)
    area((2.8, -0.8, 1.6), (0, 0, 0.3), (0.6, 2.2), 90)
    area((0.3, 2.4, 2.6), (0, 0, 0.4), (3, 0.6), 130)
    bpy.ops.mesh.primitive_plane_add(size=8)
    bpy.context.object.is_shadow_catcher = True
    for x, y in ((-0.62, 0.75), (0.62, 0.75), (-0.62, -0.75), (0.62, -0.75)):
        tire('touring', (x, y, 0), -62, step=1.8)
    camera((0, -4.2, 2.1), (0, 0, 0.24), 56)


def cooling():
    """A radiator with its fan."""
    begin_service()
    table()
    steel = material('steel', (0.5, 0.51, 0.52), 0.35, metallic=1)
    dark = material('dark', (0.02, 0.02, 0.022), 0.42)
    green = material('green', (0.1, 0.4, 0.1), 0.3)
    things = [box((0, 0.02, 0.15), (0.36, 0.02, 0.22), dark)]
    for index in range(26):
        things.append(box((0, 0, 0.052 + index * 0.0078), (0.36, 0.04, 0.0028), steel))
    for x in (-0.195, 0.195):
        things.append(box((x, 0, 0.15), (0.04, 0.06, 0.26), dark, 0.01))
    things.append(cylinder((-0.195, 0, 0.29), 0.018, 0.03, dark, bevel=0.003))
    things.append(cylinder((-0.195, 0, 0.308), 0.024, 0.016, green, bevel=0.004, sides=12))
    things.append(cylinder((0.195, -0.05, 0.22), 0.018, 0.07, dark, (math.pi / 2, 0, 0), 0.003))
    for k in range(7):
        a = 2 * math.pi * k / 7
        things.append(box((0.058 * math.sin(a), -0.04, 0.15 + 0.058 * math.cos(a)), (0.034, 0.004, 0.085), dark, 0.002, (0.0, a, 0.5)))
    things.append(cylinder((0, -0.045, 0.15), 0.026, 0.03, dark, (math.pi / 2, 0, 0), 0.004))
    bpy.ops.mesh.primitive_torus_add(major_radius=0.108, minor_radius=0.006, location=(0, -0.035, 0.15), rotation=(math.pi / 2, 0, 0), major_segments=96)
    bpy.context.object.data.materials.append(dark)
    bpy.ops.object.shade_smooth()
    things.append(bpy.context.object)
    root = group(things)
    root.location = (0, 0, -0.02)
    root.rotation_euler = (0, 0, math.radians(-26))
    camera((0, -1.1, 0.38), (0, 0, 0.14), 62)


SCENES = {
    'hero-fcac': bay,
    'hero-tiresplus': lineup,
    'hero-hibdontire': rain,
    'hero-wheelworks': fitting,
    'service-brakes': brakes,
    'service-batteries': battery,
    'service-oil-change': oil,
    'service-alignment': alignment,
    'service-steering-suspension': suspension,
    'service-engine': engine,
    'service-rotation': rotation,
    'service-cooling': cooling,
}


def main(folder, names):
    os.makedirs(folder, exist_ok=True)
    for name in names or SCENES:
        path = os.path.join(folder, f'{name}.png')
        if os.path.exists(path):
            continue
        random.seed(7)
        SCENES[name]()
        scene = bpy.context.scene
        draft = float(os.environ.get('DRAFT', 0))
        if draft:
            scene.render.resolution_percentage = int(draft * 100)
            scene.cycles.samples = 8
        scene.render.filepath = path
        bpy.ops.render.render(write_still=True)


arguments = sys.argv[sys.argv.index('--') + 1 :]
main(arguments[0], arguments[1:])
