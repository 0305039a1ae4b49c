/** The offer that the dialog shares. */
export interface SharedOffer {
  readonly friendlyId: string;
  /** The offer's name on the page. */
  readonly title: string;
  /** Address of the print page on this site. */
  readonly printHref: string | undefined;
}
