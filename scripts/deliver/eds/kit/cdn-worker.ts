import type { Settings, WorkerRequest } from './settings';

/** Paths of the services, and of images and fragments that they serve. Add those of your own. */
const SERVICES = /^\/(bsro\/services|provider|payments|is\/image|maps|content)\//;

/** The pages' own scripts, and Adobe's measurement of real visits. */
const POLICY =
  "script-src 'self' https://ot.aem.live https://rum.hlx.page; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Headers that a page needs unless the site sets them. */
const PAGE_HEADERS = {
  'permissions-policy': 'geolocation=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Parameters on which a response of Edge Delivery Services depends; others stay in the browser. */
const PARAMETERS: readonly (readonly [file: RegExp, names: readonly string[]])[] = [
  [/\/media_[\w-]+\.\w+$/, ['format', 'height', 'optimize', 'width']],
  [/\.json$/, ['limit', 'offset', 'sheet']],
];

/** Forwards a call. The services compare its origin with the host that the visitor sees. */
const callServices = (request: WorkerRequest, { SERVICES_ORIGIN }: Settings): Promise<Response> => {
  const { pathname, search, host, protocol } = new URL(request.url);
  const call = new Request(new URL(pathname + search, SERVICES_ORIGIN), request);
  call.headers.set('x-forwarded-host', host);
  call.headers.set('x-forwarded-proto', protocol.slice(0, -1));
  const address = request.headers.get('cf-connecting-ip');
  if (address) call.headers.set('x-forwarded-for', address);
  return fetch(call, { redirect: 'manual' });
};

/** Loads a page or a file of the project. */
const loadPage = async (request: WorkerRequest, settings: Settings): Promise<Response> => {
  const { pathname, searchParams, search, host } = new URL(request.url);
  const url = new URL(pathname, settings.PAGES_ORIGIN);
  const [, names = []] = PARAMETERS.find(([file]) => file.test(pathname)) ?? [];
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  const load = new Request(url, request);
  load.headers.set('x-forwarded-host', host);
  load.headers.set('x-byo-cdn-type', 'cloudflare');
  if (settings.PUSH_INVALIDATION !== 'disabled') load.headers.set('x-push-invalidation', 'enabled');
  if (settings.ORIGIN_AUTHENTICATION) {
    load.headers.set('authorization', `token ${settings.ORIGIN_AUTHENTICATION}`);
  }
  // Cloudflare stores pages only if told to.
  const options = { redirect: 'manual' as const, cf: { cacheEverything: true } };
  const loaded = await fetch(load, options);
  const response = new Response(loaded.body, loaded);
  response.headers.delete('age');
  response.headers.delete('x-robots-tag');
  const location = response.headers.get('location');
  if (location && search && !location.includes('?')) {
    response.headers.set('location', location + search);
  }
  return response;
};

/** Lets browsers keep the bundle's files whose names contain a hash, and revalidate the others. */
const setCaching = (pathname: string, { headers, ok }: Response): void => {
  if (!ok || !/^\/(bsro-ui|styles\/bsro-ui)\//.test(pathname)) return;
  const hasHash = /^\/bsro-ui\/.*[.-][\w-]{8,}\.(js|css|woff2|svg)$/.test(pathname);
  headers.set('cache-control', hasHash ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const setPageHeaders = ({ headers, status }: Response, settings: Settings): void => {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // The page that the browser keeps has another nonce than a new policy.
  if (status === 304) headers.delete('content-security-policy');
  else if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', settings.CONTENT_SECURITY_POLICY ?? POLICY);
  }
};

/** Gives a first-time visitor the profile cookie, with the place that the CDN knows. */
const setProfile = (request: WorkerRequest, { headers }: Response, settings: Settings): void => {
  const name = `bsro.cp-${settings.SITE_NAME}`;
  if (request.headers.get('cookie')?.includes(`${name}=`)) return;
  const { postalCode, city, regionCode } = request.cf ?? {};
  const location = postalCode
    ? { autoZip: postalCode, myZip: postalCode, myCity: city, myState: regionCode, locationLvl: 1 }
    : { myZip: settings.DEFAULT_ZIP ?? '80122', locationLvl: 0 };
  const profile = encodeURIComponent(JSON.stringify({ vid: crypto.randomUUID(), location }));
  const secure = request.url.startsWith('https:') ? '; Secure' : '';
  headers.append(
    'set-cookie',
    `${name}=${profile}; Path=/; Max-Age=31104000; SameSite=Lax${secure}`,
  );
  headers.set('cache-control', 'private, no-cache');
};

/**
 * The site's CDN, as a worker of Cloudflare: it joins pages and services on one host, sets the headers of pages, and
 * gives visitors the profile cookie.
 */
const worker = {
  async fetch(request: WorkerRequest, settings: Settings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (SERVICES.test(pathname)) return callServices(request, settings);
    if (pathname.startsWith('/drafts/')) return new Response('Not found', { status: 404 });
    const response = await loadPage(request, settings);
    setCaching(pathname, response);
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      setPageHeaders(response, settings);
      if (response.ok) setProfile(request, response, settings);
    }
    return response;
  },
};

export default worker;
