import { lintHtml } from '../../authoring/lint-html';
import { createFileLoader } from '../../authoring/sources/load-file';
import { getSamplePath } from '../../scripts/deliver/aem/sample-site';
import { checkPage } from '../../scripts/page-check/check-page';
import { manifest } from '../../src/mounts/manifest';
import { COMPONENT_MODELS, getTrigger } from '../support/fixture-placeholders';
import { TEXTS } from './support/texts';
import { expect, test } from './support/test';

const getSamplePage = (name: string): string => {
  const model = COMPONENT_MODELS.find((each) => each.name === name);
  if (!model) throw new Error(`No ${name}`);
  return `/content/site/bsro-ui/${getSamplePath(model)}.html`;
};

for (const { name, className } of COMPONENT_MODELS) {
  test(`has a sample page without mistakes, on which the component mounts: ${name}`, async ({
    page,
    sling,
  }) => {
    const html = await (await sling.get(getSamplePage(name))).text();
    expect(lintHtml(html, manifest, { texts: TEXTS }).map(({ message }) => message)).toEqual([]);
    await page.goto(getSamplePage(name));
    const element = page.locator(`.${className}`).first();
    await element.evaluate((node) => node.scrollIntoView());
    if (getTrigger(name) === 'action') await element.locator('input').first().focus();
    await expect(element).toHaveAttribute('data-mount', 'mounted');
  });
}

test('sells the tire of the sample page', async ({ page }) => {
  await page.goto(getSamplePage('tire-detail'));
  await page.locator('.bsro-my-store [role="button"]').click();
  const zip = page.getByLabel('Store near a zip code');
  await zip.fill('80122');
  await zip.press('Enter');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.locator('.bsro-tire-detail a[href="/cart/"]').click();
  await expect(page).toHaveURL(/\/cart\//);
  await expect(page.getByRole('link', { name: /^Check out/ })).toBeVisible();
});

test('gives pages on Apache everything that the page check looks for', async ({ baseURL }) => {
  const { load, close } = createFileLoader(60_000);
  const results = await checkPage(new URL(getSamplePage('cart-icon'), baseURL), load);
  close();
  // AEM's tag of a client library has no integrity.
  expect(
    results
      .filter(({ verdict }) => verdict !== 'pass')
      .map(({ check, verdict }) => [check, verdict]),
  ).toEqual([['integrity', 'warn']]);
});

test('mounts the components of a live copy, as a rollout stores them', async ({
  page,
  savePage,
}) => {
  const rolledOut = {
    'jcr:mixinTypes': ['cq:LiveRelationship'],
    'cq:lastRolledout': '2026-11-20T08:00:00.000Z',
    'cq:lastRolledoutBy': 'admin',
  };
  const url = await savePage(
    'live-copy',
    {
      ...rolledOut,
      'cart-icon': { 'sling:resourceType': 'bsro-ui/components/content/cart-icon', ...rolledOut },
      'store-finder': {
        'sling:resourceType': 'bsro-ui/components/content/store-finder',
        ...rolledOut,
        'cq:responsive': { phone: { width: '6', offset: '0' } },
      },
    },
    {
      'jcr:mixinTypes': ['cq:LiveSync'],
      'cq:LiveSyncConfig': {
        'jcr:primaryType': 'cq:LiveSyncConfig',
        'cq:master': '/content/site/bsro-ui/cart-icon',
        'cq:isDeep': true,
        'cq:rolloutConfigs': ['/libs/msm/wcm/rolloutconfigs/default'],
      },
    },
  );
  await page.goto(url);
  for (const className of ['bsro-cart-icon', 'bsro-store-finder']) {
    await expect(page.locator(`.${className}`)).toHaveAttribute('data-mount', 'mounted');
  }
});
