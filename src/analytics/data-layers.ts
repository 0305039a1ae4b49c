/** A data layer: an array whose `push` method the tag managers observe. */
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

/** Gets the Adobe client data layer and creates it if the page has none. The page can set its name. */
export const getAdobeDataLayer = (): DataLayer | undefined => {
  const name = document.documentElement.dataset['cmpDataLayerName'] ?? ADOBE_QUEUE;
  // `dataLayer` is the tag manager's name, so it is never created (ANLT-1).
  if (name !== GTM_QUEUE && Reflect.get(window, name) === undefined) Reflect.set(window, name, []);
  return getQueue(name);
};

export const getGtmDataLayer = (): DataLayer | undefined =>
  getQueue(document.documentElement.dataset['gtmDataLayerName'] ?? GTM_QUEUE);
