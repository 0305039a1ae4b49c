import { array, object, parse, picklist, record, string } from 'valibot';
import type { AssetsManifest } from './assets-manifest';

const schema = object({
  buildId: string(),
  mode: picklist(['production', 'development']),
  entry: object({ file: string(), integrity: string() }),
  css: array(string()),
  chunks: record(string(), array(string())),
});

/** Parses the text of a build's `assets.json`; throws if it is invalid. */
export const parseAssetsManifest = (text: string): AssetsManifest =>
  parse(schema, JSON.parse(text));
