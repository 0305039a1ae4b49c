import { formatUsd, roundPrice } from '../../language/numbers';
import './price.css';

/** Number of tires in a set (PRIC-1). */
const SET_SIZE = 4;

interface PriceProps {
  /** US dollars for one tire; for a pair, half of its price, which may contain half a cent. */
  dollars: number;
  /** Text before the price, such as "As low as". */
  prefix?: string | false | undefined;
  /** US dollars for the set; four times the price of one tire by default. */
  setPrice?: number | undefined;
}

/** The price of one tire and of a set of four (PRIC-1). */
export function Price({ dollars, prefix, setPrice }: PriceProps) {
  return (
    <p className="bsro-price">
      <span>
        {prefix && <span className="bsro-price__word">{prefix} </span>}
        <span className="bsro-price__each">
          <strong className="bsro-price__amount">{formatUsd(roundPrice(dollars))}</strong>
          <span className="bsro-price__word"> ea.</span>
        </span>
      </span>{' '}
      <span className="bsro-price__set">
        Set of {SET_SIZE} {formatUsd(setPrice ?? dollars * SET_SIZE)}
      </span>
    </p>
  );
}
