import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../src/mounts/manifest';
import { createAuthorDocs } from './author-docs';

/** `npm run docs`: writes docs/placeholders.md from the manifest. */
writeFileSync(path.join(__dirname, '../docs/placeholders.md'), createAuthorDocs(manifest));
