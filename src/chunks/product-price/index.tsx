import { useEffect, useState } from 'react';
import { bus } from '../../bus/bus';
import type { ProductPriceAttributes } from '../../mounts/placeholders/product-price';
import type { RootProps } from '../../mounts/schema/placeholder';
import { CmsContent } from '../../ui/loading/CmsContent';
import { priceOf, type AnnouncedPrice } from './announcement';
import { PriceBlock } from './PriceBlock';

/** The store's name as an element around the block carries it: "as low as" is said of one store. */
const storeAround = (element: HTMLElement): string | undefined =>
  element.closest<HTMLElement>('[data-store-name]')?.dataset['storeName']?.trim();

/** The number of the store whose carousel is around the block. */
const storeNumberAround = (element: HTMLElement): string | undefined =>
  element.closest<HTMLElement>('[data-store-id]')?.dataset['storeId'];

/**
 * A tire's price as the carousel announces it (PRIC-1). The CMS's content stays until a price is
 * there, and a price stays when a later announcement does not name the tire.
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
        const announced = priceOf(payload, {
          article,
          brand,
          tireName,
          storeNumber: storeNumberAround(element),
        });
        if (announced) setPrice(announced);
      }),
    [article, brand, tireName, element],
  );

  return price ? (
    <PriceBlock price={price} store={storeAround(element)} />
  ) : (
    <CmsContent nodes={cms} />
  );
}
