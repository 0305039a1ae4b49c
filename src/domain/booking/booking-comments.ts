import type { TireQuantity } from '../../site/installation-url';

export interface RequestedTire extends TireQuantity {
  /** Brand, name, and size; absent until they are loaded. */
  readonly name?: string;
}

interface Details {
  /** Friendly ID of an offer. */
  readonly offer: string | undefined;
  readonly tires: readonly TireQuantity[];
}

/**
 * Formats the first sentences of the comments, in English, which the store reads. They have codes without names, so that they can be
 * removed again.
 */
const formatDetails = ({ offer, tires }: Details): string =>
  [
    offer !== undefined && `Offer ${offer}.`,
    tires.length > 0 &&
      `Tires: ${tires.map(({ code, qty }) => `${qty} × item ${code}`).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Puts a booking's offer and tires in front of the comments, where the store sees them. */
export const addDetails = (comments: string, details: Details): string =>
  `${formatDetails(details)} ${comments}`.trim();

/** Returns the visitor's own comments from those that a booking has sent. */
export const removeDetails = (comments: string, details: Details): string => {
  const sent = formatDetails(details);
  return comments.startsWith(sent) ? comments.slice(sent.length).trim() : comments;
};
