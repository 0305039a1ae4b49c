import { withParsers } from '../../authoring/attribute-facts';
import type { AnyPlaceholder, PlaceholderAuthorTexts } from '../mounts/schema/placeholder';
import { placeholderFacts } from './placeholder-facts';

/** A placeholder as its author knows it; it can't be mounted. */
export type ExplainedPlaceholder = AnyPlaceholder & { readonly chunk: string | undefined };

const withPartParsers = (author: PlaceholderAuthorTexts): PlaceholderAuthorTexts => ({
  ...author,
  ...(author.parts && {
    parts: author.parts.map((part) => ({
      ...part,
      ...(part.attributes && { attributes: withParsers(part.attributes) }),
    })),
  }),
});

/** Every placeholder with its texts for authors, for the rules of the page lint (authoring/). */
export const explainedPlaceholders: readonly ExplainedPlaceholder[] = placeholderFacts.map(
  ({ attributes, media, author, topics, ...facts }) => ({
    ...facts,
    ...(media ? { media } : {}),
    ...(author ? { author: withPartParsers(author) } : {}),
    ...(topics ? { topics } : {}),
    attributes: withParsers(attributes),
    load: () => Promise.reject(new Error('Explained only')),
    prepare: () => [],
  }),
);
