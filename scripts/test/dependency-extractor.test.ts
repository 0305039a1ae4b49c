import { extract } from './dependency-extractor.cjs';

const extractAll = (code: string): Set<string> =>
  new Set([...code.matchAll(/(?:from |import\()'(.+?)'/g)].map(([, name = '']) => name));

const CODE = "import { text } from '../schema'; const load = () => import('../../chunks/a');";

test('a declaration depends on what it imports, but not on the chunk that it loads', () => {
  const found = extract(CODE, '/repository/src/mounts/placeholders/a.ts', extractAll);
  expect([...found]).toEqual(['../schema']);
});

test('any other module also depends on what it loads', () => {
  const found = extract(CODE, '/repository/src/chunks/b/index.ts', extractAll);
  expect([...found]).toEqual(['../schema', '../../chunks/a']);
});
