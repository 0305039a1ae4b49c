import type { TireSize } from '../../domain/tires/tire-size';
import type { SearchedVehicle } from '../../services/tire-search';
import { cleanText, cleanValue } from '../../domain/text/clean-text';
import { MAX_LENGTHS } from '../../domain/vehicles/vehicle';

export type TireSearch =
  | { readonly type: 'vehicle'; readonly vehicle: SearchedVehicle }
  | {
      readonly type: 'size';
      readonly size: TireSize;
      /** The rear size of a staggered vehicle. */
      readonly rear: TireSize | undefined;
    };

const parseNumber = (text: string | null, digits: RegExp): number | undefined => {
  const value = cleanValue(text ?? '');
  return digits.test(value) ? Number(value) : undefined;
};

const YEAR = /^(?:19|20)\d\d$/;
const SECTION_WIDTH = /^\d{3}$/;
const TWO_DIGITS = /^\d{2}$/;

const parseSize = (
  query: URLSearchParams,
  /** The names of the section width, the aspect ratio, and the rim size. */
  names: readonly string[],
): TireSize | undefined => {
  const [cs, ar, rs] = names.map((name, index) =>
    parseNumber(query.get(name), index > 0 ? TWO_DIGITS : SECTION_WIDTH),
  );
  return cs && ar && rs ? { cs, ar, rs } : undefined;
};

const REAR_NAMES = ['rearCs', 'rearAr', 'rearRs'] as const;

const parseVehicle = (query: URLSearchParams): SearchedVehicle | undefined => {
  const year = parseNumber(query.get('year'), YEAR);
  // The services refuse longer names. The CMS shortens them, too, and then finds no such vehicle.
  const [make, model, trim] = (['make', 'model', 'trim'] as const).map((name) =>
    cleanText(query.get(name) ?? '').slice(0, MAX_LENGTHS[name]),
  );
  return year && make && model && trim ? { year, make, model, trim } : undefined;
};

/**
 * Parses the search in the page's query: year, make, model, and trim, or cs, ar, and rs with an optional
 * rear size (SRCH-5).
 * @returns undefined if a part is missing or invalid
 */
export const parseSearch = (
  type: TireSearch['type'],
  query: URLSearchParams,
): TireSearch | undefined => {
  if (type === 'vehicle') {
    const vehicle = parseVehicle(query);
    return vehicle && { type, vehicle };
  }
  const size = parseSize(query, ['cs', 'ar', 'rs']);
  const rear = parseSize(query, REAR_NAMES);
  const hasInvalidRear = !rear && REAR_NAMES.some((name) => query.has(name));
  return size && !hasInvalidRear ? { type, size, rear } : undefined;
};
