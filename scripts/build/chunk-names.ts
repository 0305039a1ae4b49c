import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everyPage } from '../../src/mounts/every-page';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';

/** The chunk that the entry loads on every page: the declarations of the header, and the hashes of all files. */
export const DECLARATIONS_CHUNK = 'declarations';

/** The chunk with the declarations of the placeholders in a page's content. */
export const FEATURES_CHUNK = 'features';

/** The chunk that renders React roots. */
export const RENDERER_CHUNK = 'mount-root';

const PLACEHOLDERS = path.join(__dirname, '../../src/mounts/placeholders');

/** Reads the chunks that the declarations load, by the placeholders' names. */
export const readChunkNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(PLACEHOLDERS).flatMap((file) => {
      const code = readFileSync(path.join(PLACEHOLDERS, file), 'utf8');
      const [, name] = /^ {2}name: '([\w-]+)'/m.exec(code) ?? [];
      const [, chunk] = /webpackChunkName: "([\w-]+)"/.exec(code) ?? [];
      return name && chunk ? [[name, chunk]] : [];
    }),
  );

export const placeholderChunks = readChunkNames();

/** Finds the chunk that a placeholder loads; throws if its declaration names none. */
export const findChunk = ({ name }: Pick<AnyPlaceholder, 'name'>): string => {
  const chunk = placeholderChunks[name];
  if (!chunk) throw new Error(`The placeholder ${name} has no webpackChunkName`);
  return chunk;
};

/** The chunks that the placeholders of a header load when the page is idle. */
export const HEADER_CHUNKS: readonly string[] = everyPage
  .filter(({ when }) => when.on === 'idle')
  .map(findChunk);
