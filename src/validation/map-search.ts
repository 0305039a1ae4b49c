import { cleanValue } from '../domain/text/clean-text';
import { RADIUS } from '../domain/stores/display-map';
import type { MapSearch } from '../domain/stores/display-map';
import { parseStoreSearch } from './store-search';

export interface MapQuery {
  /** Text of the search field; empty for coordinates or without a search. */
  readonly text: string;
  /** Absent without a search, or if the text is invalid. */
  readonly search?: MapSearch;
  /** Message for invalid text. */
  readonly problem?: string;
}

/** Maximum length of a search text, in characters. */
const MAX_LENGTH = 120;

const parseDegrees = (text: string | null, limit: number): number | undefined =>
  text !== null && /^-?\d{1,3}(\.\d{1,12})?$/.test(text) && Math.abs(Number(text)) <= limit
    ? Number(text)
    : undefined;

const getText = (query: URLSearchParams): string => {
  const [city, state] = [query.get('city'), query.get('state')];
  const text = query.get('zip') ?? query.get('q') ?? (city && state && `${city}, ${state}`) ?? '';
  return cleanValue(text.slice(0, MAX_LENGTH));
};

/**
 * Parses the query of the display-map page: `zip`, `q` (sent by the form without JavaScript), `city`
 * and `state`, or `latitude` and `longitude`. `radius=250` widens the search around a zip.
 */
export const parseMapQuery = (query: URLSearchParams): MapQuery => {
  const text = getText(query);
  if (text === '') {
    const latitude = parseDegrees(query.get('latitude'), 90);
    const longitude = parseDegrees(query.get('longitude'), 180);
    const isPoint = latitude !== undefined && longitude !== undefined;
    return isPoint ? { text, search: { latitude, longitude } } : { text };
  }
  const search = parseStoreSearch(text);
  if ('problem' in search) return { text, problem: search.problem };
  if ('city' in search) return { text, search };
  const isWide = query.get('radius') === `${RADIUS.wide}`;
  return { text, search: { ...search, radius: isWide ? RADIUS.wide : RADIUS.first } };
};
