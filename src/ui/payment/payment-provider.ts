import type { CardToken } from '../../services/orders';

/**
 * The interface between the checkout and a payment provider (docs/payments.md#the-pages-interface). The
 * card's number and code stay in the provider's fields: nothing here exposes them (STATE-5).
 */
export interface PaymentProvider {
  /** Shows the provider's card fields in an element of the page. */
  readonly showCardFields: (container: HTMLElement, events: CardFieldsEvents) => CardFields;
  /**
   * Shows a challenge, in which the cardholder confirms a payment, in an element of the page.
   * @param url the challenge's URL from the response that refused the order
   * @throws {RangeError} if the URL has another origin than the provider
   */
  readonly showChallenge: (
    container: HTMLElement,
    url: string,
    events: ChallengeEvents,
  ) => RemovableFrame;
}

export interface RemovableFrame {
  readonly remove: () => void;
}

export interface CardFields extends RemovableFrame {
  /** Exchanges the card for a token. Every call settles, and calls are independent of each other. */
  readonly requestToken: () => Promise<TokenResult>;
}

export interface CardFieldsEvents {
  /** Called with true when the fields are ready, and with false if they don't load in time. */
  readonly onLoaded: (isReady: boolean) => void;
  readonly onChange: (isComplete: boolean) => void;
  /** Called when Enter is pressed in a field. */
  readonly onSubmit: () => void;
}

export interface ChallengeEvents {
  /** Called when the cardholder has answered; the order can then be sent again. */
  readonly onAnswered: () => void;
  /** Called if the challenge doesn't load, has expired, or has already been answered. */
  readonly onFailed: () => void;
}

/**
 * A token, or why there is none. `incomplete` and `refused`: the fields show what is wrong;
 * `unavailable`: the provider didn't respond, and what was typed is still in the fields.
 */
export type TokenResult =
  | { readonly ok: true; readonly card: CardToken }
  | { readonly ok: false; readonly reason: 'incomplete' | 'refused' | 'unavailable' };

/** The names of the cards that the payment provider accepts, by its names for them. */
export const CARD_BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
]);
