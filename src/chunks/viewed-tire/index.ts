import { isAuthorMode } from '../../site/author-mode';
import { addViewedTire } from '../../store/search/viewed-tires';
import { whenVisible } from '../../browser/when-visible';
import { bus } from '../../bus/bus';
import type { ViewedTireAttributes } from '../../mounts/placeholders/viewed-tire';
import type { RootProps } from '../../mounts/schema/placeholder';

/** Checks whether a published value is a valid price: a number above 0. */
const isPrice = (price: unknown): price is number =>
  typeof price === 'number' && Number.isFinite(price) && price > 0;

/** Stores this page's tire once the page is visible, and its price once the page publishes one (INTR-5). */
export default function enhance({ attributes }: RootProps<ViewedTireAttributes>): () => void {
  if (isAuthorMode()) return () => {};
  const { brand, name, article, friendlyName, logo = '', image = '', url } = attributes;
  let tire = {
    ...attributes,
    friendlyName: friendlyName ?? `${brand} ${name}`,
    logo,
    image,
    url: url ?? location.pathname,
  };
  let isViewed = false;
  const stopWaiting = whenVisible(() => {
    isViewed = true;
    addViewedTire(tire);
  });
  const unsubscribe = bus.subscribe('createproductprice', ({ cards }) => {
    const price: unknown = cards.find((card) => card?.articleCode === article)?.price;
    if (!isPrice(price)) return;
    tire = { ...tire, price };
    if (isViewed) addViewedTire(tire);
  });
  return () => {
    stopWaiting();
    unsubscribe();
  };
}
