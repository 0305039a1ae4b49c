import { act, screen, waitFor, within } from '@testing-library/react';
import { createCart } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { ok, refused } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import {
  CAMRY,
  createDetails,
  createPrice,
  setUpTireDetail,
  STORE,
} from '../../../test/tire-detail';
import { readStored } from '../../browser/storage';
import { writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { cartLoaded } from '../../store/cart/cart-slice';
import { DETAIL_LABELS, VEHICLE_LABELS } from './messages';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const page = setUpTireDetail();
const { open, getTireDetail } = page;

const { IntersectionObserver: OriginalObserver } = window;

afterEach(() => {
  Object.assign(window, { IntersectionObserver: OriginalObserver });
});

/** Replaces IntersectionObserver. @returns a function that reports entries to the latest observer */
const fakeScrolling = (): ((entries: object[]) => void) => {
  let report: (entries: object[]) => void = () => {};
  Object.assign(window, {
    IntersectionObserver: class {
      public constructor(callback: typeof report) {
        report = callback;
      }
      public observe(): void {}
      public disconnect(): void {}
    },
  });
  return (entries) => report(entries);
};

describe('comparison', () => {
  const findCheckbox = () => screen.findByRole('checkbox', { name: 'Compare Northpeak Trail 100' });

  test('adds the tire to the comparison and removes it [CMP-1/rewrite]', async () => {
    writeVehicleCookie('fcac', { tce: { lvl: 2, ymm: 'x', ...CAMRY, dt: 1, tpms: '1' } });
    const { user } = open();
    await user.click(await findCheckbox());
    expect(readStored('tireComparison')).toMatchObject({
      searchType: 'vehicle',
      vehicle: CAMRY,
      tires: [{ id: '100', articles: ['100'], brand: 'Northpeak', size: '205/55R16 91V' }],
    });
    await user.click(await findCheckbox());
    expect(readStored('tireComparison')).toMatchObject({ tires: [] });
  });

  test("saves the size instead of a vehicle that the tire isn't original on [CMP-1/state]", async () => {
    writeVehicleCookie('fcac', {
      tce: { lvl: 2, ymm: 'x', ...CAMRY, model: 'Corolla', dt: 1, tpms: '1' },
    });
    const { user } = open();
    await user.click(await findCheckbox());
    expect(readStored('tireComparison')).toMatchObject({
      searchType: 'size',
      vehicle: null,
      size: { tireSize: '205/55R16' },
    });
  });
});

describe('fit', () => {
  const saveVehicle = (vehicle: typeof CAMRY) =>
    writeVehicleCookie('fcac', {
      tce: { lvl: 2, ymm: 'x', ...vehicle, dt: 1, tpms: '1' },
    });

  test("names the visitor's vehicle if the size is original [COOK-3]", async () => {
    saveVehicle(CAMRY);
    open();
    expect(await screen.findByText('Fits your 2019 Toyota Camry LE: original size')).toBeVisible();
  });

  test("flags a size that isn't original before any price [TDP-2]", async () => {
    saveVehicle({ ...CAMRY, model: 'Corolla' });
    open();
    const flag = await screen.findByText('Not an original size for your 2019 Toyota Corolla LE');
    const price = await screen.findByText('$142.99');
    expect(screen.getByRole('link', { name: VEHICLE_LABELS.fitting })).toHaveAttribute(
      'href',
      '/tires/vehicle/?year=2019&make=Toyota&model=Corolla&trim=LE',
    );
    expect(flag.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("doesn't link to tires for a vehicle without a trim, because a search can't find any [TDP-2]", async () => {
    saveVehicle({ ...CAMRY, model: 'Corolla', trim: '' });
    open();
    expect(
      await screen.findByText("We can't check the fit for your 2019 Toyota Corolla."),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: VEHICLE_LABELS.fitting })).toBeNull();
  });

  test("says above the CMS's price that the fit is being checked, and after a failure that it can't be [TDP-2]", async () => {
    saveVehicle(CAMRY);
    let respond: () => void = () => {};
    open({
      respond: ({ path }) =>
        path.startsWith('tire/details')
          ? new Promise((resolve) => {
              respond = () => resolve({ status: 500, json: {} });
            })
          : undefined,
    });
    const status = screen.getByText('Checking the fit for your 2019 Toyota Camry LE…');
    const price = screen.getByText("The CMS's price");
    expect(status.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => {
      respond();
      expect(status).toHaveTextContent("We can't check the fit for your 2019 Toyota Camry LE.");
    });
    expect(price).toBeVisible();
    expect(screen.getByRole('link', { name: VEHICLE_LABELS.fitting })).toBeVisible();
  });

  test("says that the fit of a vehicle without a trim can't be checked [TDP-2]", async () => {
    saveVehicle({ ...CAMRY, trim: '' });
    open();
    const text = "We can't check the fit for your 2019 Toyota Camry.";
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: VEHICLE_LABELS.change })).toBeVisible();
  });

  test('offers to choose a vehicle, which becomes the current one [VEH-1/set-vehicle]', async () => {
    const { user } = open({
      respond: ({ path }) => {
        if (path === 'vehicle/get-years') return ok(['2019']);
        if (path === 'vehicle/get-makes') return ok(['Toyota']);
        if (path === 'vehicle/get-models') return ok(['Camry']);
        return path === 'vehicle/get-trims' ? ok(['LE']) : undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: VEHICLE_LABELS.choose }));
    const year = await screen.findByLabelText('Year');
    await within(year).findByRole('option', { name: '2019' });
    await user.selectOptions(year, '2019');
    for (const [label, option] of [
      ['Make', 'Toyota'],
      ['Model', 'Camry'],
      ['Trim', 'LE'],
    ] as const) {
      const select = screen.getByLabelText(label);
      await within(select).findByRole('option', { name: option });
      await user.selectOptions(select, option);
    }
    await user.click(screen.getByRole('button', { name: 'Check fit' }));
    expect(await screen.findByText('Fits your 2019 Toyota Camry LE: original size')).toBeVisible();
    expect(screen.queryByLabelText('Year')).toBeNull();
  });
});

