import { useEffect, useState } from 'react';
import { bus } from '../../bus/bus';
import type { ProductPriceAttributes } from '../../mounts/placeholders/product-price';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useStoreDetails } from '../../store/useStoreDetails';
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
 * Returns the name of the store whose price a block shows: the author's, or else that of the carousel's store;
 * undefined if there is none or it doesn't load, and null while it loads.
 */
const useStoreName = (element: HTMLElement): string | undefined | null => {
  const name = getStoreName(element);
  const [details] = useStoreDetails(name ? '' : (getStoreNumber(element) ?? ''));
  if (name) return name;
  if (details.status === 'loading') return null;
  return details.status === 'ready' ? details.store.storeName : undefined;
};

/**
 * Shows the price of a tire that the topic `createproductprice` announces (PRIC-1). Keeps the CMS nodes
 * until a price and the name of its store arrive, and keeps the price if a later payload doesn't contain the tire.
 */
export default function ProductPrice({
  attributes,
  element,
  cms,
}: RootProps<ProductPriceAttributes>) {
  const { article, brand, tireName } = attributes;
  const [price, setPrice] = useState<AnnouncedPrice>();
  const store = useStoreName(element);

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

  return price && store !== null ? (
    <PriceBlock price={price} store={store} setPrice={price.card.setPrice} />
  ) : (
    <CmsContent nodes={cms} />
  );
}
