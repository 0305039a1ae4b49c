import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { respondFromCatalog, fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { writeJsonCookie } from '../../browser/cookies';
import { goTo } from '../../browser/navigation';
import { readVehicleCookie, writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { READ_TIMEOUT } from '../../services/http';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { endSession } from '../../store/account/end-session';
import { setCurrentVehicle } from '../../store/garage/choose-vehicle';
import { profile } from '../../services/account/schema';
import { writeToken } from '../../services/token-cookie';
import { toCookieVehicle } from '../../domain/vehicles/cookie-vehicle';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import VehicleSelector from '.';
import { SELECTOR_LABELS } from './messages';

jest.mock('../../browser/navigation', () => ({ goTo: jest.fn() }));

const submit = jest.fn();
const undos: (() => void)[] = [];

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v' });
  submit.mockReset();
  jest.mocked(goTo).mockReset();
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
});

afterEach(() => {
  for (const undo of undos.splice(0)) undo();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const FORM = `<form action="/tires/"><input name="year" value=""><select name="make">
  <option value=""></option><option>Honda</option></select><input name="model">
  <button type="submit">Show tires</button></form>`;

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

let replies: Record<string, FakeResponse>;

const mount = async (html = FORM, vehicleType: 'tce' | 'main' = 'tce') => {
  replies = {};
  const calls = fakeServices((call) => {
    const given = replies[call.url.pathname.split('/').at(-1) ?? ''];
    return given ?? respondFromCatalog(call) ?? ok({});
  });
  mockStore = createReduxStore();
  mockStore.dispatch(loggedOut());
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  const undo = await mountIn(VehicleSelector, element, { vehicleType });
  undos.push(undo);
  return { calls, element, undo, user: userEvent.setup() };
};

const getSelect = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const waitForOption = (name: string, option: string) =>
  waitFor(() => expect(getSelect(name)).toHaveTextContent(option));
const getSubmitButton = (name: string = SELECTOR_LABELS.search) =>
  screen.getByRole('button', { name });

const chooseVehicle = async (user: ReturnType<typeof userEvent.setup>, ...values: string[]) => {
  const labels = ['Year', 'Make', 'Model', 'Trim'];
  for (const [at, value] of values.entries()) {
    const label = labels[at] ?? '';
    await waitForOption(label, value);
    await user.selectOptions(getSelect(label), value);
  }
};

test('loads each list after the previous selection, and keeps later selections if the new lists have them [VEH-1/lists]', async () => {
  const { user } = await mount();
  expect(getSelect('Make')).toBeDisabled();
  await chooseVehicle(user, '2019');
  expect(getSelect('Make')).toBeEnabled();
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  await user.selectOptions(getSelect('Year'), '2018');
  await waitFor(() => expect(getSelect('Trim')).not.toHaveAttribute('aria-busy', 'true'));
  expect(['Make', 'Model', 'Trim'].map((label) => getSelect(label).value)).toEqual([
    'Honda',
    'CR-V',
    'EX',
  ]);
});

test('keeps what is selected for a reload, until it is submitted [VEH-1/lists]', async () => {
  const first = await mount();
  await chooseVehicle(first.user, '2019', 'Honda');
  first.undo();
  first.element.remove();
  const second = await mount();
  await waitForOption('Model', 'CR-V');
  expect(getSelect('Year')).toHaveValue('2019');
  expect(getSelect('Make')).toHaveValue('Honda');
  await second.user.selectOptions(getSelect('Model'), 'CR-V');
  await waitForOption('Trim', 'EX');
  await second.user.selectOptions(getSelect('Trim'), 'EX');
  await second.user.click(getSubmitButton());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  second.undo();
  second.element.remove();
  clearCookies();
  await mount();
  expect(getSelect('Year')).toHaveValue('');
});

test('shows the current vehicle after a reload if the visitor has chosen it in the meantime [VEH-1]', async () => {
  const { user, undo, element } = await mount();
  await chooseVehicle(user, '2019');
  undo();
  element.remove();
  const vehicle = { year: 2018, make: 'Honda', model: 'CR-V', trim: 'EX' };
  writeVehicleCookie('fcac', toCookieVehicle(vehicle, Date.now()));
  await mount();
  await waitFor(() => expect(getSelect('Year')).toHaveValue('2018'));
});

test('shows the vehicle that becomes the current one after a submit, also after a reload [VEH-1]', async () => {
  const { user, undo, element } = await mount('<p>Your vehicle</p>');
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  await user.click(getSubmitButton(SELECTOR_LABELS.select));
  await screen.findByText(SELECTOR_LABELS.selected({ vehicle: '2019 Honda CR-V' }));
  const other = { year: 2018, make: 'Honda', model: 'CR-V', trim: 'EX' };
  await act(() => mockStore.dispatch(setCurrentVehicle(other)));
  expect(getSelect('Year')).toHaveValue('2018');
  undo();
  element.remove();
  await mount();
  expect(getSelect('Year')).toHaveValue('2018');
});

test('shows nothing of what a driver has selected after the sign-out, nor after a reload [VEH-1] [SESS-3]', async () => {
  const { user, undo, element } = await mount();
  writeToken('abc');
  const account = {
    VEHICLE: [{ ID: '1', YEAR: '2018', MAKE: 'Honda', MODEL: 'CR-V', TRIM: 'EX' }],
  };
  await act(async () => {
    mockStore.dispatch(loggedIn({ tokenId: 'abc', profile: parse(profile, account) }));
    await mockStore.dispatch(
      setCurrentVehicle({ year: 2018, make: 'Honda', model: 'CR-V', trim: 'EX' }),
    );
  });
  expect(getSelect('Year')).toHaveValue('2018');
  await waitForOption('Year', '2019');
  await user.selectOptions(getSelect('Year'), '2019');
  act(() => mockStore.dispatch(endSession()));
  expect(getSelect('Year')).toHaveValue('');
  undo();
  element.remove();
  await mount();
  expect(getSelect('Year')).toHaveValue('');
});

test("makes a complete vehicle the current one and submits its fields to the CMS form's action [VEH-1/set-vehicle] [COOK-3]", async () => {
  const { calls, user, element } = await mount();
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  await user.click(getSubmitButton());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  const form = element.querySelector('form');
  if (!form) throw new Error('no form');
  expect(form).toHaveAttribute('action', '/tires/');
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    year: '2019',
    make: 'Honda',
    model: 'CR-V',
    trim: 'EX',
  });
  expect(calls.at(-1)?.url.pathname).toBe('/bsro/services/profile/set-vehicle');
  expect(readVehicleCookie('fcac')?.vehicles?.tce).toMatchObject({ ymm: '2019-Honda-CR-V' });
});

