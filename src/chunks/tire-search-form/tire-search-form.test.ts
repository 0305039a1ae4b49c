import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { respondFromCatalog, fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { writeJsonCookie } from '../../browser/cookies';
import { goTo } from '../../browser/navigation';
import { readProfileCookie } from '../../services/profile-cookie';
import { readItem, writeStored } from '../../browser/storage';
import { readVehicleCookie, writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut, profileReplaced } from '../../store/account/account-slice';
import { profile as profileSchema } from '../../services/account/schema';
import { parse } from 'valibot';
import { TIRE_TEXTS } from '../../domain/tires/messages';
import { toCookieVehicle } from '../../domain/vehicles/cookie-vehicle';
import TireSearchForm from '.';
import { SEARCH_LABELS } from './messages';

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));
jest.mock('../../browser/navigation', () => ({ goTo: jest.fn() }));

const DAY = 86_400_000;
const CRV = { id: 'n1', year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' };
const RANGER = { id: 'n2', year: 2004, make: 'Ford', model: 'Ranger', trim: 'XLT' };
const RANGER_URL = '/tires/vehicle/?year=2004&make=Ford&model=Ranger&trim=XLT';

const HTML = `<details name="find"><summary>By vehicle</summary>
<form action="/tires/vehicle/"><label>Year <input name="year"></label><button type="submit">Show tires</button></form></details>
<details name="find"><summary>By size</summary>
<form action="/tires/size/"><label>Width <select name="cs"><option></option><option>205</option></select></label>
<label>Ratio <select name="ar"><option></option><option>55</option></select></label>
<label>Rim <select name="rs"><option></option><option>16</option></select></label>
<button type="submit">Find tires in this size</button></form></details>`;

let calls: ServiceCall[];
let setVehicleResponse: FakeResponse | undefined;
let unmount: () => void = () => undefined;
let submits: { action: string; data: Record<string, unknown> }[];

/** Records the submits that reach the browser, which jsdom can't navigate. */
const recordSubmit = (event: SubmitEvent): void => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  submits.push({
    action: form.getAttribute('action') ?? '',
    data: Object.fromEntries(new FormData(form)),
  });
};

const renderHtml = (html = HTML): HTMLElement => {
  document.body.innerHTML = `<div class="bsro-tire-search-form">${html}</div>`;
  const element = document.querySelector<HTMLElement>('.bsro-tire-search-form');
  if (!element) throw new Error('no placeholder');
  return element;
};
const mount = async (
  searchType: 'vehicle' | 'size' = 'vehicle',
  element: HTMLElement = renderHtml(),
): Promise<HTMLElement> => {
  unmount = await mountIn(TireSearchForm, element, { default: searchType });
  return element;
};

const getRadio = (type: 'vehicle' | 'size') =>
  screen.getByRole<HTMLInputElement>('radio', { name: SEARCH_LABELS[type] });
const getSizeField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: SEARCH_LABELS.tireSize });
const isVehicleShown = () => screen.queryByLabelText('Year')?.closest('[hidden]') === null;
const isSizeShown = () =>
  screen.queryByLabelText(SEARCH_LABELS.tireSize)?.closest('[hidden]') === null;
