/** How a visitor shared an offer; sent as the source of an appointment (SHARE-3). */
export type ShareMethod = 'phone' | 'email' | 'print';

export interface SharedOffer {
  readonly friendlyId: string;
  readonly title: string;
  /** URL of the print page on this site. */
  readonly printHref: string | undefined;
}
