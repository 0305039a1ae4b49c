import { isAuthorMode } from '../site/author-mode';
import { report } from '../browser/report';
import type { AnalyticsEvent } from './events';

/** A data layer: an array whose `push` method the tag managers observe. */
interface DataLayer {
  push(entry: object): unknown;
}

const ADOBE_QUEUE = 'adobeDataLayer';
const GTM_QUEUE = 'dataLayer';

const isDataLayer = (value: unknown): value is DataLayer =>
  typeof value === 'object' &&
  value !== null &&
  'push' in value &&
  typeof value.push === 'function';

const getQueue = (name: string): DataLayer | undefined => {
  const value: unknown = Reflect.get(window, name);
  return isDataLayer(value) ? value : undefined;
};

/** Gets the Adobe client data layer and creates it if the page has none. The page can set its name. */
const getAdobeDataLayer = (): DataLayer | undefined => {
  const name = document.documentElement.dataset['cmpDataLayerName'] ?? ADOBE_QUEUE;
  // `dataLayer` is the tag manager's name, so it is never created (ANLT-1).
  if (name !== GTM_QUEUE && Reflect.get(window, name) === undefined) Reflect.set(window, name, []);
  return getQueue(name);
};

const getGtmDataLayer = (): DataLayer | undefined =>
  getQueue(document.documentElement.dataset['gtmDataLayerName'] ?? GTM_QUEUE);

/** Matches email addresses, and numbers with as many digits as a phone number, however they are separated. */
const PERSONAL_DATA = /\S+@\S+|\+?\(?\d{3}\W{0,3}\d{3}\W{0,3}\d{4,}/g;

const REMOVED = '[removed]';

const removePersonalData = (field: string, value: string): string => {
  const text = field === 'destination' ? value.replace(/[?#].*$/, '') : value;
  return text.replace(PERSONAL_DATA, REMOVED);
};

const GRANTED = 'granted';

/**
 * Checks whether events may be tracked: not in author mode, and only with consent if the page's
 * consent manager asks for it (ANLT-1).
 */
const canTrack = (): boolean =>
  !isAuthorMode() && (document.documentElement.dataset['analyticsConsent'] ?? GRANTED) === GRANTED;

/**
 * Pushes an event to the page's data layers, once to each (ANLT-1). It never throws. Events without
 * consent are dropped.
 */
export const track = ({ event, ...fields }: AnalyticsEvent): void => {
  if (!canTrack()) return;
  const details = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? removePersonalData(field, value) : value,
    ]),
  );
  try {
    const adobe = getAdobeDataLayer();
    const gtm = getGtmDataLayer();
    adobe?.push({ event, eventInfo: details });
    if (gtm === adobe) return;
    // The tag manager merges an event's items into those of the previous event.
    if ('ecommerce' in details) gtm?.push({ ecommerce: null });
    gtm?.push({ event, ...details });
  } catch (error) {
    report(error, { source: 'analytics', during: event });
  }
};
