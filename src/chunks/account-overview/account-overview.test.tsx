import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeAccountHost, fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeAccountHost } from '../../../test/fake-services';
import { writeToken } from '../../services/token-cookie';
import { profile as profileSchema } from '../../services/account/schema';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import AccountOverview from '.';

const createVehicle = (ID: string, NAME = '') => ({
  ID,
  YEAR: '2019',
  MAKE: 'Honda',
  MODEL: 'CR-V',
  SUBMODEL: 'EX',
  NAME,
});

let host: FakeAccountHost;
let store: AppStore;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  host = fakeAccountHost();
  fakeServices((call) => {
    const path = call.path;
    const given = host.responses[path];
    return (
      given ??
      (path === 'store/details/1'
        ? ok({ storeNumber: '1', storeName: 'First', city: 'Littleton', phone: '3035550142' })
        : host.respond(call))
    );
  });
  store = createReduxStore();
});

afterEach(() => jest.restoreAllMocks());

const open = () => {
  writeToken('t');
  const profile = parse(profileSchema, host.account());
  store.dispatch(loggedIn({ tokenId: 't', profile }));
  mount();
};
const mount = () => {
  const cms = document.createElement('div');
  cms.innerHTML = '<p>Sign in to see it</p>';
  render(
    <Provider store={store}>
      <AccountOverview attributes={{}} element={document.body} cms={[...cms.childNodes]} />
    </Provider>,
  );
};
const getCard = (name: string) => screen.getByRole('region', { name });

test('shows vehicles, service, store, and profile, each with a link to its page [ACCT-10/overview]', async () => {
  host.driver = {
    ID: 'd',
    FIRSTNAME: 'Dana',
    LASTNAME: 'Driver',
    EMAIL: 'dana@example.com',
    PHONE: '3035550142',
    EMAIL_REMINDERS: '1',
    PREFERRED_STORE: '1',
  };
  host.entries = [
    createVehicle('1', 'Bus'),
    createVehicle('2'),
    createVehicle('3'),
    createVehicle('4'),
    createVehicle('5'),
  ];
  host.lists = {
    SERVICE_HISTORY_INVOICE: [
      { ID: 'a', INVOICE_DATE: '2025-11-03' },
      { ID: 'b', INVOICE_DATE: '2026-10-29' },
    ],
  };
  open();
  expect(screen.getByText('Welcome back, Dana.')).toBeVisible();
  expect(getCard('My vehicles')).toHaveTextContent('Bus2019 Honda CR-V EX');
  expect(getCard('My vehicles')).toHaveTextContent('And 2 more.');
  expect(getCard('Service history')).toHaveTextContent('2 invoices. Last visit: Oct 29, 2026.');
  expect(getCard('Service history')).toHaveTextContent('2 new invoices');
  expect(getCard('Preferences')).toHaveTextContent('dana@example.com303-555-0142');
  expect(getCard('Preferences')).toHaveTextContent('Email reminders are on.');
  expect(await within(getCard('Preferred store')).findByText('First')).toBeVisible();
  const hrefs = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => !href?.startsWith('tel:'));
  expect(hrefs).toEqual([
    '/appointment/schedule-appointment/',
    '/tires/vehicle/',
    '/account/vehicles',
    '/account/vehicles',
    '/appointment/schedule-appointment/?storeNumber=1',
    '/account/preferences',
  ]);
});

test('leaves out the last visit if no invoice has a date [ACCT-10/overview]', () => {
  host.lists = { SERVICE_HISTORY_INVOICE: [{ ID: 'a' }] };
  open();
  expect(getCard('Service history')).toHaveTextContent(/1 invoice\.\s*1 new invoice/);
});

test('suggests the next steps for an empty account [ACCT-10/overview]', () => {
  open();
  expect(screen.getByText('Welcome back.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a vehicle' })).toBeVisible();
  expect(screen.getByText("You don't have any service visits yet.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a store' })).toHaveAttribute(
    'href',
    '/account/preferences',
  );
});

