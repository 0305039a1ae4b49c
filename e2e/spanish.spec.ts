import type { Page } from '@playwright/test';
import { getReply } from '../fixtures/services/chat/replies';
import spanish from '../src/language/es.json';
import { renderTexts } from '../scripts/deliver/aem/testing/render-texts';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expect, test as testWithCart } from './support/checkout';
import { expectSpanish } from './support/expect-spanish';
import { BILLING, getCardNumber, SECURITY_CODE } from './support/shop';
import { fetchResponse } from './support/fetch-response';
import { test } from './support/test';

/** Matches a Spanish text whose parameters may have any value. */
const matchText = (key: keyof typeof spanish): RegExp =>
  new RegExp(`^${spanish[key].replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);

const expectManageLink = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('link', { name })).toHaveAttribute('href', /^\/es\/appointment\/manage\//);

testWithCart(
  'a driver buys tires in Spanish @main [TEXT-3/buy] [TEXT-3/folder]',
  async ({ page, cart, email, expectAccessible }) => {
    await page.goto('/es/cart/');
    await expect(page.getByRole('heading', { name: spanish['cart.items'] })).toBeVisible();
    await expectSpanish(page);
    await page.getByRole('link', { name: matchText('cart.checkOutTotal') }).click();

    await expect(page).toHaveURL(/\/es\/checkout\//);
    const times = page.getByRole('group', { name: spanish['time.next'] }).getByRole('button');
    await expect(times).toHaveCount(3);
    await expectSpanish(page);
    await expectAccessible();
    await times.last().click();
    await expect(page.getByText(matchText('time.held'))).toBeVisible();
    await page.getByRole('button', { name: spanish['checkout.toPayment'] }).click();

    await expect(
      page.getByRole('heading', { name: spanish['checkout.steps.payment'] }),
    ).toBeFocused();
    const fields = {
      'checkout.billing.firstName': BILLING.firstName,
      'checkout.billing.lastName': BILLING.lastName,
      'checkout.billing.email': email,
      'checkout.billing.mobile': BILLING.mobile,
      'checkout.billing.street1': BILLING.street1,
      'checkout.billing.city': BILLING.city,
      'checkout.billing.zip': BILLING.zip,
    } as const;
    await page.getByRole('button', { name: matchText('checkout.payment.placeOrder') }).click();
    await expect(page.getByText(spanish['validation.required']).first()).toBeVisible();
    await expectSpanish(page);
    for (const [key, value] of Object.entries(fields)) {
      const label = Object.entries(spanish).find(([name]) => name === key)?.[1] ?? key;
      await page.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
    await page
      .getByRole('combobox', { name: spanish['checkout.billing.state'] })
      .selectOption(BILLING.state);
    const card = page.frameLocator(`iframe[title^="${spanish['payment.frames.card']}"]`);
    await card.getByLabel('Número de tarjeta').fill('1');
    await card.getByLabel(/^Fecha de vencimiento/).fill('12/31');
    await expect(card.getByText('Escriba el número completo de la tarjeta')).toBeVisible();
    await card.getByLabel('Número de tarjeta').fill(getCardNumber('approved'));
    await card.getByLabel('Código de seguridad').fill(SECURITY_CODE);
    await page.getByRole('button', { name: matchText('checkout.payment.placeOrder') }).click();
    await page.waitForURL(/\/es\/checkout\/confirmation\/\?order=\w/);
    await expect(page.getByRole('heading', { name: spanish['order.placed'] })).toBeVisible();
    await expectSpanish(page);
    await expectManageLink(page, spanish['order.manage']);
    expect(cart.qty).toBe(2);
  },
);

test('the reviews of a tire are in Spanish on a phone, apart from what visitors wrote [TEXT-3/reviews]', async ({
  page,
  findUrl,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const url = await findUrl('/tires/', /(?<=href=")\/tires\/brands\/[^"]+(?=#reviews")/);
  await page.goto(`/es${url}`);
  await page.locator('.reviews-app-v2[data-type="reviews"]').scrollIntoViewIfNeeded();
  await expect(page.locator('.bsro-histogram')).toBeVisible();
  await expectSpanish(page);
});

test('a driver books an appointment in Spanish on a narrow phone [TEXT-3/book]', async ({
  page,
  email,
  storeNumber,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/es/appointment/schedule-appointment/?storeNumber=${storeNumber}`);
  const next = page.getByRole('button', { name: spanish['booking.next'], exact: true });
  await expect(
    page.getByRole('heading', { name: spanish['booking.questions.service'] }),
  ).toBeVisible();
  await expectSpanish(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('checkbox').first().check();
  await next.click();
  for (const [key, value] of [
    ['vehicleFields.year', '2019'],
    ['vehicleFields.make', 'Toyota'],
    ['vehicleFields.model', 'Camry'],
    ['vehicleFields.trim', 'LE'],
  ] as const) {
    await page.getByRole('combobox', { name: spanish[key] }).selectOption(value);
  }
  await expectSpanish(page);
  await next.click();
  const times = page.getByRole('group', { name: spanish['time.next'] }).getByRole('button');
  await expect(times).toHaveCount(3);
  await expectSpanish(page);
  await expectNoHorizontalScroll(page);
  await times.last().click();
  await page.getByRole('textbox', { name: spanish['booking.contactFields.firstName'] }).fill('Ada');
  await page
    .getByRole('textbox', { name: spanish['booking.contactFields.lastName'] })
    .fill('Byron');
  await page
    .getByRole('textbox', { name: spanish['booking.contactFields.phone'] })
    .fill('3035550100');
  await page.getByRole('textbox', { name: spanish['booking.contactFields.email'] }).fill(email);
  await expectSpanish(page);
  await page.getByRole('button', { name: spanish['booking.contact.next'] }).click();
  await expect(
    page.getByRole('heading', { name: spanish['booking.questions.review'] }),
  ).toBeFocused();
  await expectSpanish(page);
  await page.getByRole('button', { name: matchText('booking.review.book') }).click();
  await expect(
    page.getByRole('heading', { name: spanish['booking.confirmation.title'] }),
  ).toBeFocused();
  await expectSpanish(page);
  await expectManageLink(page, spanish['booking.confirmation.manage']);
  await expectNoHorizontalScroll(page);
});

