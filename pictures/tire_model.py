"""Builds tires and a wheel as meshes in Blender. Lengths are millimeters, the axle is the y axis."""

import math

import bpy
import numpy as np

# The scene's unit is the meter.
MM = 0.001


def smoothstep(low, high, value):
    t = np.clip((value - low) / (high - low), 0.0, 1.0)
    return t * t * (3.0 - 2.0 * t)


def cut(distance, width, wall=0.9):
    """Returns the share of the depth of a groove at a distance from its middle."""
    return 1.0 - smoothstep(width / 2 - wall / 2, width / 2 + wall, np.abs(distance))


def repeat(value, period):
    """Wraps a coordinate, so 0 is in the middle of each period."""
    return (value + period / 2) % period - period / 2


def between(value, low, high, soft=1.0):
    return smoothstep(low - soft, low + soft, value) * (1 - smoothstep(high - soft, high + soft, value))


def zigzag(x, period, height):
    return (np.abs(repeat(x, period)) / (period / 2) - 0.5) * 2 * height


def touring(x, y, pitch, half):
    """Four straight grooves, fine cross sipes, closed shoulders."""
    depth = np.zeros_like(x)
    side = np.sign(y)
    a = np.abs(y)
    for middle, width in ((0.2, 9.5), (0.61, 9.0)):
        depth = np.maximum(depth, cut(a - half * middle, width))
    # Curved slots in the shoulder, staggered between the two sides.
    bend = 5.0 * ((a / half - 0.6) / 0.4) ** 2
    shoulder = repeat(x + side * bend + np.where(side > 0, pitch / 2, 0), pitch)
    depth = np.maximum(depth, 0.8 * cut(shoulder, 3.4) * between(a, half * 0.69, half * 1.13, 2))
    depth = np.maximum(
        depth, 0.6 * cut(repeat(shoulder + pitch / 2, pitch), 1.5, 0.5) * between(a, half * 0.66, half * 1.02, 2)
    )
    # Notches in the middle ribs, and a fine sipe that goes on from each.
    slope = repeat(x + 0.42 * side * a + pitch * 0.25, pitch)
    depth = np.maximum(depth, 0.85 * cut(slope, 3.6) * between(a, half * 0.42, half * 0.58, 1.5))
    depth = np.maximum(depth, 0.6 * cut(slope, 1.4, 0.5) * between(a, half * 0.22, half * 0.44, 1.5))
    depth = np.maximum(depth, 0.6 * cut(repeat(slope + pitch / 2, pitch), 1.3, 0.5) * between(a, half * 0.27, half * 0.56, 1))
    center = repeat(x - 0.35 * y, pitch / 2)
    return np.maximum(depth, 0.6 * cut(center, 1.4, 0.5) * (a < half * 0.15))


def asymmetric(x, y, pitch, half):
    """Three wide grooves, a closed outer shoulder, long sweeping slots."""
    depth = np.zeros_like(x)
    long = pitch * 1.5
    for middle, width in ((-0.52, 13.0), (-0.06, 14.0), (0.42, 11.0)):
        depth = np.maximum(depth, cut(y - half * middle, width))
    sweep = repeat(x + 16 * np.sin((y / half + 1) * 1.25), long)
    depth = np.maximum(depth, 0.85 * cut(sweep, 4.2) * between(y, -half * 1.12, -half * 0.62, 2))
    depth = np.maximum(depth, 0.8 * cut(sweep, 3.2) * between(y, -half * 0.42, -half * 0.2, 2))
    depth = np.maximum(depth, 0.75 * cut(sweep, 2.8) * between(y, half * 0.12, half * 0.34, 2))
    outer = repeat(x - 0.5 * y, long)
    depth = np.maximum(depth, 0.8 * cut(outer, 4.0) * between(y, half * 0.6, half * 1.12, 2))
    depth = np.maximum(depth, 0.6 * cut(repeat(sweep + long / 2, long), 1.3, 0.5) * between(y, -half, -half * 0.6, 1))
    return np.maximum(depth, 0.55 * cut(repeat(outer + long / 2, long), 1.3, 0.5) * between(y, half * 0.52, half, 1))


