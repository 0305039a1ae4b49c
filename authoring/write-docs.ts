import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../src/mounts/manifest';
import { createAuthorDocs } from './author-docs';
import { insertRules } from './rule-docs';

const DOCS = path.join(__dirname, '../docs');
const LINT_FILE = path.join(DOCS, 'authoring/lint.md');

/** A part of `npm run docs`: writes docs/placeholders.md from the manifest, and the rules into docs/authoring/lint.md. */
writeFileSync(path.join(DOCS, 'placeholders.md'), createAuthorDocs(manifest));
writeFileSync(LINT_FILE, insertRules(readFileSync(LINT_FILE, 'utf8')));
