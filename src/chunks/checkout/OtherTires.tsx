import type { CartItem } from '../../services/cart-schema';
import { searchTiresBySize } from '../../services/tire-search';
import { formatUsd } from '../../language/numbers';
import { getSizeTiresUrl, getTireDetailUrl } from '../../site/tire-urls';
import { selectIsSignedIn } from '../../store/account/account-slice';
import { selectCart } from '../../store/cart/cart-slice';
import { useAppSelector } from '../../store/hooks';
import { useLatestResult } from '../../store/useLatestResult';
import { getCurrentPrices } from '../../domain/tires/sale-price';
import { parseTireSize } from '../../domain/tires/tire-size';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { STOCK_LABELS } from './messages';

const MAX_TIRES = 3;

const NO_SIZE = { cs: 0, ar: 0, rs: 0 };

/**
 * Suggests up to three tires in the same size that the store has enough of, below a link to all others, as
 * replacements for tires that it doesn't have enough of. Their space is reserved, so that nothing moves when they
 * arrive.
 */
export function OtherTires({ items }: { items: readonly CartItem[] }) {
  const [item] = items;
  const storeNumber = useAppSelector((state) => selectCart(state)?.storeNumber);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const size = item && parseTireSize(item.size);
  const { data, isBusy } = useLatestResult(
    size && storeNumber !== undefined
      ? [size.cs, size.ar, size.rs, storeNumber, isSignedIn].join()
      : undefined,
    () => searchTiresBySize(size ?? NO_SIZE, undefined, storeNumber),
  );
  const indicator = useLoadingIndicator(isBusy);
  if (!item || !size) return null;
  const inCart = new Set(items.map(({ code }) => code));
  const available = (data?.tires ?? [])
    .filter(
      (tire) =>
        // The search also finds light-truck tires with the same numbers.
        tire.size === item.size &&
        !inCart.has(tire.code) &&
        (data?.inventory.get(tire.code)?.quantity ?? 0) >= item.qty,
    )
    .slice(0, MAX_TIRES);
  const formatPrice = (code: string): string => {
    const pricing = data?.pricing.get(code);
    if (!pricing) return '';
    const regular = pricing.price.value;
    // Instant savings are for complete sets of four.
    const [price = regular] =
      item.qty % 4 === 0 ? getCurrentPrices({ pricing: [pricing] }, isSignedIn) : [];
    return STOCK_LABELS.each({ price: formatUsd(price) });
  };
  return (
    <div className="bsro-checkout__others bsro-targets">
      <p>
        <a href={getSizeTiresUrl(size)}>{STOCK_LABELS.others}</a>
      </p>
      <Skeleton indicator={indicator} label={STOCK_LABELS.list}>
        <span className="bsro-skeleton__line bsro-skeleton__line--half" />
        <span className="bsro-skeleton__line" />
        <span className="bsro-skeleton__line" />
        <span className="bsro-skeleton__line" />
      </Skeleton>
      {indicator === 'hidden' && data && available.length === 0 && <p>{STOCK_LABELS.none}</p>}
      {indicator === 'hidden' && available.length > 0 && (
        <>
          <h3 className="bsro-subtitle">{STOCK_LABELS.available}</h3>
          <ul className="bsro-checkout__tires">
            {available.map((tire) => (
              <li key={tire.code}>
                <a href={getTireDetailUrl(tire.brand, tire.name, tire.code)}>
                  {`${tire.brand} ${tire.name}`}
                </a>
                <span>{formatPrice(tire.code)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
