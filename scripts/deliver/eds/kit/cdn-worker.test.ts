/** @jest-environment node */
import worker from './cdn-worker';
import type { WorkerRequest } from './settings';

const SETTINGS = {
  PAGES_ORIGIN: 'https://main--site--owner.aem.live',
  SERVICES_ORIGIN: 'https://services.example.com',
  SITE_NAME: 'fcac',
};

const origin = jest.fn<Promise<Response>, [Request]>();
beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((request) =>
      request instanceof Request ? origin(request) : Promise.reject(new Error('No request')),
    );
});
afterEach(() => jest.restoreAllMocks());

const createPage = (headers: Readonly<Record<string, string>> = {}): Response =>
  new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html', ...headers } });

/** Sends a request to the worker; returns what it sends to the origin, and its response. */
const send = async (
  path: string,
  response: Response,
  { cf, ...init }: RequestInit & { cf?: WorkerRequest['cf'] } = {},
  settings: Partial<Record<string, string>> = {},
) => {
  origin.mockReset().mockResolvedValue(response);
  const request = new Request(`https://www.example.com${path}`, init);
  const result = await worker.fetch(Object.assign(request, cf ? { cf } : {}), {
    ...SETTINGS,
    ...settings,
  });
  return { sent: origin.mock.calls[0]?.[0], result };
};

test.each(['GET', 'PUT', 'DELETE'])(
  'forwards a %s call to the services, with the host that the visitor sees',
  async (method) => {
    const { sent, result } = await send('/bsro/services/cart?b=1', new Response('{}'), {
      method,
      headers: {
        cookie: 'a=b',
        origin: 'https://www.example.com',
        'cf-connecting-ip': '192.0.2.7',
      },
      ...(method === 'PUT' ? { body: '{"quantity":4}' } : {}),
    });
    expect(sent?.url).toBe('https://services.example.com/bsro/services/cart?b=1');
    expect(sent?.method).toBe(method);
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      cookie: 'a=b',
      origin: 'https://www.example.com',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'www.example.com',
      'x-forwarded-proto': 'https',
    });
    expect(await sent?.text()).toBe(method === 'PUT' ? '{"quantity":4}' : '');
    expect(result.headers.get('set-cookie')).toBeNull();
  },
);

test.each([
  ['/tires/?zip=80122', '/tires/'],
  ['/texts.json?limit=9&cache=1', '/texts.json?limit=9'],
  ['/media_1f.png?width=750&utm=x&format=webply', '/media_1f.png?format=webply&width=750'],
  ['/bsro-ui/chunks/cart.12345678.js', '/bsro-ui/chunks/cart.12345678.js'],
])('requests %s as %s, as Adobe requires it', async (path, expected) => {
  const { sent } = await send(path, new Response(''));
  expect(sent?.url).toBe(`https://main--site--owner.aem.live${expected}`);
  expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
    'x-byo-cdn-type': 'cloudflare',
    'x-forwarded-host': 'www.example.com',
    'x-push-invalidation': 'enabled',
  });
});

test('sends the token of a private site, and leaves out the invalidation if told to', async () => {
  const { sent } = await send(
    '/',
    createPage(),
    {},
    {
      ORIGIN_AUTHENTICATION: 'secret',
      PUSH_INVALIDATION: 'disabled',
    },
  );
  expect(sent?.headers.get('authorization')).toBe('token secret');
  expect(sent?.headers.get('x-push-invalidation')).toBeNull();
});

test('never shows drafts', async () => {
  const { result } = await send('/drafts/home', createPage());
  expect(result.status).toBe(404);
  expect(origin).not.toHaveBeenCalled();
});

test('keeps the parameters of a page that has moved', async () => {
  const { result } = await send(
    '/tires?zip=80122',
    new Response(null, { status: 301, headers: { location: '/tires/' } }),
  );
  expect(result.headers.get('location')).toBe('/tires/?zip=80122');
});

test.each([
  ['/bsro-ui/bsro-ui.77ab01cd.js', 'public, max-age=31536000, immutable'],
  ['/bsro-ui/chunks/cart.77ab01cd.css', 'public, max-age=31536000, immutable'],
  ['/bsro-ui/assets.json', 'no-cache'],
  ['/styles/bsro-ui/tokens.fcac.css', 'no-cache'],
  ['/styles/styles.css', 'max-age=7200'],
])('lets browsers cache %s: %s', async (path, expected) => {
  const file = new Response('', { headers: { 'cache-control': 'max-age=7200' } });
  const { result } = await send(path, file);
  expect(result.headers.get('cache-control')).toBe(expected);
});

test('lets no browser keep a missing file of the bundle', async () => {
  const { result } = await send('/bsro-ui/a.77ab01cd.js', new Response('', { status: 404 }));
  expect(result.status).toBe(404);
  expect(result.headers.get('cache-control')).toBeNull();
});

test('sets the headers of a page, but keeps its own policy', async () => {
  const { result } = await send('/', createPage({ age: '9', 'x-robots-tag': 'noindex' }));
  expect(result.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(result.headers.get('permissions-policy')).toBe('geolocation=(self)');
  expect(result.headers.get('age')).toBeNull();
  expect(result.headers.get('x-robots-tag')).toBeNull();
  const own = await send('/', createPage({ 'content-security-policy': "script-src 'nonce-1'" }));
  expect(own.result.headers.get('content-security-policy')).toBe("script-src 'nonce-1'");
});

const readProfile = (response: Response): unknown => {
  const [, value = ''] =
    /^bsro\.cp-fcac=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  return JSON.parse(decodeURIComponent(value));
};

test('gives a first-time visitor a profile with the place that the CDN knows, in a page that nobody else gets', async () => {
  const cf = { postalCode: '10001', city: 'New York', regionCode: 'NY' };
  const { result } = await send('/', createPage(), { cf });
  expect(readProfile(result)).toEqual({
    vid: expect.stringMatching(/^[\w-]{36}$/),
    location: {
      autoZip: '10001',
      myZip: '10001',
      myCity: 'New York',
      myState: 'NY',
      locationLvl: 1,
    },
  });
  expect(result.headers.get('cache-control')).toBe('private, no-cache');
  const unknown = await send('/', createPage(), {}, { DEFAULT_ZIP: '60601' });
  expect(readProfile(unknown.result)).toMatchObject({
    location: { myZip: '60601', locationLvl: 0 },
  });
});

test('leaves the profile of a returning visitor, and sets none with a file', async () => {
  const headers = { cookie: 'bsro.cp-fcac=x' };
  const page = await send('/', createPage(), { headers });
  expect(page.result.headers.get('set-cookie')).toBeNull();
  const file = await send('/a.css', new Response('', { headers: { 'content-type': 'text/css' } }));
  expect(file.result.headers.get('set-cookie')).toBeNull();
});
