import { clearCookies } from '../../test/clear-cookies';
import { fakeServices, ok } from '../../test/fake-services';
import type { FakeResponse } from '../../test/fake-services';
import { getLowestPrice } from './pricing';

let response: FakeResponse;

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  response = ok({});
  fakeServices(() => response);
});

describe('the lowest price [CARO-2]', () => {
  const PROMOTION = {
    code: 'P1',
    friendlyId: 'set-100',
    displayName: '$100 off',
    label: 'Instant Savings',
    totalOfflineSavings: 100,
    loggedInOnlyPromotion: false,
    hidePrice: false,
    salePrice: { value: 117.99, formattedValue: '$117.99' },
  };
  const MIN = {
    code: '100',
    price: { value: 142.99, formattedValue: '$142.99' },
    potentialPromotions: [PROMOTION],
    rebates: [{ ...PROMOTION, salePrice: undefined, label: 'Mail In Rebate' }],
  };
  const requestPrice = () => getLowestPrice('7', { brand: 'b', tireName: 't' });

  test('has an article, a price, promotions, and rebates', async () => {
    response = ok({ summary: { minPrice: MIN } });
    expect(await requestPrice()).toMatchObject({
      ok: true,
      data: {
        articleCode: '100',
        price: 142.99,
        priceFormatted: '$142.99',
        promotions: [{ friendlyId: 'set-100', salePrice: 117.99, totalOfflineSavings: 100 }],
        rebates: [{ friendlyId: 'set-100', label: 'Mail In Rebate', amount: 100 }],
      },
    });
  });

  test.each([
    ['no lowest price', {}],
    ['no price object', { minPrice: { ...MIN, price: undefined } }],
    ["a price that isn't an object", { minPrice: { ...MIN, price: 142.99 } }],
    ['a price without a value', { minPrice: { ...MIN, price: { formattedValue: '$1' } } }],
  ])('is undefined with %s', async (_, summary) => {
    response = ok({ summary });
    expect(await requestPrice()).toMatchObject({ ok: true, data: undefined });
  });

  test('fails without a summary', async () => {
    expect(await requestPrice()).toMatchObject({ ok: false, error: { kind: 'shape' } });
  });
});
