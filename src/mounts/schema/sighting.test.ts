import { manifest } from '../manifest';
import type { When } from './placeholder';
import { markOf, sightingsOf } from './sighting';

const placeholder = (className: string, when: When, failure: 'notice' | 'quiet' = 'quiet') => ({
  match: { className },
  when,
  failure,
});

test('MOUNT-1 placeholders that are treated alike form one sighting, with a mark for each', () => {
  expect(
    sightingsOf([
      placeholder('a', { on: 'visible', margin: '200px' }),
      placeholder('b', { on: 'idle' }),
      placeholder('c', { on: 'visible', margin: '200px' }, 'notice'),
      {
        ...placeholder('d', { on: 'visible', margin: '200px' }),
        match: { className: 'd', attribute: 'storeId' },
      },
    ]),
  ).toEqual([
    { marks: 'a d+storeId', on: 'visible', margin: '200px' },
    { marks: 'b', on: 'idle' },
    { marks: 'c', on: 'visible', margin: '200px', failure: 'notice' },
  ]);
});

test('MOUNT-1 every placeholder has a mark of its own that no other text can be taken for', () => {
  const marks = manifest.map(({ match }) => markOf(match));
  expect(new Set(marks).size).toBe(marks.length);
  for (const mark of marks) expect(mark).toMatch(/^[^\s+]+(\+[a-z][a-zA-Z]*)?$/);
});
