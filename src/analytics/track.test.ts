import { fc } from '../../test/fast-check';
import { track } from './track';

const page = document.documentElement;
const readQueue = (name: string): unknown => Reflect.get(window, name);

beforeEach(() => {
  for (const name of ['adobeDataLayer', 'dataLayer', 'brandLayer', 'tagLayer']) {
    Reflect.deleteProperty(window, name);
  }
  delete page.dataset['cmpDataLayerName'];
  delete page.dataset['gtmDataLayerName'];
  delete page.dataset['analyticsConsent'];
  page.className = '';
});

const CLICK = {
  event: 'cta_click',
  label: 'Book now',
  area: 'interrupt',
  destination: '/appointment/schedule-appointment/',
} as const;

test('pushes an event once to the Adobe data layer, and creates the data layer if it is missing [ANLT-1]', () => {
  track(CLICK);
  const { event, ...eventInfo } = CLICK;
  expect(readQueue('adobeDataLayer')).toEqual([{ event, eventInfo }]);
});

test('never creates a global named dataLayer [ANLT-1]', () => {
  page.dataset['cmpDataLayerName'] = 'dataLayer';
  track(CLICK);
  expect(readQueue('dataLayer')).toBeUndefined();
});

test('uses the Adobe data layer that the page names [ANLT-1]', () => {
  page.dataset['cmpDataLayerName'] = 'brandLayer';
  track(CLICK);
  expect(readQueue('brandLayer')).toHaveLength(1);
  expect(readQueue('adobeDataLayer')).toBeUndefined();
});

test("pushes the event to the tag manager's data layer if the page has one [ANLT-1]", () => {
  Object.assign(window, { dataLayer: [{ 'gtm.start': 1 }] });
  track(CLICK);
  expect(readQueue('dataLayer')).toEqual([{ 'gtm.start': 1 }, CLICK]);
  expect(readQueue('adobeDataLayer')).toHaveLength(1);
});

test("uses the tag manager's data layer that the page names, and does not create it [ANLT-1]", () => {
  page.dataset['gtmDataLayerName'] = 'tagLayer';
  track(CLICK);
  expect(readQueue('tagLayer')).toBeUndefined();
  Object.assign(window, { tagLayer: [] });
  track(CLICK);
  expect(readQueue('tagLayer')).toHaveLength(1);
});

test('pushes an event only once if Adobe and the tag manager share a data layer [ANLT-1]', () => {
  page.dataset['cmpDataLayerName'] = 'dataLayer';
  Object.assign(window, { dataLayer: [] });
  track(CLICK);
  expect(readQueue('dataLayer')).toHaveLength(1);
});

test.each([
  'a@b.co',
  'Write to jo.doe+x@example.com now',
  '3035550100',
  '(303) 555-0100',
  '303.555.0100',
  '+1 303-555-0100',
  '303/555/0100',
  '303 - 555 - 0100',
  '303–555–0100',
  '(303)\u{a0}555\u{a0}0100',
])('%s never reaches a data layer [ANLT-1]', (personal) => {
  Object.assign(window, { dataLayer: [] });
  track({ event: 'ui_interaction', component: 'search', action: personal, subject: personal });
  const layers = JSON.stringify([readQueue('adobeDataLayer'), readQueue('dataLayer')]);
  expect(layers).not.toMatch(/\w@\w|\d{3}\D{0,3}\d{3}\D{0,3}\d{4}/);
  expect(layers).toContain('[removed]');
});

test('removes the query and hash of a URL, and keeps article codes [ANLT-1]', () => {
  track({ ...CLICK, destination: '/account/forgot-password?email=a&tokenId=t#x' });
  track({ event: 'ui_interaction', component: 'reviews', action: 'open', subject: '123456' });
  expect(readQueue('adobeDataLayer')).toMatchObject([
    { eventInfo: { destination: '/account/forgot-password' } },
    { eventInfo: { subject: '123456' } },
  ]);
});

test('removes email addresses anywhere in a string [ANLT-1]', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
      Reflect.deleteProperty(window, 'adobeDataLayer');
      track({ event: 'ui_interaction', component: 'x', action: `${before} ${email} ${after}` });
      expect(JSON.stringify(readQueue('adobeDataLayer'))).not.toContain(email);
    }),
  );
});

test.each([42, null, 'text', {}])('does not throw if the data layer is %j [ANLT-1]', (value) => {
  Object.assign(window, { adobeDataLayer: value });
  expect(() => track(CLICK)).not.toThrow();
});

test('reports an error that a data layer throws [ANLT-1]', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const push = () => {
    throw new Error('theirs');
  };
  Object.assign(window, { adobeDataLayer: { push } });
  expect(() => track(CLICK)).not.toThrow();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test.each(['pending', 'denied', '', 'yes'])(
  'pushes, creates, and stores nothing with the consent %j [ANLT-1]',
  (consent) => {
    Object.assign(window, { dataLayer: [] });
    page.dataset['analyticsConsent'] = consent;
    track(CLICK);
    expect(readQueue('adobeDataLayer')).toBeUndefined();
    page.dataset['analyticsConsent'] = 'granted';
    expect(readQueue('dataLayer')).toEqual([]);
    track(CLICK);
    expect(readQueue('dataLayer')).toEqual([CLICK]);
    page.dataset['analyticsConsent'] = 'denied';
    track(CLICK);
    expect(readQueue('dataLayer')).toHaveLength(1);
  },
);

test('tracks nothing in author mode [ANLT-1]', () => {
  page.className = 'aem-AuthorLayer-Edit';
  track(CLICK);
  expect(readQueue('adobeDataLayer')).toBeUndefined();
});
