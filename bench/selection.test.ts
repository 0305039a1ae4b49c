import { selectMeasurements } from './selection';

const of = (...numbers: number[]) => ({ numbers, what: '', measure: async () => [] });
const all = [of(1), of(8, 10), of(9)];

test('selects the named lines, or all by default', () => {
  expect(selectMeasurements(all, [])).toEqual(all);
  expect(selectMeasurements(all, ['10', '1'])).toEqual([all[0], all[1]]);
});

test.each(['2', '-8', 'eight', '08x'])('refuses the unknown line %s', (name) => {
  expect(() => selectMeasurements(all, [name])).toThrow(`No line ${name}`);
});
