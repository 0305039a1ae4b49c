"""
Raises the letters of each tire line on the rendered sidewalls: `python3 lettering.py <folder> <lines.json> <output>`.

The letters are a height map over the sidewall. Where it slopes, the picture takes the brightness that the sidewall has
where it leans that way (see tires.py), so the letters are lit like the rest of the tire.
"""

import json
import math
import os
import sys

import numpy as np
from clean import load, remove_noise, save
from PIL import Image, ImageDraw, ImageFilter, ImageFont

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../node_modules/@fontsource')
# Pixels of the height map in a millimeter.
DETAIL = 4
# The slope of the passes, and the height of a letter in millimeters.
LEAN, RAISE = 0.7, 1.1
SUPER = 3
TRUCK_TREADS = ('highway', 'all-terrain', 'mud')

STYLES = [
    ('barlow-condensed/files/barlow-condensed-latin-800-italic.woff', 1.0),
    ('rokkitt/files/rokkitt-latin-700-normal.woff', 0.9),
    ('saira-condensed/files/saira-condensed-latin-800-normal.woff', 0.92),
    ('oswald/files/oswald-latin-700-normal.woff', 0.86),
    ('barlow-condensed/files/barlow-condensed-latin-900-normal.woff', 1.0),
]


def draw_text(text, font_file, height, tracking):
    """Returns a mask of a text in capitals of a height in millimeters."""
    font = ImageFont.truetype(os.path.join(FONTS, font_file), int(height * DETAIL / 0.7))
    tall = int(height * DETAIL * 1.9)
    width = int(sum(font.getlength(letter) for letter in text) + tracking * DETAIL * len(text)) + 40
    image = Image.new('L', (width, tall), 0)
    draw = ImageDraw.Draw(image)
    x = 20
    for letter in text:
        draw.text((x, tall / 2), letter, font=font, fill=255, anchor='lm')
        x += font.getlength(letter) + tracking * DETAIL
    return image.crop(image.getbbox())


def make_sheet(line, shape):
    """Returns the height map of a sidewall: rows from the rim outward, columns by the angle; 0 to 1."""
    low, high = shape['low'], shape['high']
    middle = shape['middle']
    width = int(2 * math.pi * middle * DETAIL)
    height = int((high - low) * DETAIL)
    sheet = Image.new('L', (width, height), 0)
    font, scale = STYLES[line['style']]

    def place(mask, degrees, across):
        """Puts a mask with its middle at an angle (counterclockwise from the right), and a share of the height."""
        # Letters read clockwise with their feet toward the rim, so columns run clockwise.
        x = int(((90 - degrees) % 360) / 360 * width) - mask.width // 2
        y = int(height * (1 - across)) - mask.height // 2
        for shift in (-width, 0, width):
            sheet.paste(255, (x + shift, y), mask)

    band = high - low
    for turn in (0, 180):
        # Short words are spaced wider.
        spread = lambda word: 2.0 + max(0, 9 - len(word)) * 1.3
        brand = draw_text(line['brand'].upper(), font, band * 0.48 * scale, spread(line['brand']))
        name = draw_text(line['name'].upper(), font, band * 0.4 * scale, spread(line['name']) * 0.8)
        limit = int(width * 0.225)
        fit = lambda mask: mask if mask.width <= limit else mask.resize((limit, int(mask.height * max(0.62, limit / mask.width))), Image.LANCZOS)
        place(fit(brand), 132 + turn, 0.55)
        place(fit(name), 47 + turn, 0.55)
        small = STYLES[0][0].replace('800-italic', '600-normal')
        place(draw_text(line['size'], small, 8.5, 1.0), 88 + turn + 88, 0.42)
        place(draw_text(line['legend'], small, 4.6, 1.0), 88 + turn + 88, 0.72)
        place(draw_text('TUBELESS  RADIAL', small, 4.6, 1.2), 4 + turn, 0.18)
    return np.asarray(sheet, np.float32) / 255


