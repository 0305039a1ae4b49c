import type { SearchedVehicle } from '../../services/tire-search';
import { STORE_NUMBER } from '../stores/local-store';
import { cleanText, cleanValue } from '../text/clean-text';
import { formatTireSize, parseTireSize } from './tire-size';
import type { TireSize } from './tire-size';
import { TRAIT_NAMES } from './traits';

export const TIRE_TYPES = ['allSeason', 'winter', 'summer', 'allTerrain', 'notSure'] as const;

export type TireType = (typeof TIRE_TYPES)[number];

export const PRIORITIES = ['price', 'treadLife', ...TRAIT_NAMES] as const;

export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY_LIMIT = 3;

/** The steps of the guide: four questions, and the recommended tires (TDG-1). */
export const GUIDE_STEPS = ['vehicle', 'store', 'tireType', 'priorities', 'tires'] as const;

export type GuideStep = (typeof GUIDE_STEPS)[number];

/** The answers to the guide's questions, which are saved in the page's query. */
export interface GuideAnswers {
  readonly step: GuideStep;
  readonly vehicle: SearchedVehicle | null;
  readonly size: TireSize | null;
  /** Five digits. */
  readonly zipCode: string | null;
  readonly storeNumber: string | null;
  readonly tireType: TireType | null;
  /** Most important first. */
  readonly priorities: readonly Priority[];
}

export const NO_ANSWERS: GuideAnswers = {
  step: 'vehicle',
  vehicle: null,
  size: null,
  zipCode: null,
  storeNumber: null,
  tireType: null,
  priorities: [],
};

/** Returns the step of the first unanswered question, or the last step. */
export const findOpenStep = ({
  vehicle,
  size,
  storeNumber,
  tireType,
  priorities,
}: GuideAnswers): GuideStep => {
  if (!vehicle && !size) return 'vehicle';
  if (storeNumber === null) return 'store';
  if (tireType === null) return 'tireType';
  return priorities.length === 0 ? 'priorities' : 'tires';
};

const parseVehicle = (query: URLSearchParams): SearchedVehicle | null => {
  const year = cleanValue(query.get('year') ?? '');
  const [make = '', model = '', trim = ''] = ['make', 'model', 'trim'].map((name) =>
    cleanText(query.get(name) ?? ''),
  );
  return /^\d{4}$/.test(year) && make && model && trim
    ? { year: Number(year), make, model, trim }
    : null;
};

const readValue = (query: URLSearchParams, name: string, pattern: RegExp): string | null => {
  const text = cleanValue(query.get(name) ?? '');
  return pattern.test(text) ? text : null;
};

/** Parses the answers in a query. Ignores unknown values, and a step whose questions aren't answered. */
export const parseGuideAnswers = (query: URLSearchParams): GuideAnswers => {
  const vehicle = parseVehicle(query);
  const names = query.get('priorities')?.split(',') ?? [];
  const answers = {
    vehicle,
    size: vehicle ? null : (parseTireSize(query.get('size') ?? '') ?? null),
    zipCode: readValue(query, 'zip', /^\d{5}$/),
    storeNumber: readValue(query, 'storeNumber', STORE_NUMBER),
    tireType: TIRE_TYPES.find((type) => type === query.get('tireType')) ?? null,
    priorities: [...new Set(names)]
      .flatMap((name) => PRIORITIES.find((priority) => priority === name) ?? [])
      .slice(0, PRIORITY_LIMIT),
  };
  const openStep = findOpenStep({ ...NO_ANSWERS, ...answers });
  const requested = GUIDE_STEPS.find((step) => step === query.get('step')) ?? 'vehicle';
  const isReachable = GUIDE_STEPS.indexOf(requested) <= GUIDE_STEPS.indexOf(openStep);
  return { ...answers, step: isReachable ? requested : openStep };
};

/** Returns a copy of a query with the answers; its other parameters stay. */
export const toGuideQuery = (
  query: URLSearchParams,
  { step, vehicle, size, zipCode, storeNumber, tireType, priorities }: GuideAnswers,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  const values: Readonly<Record<string, string | undefined>> = {
    step,
    year: vehicle ? `${vehicle.year}` : undefined,
    make: vehicle?.make,
    model: vehicle?.model,
    trim: vehicle?.trim,
    size: vehicle || !size ? undefined : formatTireSize(size),
    zip: zipCode ?? undefined,
    storeNumber: storeNumber ?? undefined,
    tireType: tireType ?? undefined,
    priorities: priorities.join(',') || undefined,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** Formats the vehicle or size of the answers: `2021 Honda Civic EX` or `205/55R16`. */
export const formatSubject = ({ vehicle, size }: GuideAnswers): string => {
  if (vehicle) return `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`;
  return size ? formatTireSize(size) : '';
};
