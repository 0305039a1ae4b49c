import { isAuthorMode } from '../browser/author-mode';
import { report } from '../browser/report';
import { getAdobeDataLayer, getGtmDataLayer } from './data-layers';
import type { AnalyticsEvent } from './events';

/** E-mail addresses and numbers as long as a telephone's; separators may stand between. */
const PERSONAL = /\S+@\S+|\+?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4,}/g;

const REMOVED = '[removed]';

const clean = (field: string, value: string): string => {
  const address = field === 'destination' ? value.replace(/[?#].*$/, '') : value;
  return address.replace(PERSONAL, REMOVED);
};

const GRANTED = 'granted';

/**
 * Whether anything may be told: not while an author edits, and where the page waits for the
 * visitor's consent only once its consent manager has written it on the page (ANLT-1).
 */
const canTrack = (): boolean =>
  !isAuthorMode() && (document.documentElement.dataset['analyticsConsent'] ?? GRANTED) === GRANTED;

/**
 * Tells the page's data layers of an event, each once (ANLT-1); it never throws. What happens
 * without consent is not kept for later.
 */
export const track = ({ event, ...fields }: AnalyticsEvent): void => {
  if (!canTrack()) return;
  const details = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, clean(field, value)]),
  );
  try {
    const adobe = getAdobeDataLayer();
    const gtm = getGtmDataLayer();
    adobe?.push({ event, eventInfo: details });
    if (gtm !== adobe) gtm?.push({ event, ...details });
  } catch (error) {
    report(error, { source: 'analytics', during: event });
  }
};
