import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { ASSETS_FILE, parseAssetsManifest } from '../../../scripts/build/assets-manifest';
import { expect, test as base } from '../test';
import { buildProbe } from './build-probe';

const ORIGIN = 'http://probe.localhost';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The policy of the fixture pages: nonces, strict-dynamic, Trusted Types enforced. */
const POLICY = [
  "default-src 'self'",
  "script-src 'nonce-probe' 'strict-dynamic'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types bsro-ui',
].join('; ');

interface PageOptions {
  /** HTML before the entry in the head. */
  readonly head?: string;
  /** Attributes of `<html>`. */
  readonly html?: string;
  readonly policy?: string;
}

/** Responds to a request for a bundle file; undefined sends the file itself. */
type Interceptor = (route: Route, body: string) => Promise<void> | undefined;

export interface Probe {
  readonly page: Page;
  /** Opens a CMS page with this body. */
  readonly open: (body: string, options?: PageOptions) => Promise<void>;
  /** Intercepts files whose names match the pattern. */
  readonly intercept: (name: RegExp, respond: Interceptor) => void;
  /** Returns the requests for the bundle's files so far. */
  readonly listRequests: (name: RegExp) => string[];
  /** The entry's script tag, as on a CMS page. */
  readonly entryTag: string;
  readonly entryUrl: string;
}

interface ProbeBuild {
  readonly folder: string;
  readonly entry: string;
}

/** A test of the runtime alone, with placeholders that fail on demand. */
export const test = base.extend<{ probe: Probe }, { probeBuild: ProbeBuild }>({
  probeBuild: [
    async ({}, use) => {
      const folder = await buildProbe();
      const manifest = parseAssetsManifest(readFileSync(path.join(folder, ASSETS_FILE), 'utf8'));
      await use({ folder, entry: manifest.entry.file });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  probe: async ({ page, probeBuild: { folder, entry } }, use) => {
    const interceptors: { name: RegExp; respond: Interceptor }[] = [];
    const requested: string[] = [];
    const entryTag = `<script src="/bsro-ui/${entry}" nonce="probe" defer></script>`;
    let html = '';
    let policy = POLICY;
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/tall.css') {
        await route.fulfill({ contentType: 'text/css', body: '.tall { height: 4000px }' });
        return;
      }
      if (!pathname.startsWith('/bsro-ui/')) {
        await route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': policy },
          body: html,
        });
        return;
      }
      const name = pathname.slice('/bsro-ui/'.length);
      requested.push(name);
      const file = path.join(folder, name);
      if (!existsSync(file) || !statSync(file).isFile()) {
        await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
        return;
      }
      const body = readFileSync(file, 'utf8');
      for (const { name: pattern, respond } of interceptors) {
        const intercepted = pattern.test(name) ? respond(route, body) : undefined;
        if (intercepted) {
          await intercepted;
          return;
        }
      }
      await route.fulfill({
        contentType: TYPES[path.extname(file)] ?? 'text/plain',
        headers: { 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' },
        body,
      });
    });
    await use({
      page,
      entryTag,
      entryUrl: `${ORIGIN}/bsro-ui/${entry}`,
      async open(body, options = {}) {
        policy = options.policy ?? POLICY;
        html = `<!doctype html><html lang="en-US" data-asset-base="/bsro-ui/" ${options.html ?? ''}>
          <head><title>Probe</title>${options.head ?? ''}${entryTag}</head>
          <body><main><h1>Probe</h1>${body}</main></body></html>`;
        // A chunk that hangs delays the page's load event.
        await page.goto(`${ORIGIN}/`, { waitUntil: 'domcontentloaded' });
      },
      intercept: (name, respond) => void interceptors.unshift({ name, respond }),
      listRequests: (name) => requested.filter((file) => name.test(file)),
    });
  },
});

export { expect };
