import type { TireSearchResult } from '../../services/tire-search';
import { TIRE_TEXTS } from '../../domain/tires/messages';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { getVehicleTiresUrl, VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { RESULTS_LABELS } from './messages';

/** Returns whether the searched size, or both sizes of a pair, are original for the vehicle. */
const formatSizeFit = ({
  vehicle,
  sizes,
}: Pick<TireSearchResult, 'vehicle' | 'sizes'>): string | undefined => {
  if (!vehicle) return undefined;
  const name = formatVehicleWithTrim(vehicle);
  const original = sizes.find(({ isOriginal }) => isOriginal);
  if (!original) return RESULTS_LABELS.doesNotFit({ vehicle: name });
  const { front, rear } = original;
  return RESULTS_LABELS.fits({
    size: rear ? TIRE_TEXTS.pair({ front, rear }) : front,
    vehicle: name,
  });
};

/**
 * Says whether a searched size is original for the visitor's vehicle, and links to the tires that fit it.
 * Without a vehicle, the line shows only the link, so that the list doesn't move when a vehicle becomes known.
 */
export function SizeFit({ result }: { result: TireSearchResult }) {
  const { vehicle, sizes } = result;
  const original = sizes.find(({ isOriginal }) => isOriginal);
  return (
    <p
      className={`bsro-tire-results__fit bsro-targets${vehicle ? ` bsro-tire-results__fit--${original ? 'original' : 'other'}` : ''}`}
    >
      <span role="status">{formatSizeFit(result)}</span>{' '}
      {!original && (
        <a href={vehicle ? getVehicleTiresUrl(vehicle) : VEHICLE_TIRES_PAGE}>
          {RESULTS_LABELS.fitting}
        </a>
      )}
    </p>
  );
}
