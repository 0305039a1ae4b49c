import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BREAKPOINTS } from '../../src/site/breakpoints';

const SOURCES = path.join(__dirname, '../../src');
const OWNER = 'site/breakpoints.ts';

const listFiles = (ending: RegExp): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => ending.test(file) && !/\.test\.tsx?$/.test(file),
  );

const read = (file: string): string => readFileSync(path.join(SOURCES, file), 'utf8');

/** Below this width, a dialog takes the whole window. It isn't a kind of device. */
const NARROW_DIALOG = '479.98';

/** Pixel widths that a stylesheet, which can't import the breakpoints, may query. */
const widths = new Set([
  NARROW_DIALOG,
  ...Object.values(BREAKPOINTS).flatMap((range: { min?: number; max?: number }) => [
    ...(range.min === undefined ? [] : [`${range.min}`]),
    ...(range.max === undefined ? [] : [`${range.max}`, `${range.max}.98`]),
  ]),
]);

test('only the breakpoints’ module writes a media query of widths [SITE-7/one-module]', () => {
  const writers = listFiles(/\.tsx?$/).filter((file) =>
    /(?:min|max)-width|\(width\s*[<>=]|\binner(?:Width|Height)\s*[<>]/.test(read(file)),
  );
  expect(writers).toEqual([OWNER]);
});

test('stylesheets query only the breakpoints’ pixel widths [SITE-7/one-module]', () => {
  const found = listFiles(/\.css$/).flatMap((file) =>
    [...read(file).matchAll(/@media([^{]*width[^{]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/([\d.]+)px/g)].map(([, width = '']) => ({ file, width })),
    ),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ width }) => !widths.has(width))).toEqual([]);
});
