import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTables, fillTables } from './integration/tables';

const FILE = path.join(__dirname, '../docs/integration.md');

/** `npm run docs`: writes the tables of docs/integration.md. */
writeFileSync(FILE, fillTables(readFileSync(FILE, 'utf8'), createTables()));
