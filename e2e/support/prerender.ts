import { once } from 'node:events';
import http from 'node:http';
import { json, text } from 'node:stream/consumers';
import puppeteer, { TargetType } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/test/chromium';

/** A request of the visit. */
interface VisitRequest {
  readonly path: string;
  /** Whether the browser sent it for a page that the visitor hadn't opened yet. */
  readonly isPrerendering: boolean;
}

/** What the browser has stored for the site. */
export interface StoredState {
  readonly cookies: string;
  readonly local: readonly string[];
  readonly session: readonly string[];
}

/** A visit whose second page Chromium prerenders. */
export interface PrerenderedVisit {
  readonly requests: readonly VisitRequest[];
  /** Opens the prerendered page; returns what the browser has stored just before. */
  readonly open: () => Promise<StoredState>;
  /** Evaluates a function in the page that was opened. */
  readonly evaluate: <Result>(read: () => Result) => Promise<Result>;
  readonly close: () => Promise<void>;
}

const STATE_PATH = '/prerender/state';
const OPEN_PATH = '/prerender/open';

/** The page before: it prerenders the other one, and opens it when the response to a request arrives. */
const createFirstPage = (path: string): string => {
  const rules = { prerender: [{ source: 'list', urls: [path], eagerness: 'immediate' }] };
  return `<!doctype html><title>Before</title>
<script type="speculationrules">${JSON.stringify(rules)}</script>
<a href="${path}">Open</a>
<script>
(async () => {
  await fetch('${OPEN_PATH}');
  await fetch('${STATE_PATH}', { method: 'POST', body: JSON.stringify({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }) });
  document.querySelector('a').click();
})();
</script>`;
};

/**
 * Script of the prerendered page: renders a visitor ID, as the CMS does, and keeps the data layer as it is when the
 * visitor opens the page.
 */
const PAGE_SCRIPT = `document.addEventListener('readystatechange', () => {
  document.querySelector('.bsro-my-store')?.setAttribute('data-visitor-id', 'v-42');
}, { once: true });
document.addEventListener('prerenderingchange', () => {
  window.eventsBeforeOpening = [...(window.adobeDataLayer ?? [])];
});`;

/** Adds the script before the page's own scripts, with the nonce that the page's policy asks for. */
const addPageScript = (html: string): string => {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  return html.replace('<head>', `<head><script nonce="${nonce}">${PAGE_SCRIPT}</script>`);
};

const isStoredState = (value: unknown): value is StoredState =>
  typeof value === 'object' && value !== null && 'cookies' in value;

/**
 * Visits a page of the host at `baseURL` that Chromium prerenders. Chromium prerenders nothing for a page that a
 * test's client is attached to, so the first page acts by itself, and the client attaches once the visitor has
 * opened the second one.
 * @param cookies the cookies that the browser has before, by name
 */
export const visitPrerendered = async (
  baseURL: string,
  path: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<PrerenderedVisit> => {
  const host = new URL(baseURL);
  const requests: VisitRequest[] = [];
  const events = new EventTarget();
  const proxy = http.createServer((request, response) => {
    const { url = '', method, headers } = request;
    if (url === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(createFirstPage(path));
    } else if (url === OPEN_PATH) {
      events.addEventListener('open', () => response.end());
    } else if (url === STATE_PATH) {
      void json(request).then((state) => {
        response.end();
        events.dispatchEvent(new CustomEvent('state', { detail: state }));
      });
    } else {
      requests.push({
        path: url,
        isPrerendering: String(headers['sec-purpose']).includes('prerender'),
      });
      const forwarded = http.request({
        host: 'localhost',
        port: host.port,
        method,
        path: url,
        headers: url === path ? { ...headers, 'accept-encoding': 'identity' } : headers,
      });
      forwarded.on('response', (upstream) => {
        const { statusCode = 502, headers: received } = upstream;
        if (url === path) {
          text(upstream).then(
            (html) => {
              const body = addPageScript(html);
              const length = Buffer.byteLength(body);
              response.writeHead(statusCode, { ...received, 'content-length': length });
              response.end(body);
            },
            () => response.destroy(),
          );
          return;
        }
        response.writeHead(statusCode, received);
        upstream.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    }
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const origin = `${host.protocol}//${host.hostname}:${address.port}`;

  const executablePath = findTestBrowser();
  const browser = await puppeteer.launch({
    ...(executablePath ? { executablePath } : { channel: 'chrome' }),
    args: [...CHROMIUM_FLAGS],
    targetFilter: (target) => target.type() === TargetType.BROWSER,
    waitForInitialPage: false,
  });
  const client = await browser.target().createCDPSession();
  await client.send('Storage.setCookies', {
    cookies: Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
  });
  await client.send('Target.createTarget', { url: `${origin}/` });

  return {
    requests,
    open: async () => {
      const received = once(events, 'state');
      events.dispatchEvent(new Event('open'));
      const [event] = await received;
      if (!(event instanceof CustomEvent) || !isStoredState(event.detail)) throw new Error('State');
      return event.detail;
    },
    evaluate: async (read) => {
      const attached = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
      try {
        const page = (await attached.pages()).find((other) => other.url().endsWith(path));
        if (!page) throw new Error(`${path} isn't open yet`);
        return await page.evaluate(read);
      } finally {
        await attached.disconnect();
      }
    },
    close: async () => {
      await browser.close();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
};
