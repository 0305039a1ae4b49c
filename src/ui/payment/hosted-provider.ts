import { boolean, object, picklist, string } from 'valibot';
import { createKey } from '../../browser/create-key';
import { startTimer } from '../../browser/clock';
import { defineTexts } from '../../language/define-texts';
import type { CardToken } from '../../services/orders';
import { CHANNELS, createHandler } from './frame-messages';
import type { PaymentProvider, TokenResult } from './payment-provider';
import { FRAME_TIMEOUT, showProviderFrame } from './provider-frame';

/** Milliseconds until a request for a token counts as failed; the frame itself gives up earlier. */
export const TOKEN_TIMEOUT = FRAME_TIMEOUT + 5_000;

/** Path of the card fields at the provider's origin. */
const CARD_PATH = '/frame';

const stateSchema = object({ isComplete: boolean() });

const tokenSchema = object({
  requestId: string(),
  token: string(),
  paymentBrand: string(),
  lastFour: string(),
  expiryMonth: string(),
  expiryYear: string(),
});

const failureSchema = object({
  requestId: string(),
  reason: picklist(['incomplete', 'refused', 'unavailable']),
});

const answerSchema = object({ result: picklist(['approved', 'declined']) });

/** Checks that a card has no more digits than a page may know (STATE-5). */
const isCardToken = ({ lastFour, expiryMonth, expiryYear }: CardToken): boolean =>
  /^\d{4}$/.test(lastFour) && /^\d{2}$/.test(expiryMonth) && /^\d{4}$/.test(expiryYear);

const UNAVAILABLE: TokenResult = { ok: false, reason: 'unavailable' };

export const FRAME_TITLES = defineTexts('payment.frames', {
  card: 'Card details',
  challenge: 'Confirm your payment',
});

/**
 * Creates a payment provider that shows its card fields and challenges in frames of its origin
 * (docs/payments.md).
 * @param url the provider's URL, of which only the origin is used
 */
export const createHostedProvider = (url: string): PaymentProvider => {
  const { origin } = new URL(url, location.href);
  return {
    showCardFields(container, { onLoaded, onChange, onSubmit }) {
      const requests = new Map<string, (result: TokenResult) => void>();
      const settle = (requestId: string, result: TokenResult): void => {
        requests.get(requestId)?.(result);
        requests.delete(requestId);
      };
      const frame = showProviderFrame(container, {
        origin,
        path: CARD_PATH,
        title: FRAME_TITLES.card,
        channel: CHANNELS.card,
        onLoaded,
        handlers: {
          state: createHandler(stateSchema, ({ isComplete }) => onChange(isComplete)),
          submit: onSubmit,
          token: createHandler(tokenSchema, ({ requestId, ...card }) => {
            if (isCardToken(card)) settle(requestId, { ok: true, card });
          }),
          error: createHandler(failureSchema, ({ requestId, reason }) =>
            settle(requestId, { ok: false, reason }),
          ),
        },
      });
      return {
        requestToken: () =>
          new Promise((resolve) => {
            const requestId = createKey();
            const stop = startTimer(TOKEN_TIMEOUT, () => settle(requestId, UNAVAILABLE));
            requests.set(requestId, (result) => {
              stop();
              resolve(result);
            });
            frame.post({ type: 'tokenize', requestId });
          }),
        remove: () => {
          for (const requestId of requests.keys()) settle(requestId, UNAVAILABLE);
          frame.remove();
        },
      };
    },
    showChallenge(container, challengeUrl, { onAnswered, onFailed }) {
      const target = new URL(challengeUrl, origin);
      if (target.origin !== origin) {
        throw new RangeError("the challenge's URL has another origin than the payment provider");
      }
      return showProviderFrame(container, {
        origin,
        path: target.pathname + target.search,
        title: FRAME_TITLES.challenge,
        channel: CHANNELS.challenge,
        onLoaded: (isReady) => {
          if (!isReady) onFailed();
        },
        handlers: { done: createHandler(answerSchema, onAnswered), error: onFailed },
      });
    },
  };
};
