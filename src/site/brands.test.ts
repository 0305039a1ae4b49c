/** @jest-environment jsdom */
import { getDefaultZip, getSiteName } from './brands';

const createPage = (siteName?: string): Document => {
  const page = document.implementation.createHTMLDocument();
  if (siteName !== undefined) page.documentElement.dataset['siteName'] = siteName;
  return page;
};

test.each(['fcac', 'tiresplus', 'hibdontire', 'wheelworks'])(
  'reads the brand %s from the page [SITE-1/known-brands]',
  (name) => {
    expect(getSiteName(createPage(name))).toBe(name);
  },
);

test.each(['lsp', 'wwt', 'ht'])(
  'reads the site variant %s from the page [SITE-1/variants]',
  (name) => {
    expect(getSiteName(createPage(name))).toBe(name);
  },
);

test.each([undefined, '', 'FCAC', 'fcac ', 'constructor', 'acme'])(
  'a site name of %j is unknown [SITE-1/unknown]',
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
] as const)('returns for the site %s the default zip %s [SITE-2/by-site]', (site, zip) => {
  expect(getDefaultZip(site)).toBe(zip);
});

test.each(['unknown', 'wwt', 'ht'] as const)(
  'returns the default zip 11111 for the site %s [SITE-2/unknown]',
  (site) => {
    expect(getDefaultZip(site)).toBe('11111');
  },
);