def directional(x, y, pitch, half):
    """Grooves that sweep from the middle to both shoulders, like an arrow."""
    a = np.abs(y)
    sweep = 62 * (1 - np.exp(-a / 46))
    v = repeat(x + sweep, pitch * 1.25)
    other = repeat(x + sweep + pitch * 0.625, pitch * 1.25)
    width = 4.0 + 4.0 * a / half
    depth = 0.95 * cut(v, width) * between(a, 5, half * 1.13, 2)
    depth = np.maximum(depth, 0.9 * cut(other, width * 0.55) * between(a, half * 0.38, half * 1.08, 2))
    depth = np.maximum(depth, cut(a - half * 0.3, 7.5))
    depth = np.maximum(depth, 0.9 * cut(a - half * 0.66, 4.5))
    sipe = repeat(x + sweep + zigzag(a, 7, 1.6), pitch * 1.25 / 4)
    return np.maximum(depth, 0.6 * cut(sipe, 1.2, 0.5) * between(a, half * 0.08, half * 0.98, 1))


def highway(x, y, pitch, half):
    """Zigzag grooves with stepped ribs, for trucks and crossovers."""
    depth = np.zeros_like(x)
    a = np.abs(y)
    side = np.sign(y)
    wave = zigzag(x, pitch, 3.0)
    for middle, width in ((0.22, 9.0), (0.62, 10.0)):
        depth = np.maximum(depth, cut(a - half * middle + side * wave, width))
    slot = repeat(x + side * 0.3 * a + np.where(side > 0, pitch / 2, 0), pitch)
    depth = np.maximum(depth, 0.9 * cut(slot, 5.0) * between(a, half * 0.7, half * 1.14, 2))
    depth = np.maximum(depth, 0.75 * cut(repeat(slot + pitch / 2, pitch), 3.0) * between(a, half * 0.3, half * 0.56, 1.5))
    sipe = repeat(x + side * 0.3 * a + zigzag(a, 10, 2.2), pitch / 3)
    depth = np.maximum(depth, 0.6 * cut(sipe, 1.3, 0.5) * between(a, half * 0.28, half * 0.56, 1))
    depth = np.maximum(depth, 0.6 * cut(sipe, 1.3, 0.5) * between(a, half * 0.72, half * 1.0, 1))
    return np.maximum(depth, 0.65 * cut(repeat(x + 0.5 * y, pitch / 2), 1.6, 0.5) * (a < half * 0.15))


def all_terrain(x, y, pitch, half):
    """Interlocking blocks with stepped edges and open, staggered shoulders."""
    a = np.abs(y)
    side = np.sign(y)
    long = pitch * 1.7
    wave = zigzag(x, long, 9.0)
    depth = cut(y - wave * 0.8, 9.0)
    depth = np.maximum(depth, cut(a - half * 0.6 + side * zigzag(x + long * 0.3, long, 6.0), 11.0))
    cross = repeat(x + side * (10 - 0.55 * a) + np.where(side > 0, long / 2, 0), long)
    depth = np.maximum(depth, 0.95 * cut(cross, 9.0) * between(a, half * 0.02, half * 0.6, 2))
    depth = np.maximum(depth, 0.85 * cut(repeat(cross + long / 2, long), 4.5) * between(a, half * 0.1, half * 0.42, 2))
    lug = repeat(x + side * 4 + np.where(side > 0, long / 4, 0), long / 2)
    open_width = 9.0 + 8.0 * smoothstep(half * 0.75, half * 1.1, a)
    depth = np.maximum(depth, cut(lug, open_width) * between(a, half * 0.62, half * 1.32, 2))
    sipe = repeat(x + zigzag(y, 9, 2.5), long / 7)
    depth = np.maximum(depth, 0.6 * cut(sipe, 1.5, 0.5) * between(a, half * 0.12, half * 0.54, 1))
    return np.maximum(depth, 0.5 * cut(repeat(lug + long / 4, long / 2), 2.0, 0.6) * between(a, half * 0.7, half * 0.98, 1))


