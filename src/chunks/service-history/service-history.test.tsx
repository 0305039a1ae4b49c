import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { createService } from '../../../test/booking';
import { fakeAccountHost, fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeAccountHost, FakeResponse, ServiceCall } from '../../../test/fake-services';
import { SERVICE_HISTORY } from '../../../fixtures/services/seed/service-history';
import { readToken, writeToken } from '../../services/token-cookie';
import { profile as profileSchema } from '../../services/account/schema';
import { READ_TIMEOUT } from '../../services/http';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { getNewInvoiceIds } from '../../store/account/shown-invoices';
import { loggedIn, loggedOut, profileReplaced } from '../../store/account/account-slice';
import { INDICATOR_DELAY_MS } from '../../ui/loading/useLoadingIndicator';
import ServiceHistory from '.';
import { HISTORY_LABELS, MAINTENANCE_LABELS } from './messages';

const VEHICLES = [
  { ID: '1', YEAR: '2019', MAKE: 'Honda', MODEL: 'CR-V', NAME: 'Bus' },
  { ID: '2', YEAR: '2004', MAKE: 'Ford', MODEL: 'Ranger' },
];

let host: FakeAccountHost;
let store: AppStore;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  host = fakeAccountHost();
  host.entries = VEHICLES;
  host.lists = { ...SERVICE_HISTORY };
  fakeServices(host.respond);
  store = createReduxStore();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const getProfile = () => parse(profileSchema, host.account());
const signIn = () => {
  writeToken('t');
  store.dispatch(loggedIn({ tokenId: 't', profile: getProfile() }));
};
const mount = () => {
  const cms = document.createElement('div');
  cms.innerHTML = '<p>Sign in to see it</p>';
  return render(
    <Provider store={store}>
      <ServiceHistory attributes={{}} element={document.body} cms={[...cms.childNodes]} />
    </Provider>,
  );
};
const getInvoices = () =>
  [...document.querySelectorAll('summary')].map((summary) =>
    [...summary.querySelectorAll('span[class]')].map(({ textContent }) => textContent),
  );

test('lists every invoice with its work, newest first [ACCT-11/service-history]', () => {
  signIn();
  mount();
  expect(screen.getByText(HISTORY_LABELS.invoices({ count: 3 }))).toBeVisible();
  expect(getInvoices().map(([date, , , total]) => [date, total])).toEqual([
    ['Oct 29, 2026', '$764.32'],
    ['Sep 12, 2026', '$89.99'],
    ['Nov 3, 2025', '$54.99'],
  ]);
  const [newest] = screen.getAllByRole('group');
  if (!newest) throw new Error('no invoice');
  expect(newest).toHaveTextContent('2019 Honda CR-V EX');
  expect(within(newest).getByText('Invoice 0231187 · 61,250 miles')).toBeInTheDocument();
  expect(newest).toHaveTextContent('Four tires, mounted and balanced');
  expect(newest).toHaveTextContent('4 × Tire 235/65R17 104H, $141.08 each');
  expect(newest).toHaveTextContent('Four-wheel alignment, $119.99');
});

test("shows due and completed maintenance with the vehicle's name [ACCT-11/service-history]", () => {
  signIn();
  mount();
  const due = screen.getByRole('heading', { name: MAINTENANCE_LABELS.due }).parentElement;
  expect(due).toHaveTextContent('Brake fluidBus, at 65,000 miles');
  expect(due).toHaveTextContent('Timing chain inspection2004 Ford Ranger, at 150,000 miles');
  const done = screen.getByRole('heading', { name: MAINTENANCE_LABELS.done }).parentElement;
  expect(done).toHaveTextContent('Oil changeBus, Nov 3, 2025, at 48,020 miles');
});

test("lists fill-ups with the vehicle's name, newest first, ten at a time [ACCT-11/service-history] [STATE-2]", async () => {
  const earlier = Array.from({ length: 11 }, (_, index) => ({
    ID: `${index}`,
    VEHICLE_ID: '2',
    DATE: `2026-01-${index + 10}`,
  }));
  host.lists = { FILL_UP: [...earlier, ...SERVICE_HISTORY.FILL_UP, { ID: '98', GALLONS: '3' }] };
  signIn();
  mount();
  const section = screen.getByRole('heading', {
    name: MAINTENANCE_LABELS.fillUps,
  }).parentElement;
  if (!section) throw new Error('no section');
  const getRows = () =>
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(getRows()).toHaveLength(10);
  expect(getRows()[0]).toBe('Oct 31, 2026Bus, at 61,310 miles, 11.4 gallons at $3.19 a gallon');
  expect(getRows()[1]).toBe('Jan 20, 20262004 Ford Ranger');
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: MAINTENANCE_LABELS.moreFillUps }));
  expect(getRows()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: MAINTENANCE_LABELS.moreFillUps })).toBeNull();
  expect(within(section).getAllByRole('listitem')[10]).toHaveFocus();
});

