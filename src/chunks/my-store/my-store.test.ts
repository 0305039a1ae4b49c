import { MY_STORE_LINK, setUpMyStore } from '../../../test/my-store-page';
import { fireEvent, waitFor } from '@testing-library/dom';
import {
  createAutomaticProfile,
  createSelectedProfile,
  createStoreRecord,
  IMMEDIATE_FAULTS,
  PROFILE_COOKIE,
  writeProfile,
} from '../../../test/fake-services';
import type { Profile } from '../../../test/fake-services';
import { readStored, writeStored } from '../../browser/storage';
import { selectHasLocalStore } from '../../store/meta/meta-slice';
import { dropStoreData } from '../../store/my-store/saved-store';
import { PlaceholderError } from '../../browser/author-errors';
import { mountIn } from '../../../test/mount-root';
import MyStore from '.';

const page = setUpMyStore();
const {
  open,
  settle,
  signIn,
  getReduxStore,
  getMyStoreNumber,
  readSavedNumber,
  getLabel,
  listRequests,
  getLocalStoreClasses,
} = page;

describe('the body class for a local store', () => {
  test.each<[string, string, Profile | undefined, 'has' | 'no']>([
    ['no profile', 'level-0', undefined, 'no'],
    ['level 0', 'level-0', { location: { locationLvl: 0, storeNumber: '310001' } }, 'no'],
    ["level 1 at the site's default zip", 'default-zip', createAutomaticProfile('310001'), 'no'],
    ['level 1 elsewhere', 'default-zip', createAutomaticProfile('310003', '80301'), 'has'],
    ['level 2', 'has-local-store', createSelectedProfile('310002'), 'has'],
    ['level 2 at the default zip', 'has-local-store', createSelectedProfile('310001'), 'has'],
    ['level 2 without a store', 'has-local-store', { location: { locationLvl: 2 } }, 'no'],
    [
      "a store number that isn't numeric",
      'has-local-store',
      { location: { locationLvl: 2, storeNumber: '<b>' } },
      'no',
    ],
  ])(
    'shows whether there is a local store: %s [MYST-4/%s]',
    async (_name, _clause, profile, expected) => {
      await open(profile && { profile });
      expect(getLocalStoreClasses()).toEqual([`${expected}-local-store`]);
      expect(selectHasLocalStore(getReduxStore().getState())).toBe(expected === 'has');
    },
  );

  test('treats a corrupted cookie as missing [LS-3/corrupted]', async () => {
    document.cookie = `${PROFILE_COOKIE}=%7Bvid; path=/`;
    await open();
    expect(getLocalStoreClasses()).toEqual(['no-local-store']);
  });
});

