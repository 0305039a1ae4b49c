import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseClaims, parseRequirements } from '../requirements/requirements';
import { ROOT } from './suites';

const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The titles of the browser tests that `npm test` runs. */
const journeys = readdirSync(path.join(ROOT, 'e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap((file) => [...readText(`e2e/${file}`).matchAll(/test\w*\(\s*(["'`])(.* @main.*)\1/g)])
  .flatMap(([, , title]) => title ?? []);

test('npm test opens each feature in a browser', () => {
  const list = parseRequirements(readText('docs/requirements.md'));
  const features = list.find(({ id }) => id === 'MOUNT-2')?.clauses ?? [];
  const opened = journeys.flatMap(parseClaims).filter(({ id }) => id === 'MOUNT-2');
  expect(features.length).toBeGreaterThan(0);
  expect(new Set(opened.map(({ clause }) => clause))).toEqual(new Set(features));
});
