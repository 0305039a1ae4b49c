import { act, screen, waitFor, within } from '@testing-library/react';
import { listFailures, ok } from '../../../test/fake-services';
import {
  VEHICLE,
  SIZE,
  CMS_LIST,
  CMS_TEXT,
  THIRTY,
  open,
  getCards,
  findCards,
  getStatus,
  getChip,
  expectSearch,
  prepareTireResults,
} from '../../../test/tire-results';
import { createTire, createTireSearch } from '../../../test/tires';
import { INCONSISTENT_TIRES } from '../../services/tire-search';
import { MAX_LENGTHS } from '../../domain/vehicles/vehicle';
import { EMPTY_LABELS, INCOMPLETE, NO_TIRES } from './empty/messages';
import { RESULTS_LABELS } from './messages';

prepareTireResults();

describe('search', () => {
  test.each([
    ['vehicle', VEHICLE, 'search-by-vehicle', { year: '2019', make: 'Toyota', trim: 'LE' }],
    ['size', SIZE, 'search-by-size', { cs: '205', ar: '55', rs: '16' }],
    [
      'size',
      '?cs=255&ar=35&rs=19&rearCs=275&rearAr=35&rearRs=19',
      'search-by-size',
      { cs: '255', rearCs: '275', rearAr: '35', rearRs: '19' },
    ],
  ] as const)(
    'searches by %s once, for the saved store: %s [SRCH-5/by-vehicle] [SRCH-5/by-size]',
    async (type, query, path, expected) => {
      const { calls } = open({ type, query });
      await findCards();
      expect(calls).toHaveLength(1);
      expect(calls[0]?.url.pathname).toMatch(new RegExp(`${path}$`));
      expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({
        ...expected,
        storeNumber: '7',
      });
      expect(screen.queryByText(CMS_TEXT)).not.toBeInTheDocument();
    },
  );

  test.each([
    ['vehicle', ''],
    ['vehicle', '?year=2019&make=Toyota&model=Camry'],
    ['vehicle', '?year=19&make=Toyota&model=Camry&trim=LE'],
    ['size', '?cs=20&ar=55&rs=16'],
    ['size', '?cs=205&ar=55&rs=16&rearCs=225'],
  ] as const)(
    "says what a %s search lacks, above the CMS's tires, and opens the form: %s [SRCH-5/by-vehicle] [SRCH-5/by-size]",
    async (type, query) => {
      const form = document.createElement('details');
      form.innerHTML = '<summary>Change search</summary><div class="bsro-tire-search-form"></div>';
      document.body.append(form);
      const { calls } = open({ type, query });
      expect(screen.getByText(CMS_TEXT)).toBeVisible();
      const message = await screen.findByText(INCOMPLETE[type]);
      expect(message.compareDocumentPosition(screen.getByText(CMS_TEXT))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(form.open).toBe(true);
      expect(calls).toEqual([]);
      form.remove();
    },
  );

  test('shortens names that the services would refuse, as the CMS does [SRCH-5/by-vehicle]', async () => {
    const { calls } = open({
      query: `?year=2019&make=${'m'.repeat(61)}&model=${'n'.repeat(61)}&trim=${'t'.repeat(121)}`,
      data: createTireSearch({ tires: [] }),
    });
    expect(await screen.findByText(NO_TIRES.vehicle, { selector: '[tabindex]' })).toBeVisible();
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({
      make: 'm'.repeat(MAX_LENGTHS.make),
      model: 'n'.repeat(MAX_LENGTHS.model),
      trim: 't'.repeat(MAX_LENGTHS.trim),
    });
  });

  test.each(['', `Sorry. ${INCOMPLETE.vehicle}`])(
    "offers the search by size if a search lacks the vehicle's trim: %s [SRCH-5/by-vehicle]",
    async (cms) => {
      open({ query: '?year=1984&make=Jeep&model=CJ7&engine=4.2L+L6', cms });
      const link = await screen.findByRole('link', { name: EMPTY_LABELS.bySize });
      expect(link).toHaveAttribute('href', '/tires/size/');
      expect(screen.getByText(new RegExp(INCOMPLETE.vehicle)).compareDocumentPosition(link)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    },
  );

  test("doesn't repeat the CMS's message about an incomplete search", async () => {
    const { view } = open({ query: '', cms: `Sorry. ${INCOMPLETE.vehicle}` });
    await waitFor(() => expect(view.container.querySelector('.bsro-cms-content')).not.toBeNull());
    expect(screen.getAllByText(/make, model, and trim/)).toHaveLength(1);
  });

  test("says after 8 s that prices take long, above the CMS's list", async () => {
    jest.useFakeTimers();
    let respond: () => void = () => {};
    open({
      respond: () =>
        new Promise((resolve) => {
          respond = () => resolve(ok(THIRTY));
        }),
    });
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    const late = screen.getByText(`${RESULTS_LABELS.loadingPrices} is taking longer than usual.`);
    expect(late.parentElement).toHaveAttribute('aria-busy', 'true');
    expect(within(late.parentElement ?? late).getByText(CMS_TEXT)).toBeVisible();
    respond();
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(getCards()).toHaveLength(24);
    jest.useRealTimers();
  });

  test('keeps a skeleton for at least 400 ms if the CMS rendered no list', async () => {
    jest.useFakeTimers();
    let respond: () => void = () => {};
    open({
      cms: '',
      respond: () =>
        new Promise((resolve) => {
          respond = () => resolve(ok(THIRTY));
        }),
    });
    await act(() => jest.advanceTimersByTimeAsync(310));
    expect(document.querySelector('.bsro-skeleton')).toBeVisible();
    respond();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(getCards()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(getCards()).toHaveLength(24);
    expect(document.querySelector('.bsro-skeleton')).toBeNull();
    jest.useRealTimers();
  });

  test('says what to do if there are no tires', async () => {
    open({ data: createTireSearch({ tires: [] }) });
    expect(await screen.findByText(NO_TIRES.vehicle, { selector: '[tabindex]' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search by size' })).toHaveAttribute(
      'href',
      '/tires/size/',
    );
    await waitFor(() => expect(getStatus()).toHaveTextContent(NO_TIRES.vehicle));
  });

  test('says what to do if none of the tires form a group', async () => {
    open({ data: createTireSearch({ tires: [createTire('1', { position: 'front' })] }) });
    expect(await screen.findByText(NO_TIRES.vehicle, { selector: '[tabindex]' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('focuses the message if a retry finds no tires', async () => {
    let fails = true;
    const { user } = open({
      data: createTireSearch({ tires: [] }),
      respond: () => (fails ? 'reset' : undefined),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    const message = await screen.findByText(NO_TIRES.vehicle, { selector: '[tabindex]' });
    await waitFor(() => expect(message).toHaveFocus());
  });

  test.each([
    ['nothing', '', RESULTS_LABELS.notLoaded],
    ['a notice without tires', 'We have no tires.', RESULTS_LABELS.notLoaded],
    ['tires', CMS_LIST, RESULTS_LABELS.livePricesNotLoaded],
  ])('says what failed if the CMS has rendered %s', async (_what, cms, text) => {
    open({ cms, respond: () => 'reset' });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('drops and reports the stock of an unknown tire, and shows the others [SRCH-4/inventory]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const data = createTireSearch({ tires: [createTire('1')] });
    open({
      data: {
        ...data,
        inventory: { ...data.inventory, 99: { quantity: 4, q_local: 0, q_sister: 0 } },
      },
    });
    expect(await findCards()).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('tire search 99'),
      expect.objectContaining({ message: INCONSISTENT_TIRES }),
    );
  });

  test('reports a null entry and shows the other tires [SRCH-4/null-entry]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    open({ data: createTireSearch({ tires: [null, createTire('1')] }) });
    expect(await findCards()).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('tire search null'),
      expect.objectContaining({ message: INCONSISTENT_TIRES }),
    );
  });

  test.each(listFailures())(
    "keeps the CMS's list and the URL when the search fails, and retries: %s [HTTP-5]",
    async (_name, response) => {
      let fails = true;
      const { user } = open({
        query: `${VEHICLE}&sort=brand&brands=Northpeak`,
        respond: () => (fails ? response : undefined),
      });
      expect(await screen.findByText(RESULTS_LABELS.livePricesNotLoaded)).toBeVisible();
      expect(screen.getByText(CMS_TEXT)).toBeVisible();
      await expectSearch(`${VEHICLE}&sort=brand&brands=Northpeak`);
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await findCards()).toHaveLength(6);
      expect(screen.getByText('6 tires', { selector: '[tabindex]' })).toHaveFocus();
      expect(getChip('Brand: Northpeak')).toBeVisible();
    },
  );
});