const enterSize = (typed: string): void => {
  fireEvent.input(getSizeField(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Find tires in this size' }));
};
const queryGarage = () => screen.queryByRole('list', { name: SEARCH_LABELS.garage });
const getGarageTexts = () =>
  within(screen.getByRole('list', { name: SEARCH_LABELS.garage }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const getRangerLink = () =>
  screen.getByRole('link', {
    name: SEARCH_LABELS.vehicleTires({ vehicle: '2004 Ford Ranger XLT' }),
  });

/** Saves both vehicles in this browser, the CR-V as the current one. */
const saveGuestVehicles = (): void => {
  writeStored('profileVehicles', { current: 'n1', vehicles: [RANGER, CRV] });
  writeVehicleCookie('fcac', toCookieVehicle(CRV, Date.now()));
};

beforeEach(() => {
  jest.mocked(goTo).mockReset();
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v' });
  setVehicleResponse = undefined;
  calls = fakeServices((call) =>
    call.path === 'profile/set-vehicle' && setVehicleResponse
      ? setVehicleResponse
      : (respondFromCatalog(call) ?? ok({})),
  );
  mockStore = createReduxStore();
  mockStore.dispatch(loggedOut());
  submits = [];
  document.addEventListener('submit', recordSubmit);
});

afterEach(() => {
  unmount();
  document.removeEventListener('submit', recordSubmit);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the choice between vehicle and size', () => {
  test.each(['vehicle', 'size'] as const)(
    'starts with the search by %s that the author chose, in a named group of radio buttons [SRCH-5]',
    async (searchType) => {
      await mount(searchType);
      expect(screen.getByRole('radiogroup', { name: SEARCH_LABELS.searchBy })).toContainElement(
        getRadio('vehicle'),
      );
      expect(getRadio(searchType)).toBeChecked();
      expect([isVehicleShown(), isSizeShown()]).toEqual([
        searchType === 'vehicle',
        searchType === 'size',
      ]);
    },
  );

  test('shows the other form and keeps what was entered in both [SRCH-5]', async () => {
    await mount();
    fireEvent.input(screen.getByLabelText('Year'), { target: { value: '2019' } });
    fireEvent.click(getRadio('size'));
    expect([isVehicleShown(), isSizeShown()]).toEqual([false, true]);
    fireEvent.input(getSizeField(), { target: { value: '205/55' } });
    fireEvent.click(getRadio('vehicle'));
    expect(screen.getByLabelText('Year')).toHaveValue('2019');
    fireEvent.click(getRadio('size'));
    expect(getSizeField()).toHaveValue('205/55');
  });

  test('remembers the last choice of this browser for 30 days [SRCH-5] [LS-1]', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'performance'] });
    await mount();
    fireEvent.click(getRadio('size'));
    unmount();
    jest.setSystemTime(Date.now() + 30 * DAY - 1);
    await mount();
    expect(getRadio('size')).toBeChecked();
    unmount();
    jest.setSystemTime(Date.now() + 1);
    await mount();
    expect(getRadio('vehicle')).toBeChecked();
  });

  test('remembers the type of a search even if the visitor has not changed it [SRCH-5]', async () => {
    await mount('size');
    enterSize('205/55R16');
    unmount();
    await mount('vehicle');
    expect(getRadio('size')).toBeChecked();
  });

  test.each<[string, 'vehicle' | 'size']>([
    ['/?cs=205&ar=55&rs=16', 'size'],
    ['/?year=2019&make=Honda&model=CR-V&trim=EX', 'vehicle'],
    ['/tires/size/', 'size'],
    ['/tires/vehicle/', 'vehicle'],
    ['/tires/size', 'size'],
    ['/content/bsro/fcac/en/tires/vehicle.html', 'vehicle'],
  ])('starts with the type of the search in the URL %s [SRCH-5]', async (url, type) => {
    await mount();
    fireEvent.click(getRadio(type === 'size' ? 'vehicle' : 'size'));
    unmount();
    history.replaceState(null, '', url);
    await mount(type === 'size' ? 'vehicle' : 'size');
    expect(getRadio(type)).toBeChecked();
  });

  test('ignores a malformed remembered choice [LS-3]', async () => {
    localStorage.setItem(
      'bsro-tire-search-type',
      JSON.stringify({ data: 'plate', expiration: Date.now() + DAY }),
    );
    await mount('size');
    expect(getRadio('size')).toBeChecked();
  });

  test('works without storage [LS-3]', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    await mount();
    fireEvent.click(getRadio('size'));
    expect(isSizeShown()).toBe(true);
  });
});

