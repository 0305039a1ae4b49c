import type { OutTheDoor } from '../../services/tire-schema';
import { formatUsd } from '../../language/numbers';
import { SignInSavings } from '../account/SignInSavings';
import { PRODUCT_TEXTS } from './messages';
import { Price } from './Price';
import { SavingList } from './SavingList';
import { getSalePrice, canSaveBySigningIn, listSavings } from './savings';
import type { ShownPrice } from './savings';
import './price-block.css';

interface PriceBlockProps {
  price: ShownPrice;
  /** Name of the store, if the page provides it. */
  store: string | undefined;
  /** US dollars for the set of a pair, which isn't four times its average price. */
  setPrice?: number | undefined;
  /** What a set costs with installation, fees, and tax. */
  total?: OutTheDoor;
}

/** The price of one tire and of a set, or whom to ask for it (PRIC-1). */
export function PriceLines({ price, store, setPrice, total }: PriceBlockProps) {
  const { card } = price;
  const salePrice = getSalePrice(price);
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
        <p className="bsro-price-block__regular">
          {PRODUCT_TEXTS[isPair ? 'averageRegular' : 'regular']({ price: formatUsd(card.price) })}
        </p>
      )}
      {isVisible && total && (
        <p className="bsro-price-block__total">
          {PRODUCT_TEXTS.outTheDoor({
            total: formatUsd(total.total.value),
            count: total.quantity,
          })}
        </p>
      )}
      {isVisible && store && (
        <p className="bsro-price-block__store">{PRODUCT_TEXTS.store({ store })}</p>
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
