import type { ReactNode } from 'react';
import type { TextWithValues } from '../../language/define-texts';
import { formatUsd, roundPrice } from '../../language/numbers';
import { PRODUCT_TEXTS } from './messages';
import './price.css';

/** Number of tires in a set (PRIC-1). */
const SET_SIZE = 4;

interface PriceProps {
  /** US dollars for one tire; for a pair, half of its price, which may contain half a cent. */
  dollars: number;
  /** Says which price it is, such as "As low as $132.00 ea." */
  text: TextWithValues<{ price: string }>;
  /** US dollars for the set; four times the price of one tire by default. */
  setPrice?: number | undefined;
}

/** The price of one tire and of a set of four (PRIC-1). */
export function Price({ dollars, text, setPrice }: PriceProps) {
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
      <span className="bsro-price__set">
        {PRODUCT_TEXTS.set({ price: formatUsd(setPrice ?? dollars * SET_SIZE) })}
      </span>
    </p>
  );
}
