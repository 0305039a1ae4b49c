/** Formats the sentence about an offer, in English, which the store reads. */
const formatOffer = (offer: string | undefined): string =>
  offer === undefined ? '' : `Offer ${offer}.`;

/** Puts a booking's offer in front of the comments, where the store sees it. */
export const addOffer = (comments: string, offer: string | undefined): string =>
  `${formatOffer(offer)} ${comments}`.trim();

/** Returns the offer that comments begin with, and the comments without it. */
export const splitOffer = (
  comments: string,
): { readonly offer?: string | undefined; readonly comments: string } => {
  const [sent = '', offer] = /^Offer ([\w-]{1,40})\.(?:\s+|$)/.exec(comments) ?? [];
  return { offer, comments: comments.slice(sent.length) };
};

/** Returns the visitor's own comments from those that a booking has sent. */
export const removeOffer = (comments: string, offer: string | undefined): string => {
  const sent = formatOffer(offer);
  return comments.startsWith(sent) ? comments.slice(sent.length).trim() : comments;
};
