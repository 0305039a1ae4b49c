const ORIGIN = 'http://fcac.localhost';

/** Runs the module with `script` as the current script. */
const load = async (script: string, htmlDataset: Record<string, string> = {}) => {
  jest.resetModules();
  document.head.innerHTML = script;
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  Object.assign(document.documentElement.dataset, htmlDataset);
  const current = document.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  Object.assign(globalThis, { __webpack_public_path__: '', __webpack_nonce__: '' });
  await import('./public-path');
  return { folder: __webpack_public_path__, nonce: __webpack_nonce__ };
};

test.each([
  ['/bsro-ui/bsro-ui.12345678.js', '/bsro-ui/'],
  ['/bsro-ui/bsro-ui.js?v=/2', '/bsro-ui/'],
  ['/etc.clientlibs/bsro/clientlib-site.js', '/etc.clientlibs/bsro/clientlib-site/resources/'],
  ['/etc.clientlibs/bsro/clientlib-site.min.js', '/etc.clientlibs/bsro/clientlib-site/resources/'],
  [
    '/etc.clientlibs/bsro/clientlib-site.lc-0af12-lc.min.js',
    '/etc.clientlibs/bsro/clientlib-site/resources/',
  ],
  ['https://cdn.test/a/clientlib-base.lc-1-lc.js', 'https://cdn.test/a/clientlib-base/resources/'],
])('the script %s loads its chunks from %s', async (src, folder) => {
  const found = await load(`<script type="text/plain" src="${src}"></script>`);
  expect(found.folder).toBe(new URL(folder, ORIGIN).href);
});

test('a base URL that the page declares overrides the folder of the script', async () => {
  const src = '/etc/combined.js';
  const onScript = await load(
    `<script type="text/plain" src="${src}" data-asset-base="/one"></script>`,
  );
  expect(onScript.folder).toBe(`${ORIGIN}/one/`);
  const onHtml = await load(`<script type="text/plain" src="${src}"></script>`, {
    assetBase: '/two/',
  });
  expect(onHtml.folder).toBe(`${ORIGIN}/two/`);
});

test.each(['', ' '])('ignores data-asset-base="%s", as if it were absent', async (empty) => {
  const script = '<script type="text/plain" src="/bsro-ui/a.js" data-asset-base="/one"></script>';
  expect((await load(script, { assetBase: empty })).folder).toBe(`${ORIGIN}/one/`);
  const plain = `<script type="text/plain" src="/bsro-ui/a.js" data-asset-base="${empty}"></script>`;
  expect((await load(plain)).folder).toBe(`${ORIGIN}/bsro-ui/`);
});

test('the chunks get the nonce of the entry', async () => {
  const { nonce } = await load('<script type="text/plain" nonce="abc" src="/a.js"></script>');
  expect(nonce).toBe('abc');
});
