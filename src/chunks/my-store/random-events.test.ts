import { setImmediate } from 'node:timers/promises';
import { fc } from '../../../test/fast-check';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeGeolocation } from '../../../test/fake-geolocation';
import {
  createAutomaticProfile,
  createSelectedProfile,
  createStoreRecord,
  fakeStoreHost,
  PROFILE_COOKIE,
  readProfile,
  STORE_NUMBERS,
  STORES,
  writeProfile,
} from '../../../test/fake-services';
import type { Fault, Profile } from '../../../test/fake-services';
import { writeToken } from '../../services/token-cookie';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { chooseStore, chooseStoreByZip } from '../../store/my-store/choose-store';
import type { StoreSelectionResult } from '../../store/my-store/choose-store';
import { dropStoreData } from '../../store/my-store/saved-store';
import { loggedIn, loggedOut, selectLoginState } from '../../store/account/account-slice';
import { profile as profileShape } from '../../services/account/schema';
import { parse } from 'valibot';
import { mountIn } from '../../../test/mount-root';
import MyStore from '.';

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

// The host's cookie is readable at once or never, so that no run waits for it.
jest.mock('../../browser/timers', () => ({
  ...jest.requireActual<object>('../../browser/timers'),
  waitUntil: () => Promise.resolve(),
}));

const anyStore = fc.constantFrom(...STORE_NUMBERS);

/** The browser's state at the start of a visit. */
const starts = fc.record({
  profile: fc.oneof(
    fc.constantFrom('none' as const, 'broken' as const),
    fc.constant<Profile>({ vid: 'v-1', location: { locationLvl: 0 } }),
    anyStore.map((number) => createAutomaticProfile(number)),
    anyStore.map((number) => createAutomaticProfile(number, '80301')),
    anyStore.map(createSelectedProfile),
  ),
  stored: fc.oneof(
    fc.constantFrom('none' as const, 'garbage' as const),
    fc.record({ number: anyStore, hasDetails: fc.boolean() }),
  ),
  search: fc.oneof(
    fc.constantFrom('', '?store=999', '?storeNumber=a%00b'),
    anyStore.map((n) => `?storeNumber=${n}`),
  ),
  page: fc.option(anyStore, { nil: undefined }),
  isStorageDisabled: fc.boolean(),
  acceptsCookies: fc.boolean(),
});

type Start = typeof starts extends fc.Arbitrary<infer Value> ? Value : never;

