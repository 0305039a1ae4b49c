import { setImmediate } from 'node:timers/promises';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { clearCookies } from '../../../test/clear-cookies';
import {
  createAutomaticProfile,
  fakeStoreHost,
  readProfile,
  writeProfile,
} from '../../../test/fake-services';
import type { FakeHost, Fault } from '../../../test/fake-services';
import { writeToken } from '../../services/token-cookie';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import enhance from '.';

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));
let sent: jest.SpyInstance<void, [], HTMLFormElement>;

let host: FakeHost;
let fault: Fault | undefined;
let undo: () => void = () => undefined;

const createForm = (action: string) => `<form action="${action}" method="get">
<label for="zip">Zip code</label><input id="zip" name="q" aria-describedby="hint"><p id="hint">Five digits</p>
<button type="submit">Find my store</button></form>`;

const FORM = createForm('#');

const start = async (html = `<div class="bsro-zip-form">${FORM}</div>`): Promise<void> => {
  document.body.innerHTML = `<div class="bsro-my-store"><a href="/">My store</a></div>${html}`;
  const element = document.querySelector<HTMLElement>('.bsro-zip-form');
  if (!element) throw new Error('no placeholder');
  undo = enhance({ attributes: {}, element, cms: [] });
};

const getZipField = () => screen.getByLabelText('Zip code');
const getForm = () => document.querySelector('form');
const search = async (text: string): Promise<void> => {
  getZipField().focus();
  fireEvent.input(getZipField(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Find my store' }));
  await waitFor(() => expect(getForm()).not.toHaveAttribute('aria-busy'));
};
const getSetCalls = () => host.listRequests().filter((path) => path.includes('set-store'));

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation(() => {});
  }
  sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeProfile(createAutomaticProfile('310001'));
  fault = undefined;
  host = fakeStoreHost({ fault: (path) => (path.includes('set-store') ? fault : undefined) });
  mockStore = createReduxStore();
  mockStore.dispatch(loggedOut());
});

afterEach(() => {
  undo();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('makes the store nearest to a zip my store without leaving the page [MYST-8]', async () => {
  await start();
  await search('80202');
  expect(getSetCalls()).toEqual(['store/set-store-by-zip?zipCode=80202']);
  expect(readProfile()?.location?.storeNumber).toBe('310002');
  expect(screen.getByRole('status')).toHaveTextContent('Store in Denver is now your store.');
  expect(sent).not.toHaveBeenCalled();
});

test.each(['/locate/display-map/?from=home', '/appointment/'])(
  "submits a visitor's form to its action %s once the store is my store [FIND-2/action]",
  async (action) => {
    await start(`<div class="bsro-zip-form">${createForm(action)}</div>`);
    await search('\u202D80202\u202C ');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.contexts).toEqual([getForm()]);
    expect(getZipField()).toHaveValue('80202');
    expect(readProfile()?.location?.storeNumber).toBe('310002');
  },
);

test('stays on the page if no store is found, whatever the action [FIND-6/no-stores]', async () => {
  await start(`<div class="bsro-zip-form">${createForm('/locate/display-map/')}</div>`);
  await search('99999');
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
});

test('focuses my store in the header when the form disappears [MYST-4]', async () => {
  await start();
  // Simulates that the body's new class hides the form, because jsdom has no layout.
  await search('80202');
  expect(document.querySelector('.bsro-my-store a')).toHaveFocus();
});

test('focuses my store when the browser has already blurred the form [MYST-4]', async () => {
  await start();
  mockStore.subscribe(() => getZipField().blur());
  await search('80202');
  expect(document.querySelector('.bsro-my-store a')).toHaveFocus();
});

test('keeps the focus that the visitor has moved elsewhere [MYST-4]', async () => {
  await start();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  mockStore.subscribe(() => elsewhere.focus());
  await search('80202');
  expect(elsewhere).toHaveFocus();
});

test.each([
  ['', 'Required'],
  ['   ', 'Required'],
  ['8020', 'Enter valid Zipcode'],
  ['80202-12', 'Enter valid Zipcode'],
  ['Denver', 'Enter valid Zipcode'],
])(
  'refuses %j with the message %j, and sends no request [VAL-4/message] [VAL-11]',
  async (typed, message) => {
    await start();
    await search(typed);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(getZipField()).toHaveValue(typed);
    expect(getZipField()).toHaveFocus();
    expect(getZipField()).toHaveAccessibleDescription(`${message} Five digits`);
    expect(getSetCalls()).toEqual([]);
  },
);

test.each<[Fault, string]>([
  ["success is 'false'", 'No stores found for zip: 80202'],
  ['the network fails', 'Error setting store by zip: no connection'],
  ['the server responds with 500', 'Error setting store by zip: service not available'],
  ['HTML arrives instead of JSON', 'Error setting store by zip: unexpected response'],
  ['the shape is wrong', 'Error setting store by zip: unexpected response'],
])(
  'keeps the input when %s, and a second attempt works [MYST-8 FIND-6 HTTP-5]',
  async (faultName, message) => {
    await start();
    fault = faultName;
    await search('80202');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(getZipField()).toHaveValue('80202');
    fault = undefined;
    await search('80202');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(readProfile()?.location?.storeNumber).toBe('310002');
  },
);

test('shows a failure to everyone if the visitor has changed the zip in the meantime [FIND-6]', async () => {
  await start();
  fault = 'the network fails';
  const searching = search('80202');
  fireEvent.input(getZipField(), { target: { value: '8012' } });
  await searching;
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Error setting store by zip: no connection');
  expect(status).not.toHaveClass('bsro-visually-hidden');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Find my store' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter valid Zipcode');
  expect(status).toHaveTextContent(/^$/);
  fault = undefined;
  await search('80202');
  expect(status).toHaveTextContent('Store in Denver is now your store.');
  expect(status).toHaveClass('bsro-visually-hidden');
});

