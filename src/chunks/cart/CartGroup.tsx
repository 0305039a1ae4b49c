import { formatArticle } from '../../ui/cart/format-article';
import { QuantityField } from '../../ui/cart/QuantityField';
import { getTireDetailUrl, getTireImageUrl } from '../../site/tire-urls';
import { useAppDispatch } from '../../store/hooks';
import { changeQuantity } from '../../store/cart/cart-changes';
import type { Availability } from '../../domain/tires/availability';
import { formatItemSize } from '../../domain/tires/axle';
import { getArticle } from '../../domain/tires/item-groups';
import type { ItemGroup } from '../../domain/tires/item-groups';
import { LABELS } from './messages';

const PICTURE = { width: 72, height: 90 };

interface CartGroupProps {
  group: ItemGroup;
  /** The quantities that the host has not confirmed, by code. */
  requested: Readonly<Record<string, number>>;
  availability: Availability | undefined;
}

/** A tire of the cart, or a pair: name, size, quantity, price, and availability. */
export function CartGroup({ group, requested, availability }: CartGroupProps) {
  const dispatch = useAppDispatch();
  const [front] = group;
  const name = formatArticle(front);
  const getQuantity = ({ code, qty }: ItemGroup[number]): number => requested[code] ?? qty;
  /** Whether an article's amounts are those of an earlier quantity. */
  const isOutdated = ({ code }: ItemGroup[number]): boolean => requested[code] !== undefined;
  const hasSameQuantity = group.every((item) => getQuantity(item) === getQuantity(front));
  // Front and rear change together, unless their quantities differ.
  const fields = hasSameQuantity ? [group] : group.map((item): ItemGroup => [item]);

  return (
    <li className="bsro-cart__group">
      <img
        className="bsro-cart__picture"
        src={getTireImageUrl(front.brand, front.name, PICTURE)}
        {...PICTURE}
        alt=""
        loading="lazy"
      />
      <h3 className="bsro-cart__name">
        <a href={getTireDetailUrl(front.brand, front.name, getArticle(group))}>{name}</a>
      </h3>
      <div>
        <ul className="bsro-cart__articles">
          {group.map((item) => (
            <li key={item.code} className="bsro-cart__article">
              <span className="bsro-cart__size">{formatItemSize(item)}</span>
              <span className="bsro-cart__each" aria-busy={isOutdated(item)}>
                {getQuantity(item)} × {item.price.formattedValue}
              </span>
              {/* Next to the new quantity, the old total would be wrong. */}
              <span
                className="bsro-cart__total"
                aria-busy={isOutdated(item)}
                aria-hidden={isOutdated(item)}
              >
                {item.total.formattedValue}
              </span>
            </li>
          ))}
        </ul>
        {availability && (
          <p className={`bsro-cart__stock bsro-stock-mark--${availability.kind}`}>
            {availability.text}
          </p>
        )}
      </div>
      <div className="bsro-cart__quantities">
        {fields.map((items) => (
          <QuantityField
            key={items[0].code}
            label={
              group.length === 1
                ? LABELS.quantity
                : hasSameQuantity
                  ? LABELS.quantityOfEach
                  : `${LABELS.quantity}, ${formatItemSize(items[0])}`
            }
            value={getQuantity(items[0])}
            onChange={(quantity) =>
              void dispatch(
                changeQuantity(
                  items.map(({ code }) => code),
                  quantity,
                ),
              )
            }
          />
        ))}
      </div>
    </li>
  );
}
