import { useEffect, useState } from 'react';
import { bus } from '../../bus/bus';
import type { ProductPriceAttributes } from '../../mounts/placeholders/product-price';
import type { RootProps } from '../../mounts/schema/placeholder';
import { CmsContent } from '../../ui/loading/CmsContent';
import { PriceBlock } from '../../ui/product/PriceBlock';
import { findPrice, type AnnouncedPrice } from './announcement';

/** Returns the store name of the element that contains the placeholder. */
const getStoreName = (element: HTMLElement): string | undefined =>
  element.closest<HTMLElement>('[data-store-name]')?.dataset['storeName']?.trim();

/** Returns the store number of the carousel that contains the placeholder. */
const getStoreNumber = (element: HTMLElement): string | undefined =>
  element.closest<HTMLElement>('[data-store-id]')?.dataset['storeId'];

/**
 * Shows the price of a tire that the topic `createproductprice` announces (PRIC-1). Keeps the CMS nodes
 * until a price arrives, and keeps the price if a later payload doesn't contain the tire.
 */
export default function ProductPrice({
  attributes,
  element,
  cms,
}: RootProps<ProductPriceAttributes>) {
  const { article, brand, tireName } = attributes;
  const [price, setPrice] = useState<AnnouncedPrice>();

  useEffect(
    () =>
      bus.subscribe('createproductprice', (payload) => {
        const announced = findPrice(payload, {
          article,
          brand,
          tireName,
          storeNumber: getStoreNumber(element),
        });
        if (announced) setPrice(announced);
      }),
    [article, brand, tireName, element],
  );

  return price ? (
    <PriceBlock price={price} store={getStoreName(element)} setPrice={price.card.setPrice} />
  ) : (
    <CmsContent nodes={cms} />
  );
}
