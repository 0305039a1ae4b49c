import type { Page } from '@playwright/test';
import { chooseVehicle } from './support/booking';
import { expect, test } from './support/test';
import { OFFER_MESSAGES } from '../src/domain/offers/messages';

test('opens an offer and sends it by text @main [OFFR-1/modal] [SHARE-1/text] [SHARE-3/dialog] [SHARE-4/text] [MOUNT-2/offer-card] [MOUNT-2/offer-details] [MOUNT-2/offers-refresh]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/offers/?storeNumber=310001');
  await expect(page.locator('[data-offers-store]')).toHaveText(/^At Centennial/);
  const card = page.locator('.bsro-offer-card').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-mount', 'mounted');
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: /^Details/ }).click();
  const details = page.getByRole('dialog', { name: title });
  await expect(details.getByText(/^Valid /)).toBeVisible();
  await expect(details.locator('.offer__image img')).toBeVisible();
  await expectAccessible('dialog');

  await details.getByRole('link', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this offer' });
  await expect(share).toBeVisible();
  await share.getByRole('button', { name: 'Send' }).click();
  await expect(share.getByText('Please enter valid phone number').first()).toBeVisible();
  await expectAccessible('dialog');
  // Different digits than in other tests, because one number gets at most ten texts per hour.
  const phone = `303555${String(Date.now()).slice(-4).padStart(4, '1')}`;
  await share.getByLabel('Phone number').fill(phone);
  await share.getByRole('button', { name: 'Send' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Your offer has been sent or printed' });
  await expect(confirmation.getByRole('link', { name: 'Schedule Appointment' })).toHaveAttribute(
    'href',
    /\/appointment\/schedule-appointment\/\?sa_source=offer-phone/,
  );
  await confirmation.getByRole('button', { name: 'No Thanks' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const inbox = await page.evaluate(
    async (url) => (await fetch(url, { headers: { Accept: 'application/json' } })).text(),
    `/text-inbox?phone=${phone}`,
  );
  expect(inbox).toContain('/offers/offer-detail/');
});

test("opens the details of an offer, or prints the offer, if the URL's hash says so [OFFR-4] [OFFR-5]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Reflect.set(window, 'printed', 1) });
  });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/offers/');
  // Far below the window, where no card loads until it is needed.
  const card = page.locator('.bsro-offer-card').last();
  const id = await card.getAttribute('data-friendly-id');
  const title = await card.getByRole('heading').innerText();
  const print = await card.getByRole('link', { name: /^Print/ }).getAttribute('href');
  const details = page.getByRole('dialog', { name: title });
  await page.evaluate((hash) => location.assign(hash), `#${id}.open`);
  await expect(details).toBeVisible();
  await page.goto('/plain/');
  await page.goto(`/offers/#${id}.open`);
  await expect(details).toBeVisible();
  await page.goto(print ?? '');
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'printed'))).toBe(1);
});

/** Counts the sheets of paper that a page prints on. */
const countSheets = async (page: Page, format: 'Letter' | 'A4'): Promise<number> => {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
};

test('prints each offer on one sheet, without controls [OFFR-4]', async ({ page }) => {
  await page.goto('/offers/');
  const urls = await page
    .locator('.bsro-offer-card h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(urls.length).toBeGreaterThan(5);
  const switches = 'bsro-ui-pinnacle=v1&bsro-ui-global-nav=v2&bsro-ui-chatbot=v1';
  for (const [index, url] of urls.entries()) {
    // The switches select the other variants of the header and footer.
    await page.goto(index % 2 === 0 ? url : `${url}?${switches}`);
    await expect(page.locator('.bsro-offer-details')).toHaveAttribute('data-mount', 'mounted');
    await expect(page.locator('.bsro-navigation')).toHaveAttribute('data-mount', 'mounted');
    expect(await countSheets(page, 'Letter'), url).toBe(1);
    expect(await countSheets(page, 'A4'), url).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.bsro-offer-details h1')).toBeVisible();
    const controls = page.locator('button, summary, input');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test('shows the dates of a promotion and subscribes an email address without leaving the page @main [OFFR-3/range] [OFFR-6/signup] [MOUNT-2/offers-signup]', async ({
  page,
  unique,
  expectAccessible,
}) => {
  await page.goto('/offers/promotion-detail/');
  const dates = page.locator('[data-promotion-dates]');
  await expect(dates.first()).toHaveText(/^\d+\/\d+\/\d{4} to \d+\/\d+\/\d{4}$/);
  await expectAccessible('main');

  await page.goto(`/email-signup/?email=${unique}@example.com`);
  await expect(page.locator('.bsro-offers-signup')).toHaveAttribute('data-mount', 'mounted');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(OFFER_MESSAGES.signedUp)).toBeVisible();
  await expectAccessible('main');
});

test('leads from an offer to its tires, after asking for the size unless the vehicle is known [OFFR-1] [SRCH-2/filters] [OFFR-6]', async ({
  page,
  expectAccessible,
}) => {
  const offer = '#offer-set-of-four-80';
  const TITLE = '$80 off a set of four';
  const openOffer = async (): Promise<void> => {
    await page.goto('/offers/');
    await expect(page.locator('.bsro-offers-refresh')).toHaveAttribute('data-mount', 'mounted');
    await page
      .locator(offer)
      .getByRole('link', { name: /^See eligible tires/ })
      .click();
  };
  const chip = page.getByRole('button', { name: `Remove Offer: ${TITLE}` });
  const savings = page.locator('.bsro-tire-card').filter({ hasText: TITLE });
  await openOffer();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(1);
  await expectAccessible();
  await page.getByRole('radio', { name: 'Size' }).check();
  await page.getByRole('textbox', { name: 'Tire size' }).fill('205/55R16');
  await page.getByRole('button', { name: 'Show tires' }).click();
  await expect(page).toHaveURL(/\/tires\/size\/\?cs=205&ar=55&rs=16&offer=set-of-four-80$/);
  await expect(chip).toBeVisible();
  await expect(savings.first()).toBeVisible();
  await expect(page.locator('.bsro-tire-card')).toHaveCount(await savings.count());

  await page.goto('/tires/');
  await page.getByRole('radio', { name: 'Vehicle' }).check();
  await chooseVehicle(page);
  await page.getByRole('button', { name: 'Show tires' }).click();
  await page.waitForURL(/\/tires\/vehicle\//);
  await openOffer();
  await expect(page).toHaveURL(/\/tires\/vehicle\/\?.*trim=LE&offer=set-of-four-80$/);
  await expect(chip).toBeVisible();
});

test('prints the header and the footer in black, because browsers print no backgrounds [OFFR-4]', async ({
  page,
}) => {
  await page.goto('/offers/offer-detail/brake-service-100/');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.site-header__main', '.site-footer', '.site-footer a:visible']) {
    await expect(page.locator(part).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every link of an offer works [OFFR-1] [SHARE-1]', async ({ page }) => {
    await page.goto('/offers/');
    const card = page.locator('.bsro-offer-card').first();
    await card.getByRole('link', { name: /^Details/ }).click();
    await expect(page.locator('.bsro-offer-details h1')).toBeVisible();
    await expect(page.getByText(/^Valid /)).toBeVisible();
  });
});
