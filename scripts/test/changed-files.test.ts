import { findReaders, selectSpecs } from './changed-files';

const SPECS = [
  'e2e/account.spec.ts',
  'e2e/my-store.spec.ts',
  'e2e/my-store-position.spec.ts',
  'e2e/store-finder.spec.ts',
  'e2e/reviews.spec.ts',
];

test('selects the browser specs that begin with the name of a changed folder or file', () => {
  expect(selectSpecs(['src/chunks/my-store/usePanel.ts'], SPECS)).toEqual([
    'e2e/my-store.spec.ts',
    'e2e/my-store-position.spec.ts',
  ]);
  expect(selectSpecs(['src/services/reviews.test.ts'], SPECS)).toEqual(['e2e/reviews.spec.ts']);
});

test('selects a changed spec itself, and selects no spec for a changed script', () => {
  expect(selectSpecs(['e2e/store-finder.spec.ts'], SPECS)).toEqual(['e2e/store-finder.spec.ts']);
  expect(selectSpecs(['scripts/account/run.ts', 'README.md'], SPECS)).toEqual([]);
});

test('adds the tests that read the sources only if a source has changed', () => {
  expect(findReaders(['src/chunks/cart/messages.ts'])).toContain(
    'scripts/texts/translations.test.ts',
  );
  expect(findReaders(['README.md'])).toEqual([]);
});
