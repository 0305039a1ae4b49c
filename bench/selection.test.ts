import { selectMeasurements } from './selection';
import type { LineNumber } from './table';

const createMeasurement = (...lineNumbers: LineNumber[]) => ({
  lineNumbers,
  label: '',
  measure: async () => [],
});
const all = [
  createMeasurement(1),
  createMeasurement('3a'),
  createMeasurement(8, 10),
  createMeasurement(9),
];

test('selects the measurements of the given table lines, or all measurements by default', () => {
  expect(selectMeasurements(all, [])).toEqual(all);
  expect(selectMeasurements(all, ['10', '1'])).toEqual([all[0], all[2]]);
  expect(selectMeasurements(all, ['3a'])).toEqual([all[1]]);
});

test.each(['2', '3', '-8', 'eight', '08x'])('rejects the unknown table line %s', (name) => {
  expect(() => selectMeasurements(all, [name])).toThrow(
    `No measurement fills line ${name} of docs/performance.md`,
  );
});
