import { selectIsSignedIn } from '../../../store/account/account-slice';
import { useAppSelector } from '../../../store/hooks';
import { formatUsd } from '../../../language/numbers';
import { applySalePrices } from '../../../domain/tires/sale-price';
import { Icon } from '../../../ui/icon/Icon';
import { CLOSE } from '../../../ui/icon/shapes';
import { PRODUCT_TEXTS } from '../../../ui/product/messages';
import { TirePicture } from '../../../ui/product/TirePicture';
import { RichText } from '../../../ui/RichText';
import { COMPARISON_TEXTS } from '../messages';
import type { Column } from './columns';

const PICTURE = { width: 80, height: 100 };

interface TireHeadProps {
  column: Column;
  onRemove: () => void;
}

export function TireHead({ column: { tire, name, group, href }, onRemove }: TireHeadProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const price = group && applySalePrices(group, isSignedIn).avgPrice;
  return (
    <div className="bsro-comparison__tire">
      {tire && (
        <TirePicture
          className="bsro-comparison__picture"
          brand={tire.brand}
          name={tire.name}
          {...PICTURE}
        />
      )}
      <span className="bsro-comparison__name">
        {href === undefined ? name : <a href={href}>{name}</a>}
      </span>
      <span className="bsro-comparison__price">
        {group && price !== undefined && (
          <RichText
            text={PRODUCT_TEXTS[group.isMatchSet ? 'average' : 'each']}
            values={{ price: <strong>{formatUsd(price)}</strong> }}
          />
        )}
      </span>
      {href !== undefined && (
        <a className="bsro-button bsro-button--primary bsro-comparison__select" href={href}>
          <RichText
            text={COMPARISON_TEXTS.select}
            values={{ tire: <span className="bsro-visually-hidden">{name}</span> }}
          />
        </a>
      )}
      <button
        type="button"
        className="bsro-button bsro-button--link bsro-comparison__remove"
        aria-label={COMPARISON_TEXTS.removeTire({ tire: name })}
        onClick={onRemove}
      >
        <Icon shape={CLOSE} />
        {COMPARISON_TEXTS.remove}
      </button>
    </div>
  );
}
