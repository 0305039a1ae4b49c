import { defineTexts } from '../../language/define-texts';
import type { Appointment, ChargedCard } from '../../services/appointments';
import { CARD_BRANDS } from './payment-provider';

const CHARGE_TEXTS = defineTexts('order', {
  refund: "We're refunding {amount} to your {card}.",
  canceledHint: 'It may take a few days for the refund to appear on your statement.',
  cardOfBrand: '{brand} ending in {lastFour}',
  cardEndingIn: 'card ending in {lastFour}',
  card: 'card',
});

/** Formats what a visitor may see of a card: `Visa ending in 0007`. */
export const formatCard = (card: ChargedCard | null | undefined): string => {
  if (!card) return CHARGE_TEXTS.card;
  const { paymentBrand, lastFour } = card;
  const brand = CARD_BRANDS.get(paymentBrand);
  return brand === undefined
    ? CHARGE_TEXTS.cardEndingIn({ lastFour })
    : CHARGE_TEXTS.cardOfBrand({ brand, lastFour });
};

/** Says that the card of a canceled order is refunded. */
export const describeRefund = ({
  total,
  payment,
}: Pick<NonNullable<Appointment['order']>, 'total' | 'payment'>): string => {
  const amount = total.formattedValue;
  return `${CHARGE_TEXTS.refund({ amount, card: formatCard(payment) })} ${CHARGE_TEXTS.canceledHint}`;
};
