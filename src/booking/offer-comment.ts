const formatOffer = (offer: string): string => `Offer ${offer}.`;

/** Puts a booking's offer in front of the comments, where the store sees it. */
export const addOffer = (comments: string, offer: string | undefined): string =>
  offer === undefined ? comments : `${formatOffer(offer)} ${comments}`.trim();

/** Returns the visitor's own comments from those that a booking has sent. */
export const removeOffer = (comments: string, offer: string | undefined): string =>
  offer !== undefined && comments.startsWith(formatOffer(offer))
    ? comments.slice(formatOffer(offer).length).trim()
    : comments;
