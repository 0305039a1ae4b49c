import { brotliCompressSync } from 'node:zlib';
import { manifest as placeholders } from '../../src/mounts/manifest';
import { createMountTriggers } from '../../src/mounts/schema/mount-trigger';
import type { AssetsManifest } from './assets-manifest';
import type { Budget } from './budgets';
import { formatBudget, budgets, measureBudgets, listScripts } from './budgets';

const manifest: AssetsManifest = {
  buildId: 'a',
  mode: 'production',
  entry: { file: 'entry.js', integrity: 'sha256-x' },
  css: [],
  chunks: {
    menu: ['chunks/react.js', 'chunks/menu.css', 'chunks/menu.js'],
    cart: ['chunks/react.js', 'chunks/cart.js'],
  },
};

const header: Budget = { page: 'header', chunks: ['menu', 'cart'], limit: 40 };

const measureHeader = (size: number) => {
  const [line] = measureBudgets(manifest, () => size, [header]);
  if (!line) throw new Error('no line');
  return line;
};

test('lists each script of a page once, with the entry and without styles', () => {
  expect(listScripts(manifest, header)).toEqual([
    'entry.js',
    'chunks/react.js',
    'chunks/menu.js',
    'chunks/cart.js',
  ]);
});

test('accepts a budget that is met exactly, and rejects one byte more', () => {
  expect(formatBudget(measureHeader(10))).toMatch(/^ok /);
  expect(formatBudget(measureHeader(10.25))).toMatch(/^OVER /);
});

test('rejects a budget for a chunk that does not exist', () => {
  const budget = { page: 'cart', chunks: ['gone'], limit: 9 };
  expect(() => measureBudgets(manifest, () => 1, [budget])).toThrow('no chunk gone (cart)');
});

test('limits the entry to 6,000 bytes', () => {
  expect(budgets[0]).toEqual(expect.objectContaining({ line: 1, chunks: [], limit: 6_000 }));
});

test('adds at most 20 bytes per placeholder to the entry', () => {
  const words = ['tire', 'store', 'vehicle', 'coupon', 'appointment', 'checkout'];
  const parts = ['selector', 'results', 'banner', 'summary', 'history'];
  const policies = placeholders.map(({ when, failure }) => ({ when, failure }));
  const added = words
    .flatMap((word) => parts.map((part) => `${word}-${part}`))
    .flatMap((className, index) => {
      const policy = policies[index % policies.length];
      return policy ? [{ ...policy, match: { className } }] : [];
    });
  const measureBytes = (list: Parameters<typeof createMountTriggers>[0]): number =>
    brotliCompressSync(JSON.stringify(createMountTriggers(list))).length;
  expect(added).toHaveLength(30);
  expect(measureBytes([...placeholders, ...added]) - measureBytes(placeholders)).toBeLessThan(
    30 * 20,
  );
});
