import { ConfigurationError } from './configuration-error';
import { createErrorBeacon, MAX_BEACONS } from './error-beacon';
import { listenToErrors } from './listen-to-errors';
import { PlaceholderError } from './placeholder-error';
import { report } from './report';

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
const ENDPOINT = '/bsro/services/client-errors';

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

const placeholder = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'bsro-product-price';
  return element;
};

const chunkError = () =>
  Object.assign(new Error('missing http://fcac.localhost/bsro-ui/chunks/store-page.ab12.js'), {
    name: 'ChunkLoadError',
    request: 'http://fcac.localhost/bsro-ui/chunks/store-page.ab12.js',
  });

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/tires/?email=ann@example.com#top');
});

afterEach(() => jest.restoreAllMocks());

test('sends what is known of an error, and nothing personal [STATE-5/analytics]', async () => {
  const onError = createErrorBeacon({ endpoint: ENDPOINT, sample: undefined });
  const element = placeholder();
  onError(new PlaceholderError('data-brand is "ann@example.com", expected a text: write "x"'), {
    source: 'product-price',
    during: 'attributes',
    element,
  });
  onError(chunkError(), { source: 'store-hours', during: 'chunk', element });
  onError(new TypeError('ann@example.com is not a function'), {
    source: '/bsro/services/store?zip=80122',
    during: 'call',
  });
  onError('ann@example.com', { source: 'page', during: 'promise' });
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

test('sends the same error once, and ten errors of a page view at most', () => {
  const onError = createErrorBeacon({ endpoint: ENDPOINT, sample: '1' });
  for (let count = 0; count < 20; count += 1) {
    for (const kind of ['a', 'a']) {
      onError(new PlaceholderError(`${kind}${count}`), { source: 'page', during: 'attributes' });
    }
  }
  expect(sendBeacon).toHaveBeenCalledTimes(MAX_BEACONS);
});

test.each([
  [0.09, 1],
  [0.1, 0],
])('sends in a tenth of the page views with a sample of 0.1: at %d, %d', (random, count) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const onError = createErrorBeacon({ endpoint: ENDPOINT, sample: '0.1' });
  onError(new Error('x'), { source: 'page', during: 'event' });
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
])('refuses the endpoint %j with the sample %j and says what to write', (endpoint, sample) => {
  const create = () => createErrorBeacon({ endpoint, sample });
  expect(create).toThrow(ConfigurationError);
  expect(create).toThrow('write data-error-');
});

test('passes errors from before and after it listens, in their order', () => {
  const heard: unknown[] = [];
  const context = { source: 'page', during: 'event' };
  report('early', context);
  listenToErrors((error, { source }) => heard.push([source, error]));
  report('late', context);
  expect(heard).toEqual([
    ['page', 'early'],
    ['page', 'late'],
  ]);
});
