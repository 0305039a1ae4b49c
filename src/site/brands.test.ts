/** @jest-environment jsdom */
import { getDefaultZip, SITE_NAMES, getSiteName } from './brands';

const createPage = (siteName?: string): Document => {
  const page = document.implementation.createHTMLDocument();
  if (siteName !== undefined) page.documentElement.dataset['siteName'] = siteName;
  return page;
};

test.each(SITE_NAMES)('reads the site name %s from the page [SITE-1]', (name) => {
  expect(getSiteName(createPage(name))).toBe(name);
});

test.each([undefined, '', 'FCAC', 'fcac ', 'constructor', 'acme'])(
  'a site name of %j is unknown [SITE-1]',
  (name) => {
    expect(getSiteName(createPage(name))).toBe('unknown');
  },
);

test.each([
  ['fcac', '80122'],
  ['tiresplus', '61614'],
  ['hibdontire', '74055'],
  ['wheelworks', '95060'],
  ['lsp', '80122'],
  ['unknown', '11111'],
] as const)('returns for the site %s the default zip %s [SITE-2]', (site, zip) => {
  expect(getDefaultZip(site)).toBe(zip);
});