test.each([
  [{ GALLONS: '11.4' }, '11.4 gallons'],
  [{ PRICE: 3.2 }, '$3.20 a gallon'],
  [{ GALLONS: 'a lot', PRICE: 'much' }, ''],
])('shows only the valid values of a fill-up with %j [ACCT-11] [HTTP-5]', (facts, words) => {
  host.lists = { FILL_UP: [{ ID: '1', DATE: '2026-10-31', ...facts }] };
  signIn();
  mount();
  const row = screen.getByText('Oct 31, 2026').parentElement;
  expect(row).toHaveTextContent(new RegExp(`^Oct 31, 2026${words.replace('$', '\\$')}$`));
});

test('filters invoices by vehicle [ACCT-11/service-history]', async () => {
  signIn();
  mount();
  const user = userEvent.setup();
  await user.selectOptions(
    screen.getByRole('combobox', { name: HISTORY_LABELS.filter }),
    '2004 Ford Ranger XLT',
  );
  expect(screen.getByText(HISTORY_LABELS.invoices({ count: 1 }))).toBeVisible();
  expect(getInvoices().map(([date]) => date)).toEqual(['Sep 12, 2026']);
});

test("marks only invoices that haven't been shown before as new [ACCT-9/badge]", () => {
  signIn();
  const view = mount();
  expect(screen.getAllByText('New')).toHaveLength(3);
  expect(getNewInvoiceIds(getProfile())).toEqual([]);
  view.unmount();
  mount();
  expect(screen.queryByText('New')).toBeNull();
  const later = { ID: '99', INVOICE_DATE: '2026-11-01', TOTAL: '10' };
  const known = host.lists['SERVICE_HISTORY_INVOICE'] ?? [];
  host.lists = { ...host.lists, SERVICE_HISTORY_INVOICE: [...known, later] };
  act(() => void store.dispatch(profileReplaced(getProfile())));
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(getInvoices()[0]?.[0]).toBe('Nov 1, 2026');
});

test('remembers for each driver in the same browser which invoices were shown [ACCT-9/badge]', () => {
  signIn();
  mount().unmount();
  const mine = getProfile();
  host.lists = { SERVICE_HISTORY_INVOICE: [{ ID: 'theirs', INVOICE_DATE: '2026-11-01' }] };
  signIn();
  mount();
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(getNewInvoiceIds(mine)).toEqual([]);
  expect(getNewInvoiceIds(getProfile())).toEqual([]);
});

test('shows ten invoices at a time, and moves the focus to the first new one [ACCT-11/service-history]', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ID: `${index}`,
    INVOICE_DATE: `2026-01-${index + 10}`,
  }));
  host.lists = { SERVICE_HISTORY_INVOICE: many };
  signIn();
  mount();
  expect(getInvoices()).toHaveLength(10);
  await userEvent.setup().click(screen.getByRole('button', { name: HISTORY_LABELS.more }));
  expect(getInvoices()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: HISTORY_LABELS.more })).toBeNull();
  expect(document.querySelectorAll('summary')[10]?.closest('li')).toHaveFocus();
});

test('drops invalid entries and shows incomplete ones [ACCT-11/service-history] [HTTP-5/wrong-shape]', () => {
  host.lists = {
    SERVICE_HISTORY_INVOICE: [
      { ID: '1', INVOICE_DATE: 'last week', TOTAL: 'much', ODOMETER: 12 },
      { ID: '2', INVOICE_DATE: ['2026'] },
    ],
    MAINTENANCE_TASK: [{ ID: '3' }],
  };
  signIn();
  mount();
  expect(getInvoices()).toEqual([['last week', 'New', 'New', '']]);
  expect(screen.queryByText('Upcoming maintenance')).toBeNull();
});

test('links upcoming maintenance, but not completed services, to a booking at the preferred store [ACCT-11/service-history]', () => {
  host.driver = { ID: 'd', FIRSTNAME: 'Dana', LASTNAME: 'Driver', PREFERRED_STORE: '310001' };
  host.lists = {
    MAINTENANCE_TASK: [{ ID: '1', NAME: 'Brake fluid', DUE_ODOMETER: '65000' }],
    MAINTENANCE_PERFORMED_SERVICE: [{ ID: '2', NAME: 'Oil change', DATE: '2025-11-03' }],
  };
  signIn();
  mount();
  expect(screen.getByRole('link', { name: 'Book this service Brake fluid' })).toHaveAttribute(
    'href',
    '/appointment/schedule-appointment/?sa_source=maintenance&storeNumber=310001',
  );
  expect(screen.queryByRole('link', { name: /Oil change/ })).toBeNull();
});

