import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestOutcome } from '../test/results';
import { coverageOf, reportOf, unknownIds } from './coverage';
import { idsOf, readRequirements } from './requirements';

const LIST = `# Requirements
## BUS: topics
| ID | Requirement | From |
|---|---|---|
| BUS-1 | Typed topics. | P7 |
| BUS-2 | A late subscriber gets it. | *decided* |
## STATE: the store
| STATE-1 | Slices: a | b. | A3 |
`;

const outcome = (title: string, status: TestOutcome['status']): TestOutcome => ({ title, status });

test('build reads every numbered requirement with its area', () => {
  expect(readRequirements(LIST)).toEqual([
    { id: 'BUS-1', text: 'Typed topics.', area: 'BUS: topics' },
    { id: 'BUS-2', text: 'A late subscriber gets it.', area: 'BUS: topics' },
    { id: 'STATE-1', text: 'Slices: a | b.', area: 'STATE: the store' },
  ]);
  expect(() => readRequirements(LIST + LIST)).toThrow('BUS-1 twice');
});

test('build reads the whole list of this repository', () => {
  const markdown = readFileSync(path.join(__dirname, '../../docs/requirements.md'), 'utf8');
  const rows = markdown.split('\n').filter((line) => /^\| [A-Z]+-/.test(line));
  expect(rows.length).toBeGreaterThan(150);
  expect(readRequirements(markdown)).toHaveLength(rows.length);
});

test('build takes the IDs at the start of a title alone', () => {
  expect(idsOf('REVW-1 REVW-3 one request, not HTTP-4')).toEqual(['REVW-1', 'REVW-3']);
  expect(idsOf('wire REVW-1 is not proven here')).toEqual([]);
  expect(idsOf('UTF-8')).toEqual(['UTF-8']);
});

test('build takes a requirement as proven by a passed test, and not when another failed', () => {
  const requirements = readRequirements(LIST);
  const outcomes = [
    outcome('BUS-1 typed', 'passed'),
    outcome('BUS-2 late', 'passed'),
    outcome('BUS-2 later', 'failed'),
    outcome('STATE-1 slices', 'skipped'),
    outcome('BUS-9 unheard of', 'passed'),
  ];
  const coverage = coverageOf(requirements, outcomes);
  expect(coverage.map(({ verdict }) => verdict)).toEqual(['proven', 'failing', 'not proven']);
  const unknown = unknownIds(requirements, outcomes);
  expect(unknown).toEqual(['BUS-9']);
  const report = reportOf(coverage, unknown);
  expect(report).toContain('BUS: topics (1 of 2)');
  expect(report).toContain('1 of 3 requirements proven');
});
