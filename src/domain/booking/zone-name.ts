import { getLanguage } from '../../language/language';

/** Returns the UTC offset of a time zone, such as `GMT-7`. @throws if the time zone is unknown */
const getOffset = (timeZone: string | undefined, at: Date): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/**
 * Returns the name of a store's time zone at a moment, such as `Mountain Standard Time`; undefined if
 * the visitor's clock shows the same time then, or if the browser doesn't know the time zone.
 */
export const getForeignZoneName = (timeZone: string, at: Date): string | undefined => {
  try {
    if (getOffset(timeZone, at) === getOffset(undefined, at)) return undefined;
    return new Intl.DateTimeFormat(getLanguage().locale, { timeZone, timeZoneName: 'long' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
};
