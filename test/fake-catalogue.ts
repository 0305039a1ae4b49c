import { success } from './fakeServices';
import type { FakedCall, Reply } from './fakeServices';

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

/** Answers the vehicle lists as a small catalogue does; a 1984 Jeep CJ7 has no trims. */
export const fakeCatalogue = ({ url }: FakedCall): Reply | undefined => {
  const said = (name: string): string => url.searchParams.get(name) ?? '';
  switch (url.pathname.split('/').at(-1)) {
    case 'get-years':
      return success(['2019', '2018', '2004', '1996', '1984']);
    case 'get-makes':
      return success(MAKES[said('year')] ?? ['Acura', 'Honda']);
    case 'get-models':
      return success(MODELS[`${said('year')} ${said('make')}`] ?? []);
    case 'get-trims':
      return success(TRIMS[said('model')] ?? ['Base']);
    default:
      return undefined;
  }
};
