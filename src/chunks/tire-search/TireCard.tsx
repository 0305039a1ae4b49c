import { memo } from 'react';
import type { MouseEvent } from 'react';
import { trackItems } from '../../analytics/track-items';
import type { StockingStore } from '../../domain/tires/availability';
import { getGroupAvailability } from '../../domain/tires/availability';
import { formatTireType, TIRE_TEXTS } from '../../domain/tires/messages';
import type { LineCard } from '../../domain/tires/line-card';
import { SET_SIZE } from '../../domain/tires/sale-price';
import { formatGroupSize, formatVersion, getMileage } from '../../domain/tires/tire-group';
import type { TireGroup } from '../../domain/tires/tire-group';
import { formatAverageRating, formatUsd } from '../../language/numbers';
import { getTireDetailUrl } from '../../site/tire-urls';
import { createPriceCard } from '../../store/search/group-offers';
import { CompareCheckbox } from '../../ui/product/CompareCheckbox';
import { rememberOpenedTire } from '../../ui/product/opened-tire';
import { PriceLines, PriceSavings } from '../../ui/product/PriceBlock';
import { Stars } from '../../ui/product/Stars';
import { TirePicture } from '../../ui/product/TirePicture';
import { getSalePrice } from '../../ui/product/savings';
import { RichText } from '../../ui/RichText';
import { RESULTS_LABELS } from './messages';
import { NoPrice } from './NoPrice';
import type { TireSearch } from './search-query';

interface TireCardProps {
  line: LineCard;
  /** The chosen version of the line. */
  group: TireGroup;
  /** My store; undefined without one. */
  store: StockingStore | undefined;
  isSignedIn: boolean;
  now: Date;
  /** Whether the card is one of the first, whose images load at once. */
  isFirst: boolean;
  isCompared: boolean;
  onChoose: (line: LineCard, id: string) => void;
  onCompare: (group: TireGroup, isCompared: boolean) => string | undefined;
  searchType: TireSearch['type'];
}

const formatTire = ({ tires: [{ brand, name }] }: TireGroup): string => `${brand} ${name}`;

/** The versions of a line as a choice. */
function VersionField({
  line,
  group,
  onChoose,
}: Pick<TireCardProps, 'line' | 'group' | 'onChoose'>) {
  return (
    <label className="bsro-tire-card__version">
      <span aria-hidden="true">{RESULTS_LABELS.version}</span>
      <select
        className="bsro-input"
        aria-label={RESULTS_LABELS.versionOf({ tire: formatTire(group) })}
        value={group.id}
        onChange={({ target }) => onChoose(line, target.value)}
      >
        {line.versions.map((version) => (
          <option key={version.id} value={version.id}>
            {version.currentPrice === undefined
              ? formatVersion(version)
              : RESULTS_LABELS.versionPrice({
                  version: formatVersion(version),
                  price: formatUsd(version.currentPrice),
                })}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The card of a line in one size, or pair of sizes, with its versions, and the rating, price, and stock of the chosen
 * one. Memoized, so that tires that stay in the list don't render again.
 */
export const TireCard = memo(function TireCard({
  line,
  group,
  store,
  isSignedIn,
  now,
  isFirst,
  isCompared,
  onChoose,
  onCompare,
  searchType,
}: TireCardProps) {
  const {
    id,
    tires: [tire],
    rating: { averageRating, reviewCount },
  } = group;
  const href = getTireDetailUrl(tire.brand, tire.name, id);
  const price = { card: createPriceCard(group), isSignedIn };
  const availability = store && getGroupAvailability(group, store, now);
  const mileage = getMileage(group);
  const hasVersions = line.versions.length > 1;
  const named = hasVersions
    ? RESULTS_LABELS.namedVersion({ tire: formatTire(group), version: formatVersion(group) })
    : formatTire(group);
  const handleOpen = (event: MouseEvent): void => {
    const item = event.currentTarget.closest('li');
    if (!item) return;
    rememberOpenedTire(id, item, event);
    const index = [...(item.parentElement?.children ?? [])].indexOf(item);
    trackItems('select_item', searchType, [{ ...group, index }]);
  };
  return (
    <article className="bsro-tire-card">
      <TirePicture
        className="bsro-tire-card__picture"
        brand={tire.brand}
        name={tire.name}
        width={120}
        height={150}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <div className="bsro-tire-card__text">
        <h3 className="bsro-tire-card__name">
          <a href={href} onClick={handleOpen}>
            <span className="bsro-tire-card__brand">{tire.brand}</span> {tire.name}
            {hasVersions && <span className="bsro-visually-hidden">, {formatVersion(group)}</span>}
          </a>
        </h3>
        <p className="bsro-tire-card__rating">
          {reviewCount > 0 ? (
            <>
              <Stars
                rating={averageRating}
                label={TIRE_TEXTS.rating({
                  rating: formatAverageRating(averageRating),
                  count: reviewCount,
                })}
              />{' '}
              <span aria-hidden="true">{formatAverageRating(averageRating)}</span>{' '}
              <a
                href={`${href}#reviews`}
                aria-label={RESULTS_LABELS.reviewsOfTire({
                  count: reviewCount,
                  tire: named,
                })}
                onClick={handleOpen}
              >
                {RESULTS_LABELS.reviews({ count: reviewCount })}
              </a>
            </>
          ) : (
            TIRE_TEXTS.noReviews
          )}
        </p>
        <p className="bsro-tire-card__facts bsro-note">
          <span className="bsro-tire-card__size">{formatGroupSize(group)}</span>
          <span>{formatTireType(tire.type)}</span>
          <span>
            {mileage > 0 ? TIRE_TEXTS.warranty({ miles: mileage }) : TIRE_TEXTS.noWarranty}
          </span>
        </p>
        {hasVersions && <VersionField line={line} group={group} onChoose={onChoose} />}
      </div>
      <div className="bsro-tire-card__offer">
        <div
          className={[
            'bsro-price-block bsro-tire-card__price',
            getSalePrice(price) !== undefined && 'bsro-tire-card__price--sale',
            group.isMatchSet && 'bsro-tire-card__price--pair',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {group.price === undefined ? (
            <NoPrice hasStore={store !== undefined} />
          ) : (
            <PriceLines
              price={price}
              store={undefined}
              setPrice={group.isMatchSet ? group.price * (SET_SIZE / 2) : undefined}
              total={group.outTheDoor}
            />
          )}
        </div>
        {availability && (
          <p className={`bsro-tire-card__stock bsro-stock-mark--${availability.kind}`}>
            {availability.text}
          </p>
        )}
        <div className="bsro-tire-card__actions">
          <a
            className="bsro-button bsro-button--primary bsro-tire-card__select"
            href={href}
            onClick={handleOpen}
          >
            <RichText
              text={RESULTS_LABELS.select}
              values={{ tire: <span className="bsro-visually-hidden">{named}</span> }}
            />
          </a>
          <CompareCheckbox
            tire={formatTire(group)}
            label={named}
            isChecked={isCompared}
            onChange={(isChecked) => onCompare(group, isChecked)}
          />
        </div>
      </div>
      {group.price !== undefined && (
        <div className="bsro-price-block bsro-tire-card__savings">
          <PriceSavings price={price} />
        </div>
      )}
    </article>
  );
});