describe('a visitor at level 2', () => {
  test("gets the store from storeData without a call, and isn't asked for the position [MYST-3/stored]", async () => {
    writeStored('storeData', { storeNumber: '310002', store: createStoreRecord('310002') });
    await open({ profile: createSelectedProfile('310002') });
    expect(getMyStoreNumber()).toBe('310002');
    expect(getLabel()).toBe('Store in Denver');
    expect(listRequests()).toEqual([]);
    expect(page.geolocation.countRequests()).toBe(0);
  });

  test.each([
    ['another store', { storeNumber: '310001', store: createStoreRecord('310001') }],
    ['no store', undefined],
    ['a broken store', { storeNumber: '310002', store: { storeNumber: 5 } }],
  ])(
    'gets the store from a call, and saves the response, if storeData has %s [MYST-3/fetched] [MYST-8/store-data]',
    async (_, stored) => {
      if (stored) writeStored('storeData', stored);
      await open({ profile: createSelectedProfile('310002') });
      expect(listRequests()).toEqual(['store/details/310002']);
      expect(getMyStoreNumber()).toBe('310002');
      expect(readStored('storeData')).toMatchObject({
        success: 'true',
        zip: '80202',
        storeNumber: '310002',
        store: { city: 'Denver' },
      });
    },
  );

  test.each(IMMEDIATE_FAULTS)(
    "gets no other store when theirs can't be fetched (%s) [MYST-3/fetched] [HTTP-5]",
    async (fault) => {
      writeStored('storeData', { storeNumber: '310001', store: createStoreRecord('310001') });
      await open({ profile: createSelectedProfile('310002'), fault: () => fault });
      expect(getLocalStoreClasses()).toEqual(['has-local-store']);
      expect(getMyStoreNumber()).toBeUndefined();
      expect(getLabel()).toBe('My store');
      expect(readStored('storeData')).toBeUndefined();
    },
  );

  test("sees the CMS's text unchanged if the CMS rendered the selected store [MYST-3]", async () => {
    await open({ profile: createSelectedProfile('310002'), attributes: { storeNumber: '310002' } });
    expect(getMyStoreNumber()).toBe('310002');
    expect(getLabel()).toBe('Pick a store');
  });

  test("sees the CMS's words for Change only with a store [MYST-7]", async () => {
    const html =
      '<a href="/locate/"><b class="my-store__name">Pick</b> <i class="my-store__change">Swap</i></a>';
    const getLink = () => document.querySelector('.bsro-my-store a');
    await open({ cms: html, profile: createSelectedProfile('310002') });
    expect(getLink()).toHaveTextContent('Store in Denver Swap');
    page.unmount();
    localStorage.clear();
    dropStoreData();
    await open({ cms: html, profile: { vid: 'v' } });
    expect(getLink()?.textContent?.trim()).toBe('Pick');
  });
});

describe('a store in the URL', () => {
  test.each([
    '/?storeNumber=310003',
    '/?store=310003&x=1',
    // Without scripts, the finder's form sends an empty number.
    '/?state=CO&store=310003&storeNumber=',
  ])('overrides the selected store: %s [MYST-1/store-number] [MYST-1/store]', async (url) => {
    await open({ profile: createSelectedProfile('310002'), url });
    expect(listRequests()).toContain('store/set-store-by-store-number?storeNumber=310003');
    expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
      '310003',
      '310003',
      'Store in Boulder',
    ]);
    expect(readStored('storeData')).toMatchObject({ storeNumber: '310003' });
    expect(page.zips).toContainEqual({ zip: '80301', source: 'visitor' });
  });

  test("overrides the visitor's position and the store of a local store page [MYST-1]", async () => {
    await open({
      profile: createAutomaticProfile('310001'),
      url: '/?storeNumber=310003',
      bodyClass: 'local-seo-page store',
      html: '<div class="store-container" data-store-id="310004"></div>',
    });
    expect(readSavedNumber()).toBe('310003');
    expect(page.geolocation.countRequests()).toBe(0);
    expect(listRequests().filter((path) => path.includes('save-mystore'))).toEqual([]);
  });

  test("isn't set again if it is already my store [MYST-1]", async () => {
    await open({ profile: createSelectedProfile('310002'), url: '/?storeNumber=310002' });
    expect(listRequests()).toEqual(['store/details/310002']);
  });

  test.each([
    '/?storeNumber=999',
    '/?storeNumber=',
    '/?store=%3Cscript%3E',
    '/?storeNumber=310003%27',
    '/?storeNumber=../../account/get',
    '/?storeNumber=31000300000',
  ])('is ignored if it is invalid: %s [MYST-1]', async (url) => {
    await open({ profile: createAutomaticProfile('310001'), url });
    expect(readSavedNumber()).toBe('310001');
    expect(getLocalStoreClasses()).toEqual(['no-local-store']);
    expect(page.geolocation.countRequests()).toBe(1);
  });

  test.each(IMMEDIATE_FAULTS)(
    "keeps the selected store shown and saved if the store in the URL can't be set (%s) [MYST-1] [HTTP-5]",
    async (fault) => {
      await open({
        profile: createSelectedProfile('310002'),
        url: '/?storeNumber=310003',
        fault: (path) => (path.includes('set-store') ? fault : undefined),
      });
      expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
        '310002',
        '310002',
        'Store in Denver',
      ]);
    },
  );
});

