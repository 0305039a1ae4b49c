import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestOutcome } from '../test/results';
import { findUnknownClaims, formatCoverage, measureCoverage } from './coverage';
import { parseClaims, parseRequirements } from './requirements';

const LIST = `# Requirements
## BUS: topics
| ID | Requirement | From |
|---|---|---|
| BUS-1 | Typed topics. | P7 |
| BUS-2 | A late subscriber gets it. | *decided* |
## STATE: the store
| STATE-1 | Slices: a | b. | A3 |
## Clauses
| ID | Clauses |
|---|---|
| STATE-1 | a, b |
`;

const makeOutcome = (
  title: string,
  status: TestOutcome['status'],
  tags: readonly string[] = [],
): TestOutcome => ({ title, status, duration: 1, tags });

describe('parseRequirements', () => {
  test('parses every numbered requirement with its area and clauses', () => {
    expect(parseRequirements(LIST)).toEqual([
      { id: 'BUS-1', text: 'Typed topics.', area: 'BUS: topics', clauses: [] },
      { id: 'BUS-2', text: 'A late subscriber gets it.', area: 'BUS: topics', clauses: [] },
      { id: 'STATE-1', text: 'Slices: a | b.', area: 'STATE: the store', clauses: ['a', 'b'] },
    ]);
  });

  test('throws for an ID or clauses that are listed twice, and for clauses of an unknown ID', () => {
    expect(() => parseRequirements(LIST.replace('BUS-2', 'BUS-1'))).toThrow('BUS-1 twice');
    expect(() => parseRequirements(`${LIST}| STATE-1 | c |\n`)).toThrow('clauses of STATE-1 twice');
    expect(() => parseRequirements(`${LIST}| STATE-9 | c |\n`)).toThrow('unknown STATE-9');
  });

  test('parses the whole list of this repository', () => {
    const markdown = readFileSync(path.join(__dirname, '../../docs/requirements.md'), 'utf8');
    const [list = '', clauses = ''] = markdown.split('\n## Clauses\n');
    const count = (part: string): number =>
      part.split('\n').filter((line) => /^\| [A-Z]+-/.test(line)).length;
    expect(count(list)).toBeGreaterThan(150);
    const requirements = parseRequirements(markdown);
    expect(requirements).toHaveLength(count(list));
    expect(requirements.filter((requirement) => requirement.clauses.length > 1)).toHaveLength(
      count(clauses),
    );
    for (const { clauses: names } of requirements) {
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[\w-]+$/);
    }
  });
});

describe('parseClaims', () => {
  test('parses requirement IDs in tags at the end of a title, and without tags at its start', () => {
    expect(parseClaims('asks once per page, not HTTP-4 [REVW-1/lazy REVW-3]')).toEqual([
      { id: 'REVW-1', clause: 'lazy' },
      { id: 'REVW-3' },
    ]);
    expect(parseClaims('REVW-1 REVW-3 one request, not HTTP-4')).toEqual([
      { id: 'REVW-1' },
      { id: 'REVW-3' },
    ]);
    expect(parseClaims('keeps a vehicle [VEH-2/update] [COOK-3/aux]')).toEqual([
      { id: 'VEH-2', clause: 'update' },
      { id: 'COOK-3', clause: 'aux' },
    ]);
    expect(parseClaims('keeps [HTTP-4] in the middle of a title')).toEqual([]);
    expect(parseClaims('shows [object Object]')).toEqual([]);
  });
});

describe('measureCoverage', () => {
  test('counts a requirement as proven when a test passed and none failed', () => {
    const requirements = parseRequirements(LIST);
    const outcomes = [
      makeOutcome('checks types [BUS-1]', 'passed'),
      makeOutcome('replays [BUS-2]', 'passed'),
      makeOutcome('replays again [BUS-2]', 'failed'),
      makeOutcome('has a [STATE-1/a]', 'skipped'),
      makeOutcome('is unknown [BUS-9 STATE-1/c]', 'passed'),
    ];
    const coverage = measureCoverage(requirements, outcomes);
    expect(coverage.map(({ verdict }) => verdict)).toEqual(['proven', 'failing', 'not proven']);
    const unknown = findUnknownClaims(requirements, outcomes);
    expect(unknown).toEqual(['BUS-9', 'STATE-1/c']);
    const report = formatCoverage(coverage, unknown);
    expect(report).toContain('BUS: topics (1 of 2)');
    expect(report).toContain('1 of 3 requirements proven');
  });

  test('counts a requirement with clauses as proven only when each clause is', () => {
    const requirements = parseRequirements(LIST);
    const measure = (outcomes: readonly TestOutcome[]) =>
      measureCoverage(requirements, outcomes).find(({ id }) => id === 'STATE-1');
    expect(measure([makeOutcome('has slices [STATE-1]', 'passed')])).toMatchObject({
      verdict: 'not proven',
      missing: ['a', 'b'],
    });
    const half = [makeOutcome('has a [STATE-1/a]', 'passed')];
    expect(measure(half)).toMatchObject({ verdict: 'not proven', missing: ['b'] });
    expect(formatCoverage(measureCoverage(requirements, half), [])).toContain('STATE-1 lacks b');
    const whole = [...half, makeOutcome('has b', 'passed', ['@STATE-1/b'])];
    expect(measure(whole)).toMatchObject({ verdict: 'proven', missing: [] });
  });
});
