import { rmSync } from 'node:fs';
import path from 'node:path';

/** `npm run reset`: empties the reference services' database; the next start seeds it anew. */
rmSync(path.join(__dirname, '../.data'), { recursive: true, force: true });
process.stdout.write('The reference services start with a fresh database next time.\n');