def mud(x, y, pitch, half):
    """Large lugs that stand alone in wide voids."""
    a = np.abs(y)
    side = np.sign(y)
    long = pitch * 2.3
    wave = zigzag(x, long, 13.0)
    depth = cut(y - wave, 15.0)
    depth = np.maximum(depth, cut(a - half * 0.58 + side * zigzag(x + long / 4, long, 8.0), 16.0))
    cross = repeat(x + side * 0.7 * (a - 20) + np.where(side > 0, long / 2, 0), long / 1.5)
    depth = np.maximum(depth, cut(cross, 16.0) * between(a, 0, half * 0.6, 2))
    lug = repeat(x + np.where(side > 0, long / 4, 0), long / 2)
    depth = np.maximum(depth, cut(lug, 22.0 + 6 * smoothstep(half * 0.8, half * 1.2, a)) * between(a, half * 0.6, half * 1.4, 2))
    return np.maximum(depth, 0.4 * cut(repeat(lug + long / 4, long / 2), 2.4, 0.6) * between(a, half * 0.68, half, 1))


def winter(x, y, pitch, half):
    """Many small blocks with dense waved sipes."""
    a = np.abs(y)
    sweep = 40 * (1 - np.exp(-a / 50))
    v = repeat(x + sweep, pitch)
    depth = 0.95 * cut(v, 5.5 + 3.0 * a / half) * between(a, half * 0.1, half * 1.15, 2)
    depth = np.maximum(depth, cut(a - half * 0.14 + zigzag(x, pitch, 1.8), 6.0))
    depth = np.maximum(depth, cut(a - half * 0.44 + zigzag(x + pitch / 3, pitch, 2.4), 6.5))
    depth = np.maximum(depth, cut(a - half * 0.74, 7.5))
    sipe = repeat(x + sweep + 1.5 * np.sin(a * 1.05), pitch / 5.0)
    return np.maximum(depth, 0.65 * cut(sipe, 1.15, 0.45) * (a < half * 1.0))


