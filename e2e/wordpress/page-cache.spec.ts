import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test';

interface Visit {
  readonly cookies: readonly string[];
  readonly cacheControl: string | undefined;
  /** The time at which WordPress rendered the page. */
  readonly rendered: string | undefined;
}

/** Loads a page as a visitor whose browser sends only these cookies. */
const visit = async (request: APIRequestContext, url: string, cookie = ''): Promise<Visit> => {
  const response = await request.get(url, { headers: { cookie } });
  const [, rendered] = /name="rendered" content="(\d+)"/.exec(await response.text()) ?? [];
  return {
    cookies: response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => value.replace(/;.*/, '')),
    cacheControl: response.headers()['cache-control'],
    rendered,
  };
};

test('gives each visitor of a cached page a separate profile', async ({ site, playwright }) => {
  const url = `http://localhost:${site.paths.cachePort}/?test=profile`;
  const load = async (cookie?: string): Promise<Visit> => {
    const request = await playwright.request.newContext();
    const found = await visit(request, url, cookie);
    await request.dispose();
    return found;
  };
  const first = await load();
  const second = await load();
  const returning = await load('bsro.cp-fcac=mine');
  expect(first.rendered).toMatch(/^\d+$/);
  expect([second.rendered, returning.rendered]).toEqual([first.rendered, first.rendered]);
  for (const { cookies, cacheControl } of [first, second]) {
    expect(cookies).toEqual([
      expect.stringMatching(/^bsro\.cp-fcac=%7B%22vid%22%3A%22[\da-f]{32}/),
    ]);
    expect(cacheControl).toContain('private, no-cache');
  }
  expect(first.cookies).not.toEqual(second.cookies);
  expect(returning).toEqual({ cookies: [], cacheControl: undefined, rendered: first.rendered });
  const author = await load('wordpress_logged_in_x=author');
  expect(author.rendered).not.toBe(first.rendered);
});

test("never caches a page with the plugin's cookie", async ({ site, playwright }) => {
  const url = `http://localhost:${site.paths.port}/`;
  const request = await playwright.request.newContext();
  const { cookies, cacheControl } = await visit(request, url);
  await request.dispose();
  expect(cookies).toHaveLength(1);
  expect(cacheControl).toBe('private, no-cache');
});

test('never caches the services', async ({ site, request }) => {
  const response = await request.get(
    `http://localhost:${site.paths.cachePort}/bsro/services/vehicle/get-years?vehicleType=tce`,
  );
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('no-store');
});
