import { BREAKPOINTS } from '../../src/site/breakpoints';
import { findSources, sources } from './sources';

const OWNER = 'site/breakpoints.ts';

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

test("only the breakpoints' module writes a media query of widths [SITE-7/one-module]", () => {
  const query = /(?:min|max)-width|\(width\s*[<>=]|\binner(?:Width|Height)\s*[<>]/;
  expect(findSources(query, /\.tsx?$/)).toEqual([OWNER]);
});

test("stylesheets query only the breakpoints' pixel widths [SITE-7/one-module]", () => {
  const styles = sources.filter(({ file }) => file.endsWith('.css'));
  const found = styles.flatMap(({ file, code }) =>
    [...code.matchAll(/@media([^{]*width[^{]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/([\d.]+)px/g)].map(([, width = '']) => ({ file, width })),
    ),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ width }) => !widths.has(width))).toEqual([]);
});

test('no stylesheet queries the widths of both the window and a container [SITE-7/one-module]', () => {
  const queried = sources.filter(
    ({ file, code }) => file.endsWith('.css') && /@container[^{]*width/.test(code),
  );
  expect(queried.length).toBeGreaterThan(1);
  expect(queried.filter(({ code }) => /@media[^{]*width/.test(code))).toEqual([]);
});
