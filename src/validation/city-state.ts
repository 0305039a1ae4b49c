import { usStateCode } from './us-state';

/** The longest name of a city that the calls take. */
const LONGEST_CITY = 80;

/** A city and its state's code of two capital letters. */
export interface CityState {
  readonly city: string;
  readonly state: string;
}

/**
 * The pair of a text such as "Littleton, CO"; the state may be spelled out (VAL-7, VAL-8).
 * @returns undefined when it is no pair of a city and a state of the US
 */
export const parseCityState = (text: string): CityState | undefined => {
  const parts = text.split(',', 3);
  const [city = '', state = ''] = parts.map((part) => part.trim().replace(/\s+/g, ' '));
  const code = parts.length === 2 ? usStateCode(state) : undefined;
  const isCity = /\p{L}/u.test(city) && city.length <= LONGEST_CITY;
  return isCity && code !== undefined ? { city, state: code } : undefined;
};
