import { followClock, getNow } from '../../browser/clock';
import type { PromotionDetailAttributes } from '../../mounts/placeholders/promotion-detail';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getPromotionRange } from '../../domain/offers/offer-dates';
import { defineTexts } from '../../language/define-texts';

const TEXTS = defineTexts('promotion', { dates: '{from} to {to}' });

/** Writes the first and last day of a promotion into the CMS's element (OFFR-3). */
export default function enhance({
  attributes,
  element,
}: RootProps<PromotionDetailAttributes>): () => void {
  const target = element.querySelector('[data-promotion-dates]') ?? element;
  const cmsNodes = [...target.childNodes];
  return followClock(() => {
    const [from, to] = getPromotionRange(new Date(getNow()), attributes.expiryLength);
    target.replaceChildren(from === to ? from : TEXTS.dates({ from, to }));
    return () => target.replaceChildren(...cmsNodes);
  });
}