describe('on a local store page', () => {
  const PAGE = {
    bodyClass: 'local-seo-page store',
    html: '<div class="store-container" data-store-id="310004"></div>',
  };

  test("a visitor gets the page's store, regardless of earlier selections [MYST-5/logged-out]", async () => {
    await open({ profile: createSelectedProfile('310002'), ...PAGE });
    expect(listRequests()).toContain('store/save-mystore?zipCode=80401&storeNumber=310004');
    expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
      '310004',
      '310004',
      'Store in Golden',
    ]);
  });

  test("a visitor gets the store of the page's hours if there is no store container [MYST-5/logged-out]", async () => {
    await open({
      ...PAGE,
      profile: createSelectedProfile('310002'),
      html: '<main><div class="bsro-store-hours" data-store-number="310003"></div></main>',
    });
    expect(readSavedNumber()).toBe('310003');
  });

  test('a driver keeps their own store [MYST-5/logged-in]', async () => {
    await open({
      profile: createSelectedProfile('310002'),
      ...PAGE,
      login: { preferred: '310002' },
    });
    expect(readSavedNumber()).toBe('310002');
    expect(listRequests()).toEqual(['store/details/310002']);
  });

  test('a driver who signs in there keeps their own store [MYST-5/logged-in]', async () => {
    await open({ profile: createSelectedProfile('310002'), ...PAGE, login: 'unknown' });
    signIn({});
    await settle();
    expect(readSavedNumber()).toBe('310002');
  });

  test.each(IMMEDIATE_FAULTS)('a failure is silent (%s) [MYST-5] [HTTP-5]', async (fault) => {
    await open({
      profile: createSelectedProfile('310002'),
      ...PAGE,
      fault: (path) => (path.includes('save-mystore') ? fault : undefined),
    });
    expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310002', '310002']);
    expect(page.error).not.toHaveBeenCalled();
  });
});

describe('a selection in another tab', () => {
  const selectElsewhere = (): void => {
    writeProfile(createSelectedProfile('310003'));
    writeStored('storeData', { storeNumber: '310003', store: createStoreRecord('310003') });
  };

  test.each([
    [
      'a storage event arrives',
      () => dispatchEvent(new StorageEvent('storage', { key: 'storeData' })),
    ],
    ['all storage is cleared', () => dispatchEvent(new StorageEvent('storage'))],
    ['the window gets the focus', () => dispatchEvent(new Event('focus'))],
    ['the page becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page returns from the back-forward cache',
      () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('is shown here when %s [MYST-3]', async (_, happens) => {
    await open({ profile: createSelectedProfile('310002') });
    selectElsewhere();
    happens();
    await settle();
    expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
      '310003',
      '310003',
      'Store in Boulder',
    ]);
  });

  test("cancels this page's automatic selection [MYST-3]", async () => {
    await open({ profile: createAutomaticProfile('310001') });
    selectElsewhere();
    dispatchEvent(new Event('focus'));
    page.geolocation.respond({ latitude: 1, longitude: 0 });
    await settle();
    expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310003', '310003']);
  });
});

test("restores the CMS's link and the body classes on unmount [MOUNT-6/removed]", async () => {
  const element = await open({ profile: createSelectedProfile('310002'), bodyClass: 'page' });
  const before = MY_STORE_LINK;
  fireEvent.click(element.querySelector('a') ?? element);
  await waitFor(() => expect(element.querySelector('.bsro-my-store__panel')).toBeVisible());
  page.unmount();
  expect(element.innerHTML).toBe(before);
  expect(document.body.className).toBe('page');
});

test('fails if the placeholder has no link [MOUNT-8/missing]', async () => {
  const element = document.createElement('div');
  const attributes = { storeNumber: undefined, visitorId: undefined };
  const fail = jest.fn();
  await mountIn(MyStore, element, attributes, fail);
  await settle();
  expect(fail).toHaveBeenCalledWith(expect.any(PlaceholderError));
});