class Tire:
    """The measures of a tire, and the functions of its surface."""

    def __init__(self, pattern, radius, rim, width, tread_width, depth, pitches, square=0.0):
        self.pattern = pattern
        self.radius = radius
        self.rim = rim
        self.width = width
        self.half = tread_width / 2
        self.depth = depth
        self.pitch = 2 * math.pi * radius / pitches
        self.square = square

    def profile(self, count=2400):
        """Returns y, r, and the length along the surface from the middle, of one side."""
        r, rim, half, wide = self.radius, self.rim, self.half, self.width / 2
        high = r - rim
        points = np.array(
            [
                (0, r),
                (half * 0.35, r - 0.6),
                (half * 0.7, r - 2.6),
                (half * 0.9, r - 5.5),
                (half * 1.0, r - 9.5 + self.square),
                (half * 1.0 + (wide - half) * 0.42, r - high * 0.17),
                (half * 1.0 + (wide - half) * 0.72, r - high * 0.27),
                (wide * 0.995, r - high * 0.42),
                (wide, r - high * 0.52),
                (wide * 0.985, r - high * 0.66),
                (wide * 0.945, r - high * 0.8),
                (wide * 0.885, r - high * 0.92),
                (wide * 0.85, r - high * 0.985),
                (wide * 0.78, r - high * 1.0),
            ]
        )
        # A centripetal Catmull-Rom spline, mirrored at the middle.
        padded = np.vstack([points[1] * (-1, 1), points, points[-1] + (points[-1] - points[-2])])
        dense = []
        for i in range(1, len(padded) - 2):
            p0, p1, p2, p3 = padded[i - 1 : i + 3]
            t0 = 0.0
            t1 = t0 + np.linalg.norm(p1 - p0) ** 0.5
            t2 = t1 + np.linalg.norm(p2 - p1) ** 0.5
            t3 = t2 + np.linalg.norm(p3 - p2) ** 0.5
            t = np.linspace(t1, t2, count // 8, endpoint=False)[:, None]
            a1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
            a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
            a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
            b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
            b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
            dense.append((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2)
        dense = np.vstack(dense)
        length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(dense, axis=0), axis=1))])
        return dense[:, 0], dense[:, 1], length

    def sidewall_range(self):
        """Returns the lengths between which lettering fits."""
        y, r, length = self.profile()
        high = self.radius - self.rim
        at = lambda share: float(length[np.argmin(np.where(y > self.half, np.abs(r - (self.radius - high * share)), 1e9))])
        return at(0.3), at(0.8)

    def surface(self, around, across):
        """
        Returns points, shape (around, across, 3).
        @param around radians; across: lengths along the surface, negative on the far side
        """
        y0, r0, length = self.profile()
        a = np.abs(across)
        y = np.interp(a, length, y0) * np.sign(across)
        r = np.interp(a, length, r0)
        eps = 0.4
        dy = np.interp(a + eps, length, y0) - np.interp(np.maximum(a - eps, 0), length, y0)
        dr = np.interp(a + eps, length, r0) - np.interp(np.maximum(a - eps, 0), length, r0)
        norm = np.hypot(dy, dr) + 1e-9
        normal_y, normal_r = -dr / norm * np.sign(across), dy / norm
        theta, s = np.meshgrid(around, across, indexing='ij')
        depth = self.pattern(theta * self.radius, s, self.pitch, self.half) * self.depth
        # The tread ends below the shoulder; the sidewall has its own fine steps.
        end = self.half * (1.34 if self.square else 1.16)
        depth = depth * (1 - smoothstep(end - 4, end, np.abs(s)))
        depth = depth + self.ribs(theta, np.abs(s))
        rr = r[None, :] - depth * normal_r[None, :]
        yy = y[None, :] - depth * normal_y[None, :]
        return np.stack([rr * np.cos(theta), yy * np.ones_like(rr), rr * np.sin(theta)], axis=-1)

    def ribs(self, theta, s):
        """Steps of the sidewall: a band of fine ribs at the shoulder, and the ring that protects the rim."""
        low, high = self.sidewall_range()
        fine = 0.45 * (0.5 + 0.5 * np.cos(theta * 360)) * between(s, low - 7, low - 2.5, 0.4)
        ring = -1.6 * between(s, high + 3, high + 8, 1.0)
        edge = 0.5 * cut(s - low, 1.2, 0.4) + 0.5 * cut(s - high + 1, 1.2, 0.4)
        return fine + ring + edge


PASSENGER = dict(radius=334, rim=206, width=226, tread_width=186, depth=8.0)
TRUCK = dict(radius=372, rim=219, width=268, tread_width=222, depth=12.0, square=2.5)

TREADS = {
    'touring': Tire(touring, pitches=68, **PASSENGER),
    'directional': Tire(directional, pitches=60, **PASSENGER),
    'asymmetric': Tire(asymmetric, pitches=64, **PASSENGER),
    'winter': Tire(winter, pitches=64, **PASSENGER),
    'highway': Tire(highway, pitches=60, **TRUCK),
    'all-terrain': Tire(all_terrain, pitches=66, **TRUCK),
    'mud': Tire(mud, pitches=66, **{**TRUCK, 'depth': 15.0}),
}


def add_grid(name, points, closed, uv=None):
    """Adds a grid of quads, shape (rows, columns, 3), as a smooth mesh."""
    rows, columns = points.shape[:2]
    index = np.arange(rows * columns).reshape(rows, columns)
    below = np.roll(index, -1, axis=0) if closed else index[1:]
    above = index if closed else index[:-1]
    quads = np.stack([above[:, :-1], above[:, 1:], below[:, 1:], below[:, :-1]], axis=-1).reshape(-1, 4)
    return add_mesh(name, points.reshape(-1, 3), quads, uv)