def blur(array, radius):
    kernel = np.exp(-0.5 * (np.arange(-3 * radius, 3 * radius + 1) / radius) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        array = np.apply_along_axis(lambda row: np.convolve(row, kernel, mode='same'), axis, array)
    return array


class View:
    """The passes of a view of a shape."""

    def __init__(self, folder, model, view, shape):
        at = lambda name: os.path.join(folder, f'{model}-{view}-{name}')
        self.shape = shape
        place = np.load(at('where.npy'))
        self.rows, self.columns = place.shape[0] // SUPER, place.shape[1] // SUPER
        u, v, alpha = place[..., 0], place[..., 1], place[..., 2]
        s = (v - 0.5) * 400
        self.wheel = alpha[SUPER // 2 :: SUPER, SUPER // 2 :: SUPER] < 0.5
        # The face of the wheel is toward negative y.
        inside = (alpha > 0.5) & (-s > shape['low']) & (-s < shape['high'])
        rows, columns = np.nonzero(inside)
        self.pixel = rows // SUPER * self.columns + columns // SUPER
        u, s = u[inside], s[inside]
        # u is 0 at the bottom and runs toward the right, then to the top.
        degrees = (u - 0.25) * 360
        turn = ((90 - degrees) % 360) / 360
        self.column = turn
        # 0 at the shoulder, 1 at the rim.
        self.row = (-s - shape['low']) / (shape['high'] - shape['low'])
        size = (self.columns, self.rows)
        passes = {}
        for name in ('flat', 'ahead', 'back', 'out', 'in'):
            picture = load(at(f'{name}.png'))
            weight = blur(picture[..., 3], 2) + 1e-3
            passes[name] = blur(picture[..., :3].mean(axis=2) * picture[..., 3], 2) / weight
            passes[name] = np.asarray(Image.fromarray(passes[name].astype(np.float32)).resize(size, Image.BICUBIC))
        flat = np.maximum(passes['flat'], 0.02)
        self.ratios = {name: np.clip(passes[name] / flat, 0.15, 5) - 1 for name in passes}

    def raise_letters(self, picture, sheet, white):
        height, width = sheet.shape
        soft = np.asarray(Image.fromarray((sheet * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(1.6)), np.float32) / 255
        along = (np.roll(soft, -1, 1) - np.roll(soft, 1, 1)) / 2 * DETAIL * RAISE
        outward = np.zeros_like(soft)
        # Rows of the sheet run from the outside in.
        outward[1:-1] = (soft[:-2] - soft[2:]) / 2 * DETAIL * RAISE
        y = np.clip((self.row * height).astype(np.int32), 0, height - 1)
        place = y * width + (self.column * width).astype(np.int32) % width

        def sample(values):
            total = np.bincount(self.pixel, values.ravel()[place], self.rows * self.columns)
            return (total / SUPER**2).reshape(self.rows, self.columns).astype(np.float32)

        mask = sample(soft)
        gx, gy = sample(along), sample(outward)
        # A surface that rises leans away from the way it rises. Columns run against the direction of u.
        change = (
            np.maximum(gx, 0) / LEAN * self.ratios[SIGN['right']]
            + np.maximum(-gx, 0) / LEAN * self.ratios[SIGN['left']]
            + np.maximum(gy, 0) / LEAN * self.ratios[SIGN['up']]
            + np.maximum(-gy, 0) / LEAN * self.ratios[SIGN['down']]
        )
        light = np.clip(1 + change, 0.35, 3.4) * (1 + 0.45 * mask)
        out = picture.copy()
        out[..., :3] = np.clip(picture[..., :3] * light[..., None] + (0.02 * mask)[..., None], 0, 1)
        if white:
            tone = np.clip(picture[..., :3].mean(axis=2) * 3.1 + 0.28, 0, 0.92) * np.clip(1 + 0.25 * change, 0.7, 1.15)
            paint = sample((sheet > 0.5).astype(np.float32) * white_part(sheet))
            out[..., :3] = out[..., :3] * (1 - paint[..., None]) + tone[..., None] * np.array([0.99, 0.98, 0.95]) * paint[..., None]
        return np.clip(out, 0, 1)


def white_part(sheet):
    """Only the large letters are white."""
    image = Image.fromarray((sheet * 255).astype(np.uint8))
    core = image.filter(ImageFilter.MinFilter(9)).filter(ImageFilter.MaxFilter(15))
    return np.asarray(core, np.float32) / 255


# The pass that each slope of the letters shows.
SIGN = {'right': 'ahead', 'left': 'back', 'up': 'in', 'down': 'out'}


def add_shadow(picture):
    """Lays a soft shadow on the ground below the tire."""
    rows, columns = picture.shape[:2]
    alpha = picture[..., 3]
    filled = np.nonzero(alpha.max(axis=1) > 0.5)[0]
    bottom = filled[-1]
    near = np.nonzero(alpha[bottom - rows // 60] > 0.5)[0]
    center, half = (near[0] + near[-1]) / 2, max((near[-1] - near[0]) / 2, columns * 0.1)
    y, x = np.mgrid[0:rows, 0:columns]
    d = np.hypot((x - center) / (half * 1.9), (y - bottom + 3) / (rows * 0.02))
    shadow = 0.6 * np.exp(-1.6 * d * d)
    out = picture.copy()
    total = alpha + shadow * (1 - alpha)
    out[..., :3] = picture[..., :3] * (alpha / np.maximum(total, 1e-4))[..., None]
    out[..., 3] = total
    return out


def main(folder, lines_file, output, only=''):
    os.makedirs(output, exist_ok=True)
    with open(lines_file) as file:
        lines = [line for line in json.load(file) if only in line['slug']]
    with open(os.path.join(folder, 'shapes.json')) as file:
        shapes = json.load(file)
    sheets, sources = {}, {}
    for view, angle in (('three-quarter', 60), ('side', 0)):
        for model, shape in shapes.items():
            if not os.path.exists(os.path.join(folder, f'{model}-{view}-in.png')):
                continue
            shape['truck'] = model == 'highway'
            passes = View(folder, model, view, shape)
            for line in lines:
                if (line['tread'] in TRUCK_TREADS) != shape['truck']:
                    continue
                source = os.path.join(folder, f"{line['tread'] if view == 'three-quarter' else model}-{view}.png")
                if not os.path.exists(source):
                    continue
                if line['slug'] not in sheets:
                    sheets[line['slug']] = make_sheet(line, shape)
                if source not in sources:
                    sources[source] = remove_noise(load(source), passes.wheel)
                raised = passes.raise_letters(sources[source], sheets[line['slug']], shape['truck'])
                save(add_shadow(raised), os.path.join(output, f"{line['slug']}-{angle}.png"))


if __name__ == '__main__':
    main(*sys.argv[1:])
