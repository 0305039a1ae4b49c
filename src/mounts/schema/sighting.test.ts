import { manifest } from '../manifest';
import type { FailurePolicy, When } from './placeholder';
import { sightingsOf } from './sighting';

const placeholder = (className: string, when: When, failure: FailurePolicy = 'quiet') => ({
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
      placeholder('d', { on: 'visible', margin: '200px' }),
    ]),
  ).toEqual([
    { marks: 'a d', on: 'visible', margin: '200px' },
    { marks: 'b', on: 'idle' },
    { marks: 'c', on: 'visible', margin: '200px', noticeFor: '*' },
  ]);
});

test('selects the elements that get a notice by the value of their attribute [MOUNT-4]', () => {
  expect(
    sightingsOf([
      placeholder('a', { on: 'now' }, { attribute: 'listType', noticeFor: 'whole' }),
      placeholder('b', { on: 'now' }),
    ]),
  ).toEqual([
    { marks: 'a', on: 'now', noticeFor: '[data-list-type~=whole]' },
    { marks: 'b', on: 'now' },
  ]);
});

test('MOUNT-1 every placeholder has a class name of its own', () => {
  const names = manifest.map(({ match }) => match.className);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
});
