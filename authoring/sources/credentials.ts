import { unescape as decodePercent } from 'node:querystring';
import type { LoadFile } from './load-file';

/** Returns a URL without its user and password, which must not be printed. */
export const removeCredentials = (url: URL): URL =>
  Object.assign(new URL(url), { username: '', password: '' });

/** Adds the user and password of a URL to requests to its origin, and to no others (Basic authorization). */
export const addCredentials = (load: LoadFile, { origin, username, password }: URL): LoadFile => {
  if (username === '' && password === '') return load;
  const pair = Buffer.from(`${decodePercent(username)}:${decodePercent(password)}`).toString(
    'base64',
  );
  return (url, destination, headers) =>
    load(
      url,
      destination,
      url.origin === origin ? { ...headers, authorization: `Basic ${pair}` } : headers,
    );
};
