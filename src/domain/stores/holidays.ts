import { defineTexts } from '../../language/define-texts';

/** The names of US holidays, by the camel case of the services' names. */
const HOLIDAYS: Readonly<Record<string, string>> = defineTexts('holidays', {
  newYearsDay: "New Year's Day",
  martinLutherKingJrDay: 'Martin Luther King Jr. Day',
  presidentsDay: "Presidents' Day",
  goodFriday: 'Good Friday',
  easter: 'Easter',
  easterSunday: 'Easter Sunday',
  mothersDay: "Mother's Day",
  memorialDay: 'Memorial Day',
  fathersDay: "Father's Day",
  juneteenth: 'Juneteenth',
  independenceDay: 'Independence Day',
  laborDay: 'Labor Day',
  columbusDay: 'Columbus Day',
  indigenousPeoplesDay: "Indigenous Peoples' Day",
  veteransDay: 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  thanksgivingDay: 'Thanksgiving Day',
  dayAfterThanksgiving: 'Day after Thanksgiving',
  christmasEve: 'Christmas Eve',
  christmas: 'Christmas',
  christmasDay: 'Christmas Day',
  newYearsEve: "New Year's Eve",
});

const toCamelCase = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .trim()
    .replaceAll(/\s+(\w)/g, (_space, letter: string) => letter.toUpperCase());

/** Returns a holiday's name in the page's language, if it is a known one. @param name as the services write it */
export const formatHoliday = (name: string): string => {
  const key = toCamelCase(name);
  return (Object.hasOwn(HOLIDAYS, key) && HOLIDAYS[key]) || name;
};
