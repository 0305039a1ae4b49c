import type { TireTraits } from '../../services/tires';
import { createPriceCard } from '../../store/search/group-offers';
import { getGroupAvailability } from '../../domain/tires/availability';
import type { StockingStore } from '../../domain/tires/availability';
import { formatTireType } from '../../domain/tires/messages';
import type { TireGroup } from '../../domain/tires/tire-group';
import { TRAIT_LABELS, TRAIT_NAMES } from '../../domain/tires/traits';
import { CompareCheckbox } from '../../ui/product/CompareCheckbox';
import { PRODUCT_TEXTS } from '../../ui/product/messages';
import { PriceBlock } from '../../ui/product/PriceBlock';
import { TirePicture } from '../../ui/product/TirePicture';
import { TraitBar } from '../../ui/product/TraitBar';
import { RichText } from '../../ui/RichText';
import { RESULT_TEXTS } from './messages';
import { TireLink } from './TireLink';

const PICTURE = { width: 120, height: 150 };
/** The tire, and its tread. */
const ANGLES = [60, 90] as const;

interface RecommendedTireProps {
  /** The group with its regular prices. */
  group: TireGroup;
  /** Such as "Best match". */
  rank: string;
  reasons: readonly string[];
  traits: ReadonlyMap<string, TireTraits>;
  /** The store that the stock is for. */
  store: StockingStore;
  isSignedIn: boolean;
  now: Date;
  isCompared: boolean;
  onCompare: (isCompared: boolean) => string | undefined;
}

export function RecommendedTire({
  group,
  rank,
  reasons,
  traits,
  store,
  isSignedIn,
  now,
  isCompared,
  onCompare,
}: RecommendedTireProps) {
  const { tires, price, avgPrice, isMatchSet, outTheDoor } = group;
  const [front] = tires;
  const name = `${front.brand} ${front.name}`;
  const knownTraits = tires.flatMap((tire) => (tire && traits.get(tire.code)) ?? []);
  const availability = getGroupAvailability(group, store, now);
  return (
    <article className="bsro-guide__tire bsro-card">
      <p className="bsro-guide__rank">{rank}</p>
      <p className="bsro-guide__pictures">
        {ANGLES.map((angle) => (
          <TirePicture
            key={angle}
            brand={front.brand}
            name={front.name}
            angle={angle}
            {...PICTURE}
          />
        ))}
      </p>
      <h3 className="bsro-guide__name">
        <TireLink group={group} />
      </h3>
      <p className="bsro-guide__facts">
        {tires.map((tire) => tire?.size).join(' / ')} · {formatTireType(front.type)}
      </p>
      {avgPrice === undefined ? (
        <p>{PRODUCT_TEXTS.askStore}</p>
      ) : (
        <PriceBlock
          price={{
            card: createPriceCard(group),
            isSignedIn,
          }}
          store={undefined}
          setPrice={isMatchSet && price ? price * 2 : undefined}
          total={outTheDoor}
        />
      )}
      {availability && (
        <p className={`bsro-guide__stock bsro-stock-mark--${availability.kind}`}>
          {availability.text}
        </p>
      )}
      <h4 className="bsro-guide__subtitle">{RESULT_TEXTS.reasons}</h4>
      <ul className="bsro-guide__reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {knownTraits.length > 0 && (
        <dl className="bsro-guide__traits">
          {TRAIT_NAMES.map((trait) => (
            <div key={trait}>
              <dt>{TRAIT_LABELS[trait]}</dt>
              <dd>
                <TraitBar value={Math.min(...knownTraits.map((values) => values[trait]))} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <TireLink group={group} className="bsro-button bsro-button--primary bsro-guide__select">
        <RichText
          text={RESULT_TEXTS.select}
          values={{ tire: <span className="bsro-visually-hidden">{name}</span> }}
        />
      </TireLink>
      <CompareCheckbox tire={name} isChecked={isCompared} onChange={onCompare} />
    </article>
  );
}
