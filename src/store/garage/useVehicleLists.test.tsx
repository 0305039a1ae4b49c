import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  respondFromCatalog,
  fakeServices,
  listFaults,
  ok,
  refused,
} from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { READ_TIMEOUT } from '../../services/http';
import { LEVELS, NO_CHOICE, updateChoice } from '../../domain/vehicles/choice';
import type { VehicleChoice } from '../../domain/vehicles/choice';
import { useVehicleLists } from './useVehicleLists';

const CRV: VehicleChoice = { year: '2019', make: 'Honda', model: 'CR-V', trim: 'EX', engine: '' };

const respondToCall = (call: ServiceCall): FakeResponse => respondFromCatalog(call) ?? ok({});

let respond: (call: ServiceCall) => FakeResponse | Promise<FakeResponse>;
let calls: ServiceCall[];

beforeEach(() => {
  localStorage.clear();
  respond = respondToCall;
  calls = fakeServices((call) => respond(call));
});

afterEach(() => jest.useRealTimers());

const open = (initial = NO_CHOICE, saved?: VehicleChoice) =>
  renderHook(() => {
    const [choice, setChoice] = useState(initial);
    const lists = useVehicleLists({ choice, onChange: setChoice, saved });
    return { choice, setChoice, lists };
  }).result;

type Opened = ReturnType<typeof open>;

const getStatuses = ({ current: { lists } }: Opened) => LEVELS.map((level) => lists[level].status);
const waitForStatuses = (opened: Opened, ...expected: string[]) =>
  waitFor(() => expect(getStatuses(opened)).toEqual(expected));
const choose = (opened: Opened, level: 'year' | 'make' | 'model' | 'trim', value: string) =>
  act(() => opened.current.setChoice(updateChoice(opened.current.choice, level, value)));

test('requests each list once all levels before it are selected [VEH-1/lists]', async () => {
  const opened = open();
  expect(getStatuses(opened)).toEqual(['loading', 'idle', 'idle', 'idle']);
  await waitForStatuses(opened, 'ready', 'idle', 'idle', 'idle');
  choose(opened, 'year', '2019');
  await waitForStatuses(opened, 'ready', 'ready', 'idle', 'idle');
  choose(opened, 'make', 'Honda');
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'idle');
  choose(opened, 'model', 'CR-V');
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'ready');
  expect(opened.current.lists.trim.options).toEqual(['EX', 'LX']);
  expect(calls.map(({ url }) => url.search)).toEqual([
    '?vehicleType=tce',
    '?vehicleType=tce&year=2019',
    '?vehicleType=tce&year=2019&make=Honda',
    '?vehicleType=tce&year=2019&make=Honda&model=CR-V',
  ]);
});

test('keeps later selections that the newly selected year also offers [VEH-1/lists]', async () => {
  const opened = open(CRV);
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'ready');
  choose(opened, 'year', '2018');
  expect(opened.current.choice.model).toBe('CR-V');
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'ready');
  expect(opened.current.choice).toEqual({ ...CRV, year: '2018' });
});

test("keeps the make and clears the rest if the year doesn't have the model [VEH-1/lists]", async () => {
  const opened = open(CRV);
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'ready');
  choose(opened, 'year', '1996');
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'idle');
  expect(opened.current.choice).toEqual({ ...NO_CHOICE, year: '1996', make: 'Honda' });
});

test("clears everything after the year if the year doesn't have the make [VEH-1/lists]", async () => {
  const opened = open(CRV);
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'ready');
  choose(opened, 'year', '1984');
  await waitForStatuses(opened, 'ready', 'ready', 'idle', 'idle');
  expect(opened.current.choice).toEqual({ ...NO_CHOICE, year: '1984' });
});

test('drops an outdated response [VEH-1/lists]', async () => {
  const late = new Map<string, (reply: FakeResponse) => void>();
  const opened = open();
  await waitForStatuses(opened, 'ready', 'idle', 'idle', 'idle');
  respond = (call) =>
    call.url.pathname.endsWith('get-makes')
      ? new Promise((resolve) => {
          late.set(call.url.searchParams.get('year') ?? '', resolve);
        })
      : respondToCall(call);
  choose(opened, 'year', '2019');
  choose(opened, 'year', '2018');
  await waitFor(() => expect(late.size).toBe(2));
  await act(async () => late.get('2018')?.(ok(['Newer'])));
  await waitForStatuses(opened, 'ready', 'ready', 'idle', 'idle');
  await act(async () => late.get('2019')?.(ok(['Older'])));
  expect(opened.current.lists.make.options).toEqual(['Newer']);
});

test("still offers a saved vehicle that the catalog doesn't have [VEH-1/lists]", async () => {
  const saved = { ...CRV, trim: 'Special' };
  const opened = open(saved, saved);
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'ready');
  expect(opened.current.choice).toEqual(saved);
  expect(opened.current.lists.trim.options).toEqual(['EX', 'LX', 'Special']);
  choose(opened, 'model', 'Civic');
  await waitForStatuses(opened, 'ready', 'ready', 'ready', 'ready');
  expect(opened.current.lists.trim.options).toEqual(['Base']);
  expect(opened.current.choice.trim).toBe('');
});

describe.each(LEVELS)('the list of %ss', (level) => {
  const path = `/bsro/services/vehicle/get-${level}s`;

  test.each(listFaults())(
    'fails when %s, keeps the selection, and can be requested again [VEH-1/lists] [HTTP-5]',
    async (_name, reply) => {
      respond = (call) => (call.url.pathname === path ? reply : respondToCall(call));
      const opened = open(CRV);
      await waitFor(() => expect(opened.current.lists[level].status).toBe('failed'));
      expect(opened.current.choice).toEqual(CRV);
      respond = respondToCall;
      act(() => opened.current.lists.retry(level));
      expect(opened.current.lists[level].status).toBe('loading');
      await waitForStatuses(opened, 'ready', 'ready', 'ready', 'ready');
      expect(opened.current.choice).toEqual(CRV);
    },
  );

  test('is requested again once the connection is back, unless it was refused [VEH-1/lists] [HTTP-5]', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get');
    const setOnline = (value: boolean) =>
      act(() => {
        isOnline.mockReturnValue(value);
        dispatchEvent(new Event(value ? 'online' : 'offline'));
      });
    setOnline(false);
    respond = (call) => (call.url.pathname === path ? 'reset' : respondToCall(call));
    const opened = open(CRV);
    await waitFor(() => expect(opened.current.lists[level].status).toBe('failed'));
    respond = (call) => (call.url.pathname === path ? refused('500', 'no') : respondToCall(call));
    setOnline(true);
    expect(opened.current.lists[level].status).toBe('loading');
    await waitFor(() => expect(opened.current.lists[level].status).toBe('failed'));
    respond = respondToCall;
    setOnline(false);
    setOnline(true);
    expect(opened.current.lists[level].status).toBe('failed');
    isOnline.mockRestore();
  });

  test('fails when the server hangs [VEH-1/lists] [HTTP-5/hang]', async () => {
    jest.useFakeTimers();
    respond = (call) => (call.url.pathname === path ? 'hang' : respondToCall(call));
    const opened = open(CRV);
    await act(() => jest.advanceTimersByTimeAsync(READ_TIMEOUT));
    expect(opened.current.lists[level].status).toBe('failed');
  });
});
