"""Smooths the noise of rendered pictures, because Debian's Blender has no denoiser: `python3 clean.py <folder>`."""

import os
import sys

import numpy as np
from PIL import Image, ImageFilter


def load(path, size=None):
    image = Image.open(path).convert('RGBA')
    if size:
        image = image.resize(size, Image.BICUBIC)
    return np.asarray(image, np.float32) / 255


def save(picture, path):
    Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8), 'RGBA').save(path)


def smooth(colors, median, tolerance, rounds=2, radius=4):
    """A bilateral filter: averages what is near in place and in color. Colors: rows, columns, channels; 0 to 1."""
    whole = (np.clip(colors, 0, 1) * 255).astype(np.uint8)
    filtered = [Image.fromarray(whole[..., c]) for c in range(whole.shape[2])]
    if median:
        filtered = [channel.filter(ImageFilter.MedianFilter(median)) for channel in filtered]
    guide = np.stack([np.asarray(channel) for channel in filtered], axis=-1).astype(np.float32) / 255
    for _ in range(rounds):
        total = np.zeros_like(guide)
        weights = np.zeros(guide.shape[:2], np.float32)
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                moved = np.roll(guide, (dy, dx), (0, 1))
                away = ((moved - guide) ** 2).sum(axis=2)
                weight = np.exp(-away / tolerance - (dx * dx + dy * dy) / 12)
                total += moved * weight[..., None]
                weights += weight
        guide = total / weights[..., None]
    return guide


def remove_noise(picture, wheel):
    """Smooths the wheel, whose polished parts reflect each other."""
    out = picture.copy()
    out[..., :3] = np.where(wheel[..., None], smooth(picture[..., :3], 5, 0.012), picture[..., :3])
    return out


def clean_scene(picture):
    out = picture.copy()
    out[..., :3] = smooth(picture[..., :3], 3, 0.006)
    return out


def clean_service(picture):
    """Smooths the thing a little and its shadow much."""
    out = clean_scene(picture)
    alpha = picture[..., 3]
    blur = lambda values: np.asarray(Image.fromarray((values * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(6)), np.float32)
    shadow = np.asarray(Image.fromarray(((alpha < 0.97) * 255).astype(np.uint8)).filter(ImageFilter.MedianFilter(5))) > 127
    soft = blur(alpha * shadow) / np.maximum(blur(shadow), 1)
    out[..., 3] = np.where(shadow, soft, alpha)
    # The shadow is black, and fades out toward the edges of the picture.
    rows, columns = alpha.shape
    y, x = np.mgrid[0:rows, 0:columns]
    fade = np.clip(np.minimum.reduce([x, columns - 1 - x, y, rows - 1 - y]) / (rows * 0.1), 0, 1)
    out[..., 3] = np.where(shadow, out[..., 3] * fade * 0.8, out[..., 3])
    out[..., :3] = np.where(shadow[..., None], 0.06, out[..., :3])
    return out


def grade_dusk(picture):
    """Darkens the sky toward the top."""
    out = picture.copy()
    rows = out.shape[0]
    share = np.clip(np.arange(rows) / (rows * 0.52), 0, 1) ** 1.4
    out[..., :3] *= (0.22 + 0.78 * share)[:, None, None]
    return out


def crop_left(picture):
    """Keeps the right half, where the car fills the picture."""
    return picture[:, int(picture.shape[1] * 0.46) :]


def warm_yellow(picture):
    """Brings the sweep close to the brand's yellow."""
    out = picture.copy()
    out[..., :3] *= np.array([1.07, 0.94, 0.55])
    return out


GRADES = {'hero-hibdontire': grade_dusk, 'hero-wheelworks': crop_left, 'hero-tiresplus': warm_yellow}


def main(folder, output):
    os.makedirs(output, exist_ok=True)
    for file in sorted(os.listdir(folder)):
        path = os.path.join(folder, file)
        clean = clean_scene if file.startswith('hero') else clean_service
        grade = GRADES.get(file.replace('.png', ''), lambda picture: picture)
        save(grade(clean(load(path))), os.path.join(output, file))


if __name__ == '__main__':
    main(*sys.argv[1:])
