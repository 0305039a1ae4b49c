import { getDataLanguage } from '../../language/language';
import { getOfferDetailUrl } from '../../site/pages';
import type { Saving } from './savings';
import './saving-list.css';

/** A list of promotions and rebates with links to their offers (OFFR-7). */
export function SavingList({ savings }: { savings: readonly Saving[] }) {
  return (
    savings.length > 0 && (
      <ul className="bsro-savings">
        {savings.map(({ code, prompt, name, worth }) => (
          <li key={code}>
            <a href={getOfferDetailUrl(code)}>{prompt}</a>
            {name && (
              <>
                {' '}
                <span lang={getDataLanguage()}>{name}</span>
              </>
            )}
            {!name && worth && <span className="bsro-savings__worth"> {worth}</span>}
          </li>
        ))}
      </ul>
    )
  );
}
