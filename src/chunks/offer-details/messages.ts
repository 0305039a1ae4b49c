import { defineTexts } from '../../language/define-texts';

export const LABELS = defineTexts('offerDetails', {
  ended: 'This offer has ended.',
  /** The price of one tire. */
  yourPrice: 'Your price: {price} ea.',
  yourSavings: 'You save {savings} on a set of four.',
  serviceSavings: 'You save {savings}.',
});
