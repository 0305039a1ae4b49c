import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTables, createTopicTables, fillTables } from './integration/tables';

const DOCS = path.join(__dirname, '../docs');

/** A part of `npm run docs`: writes the tables of docs/integration.md and docs/topics.md. */
for (const [name, tables] of [
  ['integration.md', createTables()],
  ['topics.md', createTopicTables()],
] as const) {
  const file = path.join(DOCS, name);
  writeFileSync(file, fillTables(readFileSync(file, 'utf8'), tables));
}
