import type { TireSearchResult } from '../../services/tire-search';
import { getVehicleTiresUrl, VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { formatSizeFit, RESULTS_LABELS } from './messages';

/**
 * Says whether a searched size is original for the visitor's vehicle, and links to the tires that fit it.
 * Without a vehicle, the line shows only the link, so that the list doesn't move when a vehicle becomes known.
 */
export function SizeFit({ result: { vehicle, sizes } }: { result: TireSearchResult }) {
  const original = sizes.find(({ isOriginal }) => isOriginal);
  return (
    <p
      className={`bsro-tire-results__fit${vehicle && !original ? ' bsro-tire-results__fit--other' : ''}`}
    >
      <span role="status">{vehicle && formatSizeFit(vehicle, original)}</span>{' '}
      {!original && (
        <a href={vehicle ? getVehicleTiresUrl(vehicle) : VEHICLE_TIRES_PAGE}>
          {RESULTS_LABELS.fitting}
        </a>
      )}
    </p>
  );
}
