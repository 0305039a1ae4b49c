import { expect, readTable, test } from './support/test';

const createTable = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

test('shows a text that the sheet of the metadata bsro-texts changes [TEXT-1/edge-delivery]', async ({
  page,
  publish,
  publishSheet,
}) => {
  await publishSheet('/changed-texts.json', [
    { Key: 'buttons.search', Text: 'Go' },
    { Key: 'storeResults.heading', Text: 'Our shops' },
  ]);
  await publish('/texts', [readTable('store-results')], {
    metadata: { 'bsro-texts': '/changed-texts.json' },
  });
  await page.goto('/texts?zip=80122');
  await expect(page.getByText('Our shops')).toBeVisible();
});

test('shows an interrupt from a linked sheet', async ({ page, publish, publishSheet }) => {
  await publishSheet('/interrupts.json', [
    {
      ID: 'winter',
      Type: 'interrupt-modal',
      Heading: 'Winter tires are here',
      Copy: '<p>Drive safely.</p>',
      Ctas: 'See tires: /tires/',
    },
  ]);
  const link = '<a href="/interrupts.json">Interrupts</a>';
  await publish('/sheet', [
    createTable([
      ['Interrupt slot', ''],
      ['Interrupt', link],
    ]),
  ]);
  await page.goto('/sheet');
  const dialog = page.getByRole('dialog', { name: 'Winter tires are here' });
  await expect(dialog).toContainText('Drive safely.');
  await expect(dialog.getByRole('link', { name: 'See tires' })).toHaveAttribute(
    'href',
    /\/tires\/$/,
  );
});

test('shows the prices of the tires in a carousel', async ({ page, publish }) => {
  await publish('/carousel', [readTable('store-carousel')], { editor: 'word' });
  await page.goto('/carousel');
  await expect(page.locator('.tire-card .bsro-price-block')).toContainText('$');
});

test('opens the details of an offer, and shares it', async ({ page, publish }) => {
  await publish('/card', [readTable('offer-card')], { editor: 'word' });
  await page.goto('/card');
  await expect(page.locator('.bsro-offer-card')).toHaveAttribute('data-mount', 'mounted');
  await page.getByText('Details', { exact: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Details');
  await page.keyboard.press('Escape');
  await page.getByText('Share', { exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('finds a store with the texts and the URL that an author has written', async ({
  page,
  publish,
}) => {
  await publish('/finder', [
    createTable([
      ['Store finder (dark)', ''],
      ['Find stores', '<a href="/results/">Search</a>'],
    ]),
  ]);
  await publish('/results/', [readTable('store-results')]);
  await page.goto('/finder');
  await expect(page.locator('.bsro-store-finder.dark')).toHaveAttribute('data-mount', 'mounted');
  await page.getByLabel('Zip code or city and state').fill('80122');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/results\/\?/);
  await expect(page.locator('.bsro-store-card').first()).toBeVisible();
});

test('names what a block lacks', async ({ page, publish, allowConsoleError }) => {
  allowConsoleError(/the block store-carousel needs a row "Tire"/);
  await publish('/lacks', [
    createTable([
      ['Store carousel', ''],
      ['Store number', '310001'],
    ]),
  ]);
  await page.goto('/lacks');
  await expect(page.locator('.store-container')).toBeAttached();
});

test('mounts with a policy whose nonce the pipeline creates', async ({ page, publish }) => {
  await publish('/nonce', [readTable('store-finder')]);
  const response = await page.goto('/nonce');
  expect(response?.headers()['content-security-policy']).toMatch(/'nonce-[^a]/);
  await expect(page.locator('.bsro-store-finder')).toHaveAttribute('data-mount', 'mounted');
});