def add_mesh(name, vertices, quads, uv=None, keep=None):
    if keep is not None:
        quads = quads[keep]
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set('co', (vertices * MM).astype(np.float32).ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set('vertex_index', quads.astype(np.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(quads), 4, dtype=np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(quads), dtype=bool))
    if uv is not None:
        layer = mesh.uv_layers.new(name='uv')
        layer.data.foreach_set('uv', uv[quads.ravel()].astype(np.float32).ravel())
    mesh.update(calc_edges=True)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def add_tire(tread, material, step=0.9, sector=None):
    """
    Adds a tire.
    @param step millimeters between points of the tread
    @param sector radians from and to; the whole tire without it
    """
    tire = TREADS[tread]
    _, _, length = tire.profile()
    end = float(length[-1])
    shoulder = tire.half * 1.36
    side = np.linspace(shoulder, end, 90)[1:]
    middle = np.linspace(-shoulder, shoulder, int(2 * shoulder / step))
    across = np.concatenate([-side[::-1], middle, side])
    low, high = sector or (-math.pi / 2, 1.5 * math.pi)
    count = int((high - low) * tire.radius / step)
    around = np.linspace(low, high, count, endpoint=sector is not None)
    points = tire.surface(around, across)
    theta, s = np.meshgrid(around, across, indexing='ij')
    # The seam is at the bottom.
    uv = np.stack([theta.ravel() / (2 * math.pi) + 0.25, s.ravel() / 400 + 0.5], axis=-1)
    thing = add_grid(tread, points, sector is None, uv)
    thing.data.materials.append(material)
    return thing


def add_frame(tire):
    """Adds a coarse tire without a tread, which every tread of the shape is framed by."""
    _, _, length = tire.profile()
    across = np.linspace(-length[-1], length[-1], 60)
    around = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    plain = Tire(lambda x, y, pitch, half: np.zeros_like(x), tire.radius, tire.rim, tire.width, tire.half * 2, 0, 60, tire.square)
    return add_grid('frame', plain.surface(around, across), True)


def segment_distance(x, z, ax, az, bx, bz):
    px, pz, dx, dz = x - ax, z - az, bx - ax, bz - az
    t = np.clip((px * dx + pz * dz) / (dx * dx + dz * dz), 0, 1)
    return np.hypot(px - t * dx, pz - t * dz), t


def add_wheel(rim, width, metal, dark, steel, accent):
    """
    Adds an alloy wheel with five pairs of spokes whose face is toward -y, with a brake disc behind it.
    @param rim radius of the bead seat
    """
    parts = []
    # The barrel with its flange, from the front to the back.
    front = -width / 2 * 0.87
    barrel = np.array(
        [
            (front + 16, rim - 24), (front + 7, rim - 21), (front + 2, rim - 13), (front - 3, rim - 4), (front - 6, rim + 4), (front - 6, rim + 8),
            (front - 3, rim + 11), (front + 1, rim + 10), (front + 3, rim + 4), (front + 8, rim - 2), (front + 30, rim - 6),
        ]
    )
    inner = np.array([(front + 12, rim - 21), (front + 30, rim - 22), (front + 60, rim - 26), (-front, rim - 24)])
    theta = np.linspace(0, 2 * math.pi, 480, endpoint=False)
    for name, ring, material in (('flange', barrel, metal), ('barrel', inner, dark)):
        fine = np.linspace(0, len(ring) - 1, len(ring) * 6)
        y = np.interp(fine, np.arange(len(ring)), ring[:, 0])
        r = np.interp(fine, np.arange(len(ring)), ring[:, 1])
        points = np.stack(
            [r[None, :] * np.cos(theta)[:, None], np.broadcast_to(y, (480, len(y))), r[None, :] * np.sin(theta)[:, None]], axis=-1
        )
        thing = add_grid(name, points, True)
        thing.data.materials.append(material)
        parts.append(thing)
    # The face: a surface over the radius and the angle, deep where it is open.
    r = np.linspace(22, rim - 14, 330)
    t = np.linspace(0, 2 * math.pi, 1500, endpoint=False)
    tt, rr = np.meshgrid(t, r, indexing='ij')
    fold = (tt + math.pi / 5) % (2 * math.pi / 5) - math.pi / 5
    x, z = rr * np.sin(np.abs(fold)), rr * np.cos(fold)
    outer = rim - 16
    d1, along = segment_distance(x, z, 9, 40, outer * math.sin(0.235), outer * math.cos(0.235))
    spoke = 15.5 - 3.5 * along - d1
    hub = 66 - rr
    ring = rr - (outer - 6)
    blend = lambda a, b, k: np.log(np.exp(k * a) + np.exp(k * b)) / k
    inside = blend(blend(np.clip(spoke, -60, 60), np.clip(hub, -60, 60), 0.16), np.clip(ring, -60, 60), 0.2)
    dish = 20 * (1 - (rr / outer) ** 2) * 0.9 - 5 * np.exp(-(((rr - 40) / 30) ** 2))
    groove = 2.6 * between(inside, 4.2, 60, 1.6) * between(rr, 70, outer - 14, 8)
    rounded = 3.5 * (1 - np.sqrt(np.clip(1 - (1 - np.clip(inside, 0, 4) / 4) ** 2, 0, 1)))
    fall = np.clip(-inside, 0, None) * 9
    lugs = np.zeros_like(rr)
    for k in range(5):
        angle = 2 * math.pi * (k + 0.5) / 5
        away = np.hypot(rr * np.sin(tt) - 47 * math.sin(angle), rr * np.cos(tt) - 47 * math.cos(angle))
        lugs = np.maximum(lugs, 13 * (1 - smoothstep(9.5, 11.5, away)))
    y = front + 4 + dish + groove + rounded + np.minimum(fall, 62) + lugs
    points = np.stack([rr * np.sin(tt), y, rr * np.cos(tt)], axis=-1)
    rows, columns = rr.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    below = np.roll(index, -1, axis=0)
    quads = np.stack([index[:, :-1], below[:, :-1], below[:, 1:], index[:, 1:]], axis=-1).reshape(-1, 4)
    keep = (fall.ravel()[quads] < 60).all(axis=1)
    face = add_mesh('face', points.reshape(-1, 3), quads, keep=keep)
    face.data.materials.append(metal)
    parts.append(face)
    # Center cap, lug nuts, brake disc, and caliper.
    cap_y = front + 4 + 20 * 0.9
    parts.append(add_disc('cap', 27, cap_y - 9, cap_y + 6, metal, 3.0))
    parts.append(add_disc('cap mark', 20, cap_y - 10.2, cap_y - 8, accent, 1.0))
    for k in range(5):
        angle = 2 * math.pi * (k + 0.5) / 5
        nut = add_disc('nut', 8.6, cap_y - 1, cap_y + 16, steel, 1.6, 6)
        nut.location = (47 * math.sin(angle) * MM, 0, 47 * math.cos(angle) * MM)
        parts.append(nut)
    # A back wall, so nothing shows through the spokes.
    parts.append(add_disc('back', rim - 25, front + 100, front + 104, dark, 1.0))
    parts.append(add_disc('brake', 142, front + 62, front + 84, steel, 2.0, 160))
    parts.append(add_disc('brake hat', 74, front + 50, front + 70, dark, 2.0, 96))
    bpy.ops.mesh.primitive_cube_add(size=1, location=(-118 * MM, (front + 70) * MM, 34 * MM))
    caliper = bpy.context.object
    caliper.scale = (0.062, 0.07, 0.17)
    caliper.rotation_euler = (0, math.radians(-16), 0)
    bevel = caliper.modifiers.new('bevel', 'BEVEL')
    bevel.width = 0.009
    bevel.segments = 4
    caliper.data.materials.append(accent)
    parts.append(caliper)
    return parts


def add_disc(name, radius, near, far, material, bevel, sides=96):
    """Adds a disc across the axle, whose edges are round."""
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=sides, radius=radius * MM, depth=(far - near) * MM, location=(0, (near + far) / 2 * MM, 0), rotation=(math.pi / 2, 0, 0)
    )
    thing = bpy.context.object
    thing.name = name
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = bevel * MM
    modifier.segments = 3
    bpy.ops.object.shade_smooth()
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    thing.data.materials.append(material)
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    return thing
