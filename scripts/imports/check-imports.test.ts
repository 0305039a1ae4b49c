import { checkImports } from './check-imports';

const check = (file: string, code: string): string[] => checkImports(file, code);

test('names the file, the line, and both layers of a forbidden import', () => {
  const code =
    "import { text } from '../schema/attributes';\n\nimport { store } from '../../store';\n";
  expect(check('src/mounts/placeholders/reviews.ts', code)).toEqual([
    'src/mounts/placeholders/reviews.ts:3 placeholder may not import from store (../../store)',
  ]);
});

test.each([
  ['src/chunks/reviews/index.tsx', "import { Price } from '../product-price/Price';"],
  ['src/chunks/reviews/index.tsx', "import { reviews } from '../../mounts/placeholders/reviews';"],
  ['src/chunks/reviews/index.tsx', "export * from '../../mounts/manifest';"],
  ['src/mounts/placeholders/reviews.ts', "import { Reviews } from '../../chunks/reviews';"],
  ['src/mounts/placeholders/reviews.ts', "import { cartIcon } from './cart-icon';"],
  ['src/mounts/runtime/mount.ts', "import { createStore } from '../../store';"],
  ['src/mounts/runtime/mount.ts', "import { mountRoot } from './mount-root';"],
  ['src/mounts/runtime/scan.ts', "import { flushSync } from 'react-dom';"],
  ['src/store/meta/meta-slice.ts', "import { Price } from '../../ui/product/Price';"],
  ['src/browser/storage.ts', "import { PAGES } from '../site/pages';"],
  ['src/services/http.ts', "import type { RootState } from '../store';"],
  ['src/validation/zip.ts', "void import('../services/http');"],
  ['src/bus/bus.ts', "import { createStore } from '../store';"],
  ['src/bus/bus.ts', "import { configureStore } from '@reduxjs/toolkit';"],
  ['src/index.ts', "import { createRoot } from 'react-dom/client';"],
  ['src/index.ts', "import { createStore } from './store';"],
  ['src/site/brands.ts', "import { readFileSync } from 'node:fs';"],
  ['src/browser/clock.ts', "import { seed } from '../../fixtures/services/seed/seed';"],
  ['fixtures/services/host.ts', "import { parseResponse } from '../../src/services/http';"],
  ['fixtures/services/host.ts', "const load = () => import('./pages/pages');"],
  ['fixtures/services/host.ts', "type A = typeof import('../../src/chunks/reviews');"],
])('rejects in %s: %s', (file, code) => {
  expect(check(file, code)).toHaveLength(1);
});

test.each([
  ['src/chunks/reviews/index.tsx', "import type { A } from '../../mounts/placeholders/reviews';"],
  ['src/chunks/reviews/index.tsx', "import { type A } from '../../mounts/placeholders/reviews';"],
  [
    'src/chunks/reviews/Stars.tsx',
    "import { histogram } from './histogram';\nimport './stars.css';",
  ],
  ['src/mounts/placeholders/reviews.ts', "const load = () => import('../../chunks/reviews');"],
  ['src/mounts/runtime/mount.ts', "const load = () => import('../../store');"],
  ['src/mounts/runtime/mount.ts', "import type { AppStore } from '../../store';"],
  ['src/mounts/schema/placeholder.ts', "import type { ComponentType } from 'react';"],
  ['src/chunks/account-menu/index.tsx', "void import('../account-dialogs');"],
  ['src/index.ts', "import './public-path';\nvoid import('./store');"],
  ['src/ui/product/Price.test.tsx', "import { createStore } from '../../store';"],
  ['fixtures/services/host.ts', "import type { Wire } from '../../src/services/wire-types';"],
  ['scripts/build/build.ts', "import { manifest } from '../../src/mounts/manifest';"],
])('allows in %s: %s', (file, code) => {
  expect(check(file, code)).toEqual([]);
});

test('reports a file of the bundle that belongs to no layer', () => {
  expect(check('src/helpers/date.ts', '')).toEqual(['src/helpers/date.ts:1 belongs to no layer']);
});

test('throws for a file that does not parse', () => {
  expect(() => check('src/site/brands.ts', 'import {')).toThrow('Unexpected token');
});