describe('a maintenance task that names a service of the preferred store', () => {
  const SERVICES = 'appointment/services';
  const findLink = (name: string) =>
    screen.findByRole('link', { name: `Book this service ${name}` });
  const SCHEDULE_URL =
    '/appointment/schedule-appointment/?sa_source=maintenance&storeNumber=310001';

  const open = (response: FakeResponse): ServiceCall[] => {
    host.driver = { ID: 'd', FIRSTNAME: 'Dana', LASTNAME: 'Driver', PREFERRED_STORE: '310001' };
    host.lists = {
      MAINTENANCE_TASK: [
        { ID: '1', NAME: 'Brake fluid' },
        { ID: '2', NAME: 'Timing chain' },
      ],
    };
    const sent = fakeServices((call) => (call.path === SERVICES ? response : host.respond(call)));
    signIn();
    mount();
    return sent;
  };

  test('links to a booking of this service [ACCT-11/service-history] [APPT-1/page]', async () => {
    const sent = open(ok({ services: [createService('fluid', { name: 'Brake fluid exchange' })] }));
    await waitFor(async () =>
      expect(await findLink('Brake fluid')).toHaveAttribute(
        'href',
        `${SCHEDULE_URL}&serviceId=fluid`,
      ),
    );
    expect(await findLink('Timing chain')).toHaveAttribute('href', SCHEDULE_URL);
    expect(sent.map(({ requestedUrl }) => requestedUrl)).toEqual([
      `/bsro/services/${SERVICES}?storeNumber=310001`,
    ]);
  });

  test.each(listFailures())(
    'links to a booking without a service when %s while the services load [ACCT-11/service-history]',
    async (_, response) => {
      const sent = open(response);
      await waitFor(() => expect(sent).toHaveLength(1));
      await act(async () => {});
      expect(await findLink('Brake fluid')).toHaveAttribute('href', SCHEDULE_URL);
    },
  );
});

test('links upcoming maintenance to a booking for its vehicle, whichever is current [ACCT-11/service-history] [APPT-1/source]', () => {
  host.driver = { ID: 'd', FIRSTNAME: 'Dana', LASTNAME: 'Driver', PREFERRED_STORE: '310001' };
  host.lists = { MAINTENANCE_TASK: [{ ID: '1', NAME: 'Brake fluid', VEHICLE_ID: '1' }] };
  signIn();
  mount();
  expect(screen.getByRole('link', { name: 'Book this service Brake fluid' })).toHaveAttribute(
    'href',
    '/appointment/schedule-appointment/?sa_source=maintenance&storeNumber=310001&year=2019&make=Honda&model=CR-V',
  );
});

test('links to the appointment page when there is no invoice [ACCT-11/service-history]', () => {
  host.lists = {};
  signIn();
  mount();
  expect(screen.getByRole('link', { name: HISTORY_LABELS.schedule })).toHaveAttribute(
    'href',
    '/appointment/schedule-appointment/',
  );
});

test("shows the CMS's text to a visitor [ACCT-10/vehicles]", () => {
  store.dispatch(loggedOut());
  mount();
  expect(screen.getByText('Sign in to see it')).toBeVisible();
  expect(screen.queryByText('Service history')).toBeNull();
});

test('shows a skeleton until the account loads, then the history [ACCT-10/vehicles] [SESS-1]', async () => {
  jest.useFakeTimers();
  writeToken('t');
  const { container } = mount();
  await act(() => jest.advanceTimersByTimeAsync(INDICATOR_DELAY_MS));
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  act(signIn);
  expect(screen.getByText(HISTORY_LABELS.invoices({ count: 3 }))).toBeVisible();
});

test.each(listFailures())(
  'offers a retry when the account fails to load because %s [SESS-1] [HTTP-5]',
  async (_name, reply) => {
    writeToken('t');
    store.dispatch(loggedOut());
    host.responses['account/get'] = reply;
    mount();
    const user = userEvent.setup();
    expect(screen.getByRole('alert')).toHaveTextContent(`${HISTORY_LABELS.loading} didn't load.`);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(readToken()).toBe('t');
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    host.responses = {};
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(HISTORY_LABELS.invoices({ count: 3 }))).toBeVisible();
  },
);

test('keeps the retry button busy until the request times out [SESS-1] [HTTP-5/hang]', async () => {
  jest.useFakeTimers();
  writeToken('t');
  store.dispatch(loggedOut());
  host.responses['account/get'] = 'hang';
  mount();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }));
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(retry).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(READ_TIMEOUT));
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getByRole('alert')).toHaveTextContent(`${HISTORY_LABELS.loading} didn't load.`);
});
