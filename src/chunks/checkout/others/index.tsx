import type { CartItem } from '../../../services/cart-schema';
import { searchTiresBySize } from '../../../services/tire-search';
import { getSizeTiresUrl, getTireDetailUrl } from '../../../site/tire-urls';
import { useAppSelector } from '../../../store/hooks';
import { useLatestResult } from '../../../store/useLatestResult';
import { parseTireSize } from '../../../tires/tire-size';
import { STOCK_LABELS } from '../messages';

/** Maximum number of tires. */
const MAX_TIRES = 3;

const NO_SIZE = { cs: 0, ar: 0, rs: 0 };

/** Shows up to three tires in the same size that the store has enough of, and a link to all others. */
export function AvailableTires({ items }: { items: readonly CartItem[] }) {
  const [item] = items;
  const storeNumber = useAppSelector(({ ecomm }) => ecomm.cart?.storeNumber);
  const size = item && parseTireSize(item.size);
  const { data } = useLatestResult(
    size && storeNumber !== undefined ? [size.cs, size.ar, size.rs, storeNumber].join() : undefined,
    () => searchTiresBySize(size ?? NO_SIZE, undefined, storeNumber),
  );
  if (!item || !size) return null;
  const inCart = new Set(items.map(({ code }) => code));
  const available = (data?.tires ?? [])
    .filter(
      (tire) =>
        !inCart.has(tire.code) && (data?.inventory.get(tire.code)?.quantity ?? 0) >= item.qty,
    )
    .slice(0, MAX_TIRES);
  return (
    <div className="bsro-checkout__others">
      {available.length > 0 && (
        <>
          <h3 className="bsro-checkout__subtitle">{STOCK_LABELS.available}</h3>
          <ul className="bsro-checkout__items">
            {available.map((tire) => (
              <li key={tire.code}>
                <a href={getTireDetailUrl(tire.brand, tire.friendlyName, tire.code)}>
                  {`${tire.brand} ${tire.name}`}
                </a>
                <span>
                  {data?.pricing.get(tire.code)?.price.formattedValue} {STOCK_LABELS.each}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={getSizeTiresUrl(size)}>{STOCK_LABELS.others}</a>
      </p>
    </div>
  );
}
