import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Publishes prices as a script of the page would. */
const publish = (page: Page, cards: readonly object[], isLoggedIn = false): Promise<void> =>
  page.evaluate(
    (payload) => {
      window.bsro?.push(['publish', 'createproductprice', payload]);
    },
    { cards, loggedIn: isLoggedIn },
  );

const openList = async (page: Page) => {
  await page.goto('/tires/?cs=205&ar=55&rs=16');
  const block = page.locator('.bsro-product-price').first();
  await expect(block).toHaveAttribute('data-mount', 'mounted');
  const [brand, tireName, article] = [
    await block.getAttribute('data-brand'),
    await block.getAttribute('data-tire-name'),
    await block.getAttribute('data-article'),
  ];
  return {
    block,
    card: {
      brand,
      tireName,
      articleCode: article,
      price: 142.99,
      priceFormatted: '$142.99',
      promo: [],
      rebate: [],
      showPrice: false,
      isAsLowAs: true,
    },
  };
};

test('shows a published price for one tire and for a set of four @main [PRIC-1/price] [BUS-4/publish] [MOUNT-5/one-bus] [MOUNT-2/product-price]', async ({
  page,
  expectAccessible,
}) => {
  const { block, card } = await openList(page);
  await publish(page, [card]);
  await expect(block).toHaveText(/^As low as \$142\.99 ea\. Set of 4 \$571\.96at \w.+$/);
  await publish(page, [{ ...card, showPrice: true, price: 100 }]);
  await expect(block).toHaveText(/^\$100\.00 ea\. Set of 4 \$400\.00at \w.+$/);
  await expectAccessible('.bsro-product-price');
});

test('lists savings on their own lines and asks visitors to sign in [PRIC-1] [OFFR-7/prompts] [OFFR-7/visitors]', async ({
  page,
}) => {
  const { block, card } = await openList(page);
  const promo = [
    {
      code: 'MEMBER',
      label: 'Sign In Only Savings',
      displayName: '',
      loggedInOnlyPromotion: true,
      hidePrice: true,
    },
  ];
  const rebate = [{ code: 'REB', label: 'Mail In Rebate', amount: 70 }];
  await publish(page, [{ ...card, promo, rebate }]);
  await expect(block).toContainText('Additional savings when you Sign In or Sign Up for free');
  await expect(block.getByRole('link', { name: 'Sign In Only Savings' })).toHaveAttribute(
    'href',
    '/offers/offer-detail/MEMBER',
  );
  await expect(block.getByRole('listitem').last()).toHaveText(
    'Mail In Rebate $70 back on a set of four',
  );

  const forDrivers = [{ ...promo[0], hidePrice: false, salePrice: 130 }];
  await publish(page, [{ ...card, promo: forDrivers }], true);
  await expect(block).toContainText('As low as $130.00 ea. Set of 4 $520.00');
  await expect(block).toContainText('Regular price $142.99 ea.');
});

test('keeps the CMS nodes if no valid price is published for the tire [PRIC-1]', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/createproductprice .*cards\[\d\] is left out/);
  const { block, card } = await openList(page);
  const before = await block.textContent();
  await publish(page, [{ ...card, brand: 'Another', articleCode: 'another' }]);
  await publish(page, [{ ...card, price: 'free' }, { brand: 1 }]);
  await publish(page, []);
  await expect(block).toHaveText(before ?? '');
});
