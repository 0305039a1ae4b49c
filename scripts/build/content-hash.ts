import { createHash } from 'node:crypto';

/** Computes a file's SHA-256 in Base64, without the `=` at its end. */
export const computeHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64').slice(0, -1);

/** Computes the value of an `integrity` attribute. */
export const computeIntegrity = (content: string | Buffer): string =>
  `sha256-${computeHash(content)}=`;