describe('button', () => {
  test("offers an appointment and a call if the store doesn't sell online [TDP-2/button]", async () => {
    open({
      respond: ({ path }) =>
        path.startsWith('store/details') ? ok({ ...STORE, eCommActiveFlag: 'N' }) : undefined,
    });
    expect(await screen.findByRole('link', { name: DETAIL_LABELS.schedule })).toHaveAttribute(
      'href',
      '/appointment/schedule-appointment/?sa_source=tire-detail&storeNumber=7&serviceId=tire-installation&tires=4x100',
    );
    expect(screen.getByRole('link', { name: DETAIL_LABELS.call })).toHaveAttribute(
      'href',
      'tel:+13095550142',
    );
    expect(screen.queryByRole('button', { name: DETAIL_LABELS.addToCart })).toBeNull();
    await waitFor(() => expect(getTireDetail().button).toBe('noEcommerce'));
  });

  test('offers a call for the price if the store shows none [TDP-2/button] [PRIC-1/hide-price]', async () => {
    open({
      respond: ({ path }) => {
        if (path.startsWith('tire/details')) return ok(createDetails('100', { pricing: null }));
        return path === 'tire/price' ? refused('409', 'PricingUnavailable') : undefined;
      },
    });
    expect(await screen.findByRole('link', { name: DETAIL_LABELS.callForPrice })).toBeVisible();
    expect(document.body).not.toHaveTextContent('$');
    await waitFor(() => expect(getTireDetail().button).toBe('noPrice'));
  });

  test('is unavailable, with nothing to schedule, if no store has enough tires [TDP-2/button]', async () => {
    const inventory = { quantity: 0, q_local: 0, q_sister: 0, part_number: '' };
    open({
      respond: ({ path }) =>
        path.startsWith('tire/details')
          ? ok(createDetails('100', { inventory }))
          : path === 'tire/price'
            ? ok({ ...createPrice('100:4'), readyDate: null })
            : undefined,
    });
    expect(await screen.findByRole('button', { name: DETAIL_LABELS.unavailable })).toBeDisabled();
    expect(screen.getByRole('link', { name: DETAIL_LABELS.call })).toBeVisible();
    expect(screen.queryByRole('link', { name: DETAIL_LABELS.schedule })).not.toBeInTheDocument();
    await waitFor(() => expect(getTireDetail().button).toBe('unavailable'));
  });

  test('sells tires that the store must get, and says when they are ready [ARRV-1/words]', async () => {
    const inventory = { quantity: 1, q_local: 2, q_sister: 20, readyDate: '2099-06-01' };
    open({
      respond: ({ path }) =>
        path.startsWith('tire/details') ? ok(createDetails('100', { inventory })) : undefined,
    });
    expect(await screen.findByRole('button', { name: DETAIL_LABELS.addToCart })).toBeEnabled();
    expect(
      screen.getByText(/^Ready Jun 1 at .+: 1 here, 2 from stores nearby, 1 from other stores$/),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: DETAIL_LABELS.schedule })).toBeNull();
  });

  test('goes by the date of the wanted quantity, not by that of four [ARRV-1/words]', async () => {
    const inventory = { quantity: 3, q_local: 0, q_sister: 0 };
    const { user } = open({
      respond: ({ path, url }) => {
        if (path.startsWith('tire/details')) return ok(createDetails('100', { inventory }));
        if (path !== 'tire/price') return undefined;
        const products = url.searchParams.get('products') ?? '';
        const { readyDate, ...price } = createPrice(products);
        return ok(products === '100:3' ? { ...price, readyDate } : price);
      },
    });
    expect(await screen.findByText(/^Only 3 available at /)).toBeVisible();
    expect(screen.queryByRole('button', { name: DETAIL_LABELS.addToCart })).toBeNull();
    await user.selectOptions(await screen.findByLabelText(DETAIL_LABELS.quantity), '3');
    expect(await screen.findByText(/^In stock at .+, ready Jun 1$/)).toBeVisible();
    expect(screen.getByRole('button', { name: DETAIL_LABELS.addToCart })).toBeEnabled();
  });

  test('asks a visitor without a store to find one [TDP-2/button]', async () => {
    clearCookies();
    open();
    expect(await screen.findByRole('link', { name: DETAIL_LABELS.findStore })).toHaveAttribute(
      'href',
      '/locate/display-map/',
    );
  });

  test('leads to the cart if the tires are in it [TDP-2/in-cart] [STATE-3/tire-detail]', async () => {
    page.store.dispatch(cartLoaded(createCart()));
    open();
    expect(await screen.findByRole('link', { name: DETAIL_LABELS.viewCart })).toHaveAttribute(
      'href',
      '/cart/',
    );
    expect(getTireDetail().isInCart).toBe(true);
  });

  test.each([
    { version: 'v1', isListOpen: false, spaceClass: 'bsro-tire-bar-v1' },
    { version: 'v2', isListOpen: true, spaceClass: 'bsro-has-bottom-bar' },
  ] as const)(
    'shows the bar of version $version once the button is scrolled past [TDP-2/scrolled-past] [TDP-2/$version]',
    async ({ version, isListOpen, spaceClass }) => {
      const report = fakeScrolling();
      open({ version });
      await screen.findByRole('checkbox', { name: /^Compare/ });
      const root = document.documentElement;
      const findBar = () => screen.queryByRole('region', { name: DETAIL_LABELS.bar, hidden: true });
      expect(document.querySelector('details')?.open).toBe(isListOpen);
      expect(findBar()).toBeNull();
      act(() => report([{ isIntersecting: false, boundingClientRect: { top: -90 } }]));
      const bar = await screen.findByRole('region', { name: DETAIL_LABELS.bar });
      expect(bar).toBeVisible();
      expect(getTireDetail().isScrolledPast).toBe(true);
      expect(root).toHaveClass(spaceClass);
      act(() => report([{ isIntersecting: true, boundingClientRect: { top: 90 } }]));
      expect(bar).not.toBeVisible();
      expect(root).not.toHaveClass(spaceClass);
      // A button below the viewport isn't scrolled past.
      act(() => report([{ isIntersecting: false, boundingClientRect: { top: 900 } }]));
      expect(bar).not.toBeVisible();
    },
  );

  test('marks the price in the bar as busy while the price of another quantity loads, and screen readers skip it [TDP-2/scrolled-past]', async () => {
    const report = fakeScrolling();
    let send: (response: FakeResponse) => void = () => {};
    const { user } = open({
      respond: ({ path, url }) =>
        path === 'tire/price' && url.searchParams.get('products') !== '100:4'
          ? new Promise((resolve) => {
              send = resolve;
            })
          : undefined,
    });
    await screen.findByRole('checkbox', { name: /^Compare/ });
    act(() => report([{ isIntersecting: false, boundingClientRect: { top: -90 } }]));
    const bar = await screen.findByRole('region', { name: DETAIL_LABELS.bar });
    const price = within(bar).getByText('out the door', { exact: false }).closest('p');
    expect(price).toHaveAttribute('aria-busy', 'false');
    await user.selectOptions(screen.getByLabelText('Quantity'), '2');
    expect(price).toHaveTextContent('$674.96');
    expect(price).toHaveAttribute('aria-busy', 'true');
    expect(price).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => {
      send(ok(createPrice('100:2')));
      expect(price).toHaveAttribute('aria-busy', 'false');
    });
    expect(price).toHaveAttribute('aria-hidden', 'false');
    expect(price).not.toHaveTextContent('$674.96');
  });
});
