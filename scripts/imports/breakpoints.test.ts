import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BREAKPOINTS } from '../../src/site/breakpoints';
import { expandBreakpoints } from '../../src/site/expand-breakpoints';
import { findSources, sources } from './sources';

const OWNER = 'site/breakpoints.ts';

const FIXTURES = path.join(__dirname, '../../fixtures');

/** The stylesheets of the bundle, of the reference pages, and of the catalog. */
const styles = [
  ...sources.filter(({ file }) => file.endsWith('.css')),
  ...readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, code: readFileSync(path.join(FIXTURES, file), 'utf8') })),
];

/** Finds the media queries that a stylesheet may not write; a query of the height isn't a breakpoint. */
const findQueries = (pattern: RegExp): string[] =>
  styles.flatMap(({ file, code }) =>
    [...code.matchAll(/@media[^{]+/g)]
      .filter(([query]) => pattern.test(query))
      .map(([query]) => `${file}: ${query.trim()}`),
  );

test("only the breakpoints' module writes a media query of widths [SITE-7/one-module]", () => {
  const query = /(?:min|max)-width|\(width\s*(?:[<>]|=(?!=))|\binner(?:Width|Height)\s*[<>]/;
  expect(findSources(query, /\.tsx?$/)).toEqual([OWNER]);
});

test("only the breakpoints' module has their widths as numbers [SITE-7/one-module]", () => {
  const widths = Object.values(BREAKPOINTS).flatMap((range) => Object.values(range));
  // 640, 479, and the like could also count something else.
  const telling = widths.filter((width) => [767, 768, 1024, 1025, 1366].includes(width));
  const number = new RegExp(`(?<![\\d.])(?:${telling.join('|')})(?![\\d.])`);
  expect(findSources(number, /\.tsx?$/)).toEqual([OWNER]);
});

test('no stylesheet has the width of a breakpoint of its own [SITE-7/one-module]', () => {
  expect(findQueries(/width/)).toEqual([]);
  expect(findQueries(/\(--/).length).toBeGreaterThan(50);
});

test('stylesheets query only breakpoints that exist [SITE-7/one-module]', () => {
  for (const { code } of styles) expect(expandBreakpoints(code)).not.toMatch(/@media[^{]*\(--/);
});

/**
 * What depends on the window: dialogs, bars and buttons above the page, the header, slides, whose number SITE-7 sets, and
 * the lines that the tire page reserves.
 */
const QUERY_WINDOW = [
  'account-dialogs.css',
  'bottom-bar.css',
  'carousel.css',
  'cart-dialog.css',
  'cart-icon.css',
  'chat.css',
  'comparison.css',
  'dialog.css',
  'guard.css',
  'interrupt.css',
  'share-offer.css',
  'tire-detail.css',
  'visually-hidden.css',
];

/** A media query of the window's width, by the name of a breakpoint; that of its height is none. */
const WINDOW_QUERY = /@media[^{]*\(--(?!low-window)/;

test('stylesheets of features query the width of their container, not of the window [SITE-7/one-module]', () => {
  const querying = sources.filter(
    ({ file, code }) => file.endsWith('.css') && WINDOW_QUERY.test(code),
  );
  expect(querying.map(({ file }) => path.basename(file)).sort()).toEqual(QUERY_WINDOW);
});

/** Slides have a maximum by the window (CARO-4) and less in a narrow column; the tire page fits a phone's first screen. */
const QUERY_BOTH = ['carousel.css', 'tire-detail.css'];

test('only the listed stylesheets query the widths of both the window and a container [SITE-7/one-module]', () => {
  const queried = sources.filter(
    ({ file, code }) => file.endsWith('.css') && /@container[^{]*width/.test(code),
  );
  expect(queried.length).toBeGreaterThan(1);
  const both = queried.filter(({ code }) => WINDOW_QUERY.test(code));
  expect(both.map(({ file }) => path.basename(file)).sort()).toEqual(QUERY_BOTH);
});
