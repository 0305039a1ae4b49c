import type { ReactNode } from 'react';
import type { TextWithValues } from '../../language/define-texts';
import type { OutTheDoor } from '../../services/tire-schema';
import { SET_SIZE } from '../../domain/tires/sale-price';
import { formatUsd, roundPrice } from '../../language/numbers';
import { SignInSavings } from '../account/SignInSavings';
import { PRODUCT_TEXTS } from './messages';
import { SavingList } from './SavingList';
import { getSale, canSaveBySigningIn, listSavings } from './savings';
import type { ShownPrice } from './savings';
import './price-block.css';

interface PriceProps {
  /** US dollars for one tire; for a pair, half of its price, which may contain half a cent. */
  dollars: number;
  /** Says which price it is, such as "As low as $132.00 ea." */
  text: TextWithValues<{ price: string }>;
  /** US dollars for the set; four times the price of one tire by default. */
  setPrice?: number | undefined;
}

/** The price of one tire and of a set of four (PRIC-1). */
function Price({ dollars, text, setPrice }: PriceProps) {
  const amount = (
    <strong key="amount" className="bsro-price__amount">
      {formatUsd(roundPrice(dollars))}
    </strong>
  );
  const pieces = text.split<ReactNode>({ price: amount });
  // The line doesn't break between the amount and what follows it.
  const index = pieces.indexOf(amount);
  return (
    <p className="bsro-price">
      <span>
        <span className="bsro-price__word">
          <span>{pieces.slice(0, index)}</span>
          <span className="bsro-price__each">{pieces.slice(index)}</span>
        </span>
      </span>{' '}
      <span className="bsro-price__set bsro-note">
        {PRODUCT_TEXTS.set({ price: formatUsd(setPrice ?? dollars * SET_SIZE) })}
      </span>
    </p>
  );
}

interface PriceBlockProps {
  price: ShownPrice;
  /** Name of the store, if the page provides it. */
  store: string | undefined;
  /** US dollars for the set of a pair, which isn't four times its average price. */
  setPrice?: number | undefined;
  /** What a set costs visitors, with installation, fees, and tax. */
  total?: OutTheDoor;
}

/** The price of one tire and of a set, or whom to ask for it (PRIC-1). */
export function PriceLines({ price, store, setPrice, total }: PriceBlockProps) {
  const { card } = price;
  const sale = getSale(price);
  const salePrice = sale?.salePrice;
  const isVisible = card.showPrice || card.isAsLowAs;
  const isPair = setPrice !== undefined;

  return (
    <>
      {!isVisible && <p className="bsro-price-block__hidden">{PRODUCT_TEXTS.askStore}</p>}
      {isVisible && (
        <Price
          dollars={salePrice ?? card.price}
          text={
            // An "As low as" price is that of a particular store.
            !card.showPrice && store
              ? PRODUCT_TEXTS.asLowAs
              : salePrice === undefined
                ? PRODUCT_TEXTS[isPair ? 'average' : 'each']
                : PRODUCT_TEXTS[isPair ? 'averageSale' : 'sale']
          }
          setPrice={salePrice === undefined ? setPrice : undefined}
        />
      )}
      {isVisible && salePrice !== undefined && (
        <p className="bsro-price-block__regular bsro-note">
          {PRODUCT_TEXTS[isPair ? 'averageRegular' : 'regular']({ price: formatUsd(card.price) })}
        </p>
      )}
      {isVisible && total && (
        <p className="bsro-price-block__total">
          {PRODUCT_TEXTS[sale?.loggedInOnlyPromotion ? 'outTheDoorOfVisitor' : 'outTheDoor']({
            total: formatUsd(total.total.value),
            count: total.quantity,
          })}
        </p>
      )}
      {isVisible && store && (
        <p className="bsro-price-block__store bsro-note">{PRODUCT_TEXTS.store({ store })}</p>
      )}
    </>
  );
}

/** The promotions and rebates of a tire or pair, and the sign-in prompt (OFFR-7). */
export function PriceSavings({ price }: Pick<PriceBlockProps, 'price'>) {
  return (
    <>
      <SavingList savings={listSavings(price)} />
      {canSaveBySigningIn(price) && (
        <p className="bsro-price-block__prompt">
          <SignInSavings />
        </p>
      )}
    </>
  );
}

/** The price of a tire or pair with its savings below it. */
export function PriceBlock(props: PriceBlockProps) {
  return (
    <div className="bsro-price-block">
      <PriceLines {...props} />
      <PriceSavings price={props.price} />
    </div>
  );
}
