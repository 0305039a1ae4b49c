import { findMissing } from './install.cjs';

const locked = {
  '': {},
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

test('reports that node_modules is missing', () => {
  expect(findMissing(locked, undefined)).toBe('node_modules');
});

test('reports a package that is missing or has another version', () => {
  expect(findMissing(locked, {})).toBe('node_modules/react');
  expect(findMissing(locked, { 'node_modules/react': { version: '19.3.0' } })).toBe(
    'node_modules/react',
  );
});

test('ignores a missing optional package for another platform', () => {
  expect(findMissing(locked, { 'node_modules/react': { version: '19.3.1' } })).toBeUndefined();
});