describe('the size field', () => {
  test.each([
    ['205/55R16', '205', '55', '16'],
    ['205 55 16', '205', '55', '16'],
    ['2055516', '205', '55', '16'],
    ['P205/55R16 91V', '205', '55', '16'],
    ['LT245/75R17', '245', '75', '17'],
    ['205/55ZR16', '205', '55', '16'],
  ])(
    'searches by size for %s, and remembers the size [SRCH-5/by-size] [COOK-3]',
    async (typed, cs, ar, rs) => {
      await mount('size');
      enterSize(typed);
      expect(submits).toEqual([{ action: '/tires/size/', data: { cs, ar, rs } }]);
      expect(readItem('bsro-tire-search-type', 30 * DAY)).toBe('size');
      const size = { cs: Number(cs), ar: Number(ar), rs: Number(rs) };
      expect(readVehicleCookie('fcac')?.tires).toEqual({ tce: size });
      expect(readProfileCookie('fcac')?.tires).toEqual({ tce: size });
    },
  );

  test.each(['', 'abc', '205/55', '20555160'])(
    'keeps %j, says what to enter, and sends nothing [SRCH-5/by-size]',
    async (typed) => {
      await mount('size');
      enterSize(typed);
      expect(screen.getByRole('alert')).toHaveTextContent(TIRE_TEXTS.wrongSize);
      expect(getSizeField()).toHaveValue(typed);
      expect(getSizeField()).toHaveFocus();
      expect(getSizeField()).toBeInvalid();
      expect(getSizeField()).toHaveAccessibleDescription(
        `${TIRE_TEXTS.wrongSize} ${SEARCH_LABELS.sizeHint}`,
      );
      expect(submits).toEqual([]);
      expect(readVehicleCookie('fcac')).toBeUndefined();
      enterSize('205/55R16');
      expect(getSizeField()).toBeValid();
      expect(submits).toHaveLength(1);
    },
  );

  test('announces the problem again after each failed attempt, in a region that always exists [SRCH-5/by-size]', async () => {
    await mount('size');
    const region = screen.getByRole('alert');
    expect(region).toBeEmptyDOMElement();
    enterSize('abc');
    const first = region.firstChild;
    fireEvent.click(screen.getByRole('button', { name: 'Find tires in this size' }));
    expect(region).toHaveTextContent(TIRE_TEXTS.wrongSize);
    expect(region.firstChild).not.toBe(first);
  });

  test("has a form of its own, so that scripts of the page can't change its submit [SRCH-5/by-size]", async () => {
    const element = renderHtml(HTML.replace('action="/tires/size/"', 'id="cms" method="post" $&'));
    const cmsForm = element.querySelector<HTMLFormElement>('#cms');
    await mount('size', element);
    const form = getSizeField().form;
    expect(form).not.toBe(cmsForm);
    expect(form?.method).toBe('get');
    expect(cmsForm).not.toBeVisible();
    expect(cmsForm?.nextElementSibling).toContainElement(form);
  });

  test('replaces a form that is a child of the placeholder [SRCH-5]', async () => {
    const html = HTML.replaceAll(/<.?details.*?>|<summary>.*<.summary>/g, '');
    const element = renderHtml(html);
    await mount('vehicle', element);
    expect(isSizeShown()).toBe(false);
    fireEvent.click(getRadio('size'));
    expect(isSizeShown()).toBe(true);
    expect(element.querySelector('[action="/tires/size/"]')).not.toBeVisible();
    unmount();
    const expected = document.createElement('div');
    expected.innerHTML = html;
    expect(element.innerHTML).toBe(expected.innerHTML);
  });

  test("starts with the size that is selected in the CMS's form [SRCH-5/by-size]", async () => {
    await mount('size', renderHtml(HTML.replaceAll(/<option>(?=205|55|16)/g, '<option selected>')));
    expect(getSizeField()).toHaveValue('205/55R16');
  });

  test("takes over the focus of the CMS's form, and selects the search by size", async () => {
    const element = renderHtml();
    screen.getByLabelText('Ratio').focus();
    await mount('vehicle', element);
    expect(getRadio('size')).toBeChecked();
    expect(getSizeField()).toHaveFocus();
  });

  test('focuses the radio button of the form whose hidden summary had the focus', async () => {
    const element = renderHtml();
    const summary = screen.getByText('By vehicle');
    // jsdom doesn't focus a summary without it.
    summary.tabIndex = 0;
    summary.focus();
    await mount('size', element);
    expect(getRadio('vehicle')).toBeChecked();
    expect(getRadio('vehicle')).toHaveFocus();
  });
});

