import { findMissing } from './install.cjs';

const locked = {
  '': {},
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

test('installs when node_modules is missing', () => {
  expect(findMissing(locked, undefined)).toBe('node_modules');
});

test('installs when a package is missing or has another version', () => {
  expect(findMissing(locked, {})).toBe('node_modules/react');
  expect(findMissing(locked, { 'node_modules/react': { version: '19.3.0' } })).toBe(
    'node_modules/react',
  );
});

test('does not install for a package of another platform', () => {
  expect(findMissing(locked, { 'node_modules/react': { version: '19.3.1' } })).toBeUndefined();
});