test.each(listFailures())(
  'offers to request the store again when %s, and shows everything else [HTTP-5] [ACCT-10/overview]',
  async (_name, reply) => {
    host.driver = { ID: 'd', PREFERRED_STORE: '1' };
    host.responses['store/details/1'] = reply;
    open();
    const store1 = within(getCard('Preferred store'));
    await store1.findByText(/The store didn't load/);
    expect(getCard('My vehicles')).toBeVisible();
    host.responses = {};
    await userEvent.setup().click(store1.getByRole('button', { name: 'Try again' }));
    expect(await store1.findByText('First')).toBeVisible();
  },
);

test("shows the CMS's text to a visitor who isn't signed in [ACCT-10/overview]", () => {
  store.dispatch(loggedOut());
  mount();
  expect(screen.getByText('Sign in to see it')).toBeVisible();
});

describe('appointments and orders', () => {
  const money = (value: number) => ({ value, formattedValue: `$${value}.00` });
  const TIRES = { code: '200', brand: 'Northpeak', name: 'Trail', size: '205/55R16', qty: 4 };

  const createAppointment = (id: string, start: string, changes: object = {}) => ({
    appointmentId: id,
    state: 'booked',
    start,
    end: start.replace('T08', 'T09'),
    timeZone: 'America/Denver',
    storeNumber: '1',
    services: [{ serviceId: 'tire-installation', name: 'Tire installation' }],
    products: [TIRES],
    vehicle: { year: 2019, make: 'Honda', model: 'CR-V' },
    ...changes,
  });

  const createOrder = (orderNumber: string, changes: object = {}) => ({
    orderNumber,
    state: 'placed',
    placed: '2026-11-20T18:00:00Z',
    total: money(565),
    items: [TIRES],
    storeNumber: '1',
    appointment: {
      appointmentId: 'a',
      confirmationNumber: 'B',
      start: '2099-11-24T08:00:00-07:00',
      end: '2099-11-24T09:00:00-07:00',
      manageUrl: '/appointment/manage/?appointmentId=a&key=k',
    },
    ...changes,
  });

  test('shows the upcoming appointments, the next one first, each with a link to change or cancel it [ACCT-12]', async () => {
    host.responses['account/appointments'] = ok({
      appointments: [
        createAppointment('c', '2099-12-01T08:00:00-07:00'),
        createAppointment('b', '2099-11-24T08:00:00-07:00'),
        createAppointment('x', '2099-11-23T08:00:00-07:00', { state: 'cancelled' }),
        createAppointment('p', '2020-11-23T08:00:00-07:00'),
      ],
    });
    open();
    const card = within(getCard('Upcoming appointments'));
    expect(await card.findAllByText(/First, Littleton/)).toHaveLength(2);
    const entries = card.getAllByRole('listitem');
    expect(entries.map((entry) => entry.querySelector('strong')?.textContent)).toEqual([
      'Tuesday, November 24 at 8:00\u00A0AM',
      'Tuesday, December 1 at 8:00\u00A0AM',
    ]);
    expect(entries[0]).toHaveTextContent(
      /Tire installation4 × Northpeak Trail2019 Honda CR-VFirst, Littleton/,
    );
    expect(card.getAllByRole('link', { name: /^Change or cancel/ })[0]).toHaveAttribute(
      'href',
      '/appointment/manage/?appointmentId=b',
    );
  });

  test('loads more appointments while the earliest one is ahead, though one is canceled [ACCT-12]', async () => {
    const starts = Array.from({ length: 20 }, (_, index) => `2099-12-${31 - index}T08:00:00-07:00`);
    host.responses['account/appointments'] = ok({
      appointments: starts.map((start, index) =>
        createAppointment(start, start, index === 3 ? { state: 'cancelled' } : {}),
      ),
    });
    open();
    const card = within(getCard('Upcoming appointments'));
    expect(await card.findAllByRole('listitem')).toHaveLength(19);
    host.responses['account/appointments'] = ok({
      appointments: [
        createAppointment('next', '2099-11-30T08:00:00-07:00'),
        ...Array.from({ length: 19 }, (_, index) =>
          createAppointment(`past-${index}`, `2020-11-${30 - index}T08:00:00-07:00`),
        ),
      ],
    });
    await userEvent.setup().click(card.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(20));
    expect(card.getAllByRole('listitem')[0]).toHaveTextContent('Monday, November 30 at 8:00 AM');
    expect(card.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('shows the orders with their states, each with a link to its page, and the next ones on request [ACCT-12]', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `N${index}`);
    host.responses['account/orders'] = ok({
      orders: numbers.map((number) => createOrder(number)),
    });
    open();
    const card = within(getCard('Orders'));
    expect(await card.findAllByRole('listitem')).toHaveLength(20);
    host.responses['account/orders'] = ok({
      orders: [
        createOrder('LAST', { state: 'cancelled' }),
        createOrder('PAST', {
          appointment: {
            ...createOrder('').appointment,
            start: '2020-11-24T08:00:00-07:00',
            end: '2020-11-24T09:00:00-07:00',
          },
        }),
      ],
    });
    await userEvent.setup().click(card.getByRole('button', { name: 'Show more' }));
    const last = (await card.findByRole('link', { name: 'Order LAST' })).closest('li');
    expect(last).toHaveTextContent(/Placed Nov 20, 2026, \$565.00.*4 × Northpeak Trail.*Canceled/);
    expect(card.getByText('Installation was on Tuesday, November 24 at 8:00 AM')).toBeVisible();
    expect(card.getAllByText('Installation on Tuesday, November 24 at 8:00 AM').length).toBe(20);
    expect(card.getByRole('link', { name: 'Order LAST' })).toHaveAttribute(
      'href',
      '/checkout/confirmation/?order=LAST',
    );
    expect(card.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('says that there are none', async () => {
    host.responses['account/appointments'] = ok({ appointments: [] });
    host.responses['account/orders'] = ok({ orders: [] });
    open();
    expect(await screen.findByText("You don't have an upcoming appointment.")).toBeVisible();
    expect(await screen.findByText("You haven't ordered online yet.")).toBeVisible();
  });

  test.each(listFailures())(
    'offers to load them again when %s, and shows everything else [HTTP-5] [ACCT-12]',
    async (_name, reply) => {
      host.responses['account/appointments'] = reply;
      host.responses['account/orders'] = reply;
      open();
      const card = within(getCard('Orders'));
      await card.findByText(/Orders didn't load/);
      expect(getCard('My vehicles')).toBeVisible();
      host.responses = { 'account/orders': ok({ orders: [createOrder('N1')] }) };
      await userEvent.setup().click(card.getByRole('button', { name: 'Try again' }));
      expect(await card.findByRole('link', { name: 'Order N1' })).toBeVisible();
    },
  );
});
