import { ok } from './network';
import type { FakeResponse, ServiceCall } from './network';

const MODELS: Readonly<Record<string, readonly string[]>> = {
  '2019 Honda': ['Civic', 'CR-V'],
  '2018 Honda': ['Civic', 'CR-V', 'Pilot'],
  '1996 Honda': ['Civic'],
  '2019 Acura': ['ILX'],
  '2004 Ford': ['Ranger'],
  '1984 Jeep': ['CJ7'],
};

const MAKES: Readonly<Record<string, readonly string[]>> = {
  1984: ['Jeep'],
  2004: ['Ford', 'Honda'],
};

const TRIMS: Readonly<Record<string, readonly string[]>> = {
  'CR-V': ['EX', 'LX'],
  Ranger: ['XL', 'XLT'],
  CJ7: [],
};

/** Responds to the calls for vehicle lists from a small catalog; a 1984 Jeep CJ7 has no trims. */
export const respondFromCatalog = ({ url }: ServiceCall): FakeResponse | undefined => {
  const getQuery = (name: string): string => url.searchParams.get(name) ?? '';
  switch (url.pathname.split('/').at(-1)) {
    case 'get-years':
      return ok(['2019', '2018', '2004', '1996', '1984']);
    case 'get-makes':
      return ok(MAKES[getQuery('year')] ?? ['Acura', 'Honda']);
    case 'get-models':
      return ok(MODELS[`${getQuery('year')} ${getQuery('make')}`] ?? []);
    case 'get-trims':
      return ok(TRIMS[getQuery('model')] ?? ['Base']);
    default:
      return undefined;
  }
};
