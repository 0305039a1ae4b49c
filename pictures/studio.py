"""Materials, lights, and cameras that every picture shares."""

import math

import bpy


def material(name, color, roughness, metallic=0.0, specular=0.5, coat=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Clearcoat'].default_value = coat
    return made


def glow(name, color, strength):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes = made.node_tree.nodes
    nodes.remove(nodes['Principled BSDF'])
    emission = nodes.new('ShaderNodeEmission')
    emission.inputs[0].default_value = (*color, 1)
    emission.inputs[1].default_value = strength
    made.node_tree.links.new(emission.outputs[0], nodes['Material Output'].inputs[0])
    return made


def empty_scene(width, height, samples, transparent=True, exposure=0.0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.025
    scene.cycles.max_bounces = 6
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 4
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 1.5
    scene.cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.film_transparent = transparent
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA' if transparent else 'RGB'
    return scene


def world(color, strength):
    made = bpy.data.worlds.new('world')
    made.use_nodes = True
    made.node_tree.nodes['Background'].inputs[0].default_value = (*color, 1)
    made.node_tree.nodes['Background'].inputs[1].default_value = strength
    bpy.context.scene.world = made


def area(location, target, size, power, color=(1, 1, 1)):
    """Adds a soft box that faces a target. Size: width and height in meters; power: watts."""
    light = bpy.data.lights.new('area', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = power
    light.color = color
    thing = bpy.data.objects.new('area', light)
    thing.location = location
    bpy.context.collection.objects.link(thing)
    look_at(thing, target)
    return thing


def look_at(thing, target):
    from mathutils import Vector

    direction = Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def camera(location, target, focal_length, shift=(0, 0), aperture=None, focus=None):
    made = bpy.data.cameras.new('camera')
    made.lens = focal_length
    made.shift_x, made.shift_y = shift
    if aperture:
        made.dof.use_dof = True
        made.dof.aperture_fstop = aperture
        made.dof.focus_distance = focus
    thing = bpy.data.objects.new('camera', made)
    thing.location = location
    bpy.context.collection.objects.link(thing)
    look_at(thing, target)
    bpy.context.scene.camera = thing
    return thing


def rubber():
    made = material('rubber', (0.018, 0.018, 0.0185), 0.5, specular=0.42)
    return made


def wheel_materials():
    return (
        material('alloy', (0.62, 0.63, 0.65), 0.26, metallic=1.0),
        material('barrel', (0.05, 0.05, 0.052), 0.6),
        material('steel', (0.36, 0.36, 0.37), 0.42, metallic=1.0),
        material('caliper', (0.05, 0.052, 0.055), 0.35, coat=0.4),
    )


def group(parts):
    """Joins parts, so that they can be placed and turned together. Returns what to place."""
    root = bpy.data.objects.new('root', None)
    bpy.context.collection.objects.link(root)
    for part in parts:
        part.parent = root
    return root


def stand(parts, turn, radius):
    """Puts parts upright on the ground, turned about the vertical axis. Radius: millimeters."""
    root = group(parts)
    root.location = (0, 0, radius / 1000)
    root.rotation_euler = (0, 0, math.radians(turn))
    return root


def fit(view, things, margin):
    """Zooms and shifts a camera so that things fill its picture but for a margin on each side (left, right, top, bottom: shares)."""
    import numpy as np
    from bpy_extras.object_utils import world_to_camera_view

    scene = bpy.context.scene
    bpy.context.view_layer.update()
    corners = []
    for thing in things:
        vertices = thing.data.vertices
        for index in range(0, len(vertices), max(1, len(vertices) // 3000)):
            corners.append(world_to_camera_view(scene, view, thing.matrix_world @ vertices[index].co)[:2])
    corners = np.array(corners)
    low, high = corners.min(axis=0), corners.max(axis=0)
    left, right, top, bottom = margin
    scale = min((1 - left - right) / (high[0] - low[0]), (1 - top - bottom) / (high[1] - low[1]))
    view.data.lens *= scale
    middle = (low + high) / 2
    aim = np.array([(1 + left - right) / 2, (1 + bottom - top) / 2])
    # Shifts count in widths of the longer side.
    x, y = scene.render.resolution_x, scene.render.resolution_y
    longer = max(x, y)
    view.data.shift_x += ((middle[0] - 0.5) * scale - (aim[0] - 0.5)) * x / longer
    view.data.shift_y += ((middle[1] - 0.5) * scale - (aim[1] - 0.5)) * y / longer
