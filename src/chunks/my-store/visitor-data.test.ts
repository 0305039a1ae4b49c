import { setUpMyStore } from '../../../test/my-store-page';
import { clearCookies } from '../../../test/clear-cookies';
import { createSelectedProfile, IMMEDIATE_FAULTS, readProfile } from '../../../test/fake-services';
import { readStored, writeStored } from '../../browser/storage';

const page = setUpMyStore();
const { open, listRequests } = page;

describe("the visitor's IP address", () => {
  const NOW = Date.parse('2026-05-05T12:00:00Z');
  const HOUR = 3_600_000;
  const setNow = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);
  const countIpLookups = () =>
    page.host.listRequests().filter((path) => path.includes('geo-location')).length;

  test('is stored for 30 days and looked up again after 24 hours [MYST-6/lookup] [MYST-6/cached] [MYST-6/refreshed]', async () => {
    setNow(NOW);
    await open({ profile: createSelectedProfile('310002') });
    expect(countIpLookups()).toBe(1);
    expect(JSON.parse(localStorage.getItem('visitorIp') ?? '')).toEqual({
      data: { ip: '192.0.2.7', since: NOW },
      expiration: NOW + 30 * 24 * HOUR,
    });
    page.unmount();
    setNow(NOW + 24 * HOUR - 1);
    await open();
    expect(countIpLookups()).toBe(0);
    page.unmount();
    setNow(NOW + 24 * HOUR);
    await open();
    expect(countIpLookups()).toBe(1);
  });

  test.each(IMMEDIATE_FAULTS)(
    'is kept silently when the lookup fails (%s) [MYST-6/refreshed] [LS-2/visitor-ip] [HTTP-5]',
    async (fault) => {
      writeStored('visitorIp', { ip: '192.0.2.1', since: Date.now() - 25 * HOUR });
      document.cookie = 'bsro.cp-fcac=%7B%7D; path=/';
      await open({ fault: (path) => (path.includes('geo-location') ? fault : undefined) });
      expect(readStored('visitorIp')).toMatchObject({ ip: '192.0.2.1' });
      expect(page.error).not.toHaveBeenCalled();
    },
  );

  test('is looked up again after the stored one was tampered with [LS-3/tampered]', async () => {
    writeStored('visitorIp', { ip: '192.0.2.1', since: Date.now() + HOUR });
    await open();
    expect(countIpLookups()).toBe(1);
  });
});

describe('the visitor ID', () => {
  test("is sent if it differs from the profile's [MYST-9]", async () => {
    await open({ profile: createSelectedProfile('310002'), attributes: { visitorId: 'v-2' } });
    expect(listRequests()).toContain('profile/update-vid?vid=v-2&ip=192.0.2.7');
    expect(readProfile()).toMatchObject({ vid: 'v-2', location: { storeNumber: '310002' } });
  });

  test('is sent with the IP address as of its last lookup [MYST-6/sent] [MYST-9]', async () => {
    writeStored('visitorIp', { ip: '2001:db8::7', since: Date.now() });
    await open({ profile: createSelectedProfile('310002'), attributes: { visitorId: 'v-2' } });
    expect(listRequests()).toContain('profile/update-vid?vid=v-2&ip=2001%3Adb8%3A%3A7');
  });

  test.each(IMMEDIATE_FAULTS)(
    'is sent without an IP address if none is known (%s) [MYST-6/sent] [MYST-9] [HTTP-5]',
    async (fault) => {
      await open({
        profile: createSelectedProfile('310002'),
        attributes: { visitorId: 'v-2' },
        fault: (path) => (path.includes('geo-location') ? fault : undefined),
      });
      expect(listRequests()).toContain('profile/update-vid?vid=v-2');
      expect(readProfile()).toMatchObject({ vid: 'v-2' });
    },
  );

  test("isn't sent if it equals the profile's or there is no profile [MYST-9]", async () => {
    await open({ profile: createSelectedProfile('310002'), attributes: { visitorId: 'v-1' } });
    page.unmount();
    clearCookies();
    await open({ attributes: { visitorId: 'v-2' } });
    expect(listRequests().filter((path) => path.includes('update-vid'))).toEqual([]);
  });

  test('is saved together with a store from the URL [MYST-9]', async () => {
    await open({
      profile: createSelectedProfile('310002'),
      url: '/?storeNumber=310003',
      attributes: { visitorId: 'v-2' },
    });
    expect(readProfile()).toMatchObject({ vid: 'v-2', location: { storeNumber: '310003' } });
  });

  test.each(IMMEDIATE_FAULTS.filter((name) => name !== 'the shape is wrong'))(
    'is ignored silently if its call fails (%s), and later steps follow [MYST-9] [HTTP-5]',
    async (fault) => {
      await open({
        profile: createSelectedProfile('310002'),
        url: '/?storeNumber=310003',
        attributes: { visitorId: 'v-2' },
        fault: (path) => (path.includes('update-vid') ? fault : undefined),
      });
      expect(readProfile()).toMatchObject({ vid: 'v-1', location: { storeNumber: '310003' } });
      expect(page.error).not.toHaveBeenCalled();
    },
  );
});
