import { manifest } from '../manifest';
import type { FailurePolicy, When } from './placeholder';
import { createMountTriggers } from './mount-trigger';

const createPlaceholder = (className: string, when: When, failure: FailurePolicy = 'quiet') => ({
  match: { className },
  when,
  failure,
});

test('groups placeholders with the same policy into one mount trigger with their class names [MOUNT-1]', () => {
  expect(
    createMountTriggers([
      createPlaceholder('a', { on: 'visible', margin: '200px' }),
      createPlaceholder('b', { on: 'idle' }),
      createPlaceholder('c', { on: 'visible', margin: '200px' }, 'notice'),
      createPlaceholder('d', { on: 'visible', margin: '200px' }),
    ]),
  ).toEqual([
    { names: 'a d', on: 'visible', margin: '200px' },
    { names: 'b', on: 'idle' },
    { names: 'c', on: 'visible', margin: '200px', noticeFor: '*' },
  ]);
});

test('selects the elements that get a notice by the value of their attribute [MOUNT-4]', () => {
  expect(
    createMountTriggers([
      createPlaceholder('a', { on: 'now' }, { attribute: 'listType', noticeFor: 'whole' }),
      createPlaceholder('b', { on: 'now' }),
    ]),
  ).toEqual([
    { names: 'a', on: 'now', noticeFor: '[data-list-type~=whole]' },
    { names: 'b', on: 'now' },
  ]);
});

test('each placeholder has a unique class name [MOUNT-1]', () => {
  const names = manifest.map(({ match }) => match.className);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
});
