import { isAuthorMode } from '../site/author-mode';
import { report } from '../browser/report';
import { getAdobeDataLayer, getGtmDataLayer } from './data-layers';
import type { AnalyticsEvent } from './events';

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