const events = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('select' as const), number: anyStore }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('zip' as const),
      zip: fc.constantFrom<string>('80122', '80202', '80301-1234', '99999', 'x'),
    }),
  },
  fc.record({
    type: fc.constant('position' as const),
    number: fc.option(anyStore, { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('other tab' as const),
    number: anyStore,
    isNotified: fc.boolean(),
  }),
  fc.constantFrom(
    { type: 'cookie broken' as const },
    { type: 'focus' as const },
    { type: 'restored' as const },
  ),
  fc.record({
    type: fc.constant('login' as const),
    preferred: fc.option(anyStore, { nil: undefined }),
    isSignedIn: fc.boolean(),
  }),
);

type StoreEvent = typeof events extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the saved store number and level: from the cookie, or else from storage. */
const readSavedStore = ():
  { number: string | undefined; level: number; autoZip?: string } | 'not stored' => {
  const profile = readProfile();
  if (profile) {
    const { storeNumber: number, locationLvl: level = 0, autoZip } = profile.location ?? {};
    return { number, level, ...(autoZip !== undefined && { autoZip }) };
  }
  const number = readStoredNumber();
  return number === 'disabled' ? 'not stored' : { number, level: 2 };
};

const readStoredNumber = (): string | undefined => {
  try {
    const { data }: { data?: { storeNumber?: string } } = JSON.parse(
      localStorage.getItem('storeData') ?? '{}',
    );
    return data?.storeNumber;
  } catch (error) {
    return error instanceof DOMException ? 'disabled' : undefined;
  }
};

interface Visit {
  readonly check: () => void;
  readonly run: (event: StoreEvent) => Promise<void>;
  readonly outcomes: StoreSelectionResult[];
  readonly end: () => void;
}

const begin = async (start: Start): Promise<Visit> => {
  let canBeOutdated = false;
  const geolocation = fakeGeolocation();
  clearCookies();
  jest.restoreAllMocks();
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation(() => {});
  }
  localStorage.clear();
  sessionStorage.clear();
  dropStoreData();
  history.replaceState(null, '', `/${start.search}`);
  document.body.className = start.page ? 'local-seo-page store' : '';
  document.body.innerHTML =
    `<div class="bsro-my-store"><a href="/locate/display-map/"><span class="my-store__name">Find a store</span></a></div>` +
    (start.page ? `<div class="store-container" data-store-id="${start.page}"></div>` : '');
  if (start.profile === 'broken') document.cookie = `${PROFILE_COOKIE}=%7Bx; path=/`;
  else if (start.profile !== 'none') writeProfile(start.profile);
  if (start.stored === 'garbage') localStorage.setItem('storeData', '{"data":{"storeNumber":5}');
  else if (start.stored !== 'none') {
    const { number, hasDetails } = start.stored;
    const data = { storeNumber: number, ...(hasDetails && { store: createStoreRecord(number) }) };
    localStorage.setItem('storeData', JSON.stringify({ data, expiration: Date.now() + 3_000_000 }));
  }
  if (start.isStorageDisabled) {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  mockStore = createReduxStore();
  const element = document.querySelector<HTMLElement>('.bsro-my-store');
  if (!element) throw new Error('no placeholder');
  const undo = await mountIn(MyStore, element, {
    storeNumber: undefined,
    visitorId: undefined,
  });
  const outcomes: StoreSelectionResult[] = [];

  return {
    outcomes,
    end: undo,
    check() {
      if (canBeOutdated) return;
      const { closestStore } = mockStore.getState().meta;
      const classes = [...document.body.classList].filter((name) => name.endsWith('-local-store'));
      const label = document.querySelector('.my-store__name')?.textContent;
      const saved = readSavedStore();
      if (saved === 'not stored') {
        const isMine = classes.includes('has-local-store');
        expect(label).toBe(closestStore?.storeName ?? (isMine ? 'My store' : 'Find a store'));
        return;
      }
      const { number, level, autoZip } = saved;
      const hasStore =
        number !== undefined && (level === 2 || (level === 1 && autoZip !== '80122'));
      if (closestStore) expect(closestStore.storeNumber).toBe(number);
      expect(classes).toEqual([hasStore ? 'has-local-store' : 'no-local-store']);
      expect(label).toBe(closestStore?.storeName ?? (hasStore ? 'My store' : 'Find a store'));
      const stored = readStoredNumber();
      if (level === 2 && stored !== 'disabled') expect([undefined, number]).toContain(stored);
    },
    async run(event) {
      switch (event.type) {
        case 'select':
          void mockStore
            .dispatch(chooseStore(event.number))
            .then((outcome) => outcomes.push(outcome));
          break;
        case 'zip':
          void mockStore
            .dispatch(chooseStoreByZip(event.zip))
            .then((outcome) => outcomes.push(outcome));
          break;
        case 'position':
          geolocation.respond(
            event.number
              ? { latitude: STORE_NUMBERS.indexOf(event.number), longitude: 0 }
              : 'denied',
          );
          break;
        case 'other tab': {
          const { number } = event;
          if (readProfile()) writeProfile({ ...readProfile(), ...createSelectedProfile(number) });
          if (!start.isStorageDisabled) {
            const data = { storeNumber: number, store: createStoreRecord(number) };
            const item = { data, expiration: Date.now() + 3_000_000 };
            localStorage.setItem('storeData', JSON.stringify(item));
          }
          if (event.isNotified) dispatchEvent(new StorageEvent('storage', { key: 'storeData' }));
          else canBeOutdated = true;
          break;
        }
        case 'cookie broken':
          if (readProfile()) {
            document.cookie = `${PROFILE_COOKIE}=%7B; path=/`;
            canBeOutdated = true;
          }
          break;
        case 'focus':
          dispatchEvent(new Event('focus'));
          canBeOutdated = false;
          break;
        case 'restored':
          dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
          canBeOutdated = false;
          break;
        case 'login':
          if (event.isSignedIn) {
            writeToken('t-1');
            const profile = parse(profileShape, {
              DRIVER: [{ ID: '1', PREFERRED_STORE: event.preferred }],
            });
            mockStore.dispatch(loggedIn({ tokenId: 't-1', profile }));
          } else mockStore.dispatch(loggedOut());
      }
    },
  };
};

/** Runs all pending tasks. */
const runPendingTasks = async (): Promise<void> => {
  await setImmediate();
  await setImmediate();
};

const environment = process.env.NODE_ENV;

beforeAll(() => {
  // Redux Toolkit's development checks take most of the time.
  Object.assign(process.env, { NODE_ENV: 'production' });
  document.documentElement.dataset['siteName'] = 'fcac';
});

afterAll(() => {
  Object.assign(process.env, { NODE_ENV: environment });
});

const anyFault = fc.constantFrom<Fault | undefined>(
  'the network fails',
  'the server responds with 500',
  'HTML arrives instead of JSON',
  'the shape is wrong',
  "success is 'false'",
  'the response is truncated',
  undefined,
  undefined,
  undefined,
);

test('shows the saved store after any sequence of events [MYST-1] [MYST-2] [MYST-3] [MYST-5] [LS-3]', async () => {
  await fc.assert(
    fc.asyncProperty(
      starts,
      fc.array(events, { maxLength: 8 }),
      fc.infiniteStream(anyFault),
      fc.context(),
      fc.scheduler(),
      async (start, storeEvents, faults, context, scheduler) => {
        let isFaulty = true;
        const host = fakeStoreHost({
          fault: (path) => {
            const [fault] = isFaulty ? faults.take(1) : [];
            context.log(`${path}: ${fault ?? 'ok'}`);
            return fault;
          },
          deliver: (response) => scheduler.schedule(response),
          hasCookies: () => start.acceptsCookies,
        });
        const visit = await begin(start);
        const act = async (run: () => Promise<unknown>) => {
          await run();
          await runPendingTasks();
          visit.check();
        };
        const settle = async () => {
          while (scheduler.count() > 0) await scheduler.waitOne(act);
        };
        await act(async () => undefined);
        scheduler.scheduleSequence(
          storeEvents.map((event) => ({
            label: JSON.stringify(event),
            builder: () => visit.run(event),
          })),
        );
        await settle();
        if (selectLoginState(mockStore.getState()) === 'loading') {
          await act(async () => mockStore.dispatch(loggedOut()));
          await settle();
        }
        isFaulty = false;
        await act(async () => visit.run({ type: 'focus' }));
        await settle();
        const saved = readSavedStore();
        const shown = mockStore.getState().meta.closestStore?.storeNumber;
        expect(shown).toBe(saved === 'not stored' ? shown : saved.number);
        const selectionCount = storeEvents.filter(
          ({ type }) => type === 'select' || type === 'zip',
        ).length;
        expect(visit.outcomes).toHaveLength(selectionCount);
        expect(host.sent.length).toBeLessThan(200);
        visit.end();
      },
    ),
  );
});

const selections = fc.oneof(
  fc.record({ type: fc.constant('select' as const), number: anyStore }),
  anyStore.map((number) => ({ type: 'zip' as const, zip: STORES[number].zip, number })),
);
const interruptions = fc.oneof(
  fc.record({ type: fc.constant('position' as const), number: anyStore }),
  fc.constantFrom<StoreEvent>({ type: 'focus' }, { type: 'restored' }),
);

test.each([true, false])(
  'prefers the newest selection over URL, page, position, and older selections (driver: %s) [MYST-1] [MYST-2] [MYST-5]',
  async (isSignedIn) => {
    await fc.assert(
      fc.asyncProperty(
        starts.filter(({ profile }) => profile !== 'none' && profile !== 'broken'),
        anyStore,
        fc.array(fc.oneof(selections, interruptions), { maxLength: 6 }),
        selections,
        fc.array(interruptions, { maxLength: 2 }),
        fc.scheduler(),
        async (start, preferred, before, last, after, scheduler) => {
          const host = fakeStoreHost({ deliver: (response) => scheduler.schedule(response) });
          const visit = await begin({ ...start, isStorageDisabled: false });
          await runPendingTasks();
          scheduler.scheduleSequence(
            [{ type: 'login' as const, isSignedIn, preferred }, ...before, last, ...after].map(
              (event) => ({
                label: JSON.stringify(event),
                builder: () => visit.run(event),
              }),
            ),
          );
          while (scheduler.count() > 0)
            await scheduler.waitOne(async (run) => {
              await run();
              await runPendingTasks();
              visit.check();
            });
          expect(readSavedStore()).toMatchObject({ number: last.number, level: 2 });
          expect(visit.outcomes.at(-1)).toMatchObject({ store: { storeNumber: last.number } });
          expect(host.preferredStore).toBe(isSignedIn ? last.number : undefined);
          visit.end();
        },
      ),
    );
  },
);
