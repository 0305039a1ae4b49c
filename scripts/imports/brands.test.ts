import { findSources } from './sources';

test('names of brands occur only in the list of sites and in the URL path of the store map [SITE-8/no-brand-checks]', () => {
  // The short name `ht` counts only in quotes.
  const names = /\b(?:fcac|tiresplus|hibdontire|wheelworks|lsp|wwt)\b|(['"`])ht\1/i;
  expect(findSources(names)).toEqual(['domain/stores/display-map.ts', 'site/brands.ts']);
});

test('only the account menu differs by brand [SITE-8/no-brand-checks] [ACCT-9/not-on-wwt-ht]', () => {
  expect(findSources(/\bSITES_WITHOUT_ACCOUNT_MENU\b/)).toEqual([
    'mounts/placeholders/account-menu.ts',
    'site/brands.ts',
  ]);
  expect(findSources(/data-site-name|\[['"]siteName['"]\]|dataset\.siteName/)).toEqual([
    'site/brands.ts',
    'site/describe-site-name.ts',
  ]);
});
