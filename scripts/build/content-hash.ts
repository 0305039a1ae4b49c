import { createHash } from 'node:crypto';

/** Base64 of a file's SHA-256, without the `=` at its end: 43 characters. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64').slice(0, -1);

/** How many characters `hashOf` gives. */
export const HASH_LENGTH = 43;

/** The value of an `integrity` attribute. */
export const integrityOf = (content: string | Buffer): string => `sha256-${hashOf(content)}=`;

/** The part of a hash that stands in a file's name; the loader in the bundle derives it alike. */
export const nameHashOf = (hash: string): string => hash.replace(/\W/g, '').slice(0, 8);
