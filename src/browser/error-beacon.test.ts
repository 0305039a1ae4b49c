import { ConfigurationError, PlaceholderError } from './author-errors';
import { MAX_BEACONS, startErrorBeacon } from './error-beacon';
import { report, reports } from './report';

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
const ENDPOINT = '/bsro/services/client-errors';

const start = (errorEndpoint: string, errorSample?: string): void => {
  const { dataset } = document.documentElement;
  delete dataset['errorSample'];
  Object.assign(dataset, { errorEndpoint, ...(errorSample !== undefined && { errorSample }) });
  startErrorBeacon();
};

const readSent = (): Promise<unknown[]> =>
  Promise.all(
    sendBeacon.mock.calls.map(
      ([, blob]) =>
        new Promise((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () =>
            resolve(typeof reader.result === 'string' && JSON.parse(reader.result)),
          );
          reader.readAsText(blob);
        }),
    ),
  );

const addPlaceholder = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'bsro-product-price';
  return element;
};

const createChunkError = () =>
  Object.assign(new Error('missing http://fcac.localhost/bsro-ui/chunks/store-page.ab12.js'), {
    name: 'ChunkLoadError',
    request: 'http://fcac.localhost/bsro-ui/chunks/store-page.ab12.js',
  });

beforeEach(() => {
  sendBeacon.mockClear();
  // Removes the listeners of the previous test, and the errors that the page has kept.
  Reflect.deleteProperty(reports, 'push');
  reports.length = 0;
  Object.assign(navigator, { sendBeacon });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/tires/?email=ann@example.com#top');
});

afterEach(() => jest.restoreAllMocks());

test('sends the known details of an error without personal data', async () => {
  start(ENDPOINT);
  const element = addPlaceholder();
  report(new PlaceholderError('data-brand is "ann@example.com", expected text: write "x"'), {
    source: 'product-price',
    during: 'attributes',
    element,
  });
  report(createChunkError(), { source: 'store-hours', during: 'chunk', element });
  report(new TypeError('ann@example.com is not a function'), {
    source: '/bsro/services/store?zip=80122',
    during: 'call',
  });
  report('ann@example.com', { source: 'page', during: 'promise' });
  expect(await readSent()).toEqual([
    {
      name: 'PlaceholderError',
      message: 'data-brand is',
      placeholder: 'product-price',
      path: '/tires/',
    },
    { name: 'ChunkLoadError', placeholder: 'store-hours', chunk: 'store-page', path: '/tires/' },
    { name: 'TypeError', path: '/tires/' },
    { name: 'Error', path: '/tires/' },
  ]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe(`http://fcac.localhost${ENDPOINT}`);
  expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
});

test('sends a repeated error only once, and at most ten errors per page view', () => {
  start(ENDPOINT, '1');
  for (let count = 0; count < 20; count += 1) {
    for (const kind of ['a', 'a']) {
      report(new PlaceholderError(`${kind}${count}`), { source: 'page', during: 'attributes' });
    }
  }
  expect(sendBeacon).toHaveBeenCalledTimes(MAX_BEACONS);
});

test.each([
  [0.09, 1],
  [0.1, 0],
])('with the sample rate 0.1 and the random number %d, sends %d errors', (random, count) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  start(ENDPOINT, '0.1');
  report(new Error('x'), { source: 'page', during: 'event' });
  expect(sendBeacon).toHaveBeenCalledTimes(count);
});

test.each([
  ['https://other.example/errors', undefined],
  ['//other.example/errors', undefined],
  ['http://', undefined],
  ['javascript:alert(1)', undefined],
  [ENDPOINT, '2'],
  [ENDPOINT, '-1'],
  [ENDPOINT, ' '],
  [ENDPOINT, 'all'],
])(
  'refuses the endpoint %j with the sample rate %j, and says what to write',
  (errorEndpoint, errorSample) => {
    const create = () => start(errorEndpoint, errorSample);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow('write data-error-');
  },
);

test('a listener receives the errors from before and after its registration, in order', async () => {
  const entries: unknown[] = [];
  const context = { source: 'page', during: 'event' };
  // The other tests listen to the shared module.
  await jest.isolateModulesAsync(async () => {
    const fresh = { ...(await import('./report')), ...(await import('./listen-to-errors')) };
    fresh.report('early', context);
    fresh.listenToErrors((error, { source }) => entries.push([source, error]));
    fresh.report('late', context);
  });
  expect(entries).toEqual([
    ['page', 'early'],
    ['page', 'late'],
  ]);
});
