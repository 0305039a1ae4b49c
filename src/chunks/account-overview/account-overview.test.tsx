import { render, screen, within } from '@testing-library/react';
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
