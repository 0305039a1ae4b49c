import type { PromotionDetailAttributes } from '../../mounts/placeholders/promotion-detail';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getPromotionRange } from '../../site/offer-dates';

/** Writes the first and last day of a promotion into the CMS's element (OFFR-3). */
export default function enhance({
  attributes,
  element,
}: RootProps<PromotionDetailAttributes>): () => void {
  const place = element.querySelector('[data-promotion-dates]') ?? element;
  const cmsNodes = [...place.childNodes];
  const [from, to] = getPromotionRange(new Date(), attributes.expiryLength);
  place.replaceChildren(from === to ? from : `${from} to ${to}`);
  return () => place.replaceChildren(...cmsNodes);
}
