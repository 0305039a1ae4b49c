import { getDataLanguage } from '../../language/language';
import { formatUsdWithoutZeroCents } from '../../language/numbers';
import { getOfferDetailUrl } from '../../site/pages';
import { PRODUCT_TEXTS } from './messages';
import type { Saving } from './savings';
import './saving-list.css';

/** A list of promotions and rebates with links to their offers (OFFR-7). */
export function SavingList({ savings }: { savings: readonly Saving[] }) {
  return (
    savings.length > 0 && (
      <ul className="bsro-savings">
        {savings.map(({ code, prompt, name, dollars }) => (
          <li key={code}>
            <a href={getOfferDetailUrl(code)}>{prompt}</a>
            {name && (
              <>
                {' '}
                <span lang={getDataLanguage()}>{name}</span>
              </>
            )}
            {!name && dollars !== undefined && (
              <span className="bsro-savings__worth">
                {' '}
                {PRODUCT_TEXTS.setSavings({ amount: formatUsdWithoutZeroCents(dollars) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    )
  );
}