test('sends one request for two clicks [MYST-8]', async () => {
  await start();
  fireEvent.input(getZipField(), { target: { value: '80202' } });
  const button = screen.getByRole('button', { name: 'Find my store' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(getForm()).not.toHaveAttribute('aria-busy'));
  expect(getSetCalls()).toHaveLength(1);
});

describe("a driver's search", () => {
  const settle = async () => {
    for (let turns = 0; turns < 8; turns += 1) await setImmediate();
  };
  const searchAsDriver = async (html?: string): Promise<void> => {
    writeToken('t-1');
    mockStore.dispatch(loggedIn({ tokenId: 't-1' }));
    await start(html);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    fireEvent.input(getZipField(), { target: { value: '80202' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find my store' }));
    await settle();
  };

  const WITH_ACTION = `<div class="bsro-zip-form">${createForm('/locate/display-map/')}</div>`;

  test('saves the store and submits the form after 150 ms [MYST-5/logged-in] [MYST-5/redirect]', async () => {
    await searchAsDriver(WITH_ACTION);
    expect(host.preferredStore).toBe('310002');
    jest.advanceTimersByTime(149);
    await settle();
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await settle();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(getZipField()).toHaveValue('80202');
  });

  test.each(['', '#'])(
    'stays on the page when the action is %j [FIND-2/in-place]',
    async (action) => {
      await searchAsDriver(
        `<form class="bsro-zip-form" action="${action}"><label for="zip">Zip code</label><input id="zip" name="q"><button>Find my store</button></form>`,
      );
      jest.advanceTimersByTime(1_000);
      await settle();
      expect(host.preferredStore).toBe('310002');
      expect(sent).not.toHaveBeenCalled();
    },
  );

  test("doesn't submit a form that has been unmounted [MYST-5/redirect]", async () => {
    await searchAsDriver(WITH_ACTION);
    fireEvent.input(getZipField(), { target: { value: ' 80202' } });
    undo();
    jest.advanceTimersByTime(1_000);
    await settle();
    expect(sent).not.toHaveBeenCalled();
    expect(getZipField()).toHaveValue(' 80202');
  });
});

test('leaves the form to the browser after it is unmounted [MOUNT-6/removed]', async () => {
  const html = `<div class="bsro-zip-form">${FORM}</div>`;
  await start(html);
  await search('8020');
  undo();
  getZipField().setAttribute('value', '');
  getZipField().removeAttribute('value');
  expect(document.querySelector('.bsro-zip-form')?.outerHTML).toBe(html);
  const submit = new SubmitEvent('submit', { cancelable: true });
  getForm()?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});

test('fails without a form or without a field in it [MOUNT-8]', () => {
  document.body.innerHTML = '<div class="bsro-zip-form"></div>';
  const element = document.querySelector<HTMLElement>('.bsro-zip-form') ?? document.body;
  expect(() => enhance({ attributes: {}, element, cms: [] })).toThrow('there is no form');
  element.innerHTML = '<form></form>';
  expect(() => enhance({ attributes: {}, element, cms: [] })).toThrow('the form has no field');
});

test('leaves a form alone that surrounds the placeholder [MOUNT-8]', () => {
  document.body.innerHTML = `<form><input name="q"><div class="bsro-zip-form"></div></form>`;
  const html = document.body.innerHTML;
  const element = document.querySelector<HTMLElement>('.bsro-zip-form') ?? document.body;
  expect(() => enhance({ attributes: {}, element, cms: [] })).toThrow('there is no form');
  expect(document.body.innerHTML).toBe(html);
});
