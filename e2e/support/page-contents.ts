import type { Page } from '@playwright/test';

/** Returns the state of the page's Redux store, found through React's fibers; throws without a root. */
export const readReduxState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isObject = (value: unknown): value is object =>
      typeof value === 'object' && value !== null;
    const get = (value: unknown, key: string): unknown =>
      isObject(value) ? Reflect.get(value, key) : undefined;
    // Each node of a root or portal leads to its fiber, which leads to the context of the store.
    for (const element of document.querySelectorAll('*')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
      let fiber = key === undefined ? undefined : get(element, key);
      while (isObject(fiber)) {
        const store = get(get(get(fiber, 'memoizedProps'), 'value'), 'store');
        const getState = get(store, 'getState');
        if (typeof getState === 'function') {
          return JSON.stringify(Reflect.apply(getState, store, []));
        }
        fiber = get(fiber, 'return');
      }
    }
    throw new Error('No Redux store');
  });

/** Reads everything that a page stores or shows: storage, URL, history, data layers, and HTML. */
export const readPageTexts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    url: `${location.href} ${document.referrer} ${JSON.stringify(history.state)}`,
    'data layers': JSON.stringify([
      Reflect.get(window, 'adobeDataLayer'),
      Reflect.get(window, 'dataLayer'),
    ]),
    'HTML of the page': document.documentElement.outerHTML,
  }));