test('a Spanish page leads to the Spanish pages of stores [TEXT-3/folder]', async ({ page }) => {
  await page.goto('/es/locate/display-map/?zip=80122');
  const store = page.locator('.bsro-store-card').first().getByRole('heading').getByRole('link');
  await expect(store).toHaveAttribute('href', /^\/es\/local\//);
});

test('an author replaces a text by a dictionary of AEM, and an English page loads no other language [TEXT-1/aem] [TEXT-3/english]', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/cart/');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  const listLanguageFiles = () => files.filter((url) => /\/(page-language|spanish)\./.test(url));
  expect(listLanguageFiles()).toEqual([]);
  await page.goto('/es/cart/');
  await expect(page.getByText(spanish['cart.empty'])).toBeVisible();
  expect(listLanguageFiles()).toHaveLength(2);

  await page.route('**/cart/', async (route) => {
    const response = await fetchResponse(route);
    const slot = await renderTexts({ 'cart.empty': 'Nothing here yet.' });
    await route.fulfill({
      response,
      body: (await response.text()).replace('</head>', `${slot}</head>`),
    });
  });
  await page.goto('/cart/');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
});

test('the assistant of the chat writes Spanish to a visitor of a Spanish page [CHAT-1] [TEXT-3]', async ({
  page,
}) => {
  await page.goto('/es/repair/?bsro-ui-chatbot=v1');
  await page.getByRole('button', { name: spanish['chat.open'] }).click();
  const chat = page.getByRole('region', { name: 'Chat', exact: true });
  await chat.getByLabel('Su mensaje').fill('¿Puedo programar una cita?');
  await chat.getByRole('button', { name: 'Enviar' }).click();
  await expect(chat.getByRole('log')).toContainText(
    getReply('¿Puedo programar una cita?', undefined, 'es'),
  );
  await expectSpanish(page);
});
