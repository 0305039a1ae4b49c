import { act, screen, waitFor } from '@testing-library/react';
import { FOREIGN_404, listFailures, NOT_FOUND, ok } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { createTirePricing } from '../../../test/tires';
import { createDetails, createPrice, setUpTireDetail, usd } from '../../../test/tire-detail';
import { writeJsonCookie } from '../../browser/cookies';
import { writeToken } from '../../services/token-cookie';
import { PAGES } from '../../site/pages';
import { loggedIn } from '../../store/account/account-slice';
import { PRICE_LABELS } from '../../ui/cart/price-messages';
import { BUTTONS } from '../../ui/messages';
import { STORE_LABELS } from '../../ui/store/messages';
import { DETAIL_LABELS } from './messages';

const page = setUpTireDetail();
const { open, findButton } = page;

describe('price', () => {
  test('replaces the CMS nodes with the price at the store after one call for details and one for the price [TDP-2/button]', async () => {
    const { calls } = open();
    expect(screen.getByText("The CMS's price")).toBeVisible();
    expect(await screen.findByText('In stock at Peoria Main, ready Jun 1')).toBeVisible();
    expect(screen.queryByText("The CMS's price")).toBeNull();
    expect(screen.getByRole('link', { name: STORE_LABELS.change })).toHaveAttribute(
      'href',
      PAGES.displayMap,
    );
    await screen.findByText('for 4 tires at Peoria Main');
    expect(
      calls.filter(({ path }) => path.startsWith('tire/')).map(({ requestedUrl }) => requestedUrl),
    ).toEqual([
      '/bsro/services/tire/details/100?storeNumber=7',
      '/bsro/services/tire/price?storeNumber=7&products=100%3A4',
    ]);
  });

  test('lists what the out-the-door price includes, with rebates below [PRIC-1/rebates]', async () => {
    open();
    await screen.findByText(PRICE_LABELS.total);
    const rows = [...document.querySelectorAll('dl > div')].map((row) =>
      row.textContent?.replace(/\s+/g, ' '),
    );
    expect(rows).toEqual([
      '205/55R16 4 × $142.99$571.96',
      'Installation 4 × $22.00$88.00',
      'Shop supplies$5.00',
      'Fall savings−$40.00',
      'Sales tax$50.00',
      'Out-the-door total$674.96',
    ]);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'After rebate: $70.00 back by mail, Northpeak rebate',
    );
  });

  test('marks the previous total as busy while a new one loads, and drops outdated responses [TDP-2]', async () => {
    const pending: ((response: FakeResponse) => void)[] = [];
    const { user, calls } = open({
      respond: ({ path, url }) =>
        path === 'tire/price' && url.searchParams.get('products') !== '100:4'
          ? new Promise((resolve) => pending.push(resolve))
          : undefined,
    });
    const total = (await screen.findByText('$674.96', { selector: '.bsro-buy-box__total *' }))
      .parentElement;
    const getPrices = () => calls.filter(({ path }) => path === 'tire/price');
    const select = screen.getByLabelText('Quantity');
    await user.selectOptions(select, '2');
    await waitFor(() => expect(getPrices()).toHaveLength(2));
    await user.selectOptions(select, '3');
    await waitFor(() => expect(getPrices()).toHaveLength(3));
    const getSum = () => screen.getByText(/^\d tires \$/);
    const list = document.querySelector('.bsro-price-list');
    for (const part of [total, getSum(), list]) expect(part).toHaveAttribute('aria-busy', 'true');
    expect(total).toHaveTextContent('$674.96 out the door for 4 tires');
    expect(getSum()).toHaveTextContent('4 tires $571.96');
    // Read without the quantity, the old total would be wrong.
    expect(list).toHaveAttribute('aria-hidden', 'true');
    await act(async () => {
      pending[1]?.(ok(createPrice('100:3')));
      pending[0]?.(ok(createPrice('100:2')));
    });
    await waitFor(() => expect(total).toHaveTextContent('$509.97 out the door for 3 tires'));
    for (const part of [total, getSum(), list]) expect(part).toHaveAttribute('aria-busy', 'false');
    expect(getSum()).toHaveTextContent('3 tires $428.97');
    expect(list).toHaveAttribute('aria-hidden', 'false');
  });

  test("doesn't mark the price of a set of four as busy while the out-the-door price loads [TDP-2]", async () => {
    let send: (response: FakeResponse) => void = () => {};
    open({
      respond: ({ path }) =>
        path === 'tire/price'
          ? new Promise((resolve) => {
              send = resolve;
            })
          : undefined,
    });
    expect(await screen.findByText('Set of 4 $571.96')).toHaveAttribute('aria-busy', 'false');
    await act(async () => send(ok(createPrice('100:4'))));
    expect(await screen.findByText('for 4 tires at Peoria Main')).toBeVisible();
  });

  describe('if the URL names a store that the site does not have', () => {
    const placeholder = Object.assign(document.createElement('div'), {
      className: 'bsro-my-store',
    });
    const openNamed = () => {
      document.body.append(placeholder);
      return open({
        query: '?storeNumber=8',
        respond: ({ path, url }) =>
          path.startsWith('tire/details') && url.searchParams.get('storeNumber') === '8'
            ? NOT_FOUND
            : undefined,
      });
    };
    afterEach(() => placeholder.remove());

    test('shows the tires at my store [MYST-1] [TDP-1]', async () => {
      openNamed();
      expect(await findButton()).toBeVisible();
      expect(screen.queryByText(DETAIL_LABELS.unknownTire)).toBeNull();
      expect(await screen.findByText('for 4 tires at Peoria Main')).toBeVisible();
    });

    test('says so if the visitor has the same store [MYST-1] [TDP-1]', async () => {
      writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber: '8' } });
      openNamed();
      expect(await screen.findByRole('alert')).toBeVisible();
    });
  });

  test.each([...listFailures(), ['another server responds with 404', FOREIGN_404] as const])(
    'keeps the CMS nodes and offers a retry when the details fail: %s [HTTP-5]',
    async (_name, reply) => {
      let fails = true;
      const { user } = open({
        respond: ({ path }) => (fails && path.startsWith('tire/details') ? reply : undefined),
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(DETAIL_LABELS.detailsFailed);
      expect(screen.getByText("The CMS's price")).toBeVisible();
      fails = false;
      await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
      expect(await findButton()).toBeVisible();
    },
  );

  test("says that the catalog doesn't have a tire, without a retry [TDP-1]", async () => {
    open({
      respond: ({ path }) => (path.startsWith('tire/details') ? NOT_FOUND : undefined),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(DETAIL_LABELS.unknownTire);
    expect(screen.queryByRole('button', { name: BUTTONS.tryAgain })).toBeNull();
    expect(screen.getByRole('link', { name: DETAIL_LABELS.findTires })).toHaveAttribute(
      'href',
      '/tires/vehicle/',
    );
  });

  test.each(listFailures())(
    'keeps the quantity and offers a retry when the price fails: %s [HTTP-5]',
    async (_name, reply) => {
      let fails = false;
      const { user } = open({
        respond: ({ path }) => (fails && path === 'tire/price' ? reply : undefined),
      });
      await screen.findByText('for 4 tires at Peoria Main');
      fails = true;
      await user.selectOptions(screen.getByLabelText('Quantity'), '2');
      expect(await screen.findByText(DETAIL_LABELS.priceFailed)).toBeVisible();
      expect(screen.getByLabelText('Quantity')).toHaveValue('2');
      expect(screen.queryByText('for 4 tires at Peoria Main')).toBeNull();
      fails = false;
      await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
      expect(await screen.findByText('for 2 tires at Peoria Main')).toBeVisible();
    },
  );

  test('shows the sale price of a set of four, and the regular price of two tires [PRIC-1/sale-price]', async () => {
    const saving = {
      code: 'S',
      friendlyId: 's',
      displayName: 'Fall savings',
      salePrice: usd(132.99),
    };
    const pricing = createTirePricing(142.99, { potentialPromotions: [saving] });
    const { user } = open({
      respond: ({ path }) =>
        path.startsWith('tire/details') ? ok(createDetails('100', { pricing })) : undefined,
    });
    const getPrices = () => document.querySelector('.bsro-buy-box__prices');
    await screen.findByText('$132.99');
    expect(getPrices()).toHaveTextContent(
      'Sale price $132.99 ea. Set of 4 $531.96. Regular price $142.99 ea.',
    );
    await user.selectOptions(screen.getByLabelText('Quantity'), '2');
    expect(getPrices()).toHaveTextContent(/^\$142\.99 ea\./);
    await screen.findByText('for 2 tires at Peoria Main');
    expect(getPrices()).toHaveTextContent('2 tires $285.98');
    // The services compute every other total; a set of four is four times one price.
    await user.selectOptions(screen.getByLabelText('Quantity'), '8');
    expect(getPrices()).toHaveTextContent('Sale price $132.99 ea. Set of 4 $531.96.');
  });

  test('shows the price of a set of four even if the out-the-door price fails to load [PRIC-1/price]', async () => {
    open({
      respond: ({ path }) => (path === 'tire/price' ? { status: 500, json: {} } : undefined),
    });
    expect(await screen.findByText(DETAIL_LABELS.priceFailed)).toBeInTheDocument();
    expect(document.querySelector('.bsro-buy-box__prices')).toHaveTextContent(
      '$142.99 ea. Set of 4 $571.96',
    );
  });

  test.each(['v1', 'v2'] as const)(
    'lists savings and rebates at the price in %s, with links to their offers, even if the out-the-door price fails [PRIC-1/promotions] [PRIC-1/rebates] [OFFR-7/prompts]',
    async (version) => {
      const offer = { code: 'SAVE 40', friendlyId: 'fall', totalOfflineSavings: 40 };
      const rebate = {
        code: 'REB70',
        friendlyId: 'reb',
        label: 'Mail In Rebate',
        totalOfflineSavings: 70,
      };
      const pricing = createTirePricing(142.99, {
        potentialPromotions: [offer],
        rebates: [rebate],
      });
      open({
        version,
        respond: ({ path }) => {
          if (path === 'tire/price') return { status: 500, json: {} };
          return path.startsWith('tire/details')
            ? ok(createDetails('100', { pricing }))
            : undefined;
        },
      });
      const saving = await screen.findByRole('link', { name: 'Instant Savings' });
      expect(saving).toBeVisible();
      expect(saving).toHaveAttribute('href', '/offers/offer-detail/SAVE%2040');
      const list = saving.closest('ul');
      expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Instant Savings $40 off a set of four',
        'Mail In Rebate $70 back on a set of four',
      ]);
      expect(list?.closest('details')).toBeNull();
      expect(screen.getByRole('link', { name: 'Mail In Rebate' })).toHaveAttribute(
        'href',
        '/offers/offer-detail/REB70',
      );
    },
  );

  test('selects two tires of each side of a pair, and shows the price of the set [SRCH-3/groups]', async () => {
    const { calls } = open({ article: '100_101' });
    expect(await screen.findByLabelText('Quantity, front')).toHaveValue('2');
    expect(screen.getByLabelText('Quantity, rear')).toHaveValue('2');
    await screen.findByText('for 4 tires at Peoria Main');
    expect(calls.map(({ requestedUrl }) => requestedUrl)).toContain(
      '/bsro/services/tire/price?storeNumber=7&products=100%3A2%2C101%3A2',
    );
    expect(document.querySelector('.bsro-buy-box__prices')).toHaveTextContent('Set of 4 $571.96');
    const rows = document.querySelectorAll('.bsro-price-list dt');
    expect([...rows].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '205/55R16, front 2 × $142.99',
      '205/55R16, rear 2 × $142.99',
    ]);
  });

  test('shows the sale price of each tire of a pair only for as many front as rear tires [SRCH-3/pair-price]', async () => {
    const { user } = open({
      article: '100_101',
      respond: ({ path }) => {
        if (!path.startsWith('tire/details')) return undefined;
        const code = path.endsWith('100') ? '100' : '101';
        const price = code === '100' ? 142.99 : 180.99;
        const saving = {
          code: 'S',
          friendlyId: 's',
          displayName: 'Fall savings',
          salePrice: usd(price - 10),
        };
        return ok(
          createDetails(code, {
            pricing: createTirePricing(price, { potentialPromotions: [saving] }),
          }),
        );
      },
    });
    await screen.findByText('$132.99');
    const readPrices = () =>
      [...(document.querySelector('.bsro-buy-box__prices')?.children ?? [])].map(
        ({ textContent }) => textContent.trim(),
      );
    expect(readPrices()).toEqual([
      'Sale price $132.99 ea. front',
      'Sale price $170.99 ea. rear',
      'Set of 4 $607.96. Regular price $647.96',
    ]);
    await user.selectOptions(screen.getByLabelText('Quantity, rear'), '6');
    expect(readPrices().slice(0, 2)).toEqual(['$142.99 ea. front', '$180.99 ea. rear']);
  });

  test("shows the services' price for other quantities of a pair, and checks the stock of each side [SRCH-4/inventory]", async () => {
    const { user } = open({
      article: '100_101',
      respond: ({ path }) => {
        if (!path.startsWith('tire/details')) return undefined;
        const code = path.endsWith('100') ? '100' : '101';
        const inventory = { quantity: code === '100' ? 2 : 4, q_local: 1, q_sister: 1 };
        return ok(createDetails(code, { inventory }));
      },
    });
    await user.selectOptions(await screen.findByLabelText('Quantity, rear'), '4');
    await screen.findByText('for 6 tires at Peoria Main');
    expect(screen.getByText('In stock at Peoria Main, ready Jun 1')).toBeVisible();
    expect(document.querySelector('.bsro-buy-box__prices')).toHaveTextContent('6 tires $857.94');
    await user.selectOptions(screen.getByLabelText('Quantity, rear'), '5');
    await screen.findByText('for 7 tires at Peoria Main');
    expect(
      screen.getByText('Ready Jun 1 at Peoria Main: 6 here, 1 from a store nearby'),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Quantity, rear'), '1');
    await user.selectOptions(screen.getByLabelText('Quantity, front'), '3');
    await screen.findByText('for 4 tires at Peoria Main');
    expect(document.querySelector('.bsro-buy-box__prices')).toHaveTextContent('4 tires $571.96');
  });

  test('asks visitors to sign in, and requests prices again after a sign-in [OFFR-7/visitors]', async () => {
    const member = {
      code: 'M',
      friendlyId: 'm',
      displayName: 'Driver days',
      loggedInOnlyPromotion: true,
    };
    const { calls } = open({
      respond: ({ path, headers, url }) => {
        if (path.startsWith('tire/details')) {
          const own = headers['tokenId'] ? { salePrice: usd(117.99) } : { hidePrice: true };
          const pricing = createTirePricing(142.99, {
            potentialPromotions: [{ ...member, ...own }],
          });
          return ok(createDetails('100', { pricing }));
        }
        return path === 'tire/price' && headers['tokenId']
          ? ok(createPrice(url.searchParams.get('products') ?? '', 100))
          : undefined;
      },
    });
    await screen.findByText('for 4 tires at Peoria Main');
    const signIn = screen.getByRole('link', { name: 'Sign In' });
    expect(signIn).toHaveAttribute('href', '/account/sign-in');
    expect(screen.getByRole('link', { name: 'Sign Up for free' })).toHaveAttribute(
      'href',
      '/account/create-account',
    );
    const prices = document.querySelector('.bsro-buy-box__prices');
    expect(prices).toHaveTextContent('$142.99 ea. Set of 4 $571.96');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      'Sign In Only Savings Driver days',
    );
    writeToken('t');
    act(() => {
      page.store.dispatch(loggedIn({ tokenId: 't' }));
    });
    expect(
      await screen.findByText('$614.96', { selector: '.bsro-buy-box__total *' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(prices).toHaveTextContent(
        'Sale price $117.99 ea. Set of 4 $471.96. Regular price $142.99 ea.',
      ),
    );
    // The elements stay, and the prompt keeps its space.
    expect(document.querySelector('.bsro-buy-box__prices')).toBe(prices);
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(signIn).toBeInTheDocument();
    expect(calls.filter(({ path }) => path.startsWith('tire/'))).toHaveLength(4);
  });
});
