import { useState } from 'react';
import { readViewedTires } from '../../../store/search/viewed-tires';
import { formatUsd } from '../../../language/numbers';
import { toSafeLink } from '../../../browser/parse-url';
import { InterruptLink } from '../InterruptLink';
import type { ModuleContentProps } from '../modules';
import { VIEWED_TIRES_LABELS } from '../messages';
import './viewed-tires.css';

/** Lists recently viewed tires, the most recent first (INTR-5). */
export default function ViewedTires({ onFollow }: ModuleContentProps) {
  const [tires] = useState(readViewedTires);
  return (
    <ul className="bsro-viewed-tires">
      {tires.map(({ article, brand, friendlyName, name, logo, image, price, hidePrice, url }) => (
        <li className="bsro-viewed-tires__tire" key={article}>
          {toSafeLink(image || undefined) && (
            <img className="bsro-viewed-tires__image" src={image} alt="" width="48" height="60" />
          )}
          <div>
            {toSafeLink(logo || undefined) && (
              <img className="bsro-viewed-tires__logo" src={logo} alt="" height="16" />
            )}
            <InterruptLink
              className="bsro-viewed-tires__name"
              href={toSafeLink(url)}
              label={friendlyName || `${brand} ${name}`}
              destination={url}
              onFollow={onFollow}
            />
            {price !== undefined && !hidePrice && (
              <p className="bsro-viewed-tires__price">
                {VIEWED_TIRES_LABELS.each({ price: formatUsd(price) })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
