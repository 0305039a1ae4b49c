import { PAGES } from '../../site/addresses';
import { getOfferDetailAddress } from '../../site/offer-address';
import { SIGN_IN_SAVINGS } from '../../site/sign-in-savings';
import { formatUsdWithoutZeroCents, formatUsd } from '../../site/format-usd';
import { Price } from './Price';
import { getSalePrice, canSaveBySigningIn, listSavings } from './savings';
import type { Saving, ShownPrice } from './savings';
import './price-block.css';

function SavingLine({ saving: { code, prompt, name, dollars } }: { saving: Saving }) {
  return (
    <li className="bsro-price-block__saving">
      <a className="bsro-price-block__link" href={getOfferDetailAddress(code)}>
        {prompt}
      </a>
      {name ? ` ${name}` : null}
      {!name && dollars !== undefined && (
        <span className="bsro-price-block__worth">
          {' '}
          {formatUsdWithoutZeroCents(dollars)} off a set of 4
        </span>
      )}
    </li>
  );
}

interface PriceBlockProps {
  price: ShownPrice;
  /** Name of the store, if the page provides it. */
  store: string | undefined;
  /** US dollars for the set, if it isn't four times the price of one tire. */
  setPrice?: number | undefined;
}

/** The price, sign-in prompt, promotions, and rebates of one tire (PRIC-1, OFFR-7). */
export function PriceBlock({ price, store, setPrice }: PriceBlockProps) {
  const { card } = price;
  const savings = listSavings(price);
  const salePrice = getSalePrice(price);
  const visible = card.showPrice || card.isAsLowAs;
  const asLowAs = card.showPrice ? undefined : 'As low as';

  return (
    <div className="bsro-price-block">
      {!visible && <p className="bsro-price-block__hidden">Ask your store for the price.</p>}
      {visible && salePrice === undefined && (
        <Price dollars={card.price} prefix={asLowAs} setPrice={setPrice} />
      )}
      {visible && salePrice !== undefined && (
        <>
          <Price dollars={salePrice} prefix={asLowAs ?? 'Sale price'} />
          <p className="bsro-price-block__regular">Regular price {formatUsd(card.price)} ea.</p>
        </>
      )}
      {visible && store && <p className="bsro-price-block__store">at {store}</p>}
      {savings.length > 0 && (
        <ul className="bsro-price-block__savings">
          {savings.map((saving) => (
            <SavingLine key={saving.code} saving={saving} />
          ))}
        </ul>
      )}
      {canSaveBySigningIn(price) && (
        <p className="bsro-price-block__prompt">
          {SIGN_IN_SAVINGS.before}{' '}
          <a className="bsro-price-block__link" href={PAGES.accountSignIn}>
            {SIGN_IN_SAVINGS.signIn}
          </a>{' '}
          {SIGN_IN_SAVINGS.or}{' '}
          <a className="bsro-price-block__link" href={PAGES.accountCreate}>
            {SIGN_IN_SAVINGS.signUp}
          </a>
        </p>
      )}
    </div>
  );
}