describe("the links to the tires of the garage's vehicles", () => {
  test('come first for a visitor, with the current vehicle before the others [SRCH-5/by-vehicle] [GARG-1]', async () => {
    saveGuestVehicles();
    const element = await mount('size');
    expect(element.firstElementChild).toBe(queryGarage());
    expect(getGarageTexts()).toEqual([
      SEARCH_LABELS.vehicleTires({ vehicle: '2019 Honda CR-V EX' }),
      SEARCH_LABELS.vehicleTires({ vehicle: '2004 Ford Ranger XLT' }),
    ]);
    expect(getRangerLink()).toHaveAttribute('href', RANGER_URL);
  });

  test("are left out for an empty garage, and for vehicles that a search can't find tires for [SRCH-5/by-vehicle]", async () => {
    await mount();
    expect(queryGarage()).toBeNull();
    unmount();
    const { trim: _, ...withoutTrim } = RANGER;
    writeStored('profileVehicles', {
      vehicles: [
        { ...withoutTrim, engine: '3.0L V6' },
        { ...CRV, year: 1979 },
      ],
    });
    await mount();
    expect(queryGarage()).toBeNull();
  });

  test.each([false, true])(
    'make the search by vehicle the remembered one (opened in another tab: %s) [SRCH-5/by-vehicle]',
    async (ctrlKey) => {
      saveGuestVehicles();
      await mount();
      fireEvent.click(getRadio('size'));
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(getRangerLink(), { ctrlKey });
      expect(readItem('bsro-tire-search-type', 30 * DAY)).toBe('vehicle');
    },
  );

  test('make their vehicle the current one before the search opens [SRCH-5/by-vehicle] [COOK-3]', async () => {
    saveGuestVehicles();
    await mount();
    fireEvent.click(getRangerLink());
    fireEvent.click(getRangerLink());
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
    expect(goTo).toHaveBeenCalledWith(RANGER_URL);
    expect(calls.map(({ path }) => path)).toEqual(['profile/set-vehicle']);
    expect(readVehicleCookie('fcac')?.vehicles?.tce).toMatchObject({ ymm: '2004-Ford-Ranger' });
  });

  test.each(listFailures())(
    'lead to the tires even when %s [SRCH-5/by-vehicle] [HTTP-5]',
    async (_name, response) => {
      saveGuestVehicles();
      await mount();
      setVehicleResponse = response;
      fireEvent.click(getRangerLink());
      await waitFor(() => expect(goTo).toHaveBeenCalledWith(RANGER_URL));
      expect(getRangerLink()).not.toHaveAttribute('aria-busy');
    },
  );

  test('lead to the tires after two seconds when the host hangs [SRCH-5/by-vehicle] [HTTP-5/hang]', async () => {
    saveGuestVehicles();
    await mount();
    setVehicleResponse = 'hang';
    jest.useFakeTimers();
    fireEvent.click(getRangerLink());
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(goTo).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(goTo).toHaveBeenCalledTimes(1);
    await jest.runAllTimersAsync();
  });

  test('lead to the tires of the last chosen vehicle [SRCH-5/by-vehicle]', async () => {
    saveGuestVehicles();
    await mount();
    fireEvent.click(getRangerLink());
    fireEvent.click(
      screen.getByRole('link', {
        name: SEARCH_LABELS.vehicleTires({ vehicle: '2019 Honda CR-V EX' }),
      }),
    );
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(goTo).toHaveBeenCalledWith(expect.stringContaining('make=Honda'));
    expect(calls.map(({ path }) => path)).toEqual(['profile/set-vehicle', 'profile/set-vehicle']);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'open in another tab with %s, without a call [SRCH-5/by-vehicle]',
    async (key) => {
      saveGuestVehicles();
      await mount();
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      getRangerLink().dispatchEvent(click);
      expect(goTo).not.toHaveBeenCalled();
      expect(calls).toEqual([]);
    },
  );

  test("show the driver's vehicles after a sign-in, and keep the focus [SRCH-5/by-vehicle] [SESS-3]", async () => {
    saveGuestVehicles();
    await mount();
    const getCrvLink = () =>
      screen.getByRole('link', {
        name: SEARCH_LABELS.vehicleTires({ vehicle: '2019 Honda CR-V EX' }),
      });
    getCrvLink().focus();
    const account = {
      VEHICLE: [
        { ID: '1', YEAR: '2019', MAKE: 'Honda', MODEL: 'CR-V', SUBMODEL: 'EX' },
        { ID: '2', YEAR: '2018', MAKE: 'Toyota', MODEL: 'Camry', SUBMODEL: 'LE' },
      ],
    };
    act(() => {
      mockStore.dispatch(loggedIn({ tokenId: 't', profile: parse(profileSchema, account) }));
    });
    expect(getGarageTexts()).toEqual([
      SEARCH_LABELS.vehicleTires({ vehicle: '2019 Honda CR-V EX' }),
      SEARCH_LABELS.vehicleTires({ vehicle: '2018 Toyota Camry LE' }),
    ]);
    await waitFor(() => expect(getCrvLink()).toHaveFocus());
    act(() => {
      mockStore.dispatch(profileReplaced(parse(profileSchema, { VEHICLE: [] })));
    });
    expect(getGarageTexts()).toEqual([
      SEARCH_LABELS.vehicleTires({ vehicle: '2019 Honda CR-V EX' }),
    ]);
  });
});

test("restores the CMS's HTML when it is unmounted [MOUNT-6/removed]", async () => {
  saveGuestVehicles();
  const element = await mount();
  fireEvent.click(getRadio('size'));
  unmount();
  const expected = document.createElement('div');
  expected.className = 'bsro-tire-search-form';
  expected.innerHTML = HTML;
  expect(element.isEqualNode(expected)).toBe(true);
});

test.each([
  HTML.replace('name="year"', 'name="date"'),
  HTML.replace('name="cs"', 'name="width"'),
  '<form><input name="year"><input name="cs"></form>',
])('refuses content unless it has both forms [MOUNT-8]', async (html) => {
  const onError = jest.fn<void, [unknown]>();
  const element = renderHtml(html);
  unmount = await mountIn(TireSearchForm, element, { default: 'vehicle' }, onError);
  expect(String(onError.mock.calls[0]?.[0])).toContain('a form is missing');
  const expected = document.createElement('div');
  expected.innerHTML = html;
  expect(element.innerHTML).toBe(expected.innerHTML);
});

test("chooses between the forms inside a CMS's own element", async () => {
  const element = renderHtml(`<div>${HTML}</div>`);
  unmount = await mountIn(TireSearchForm, element, { default: 'vehicle' });
  const getPanels = () => [...element.querySelectorAll('details')].map(({ hidden }) => hidden);
  expect(getPanels()).toEqual([false, true]);
  fireEvent.click(getRadio('size'));
  expect(getPanels()).toEqual([true, false]);
});

test('keeps the form that a visitor has opened before the code loaded [SRCH-5] [MOUNT-7]', async () => {
  const element = renderHtml(
    HTML.replace('<details name="find"><summary>By size', '<details open><summary>By size'),
  );
  unmount = await mountIn(TireSearchForm, element, { default: 'vehicle' });
  expect(getRadio('size')).toBeChecked();
});

test('keeps a filter of the forms, also in the links to the garage [SRCH-2/filters]', async () => {
  saveGuestVehicles();
  const filter = '<input type="hidden" name="offer" value="set-of-four-80"></form>';
  const element = renderHtml(HTML.replaceAll('</form>', filter));
  unmount = await mountIn(TireSearchForm, element, { default: 'size' });
  expect(screen.getByRole('link', { name: /CR-V/ })).toHaveAttribute(
    'href',
    '/tires/vehicle/?year=2019&make=Honda&model=CR-V&trim=EX&offer=set-of-four-80',
  );
  const field = screen.getByRole('textbox', { name: SEARCH_LABELS.tireSize });
  fireEvent.change(field, { target: { value: '205/55R16' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find tires in this size' }));
  expect(submits[0]?.data).toEqual({ cs: '205', ar: '55', rs: '16', offer: 'set-of-four-80' });
});
