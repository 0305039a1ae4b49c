import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { toProductSlug } from '../fixtures/services/queries/product-slug';
import type { TireLine } from '../fixtures/services/seed/tire-lines';
import { listTireBrands, makeTireLines } from '../fixtures/services/seed/tire-lines';

const ROOT = path.join(__dirname, '..');
/** What has been rendered; a picture that is there isn't rendered again. */
const CACHE = path.join(ROOT, '.cache/pictures');
const TIRES = path.join(ROOT, 'fixtures/services/images/tires');
const SCENES = path.join(ROOT, 'fixtures/html/design/pictures');

/** Blender uses the same. */
const PYTHON = '/usr/bin/python3';

const TRUCK_TREADS = ['highway', 'all-terrain', 'mud'];
const STYLES = 5;

const run = (program: string, args: readonly string[]): void => {
  execFileSync(program, args, { cwd: __dirname, stdio: 'inherit' });
};

/** Returns what a sidewall says. */
const describeSidewall = ({ brand, name, tread, type }: TireLine) => ({
  slug: `${toProductSlug(brand)}-${toProductSlug(name)}`,
  brand,
  name,
  tread,
  style: listTireBrands().findIndex(([other]) => other === brand) % STYLES,
  size: TRUCK_TREADS.includes(tread) ? '265/70R17 115T' : '225/60R16 98H',
  legend: `${type.startsWith('Summer') ? '' : 'M+S  '}MAX LOAD 1653 LBS`,
});

/** How pictures of a kind are encoded: widths in pixels and qualities. */
interface Encoding {
  readonly avif: { readonly widths: readonly number[]; readonly quality: number };
  readonly webp: { readonly widths: readonly number[]; readonly quality: number };
}

const TIRE: Encoding = {
  avif: { widths: [240, 600], quality: 34 },
  // For the few browsers without AVIF.
  webp: { widths: [320], quality: 40 },
};
const HERO: Encoding = {
  avif: { widths: [640, 1200], quality: 58 },
  webp: { widths: [640, 1200], quality: 74 },
};
const SERVICE: Encoding = {
  avif: { widths: [240, 480], quality: 48 },
  webp: { widths: [240, 480], quality: 64 },
};

const encode = async (source: string, target: string, { avif, webp }: Encoding): Promise<void> => {
  for (const width of avif.widths) {
    const image = sharp(source).resize({ width }).avif({ quality: avif.quality, effort: 5 });
    await image.toFile(`${target}-${width}.avif`);
  }
  for (const width of webp.widths) {
    const options = { quality: webp.quality, alphaQuality: 70, effort: 5 };
    await sharp(source).resize({ width }).webp(options).toFile(`${target}-${width}.webp`);
  }
};

/**
 * Encodes the pictures of a folder.
 * @param pattern the file's name, with the name of the result as its group
 */
const encodeAll = async (
  folder: string,
  pattern: RegExp,
  target: string,
  encoding: Encoding,
): Promise<void> => {
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(folder)) {
    const [, name] = pattern.exec(file) ?? [];
    if (name) await encode(path.join(folder, file), path.join(target, name), encoding);
  }
};

/** Renders the tires and scenes, letters the sidewalls, and writes the pictures that the site shows. */
const main = async (): Promise<void> => {
  const inCache = (name: string): string => path.join(CACHE, name);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(inCache('lines.json'), JSON.stringify(makeTireLines().map(describeSidewall)));
  run('blender', ['-b', '-noaudio', '-P', 'tires.py', '--', inCache('tires')]);
  run('blender', ['-b', '-noaudio', '-P', 'scenes.py', '--', inCache('scenes')]);
  run(PYTHON, ['lettering.py', inCache('tires'), inCache('lines.json'), inCache('lettered')]);
  run(PYTHON, ['clean.py', inCache('scenes'), inCache('clean')]);
  await encodeAll(inCache('lettered'), /^(.+)\.png$/, TIRES, TIRE);
  await encodeAll(inCache('tires'), /^(.+)-tread\.png$/, TIRES, TIRE);
  await encodeAll(inCache('clean'), /^(hero-.+)\.png$/, SCENES, HERO);
  await encodeAll(inCache('clean'), /^(service-.+)\.png$/, SCENES, SERVICE);
};

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
