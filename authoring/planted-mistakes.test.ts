/** @jest-environment node */
import { manifest } from '../src/mounts/manifest';
import { fixPage } from './fix-page';
import { lintHtml } from './lint-html';
import { RULES } from './lint/rules';
import { plantedMistakes } from './planted-mistakes';
import { plantedTexts } from './planted-mistakes/text-mistakes';
import { decodeBytes } from './sources/encoded-text';

const MARK = '§';

const toPage = (html: string): string => html.replace(MARK, '');

const fixHtml = (html: string): string => fixPage(decodeBytes(Buffer.from(html)), manifest).text;

/** Returns the line and column of the mark. */
const getMark = (html: string): string => {
  const lines = html.slice(0, html.indexOf(MARK)).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
};

test.each(plantedMistakes)(
  'reports the position, the rule, and the correction if an author $title [MOUNT-8]',
  ({ html, rule, correction }) => {
    expect(html.split(MARK)).toHaveLength(2);
    const problems = lintHtml(toPage(html), manifest, { texts: plantedTexts });
    // No other rule reports the same mistake.
    expect(problems.map((problem) => `${problem.line}:${problem.column} ${problem.rule}`)).toEqual([
      `${getMark(html)} ${rule}`,
    ]);
    expect(problems[0]?.correction).toContain(correction);
    expect(problems[0]?.message).toMatch(/^found .+; expected .+/s);
  },
);

const fixed = plantedMistakes.filter(({ isFixed }) => isFixed);

test.each(fixed)(
  'corrects a page whose author $title, and changes nothing on a second run',
  ({ html }) => {
    const page = fixHtml(toPage(html));
    expect(lintHtml(page, manifest)).toEqual([]);
    expect(fixHtml(page)).toBe(page);
  },
);

test('leaves a page unchanged if its mistakes have several corrections', () => {
  const changed = plantedMistakes.filter(
    ({ html, isFixed }) => !isFixed && fixHtml(toPage(html)) !== toPage(html),
  );
  expect(changed.map(({ title }) => title)).toEqual([]);
});

test('has a planted mistake for each rule', () => {
  const planted = new Set(plantedMistakes.map(({ rule }) => rule));
  expect(
    Object.keys(RULES).filter((rule) => ![...planted].some((plantedRule) => plantedRule === rule)),
  ).toEqual([]);
  expect(plantedMistakes.length).toBeGreaterThanOrEqual(60);
});
