/** @jest-environment jsdom */
import { findAssetBase } from './parse-page';

const PAGE = new URL('http://fcac.localhost/tires/');

/** Returns the folder from which the entry of such a page loads its chunks. */
const getFolderOfEntry = async (src: string, declared: string | undefined): Promise<string> => {
  jest.resetModules();
  Object.assign(globalThis, { __webpack_public_path__: '', __webpack_nonce__: '' });
  const { getPublicPath } = await import('../../src/public-path');
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', src);
  page.head.append(Object.assign(page.createElement('base'), { href: PAGE.href }));
  if (declared !== undefined) page.documentElement.dataset['assetBase'] = declared;
  Object.defineProperty(page, 'currentScript', { value: script });
  return getPublicPath(page);
};

test.each([
  ['/bsro-ui/bsro-ui.12345678.js', undefined],
  ['bsro-ui.js?v=/2', undefined],
  ['/etc.clientlibs/bsro/clientlib-bsro-ui.min.js', undefined],
  ['/etc.clientlibs/bsro/clientlib-bsro-ui.lc-0af12-lc.min.js', undefined],
  ['https://cdn.test/a/bsro-ui.12345678.js', undefined],
  ['/a/bsro-ui.js', '/b'],
  ['/a/bsro-ui.js', '/b/c//'],
  ['/a/bsro-ui.js', 'https://cdn.test/b/'],
  ['/a/bsro-ui.js', ''],
])(
  'finds the same folder of the chunks as the entry %s with data-asset-base %j',
  async (src, declared) => {
    expect(findAssetBase(PAGE, src, declared).href).toBe(await getFolderOfEntry(src, declared));
  },
);
