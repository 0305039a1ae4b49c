import { report } from '../browser/report';
import { adobeDataLayer, gtmDataLayer } from './data-layers';
import type { AnalyticsEvent } from './events';

/** E-mail addresses and numbers as long as a telephone's; separators may stand between. */
const PERSONAL = /\S+@\S+|\+?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4,}/g;

const REMOVED = '[removed]';

const clean = (field: string, value: string): string => {
  const address = field === 'destination' ? value.replace(/[?#].*$/, '') : value;
  return address.replace(PERSONAL, REMOVED);
};

/** Tells the page's data layers of an event, each once (ANLT-1); it never throws. */
export const track = ({ event, ...fields }: AnalyticsEvent): void => {
  const details = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, clean(field, value)]),
  );
  try {
    const adobe = adobeDataLayer();
    const gtm = gtmDataLayer();
    adobe?.push({ event, eventInfo: details });
    if (gtm !== adobe) gtm?.push({ event, ...details });
  } catch (error) {
    report(error, { source: 'analytics', during: event });
  }
};
