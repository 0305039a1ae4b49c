import { cleanValue } from '../domain/text/clean-text';
import { toUsStateCode } from './us-state';

/** Maximum length of a city name in service calls. */
const MAX_CITY_LENGTH = 80;

/** A city and its two-letter state code in capitals. */
export interface CityState {
  readonly city: string;
  readonly state: string;
}

/**
 * Parses a city and state such as "Littleton, CO"; the state may be spelled out (VAL-7, VAL-8).
 * @returns undefined for any other text
 */
export const parseCityState = (text: string): CityState | undefined => {
  const parts = cleanValue(text).split(',', 3);
  const [city = '', state = ''] = parts.map((part) => part.trim().replace(/\s+/g, ' '));
  const code = parts.length === 2 ? toUsStateCode(state) : undefined;
  const isCity = /\p{L}/u.test(city) && city.length <= MAX_CITY_LENGTH;
  return isCity && code !== undefined ? { city, state: code } : undefined;
};
