import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the declarations, relative to the repository's root. */
const PLACEHOLDERS = 'src/mounts/placeholders';

/** Maps the names of the placeholders to the names of the chunks that they load. */
export const readChunkNames = (root: string): Readonly<Record<string, string>> => {
  const folder = path.join(root, PLACEHOLDERS);
  return Object.fromEntries(
    readdirSync(folder).flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      const [, name] = /^ {2}name: '([\w-]+)'/m.exec(code) ?? [];
      const [, chunk] = /webpackChunkName: "([\w-]+)"/.exec(code) ?? [];
      return name && chunk ? [[name, chunk]] : [];
    }),
  );
};
