import { RADIUS } from '../site/display-map';
import type { MapSearch } from '../site/display-map';
import { parseStoreSearch } from './store-search';

/** What an address asks for. */
export interface MapQuery {
  /** As the search field shows it; empty where a point, or nothing, is looked for. */
  readonly text: string;
  /** Absent where nothing is looked for, or what is asked for is not understood. */
  readonly search?: MapSearch;
  /** What is wrong with the text. */
  readonly problem?: string;
}

/** More than any field takes, and less than a server minds. */
const LONGEST = 120;

const degrees = (text: string | null, limit: number): number | undefined =>
  text !== null && /^-?\d{1,3}(\.\d{1,12})?$/.test(text) && Math.abs(Number(text)) <= limit
    ? Number(text)
    : undefined;

const textOf = (query: URLSearchParams): string => {
  const [city, state] = [query.get('city'), query.get('state')];
  const text = query.get('zip') ?? query.get('q') ?? (city && state && `${city}, ${state}`) ?? '';
  return text.trim().slice(0, LONGEST);
};

/**
 * Reads the display-map page's query: `zip`, or `q` as the form without scripts sends it, or
 * `city` and `state`, or `latitude` and `longitude`; `radius=250` widens a zip's.
 */
export const parseMapQuery = (query: URLSearchParams): MapQuery => {
  const text = textOf(query);
  if (text === '') {
    const latitude = degrees(query.get('latitude'), 90);
    const longitude = degrees(query.get('longitude'), 180);
    const isPoint = latitude !== undefined && longitude !== undefined;
    return isPoint ? { text, search: { latitude, longitude } } : { text };
  }
  const search = parseStoreSearch(text);
  if ('problem' in search) return { text, problem: search.problem };
  if ('city' in search) return { text, search };
  const isWide = query.get('radius') === `${RADIUS.wide}`;
  return { text, search: { ...search, radius: isWide ? RADIUS.wide : RADIUS.first } };
};
