/** What the dialog needs to know of an offer. */
export interface SharedOffer {
  readonly friendlyId: string;
  /** The offer's name, as the page says it. */
  readonly title: string;
  /** Address of the page that prints the offer, of this site. */
  readonly printHref: string | undefined;
}
