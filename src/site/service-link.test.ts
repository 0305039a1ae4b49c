/** @jest-environment jsdom */

const loadToSiteLink = async (siteRoot: string) => {
  jest.resetModules();
  document.documentElement.dataset['siteRoot'] = siteRoot;
  return (await import('./service-link')).toSiteLink;
};

test.each([
  ['/local/co/centennial/310001/', '/es/local/co/centennial/310001/'],
  ['/es/local/co/centennial/310001/', '/es/local/co/centennial/310001/'],
  ['/essen/', '/es/essen/'],
  ['//stores.example/310001/', '//stores.example/310001/'],
  ['https://stores.example/310001/', 'https://stores.example/310001/'],
  ['', ''],
])(
  'the link %j of a service leads to %j on a site in a folder [TEXT-3/folder]',
  async (href, expected) => {
    const toSiteLink = await loadToSiteLink('/es');
    expect(toSiteLink(href)).toBe(expected);
  },
);

test('a link of a service stays as it is on a site without a folder', async () => {
  const toSiteLink = await loadToSiteLink('');
  expect(toSiteLink('/local/co/centennial/310001/')).toBe('/local/co/centennial/310001/');
});
