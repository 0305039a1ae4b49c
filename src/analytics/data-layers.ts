/** A data layer as the tag managers read it: an array whose push they listen to. */
export interface DataLayer {
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

/** The Adobe client data layer, made when the page has none yet; the page names its queue. */
export const getAdobeDataLayer = (): DataLayer | undefined => {
  const name = document.documentElement.dataset['cmpDataLayerName'] ?? ADOBE_QUEUE;
  // A page that names no queue may use this word for something else (ANLT-1).
  if (name !== GTM_QUEUE && Reflect.get(window, name) === undefined) Reflect.set(window, name, []);
  return getQueue(name);
};

/** The tag manager's data layer; used where the page has it, never made. */
export const getGtmDataLayer = (): DataLayer | undefined =>
  getQueue(document.documentElement.dataset['gtmDataLayerName'] ?? GTM_QUEUE);
