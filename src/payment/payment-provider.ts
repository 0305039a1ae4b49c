/**
 * What the checkout needs of a payment provider (docs/payments.md#the-pages-interface). The card's
 * number and code stay in the provider's fields: no member of this interface has them (STATE-5).
 */
export interface PaymentProvider {
  /** Shows the provider's card fields in an element of the page. */
  readonly showCardFields: (container: HTMLElement, events: CardFieldsEvents) => CardFields;
  /**
   * Shows a challenge, in which the cardholder confirms a payment, in an element of the page.
   * @param address of the challenge, as the refused order returned it; throws RangeError if it isn't
   * the provider's
   */
  readonly showChallenge: (
    container: HTMLElement,
    address: string,
    events: ChallengeEvents,
  ) => RemovableFrame;
}

/** A frame in the page. */
export interface RemovableFrame {
  readonly remove: () => void;
}

/** The card fields in the page. */
export interface CardFields extends RemovableFrame {
  /** Exchanges the card for a token. Every call responds; a later call is independent of it. */
  readonly requestToken: () => Promise<TokenResult>;
  /** Focuses the first field that isn't complete. */
  readonly focus: () => void;
  /** Empties the fields. */
  readonly clear: () => void;
}

/** What the page learns while a visitor enters a card. */
export interface CardFieldsEvents {
  /** The fields can be used, or can't be: they didn't load in time. */
  readonly onLoaded: (isReady: boolean) => void;
  readonly onChange: (state: { isComplete: boolean; brand: string }) => void;
  /** Enter was pressed in a field. */
  readonly onSubmit: () => void;
}

/** What the page learns from a challenge. */
export interface ChallengeEvents {
  /** The cardholder has answered; the order can be sent again. */
  readonly onAnswered: () => void;
  /** The challenge didn't load, has expired, or is already answered. */
  readonly onFailed: () => void;
}

/** A card as the provider lets the page know it. */
export interface TokenizedCard {
  readonly token: string;
  /** Such as `visa`. */
  readonly paymentBrand: string;
  readonly lastFour: string;
  /** Two digits. */
  readonly expiryMonth: string;
  /** Four digits. */
  readonly expiryYear: string;
}

/**
 * A token, or why there is none. `incomplete` and `refused`: the fields show what is wrong;
 * `unavailable`: the provider didn't respond, and what was typed is still in the fields.
 */
export type TokenResult =
  | { readonly ok: true; readonly card: TokenizedCard }
  | { readonly ok: false; readonly reason: 'incomplete' | 'refused' | 'unavailable' };