test("submits the CMS form's hidden fields, too [VEH-1] [SRCH-2/filters]", async () => {
  const { user, element } = await mount(
    FORM.replace('</form>', '<input type="hidden" name="type" value="Winter"></form>'),
  );
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  await user.click(getSubmitButton());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  const form = element.querySelector('form');
  expect(form && new FormData(form).get('type')).toBe('Winter');
});

test.each(['tce', 'main'] as const)(
  'requests the lists and sets the vehicle with the vehicle type %s [VEH-1]',
  async (vehicleType) => {
    const { calls, user } = await mount('<p>Your vehicle</p>', vehicleType);
    await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
    await user.click(getSubmitButton(SELECTOR_LABELS.select));
    await screen.findByText(SELECTOR_LABELS.selected({ vehicle: '2019 Honda CR-V' }));
    expect(calls.at(-1)?.url.pathname).toBe('/bsro/services/profile/set-vehicle');
    expect(calls.map(({ url }) => url.searchParams.get('vehicleType'))).toEqual(
      calls.map(() => vehicleType),
    );
  },
);

test('shows an error for an incomplete vehicle and focuses the missing field [VAL-9/complete]', async () => {
  const { calls, user } = await mount();
  await chooseVehicle(user, '2019', 'Honda');
  const before = calls.length;
  await user.click(getSubmitButton());
  expect(screen.getByRole('alert')).toHaveTextContent(VEHICLE_MESSAGES.incomplete);
  expect(getSelect('Model')).toHaveFocus();
  expect(getSelect('Model')).toHaveAccessibleDescription(SELECTOR_LABELS.required);
  expect(getSelect('Model')).toBeInvalid();
  expect(submit).not.toHaveBeenCalled();
  expect(calls).toHaveLength(before);
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('asks for the engine when the model has no trims [VAL-9/complete] [VEH-1]', async () => {
  const { user, calls } = await mount();
  await chooseVehicle(user, '1984', 'Jeep', 'CJ7');
  const engine = await screen.findByRole('textbox', { name: 'Engine' });
  expect(screen.queryByRole('combobox', { name: 'Trim' })).toBeNull();
  await user.click(getSubmitButton());
  expect(engine).toHaveFocus();
  await user.type(engine, '4.2L L6');
  await user.click(getSubmitButton());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(calls.at(-1)?.url.searchParams.get('engine')).toBe('4.2L L6');
});

test.each(['/tires/vehicle/', '/content/bsro/fcac/en/tires/vehicle.html'])(
  'leads to the search by size for a vehicle without a trim, because %s needs one [VEH-1]',
  async (action) => {
    const { user } = await mount(FORM.replace('/tires/', action));
    await chooseVehicle(user, '1984', 'Jeep', 'CJ7');
    await user.type(await screen.findByRole('textbox', { name: 'Engine' }), '4.2L L6');
    await user.click(getSubmitButton());
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/tires/size/'));
    expect(submit).not.toHaveBeenCalled();
    expect(readVehicleCookie('fcac')?.vehicles?.tce).toMatchObject({ ymm: '1984-Jeep-CJ7' });
  },
);

test.each(listFailures())(
  'submits the form even when %s [VEH-1] [HTTP-5]',
  async (_name, reply) => {
    const { user } = await mount();
    await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
    replies['set-vehicle'] = reply;
    await user.click(getSubmitButton());
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  },
);

test('submits the form even when the host hangs, and only once for two clicks [VEH-1] [HTTP-5/hang]', async () => {
  const { user } = await mount();
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  replies['set-vehicle'] = 'hang';
  jest.useFakeTimers();
  const fast = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fast.click(getSubmitButton());
  await fast.click(getSubmitButton());
  expect(submit).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(submit).toHaveBeenCalledTimes(1);
  // Ends this change of the vehicle, because the change of the next test would wait for it.
  await jest.advanceTimersByTimeAsync(READ_TIMEOUT);
});

test('shows an error beside a list that fails to load and retries it [VEH-1/lists]', async () => {
  const { user } = await mount();
  replies['get-makes'] = 'reset';
  await chooseVehicle(user, '2019');
  expect(await screen.findByText(/Makes didn't load\./)).toBeVisible();
  replies = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await chooseVehicle(user, '2019', 'Honda', 'CR-V');
  expect(screen.queryByText(/didn't load/)).toBeNull();
});

test("starts with the vehicle in the CMS's form, or else with the current vehicle [VEH-1]", async () => {
  writeVehicleCookie(
    'fcac',
    toCookieVehicle({ year: 2019, make: 'Acura', model: 'ILX', trim: 'Old' }, 1),
  );
  const { undo, element } = await mount();
  await waitForOption('Trim', 'Base');
  expect([getSelect('Model').value, getSelect('Trim').value]).toEqual(['ILX', 'Old']);
  undo();
  element.remove();
  await mount(FORM.replace('value=""', 'value="2018"').replace('<option>', '<option selected>'));
  await waitForOption('Model', 'Pilot');
  expect([getSelect('Year').value, getSelect('Make').value]).toEqual(['2018', 'Honda']);
});

test.each(['', '<form action="#"><button>Select this vehicle</button></form>'])(
  'sets the vehicle without leaving the page if the CMS has no form action, and says so: %j [VEH-1] [GARG-1]',
  async (html) => {
    const { user } = await mount(html);
    await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
    await user.click(getSubmitButton(SELECTOR_LABELS.select));
    expect(
      await screen.findByText(SELECTOR_LABELS.selected({ vehicle: '2019 Honda CR-V' })),
    ).toBeVisible();
    replies['set-vehicle'] = { status: 500, json: {} };
    await user.click(getSubmitButton(SELECTOR_LABELS.select));
    expect(
      await screen.findByText("We couldn't select this vehicle. Please try again."),
    ).toBeVisible();
    expect(getSelect('Model')).toHaveValue('CR-V');
    expect(submit).not.toHaveBeenCalled();
  },
);

test("keeps the focus and the entered values in the fields that replace the CMS's fields [MOUNT-5]", async () => {
  const html = FORM.replace('name="year"', 'name="year" id="year"').replace(
    '<select name="make">',
    '<select name="make" id="make">',
  );
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  replies = {};
  fakeServices((call) => respondFromCatalog(call) ?? ok({}));
  mockStore = createReduxStore();
  const user = userEvent.setup();
  await user.type(document.querySelector('#year') ?? element, '2019');
  await user.selectOptions(document.querySelector('#make') ?? element, 'Honda');
  document.querySelector<HTMLElement>('#make')?.focus();
  undos.push(await mountIn(VehicleSelector, element, { vehicleType: 'tce' }));
  await waitFor(() => expect(getSelect('Make')).toHaveFocus());
  await waitForOption('Model', 'CR-V');
  expect([getSelect('Year').value, getSelect('Make').value]).toEqual(['2019', 'Honda']);
  expect(getSelect('Make')).toHaveFocus();
});

test('keeps the options of a list that is open while another list loads [VEH-1/lists]', async () => {
  const { user } = await mount();
  await waitForOption('Year', '2019');
  const [option] = getSelect('Year').options;
  await chooseVehicle(user, '2019', 'Honda');
  await waitForOption('Model', 'CR-V');
  expect(getSelect('Year').options[0]).toBe(option);
});

test('follows the current vehicle until the visitor selects something [VEH-1]', async () => {
  /** Makes a vehicle the current one, as another tab does. */
  const setCurrentVehicle = (make: string, model: string, trim: string): void => {
    writeVehicleCookie('fcac', toCookieVehicle({ year: 2019, make, model, trim }, Date.now()));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'profileVehicles' })));
  };
  setCurrentVehicle('Acura', 'ILX', 'Base');
  const { user } = await mount();
  await waitForOption('Trim', 'Base');
  expect(getSelect('Model')).toHaveValue('ILX');
  setCurrentVehicle('Honda', 'CR-V', 'EX');
  await waitFor(() => expect(getSelect('Model')).toHaveValue('CR-V'));
  await waitForOption('Make', 'Acura');
  await user.selectOptions(getSelect('Make'), 'Acura');
  await waitForOption('Model', 'ILX');
  expect(getSelect('Model')).toHaveValue('');
  setCurrentVehicle('Acura', 'ILX', 'Base');
  expect([getSelect('Make').value, getSelect('Model').value]).toEqual(['Acura', '']);
});

test("restores the CMS's form when the selector is removed [MOUNT-6/removed]", async () => {
  const { element, undo } = await mount();
  await waitForOption('Year', '2019');
  undo();
  const expected = document.createElement('div');
  expected.innerHTML = FORM;
  expect(element.isEqualNode(expected)).toBe(true);
});
