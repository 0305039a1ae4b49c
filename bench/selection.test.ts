import { selectMeasurements } from './selection';

const of = (...numbers: number[]) => ({ numbers, what: '', measure: async () => [] });
const all = [of(1), of(8, 10), of(9)];

test('bench measures the lines that are named, and all when none is', () => {
  expect(selectMeasurements(all, [])).toEqual(all);
  expect(selectMeasurements(all, ['10', '1'])).toEqual([all[0], all[1]]);
});

test.each(['2', '-8', 'eight', '08x'])('bench refuses %s, which is no line', (name) => {
  expect(() => selectMeasurements(all, [name])).toThrow(`No line ${name}`);
});
