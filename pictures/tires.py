"""
Renders the tires: `blender -b -P tires.py -- <folder>`. A picture that exists isn't rendered again.

Each view of a shape gets passes besides its picture: where each point of the picture is on the sidewall, and how
bright the sidewall would be if its surface leaned. lettering.py raises the letters of each line with them.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
import studio
import tire_model

WIDTH, HEIGHT = 600, 750
SAMPLES = 26
TURN = {'side': 0, 'three-quarter': -47}
# How much a surface leans in the passes, as a slope.
LEAN = 0.7
LEANS = {'flat': (0, 0), 'ahead': (1, 0), 'back': (-1, 0), 'in': (0, 1), 'out': (0, -1)}


def lights(turn):
    studio.world((0.95, 0.97, 1.0), 0.25)
    studio.area((-1.6, -2.0, 2.6), (0, 0, 0.35), (1.6, 1.6), 95)
    studio.area((2.2, -0.6, 1.1), (0, 0, 0.35), (0.5, 2.2), 60)
    studio.area((0.4, -3.0, 0.7), (0, 0, 0.35), (2.5, 0.8), 26)
    studio.area((0.3, 1.6, 2.2), (0, 0, 0.5), (2.4, 0.6), 90)
    if turn:
        # The rim reflects this one.
        studio.area((-2.6, 0.5, 0.9), (0, 0, 0.35), (1.6, 2.0), 48)


def set_up(tread, view, width, height, samples, step, make_material, has_wheel=True):
    studio.empty_scene(width, height, samples, exposure=0.35)
    tire = tire_model.TREADS[tread]
    body = tire_model.add_tire(tread, make_material(), step)
    parts = [body]
    if has_wheel:
        parts += tire_model.add_wheel(tire.rim, tire.width, *studio.wheel_materials())
    studio.stand(parts, TURN[view], tire.radius)
    lights(TURN[view])
    r = tire.radius / 1000
    lens = studio.camera((0, -8.2 * r, r * (1.0 if view == 'side' else 1.7)), (0, 0, r), 60)
    frame = tire_model.add_frame(tire)
    studio.stand([frame], TURN[view], tire.radius)
    studio.fit(lens, [frame], (0.025, 0.025, 0.02, 0.045))
    bpy.data.objects.remove(frame)


def render(path):
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def where():
    """A material whose color is its place on the surface: u around, v across."""
    made = bpy.data.materials.new('where')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    place, emission = nodes.new('ShaderNodeUVMap'), nodes.new('ShaderNodeEmission')
    links.new(place.outputs[0], emission.inputs[0])
    links.new(emission.outputs[0], nodes['Material Output'].inputs[0])
    return made


def leaning(around, inward):
    """Rubber whose surface leans along the direction of rotation and toward the axle."""
    made = studio.rubber()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    geometry, tangent = nodes.new('ShaderNodeNewGeometry'), nodes.new('ShaderNodeTangent')
    tangent.direction_type, tangent.axis = 'RADIAL', 'Y'

    def math_node(operation, one, other=None, scale=None):
        node = nodes.new('ShaderNodeVectorMath')
        node.operation = operation
        links.new(one, node.inputs[0])
        if other is not None:
            links.new(other, node.inputs[1])
        if scale is not None:
            node.inputs['Scale'].default_value = scale
        return node.outputs[0]

    across = math_node('CROSS_PRODUCT', geometry.outputs['Normal'], tangent.outputs[0])
    sum_ = math_node('ADD', geometry.outputs['Normal'], math_node('SCALE', tangent.outputs[0], scale=around * LEAN))
    sum_ = math_node('ADD', sum_, math_node('SCALE', across, scale=inward * LEAN))
    links.new(math_node('NORMALIZE', sum_), nodes['Principled BSDF'].inputs['Normal'])
    return made


def render_where(tread, view, path):
    set_up(tread, view, WIDTH * 3, HEIGHT * 3, 1, 1.6, where)
    scene = bpy.context.scene
    for thing in scene.objects:
        if thing.type == 'MESH' and thing.name != tread:
            thing.is_holdout = True
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.filter_width = 0.01
    scene.view_settings.view_transform = 'Raw'
    scene.view_settings.look = 'None'
    scene.view_settings.exposure = 0
    scene.render.image_settings.file_format = 'OPEN_EXR'
    scene.render.image_settings.color_depth = '32'
    render(path + '.exr')
    image = bpy.data.images.load(path + '.exr')
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(len(image.pixels), dtype=np.float32)
    image.pixels.foreach_get(pixels)
    np.save(path, pixels.reshape(HEIGHT * 3, WIDTH * 3, 4)[::-1, :, [0, 1, 3]].astype(np.float32))
    os.remove(path + '.exr')


def render_closeup(tread, path):
    """A part of the tread that fills the picture, in light from the side."""
    studio.empty_scene(480, 600, 20, exposure=1.1)
    tire = tire_model.TREADS[tread]
    body = tire_model.add_tire(tread, studio.rubber(), 0.75, (2.1, 4.2))
    studio.stand([body], 76, tire.radius)
    r = tire.radius / 1000
    studio.world((0.95, 0.97, 1.0), 0.16)
    studio.area((-1.2, -1.0, 1.3), (0, -r, r), (0.5, 0.9), 26)
    studio.area((1.2, -1.4, 0.9), (0, -r, r), (0.3, 1.0), 14)
    studio.area((0, -0.8, 2.0), (0, -r, r), (1.2, 0.5), 26)
    studio.camera((-0.2, -1.25, r * 1.25), (-0.07, -r, r), 88)
    render(path)


def main(folder):
    os.makedirs(folder, exist_ok=True)
    at = lambda name: os.path.join(folder, name)
    for tread in ('touring', 'all-terrain', 'winter', 'asymmetric', 'highway', 'directional', 'mud'):
        path = at(f'{tread}-three-quarter.png')
        if not os.path.exists(path):
            set_up(tread, 'three-quarter', WIDTH, HEIGHT, SAMPLES, 1.0, studio.rubber)
            render(path)
        if tread == 'all-terrain':
            shapes(at)
    for tread in ('touring', 'highway'):
        path = at(f'{tread}-side.png')
        if not os.path.exists(path):
            set_up(tread, 'side', WIDTH, HEIGHT, SAMPLES, 1.5, studio.rubber)
            render(path)
    for tread in tire_model.TREADS:
        if not os.path.exists(at(f'{tread}-tread.png')):
            render_closeup(tread, at(f'{tread}-tread.png'))


def shapes(at):
    measures = {}
    for tread in ('touring', 'highway'):
        tire = tire_model.TREADS[tread]
        low, high = tire.sidewall_range()
        measures[tread] = {'low': low, 'high': high, 'middle': (tire.radius + tire.rim) / 2}
    with open(at('shapes.json'), 'w') as file:
        json.dump(measures, file)
    for tread in ('touring', 'highway'):
        for view in TURN:
            if not os.path.exists(at(f'{tread}-{view}-where.npy')):
                render_where(tread, view, at(f'{tread}-{view}-where'))
            for name, lean in LEANS.items():
                path = at(f'{tread}-{view}-{name}.png')
                if not os.path.exists(path):
                    set_up(tread, view, WIDTH // 3, HEIGHT // 3, 12, 3.0, lambda: leaning(*lean), False)
                    render(path)


main(sys.argv[sys.argv.index('--') + 1])
