import { useEffect } from 'react';
import { PAGES } from '../../../site/pages';
import { SIZE_TIRES_PAGE, VEHICLE_TIRES_PAGE } from '../../../site/tire-urls';
import type { TireSearch } from '../search-query';
import { EMPTY_LABELS, NO_TIRES } from './messages';

interface NoTiresProps {
  type: TireSearch['type'];
  /** Called with the text, which a live region announces. */
  onShown: (text: string) => void;
}

export function NoTires({ type, onShown }: NoTiresProps) {
  useEffect(() => onShown(NO_TIRES[type]), [type, onShown]);
  return (
    <div className="bsro-tire-results__empty">
      <p className="bsro-tire-results__count" tabIndex={-1}>
        {NO_TIRES[type]}
      </p>
      <p className="bsro-tire-results__links">
        {type === 'vehicle' ? (
          <a className="bsro-button bsro-button--primary" href={SIZE_TIRES_PAGE}>
            {EMPTY_LABELS.bySize}
          </a>
        ) : (
          <a className="bsro-button bsro-button--primary" href={VEHICLE_TIRES_PAGE}>
            {EMPTY_LABELS.byVehicle}
          </a>
        )}
        <a className="bsro-button bsro-button--link" href={PAGES.displayMap}>
          {EMPTY_LABELS.askStore}
        </a>
      </p>
    </div>
  );
}
