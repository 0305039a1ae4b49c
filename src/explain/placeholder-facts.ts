import { manifest } from '../mounts/manifest';
import type { AnyPlaceholder, PlaceholderAuthorTexts } from '../mounts/schema/placeholder';

/** The chunks of the placeholders by name, which the build finds in the declarations. */
declare const CHUNK_NAMES: Readonly<Record<string, string>> | undefined;

const chunkNames = typeof CHUNK_NAMES === 'undefined' ? {} : CHUNK_NAMES;

/** Removes what only the documentation and the catalog show. */
const toTexts = ({
  accessibility: _accessibility,
  calls: _calls,
  keywords: _keywords,
  urlParameters: _urlParameters,
  switches: _switches,
  visitorNeeds: _visitorNeeds,
  worksWith: _worksWith,
  ...texts
}: PlaceholderAuthorTexts): PlaceholderAuthorTexts => texts;

/** The data of a declaration without its functions, with the name of its chunk. */
const toFacts = ({
  name,
  match,
  kind,
  when,
  failure,
  attributes,
  media,
  author,
  topics,
}: AnyPlaceholder) => ({
  name,
  match,
  kind,
  when,
  failure,
  media,
  author: author && toTexts(author),
  topics,
  chunk: chunkNames[name],
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, { parse: _parse, ...attribute }]) => [key, attribute]),
  ),
});

export type PlaceholderFacts = ReturnType<typeof toFacts>;

/**
 * The data of every placeholder, with the texts for authors that the bundle otherwise leaves out. The
 * build evaluates this module and inlines its value.
 */
export const placeholderFacts: readonly PlaceholderFacts[] = manifest.map(toFacts);
