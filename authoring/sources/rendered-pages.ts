import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../scripts/test/chromium';
import { isEntry, isEntryUrl } from '../lint/entry';
import { parseMarkup } from '../markup';
import { getErrorFacts } from './error-facts';
import { createFileLoader, getHeader, getMediaType } from './load-file';
import type { LoadedFile } from './load-file';
import { decodeFile } from './load-text';
import { UnreadableError } from './unreadable-error';

const openBrowser = async (): Promise<Browser> => {
  const executablePath = findTestBrowser();
  if (executablePath === undefined) {
    throw new UnreadableError('--rendered needs Chromium: install it, or set CHROMIUM_PATH');
  }
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
};

const findNonce = (policy = ''): string | undefined => /'nonce-([^']+)'/.exec(policy)?.[1];

const POLICY = 'content-security-policy';

/**
 * Opens a page, and returns its HTML when its scripts request the entry, or otherwise when the time has passed.
 * The entry doesn't load, so the HTML is that of the CMS and of the page's own scripts.
 */
const render = async (browser: Browser, file: LoadedFile, timeout: number): Promise<string> => {
  const page = await browser.newPage();
  try {
    const requested = new Promise<void>((resolve) => {
      void page.route(isEntryUrl, () => resolve());
    });
    const response = await page.goto(file.url.href, { waitUntil: 'load', timeout });
    await Promise.race([requested, wait(timeout)]);
    const html = await page.evaluate(() => {
      // Browsers hide the attribute.
      for (const script of document.scripts) {
        if (script.nonce) script.setAttribute('nonce', script.nonce);
      }
      return `<!DOCTYPE html>${document.documentElement.outerHTML}`;
    });
    // The response in the browser had another nonce than the one whose headers are checked.
    const [nonce, other] = [
      findNonce(getHeader(file, POLICY)),
      findNonce(response?.headers()[POLICY]),
    ];
    return nonce && other ? html.replaceAll(other, nonce) : html;
  } catch (error) {
    throw new UnreadableError(`not rendered: ${getErrorFacts(error).message}`, { cause: error });
  } finally {
    await page.close();
  }
};

/**
 * Creates a loader for pages whose scripts add the placeholders and the entry: it returns their HTML as a browser has
 * rendered it. A page that already has the entry stays as it is.
 */
export const createRenderedLoader: typeof createFileLoader = (timeout, connections) => {
  const { load, close } = createFileLoader(timeout, connections);
  let browser: Promise<Browser> | undefined;
  return {
    load: async (url, destination, headers) => {
      const file = await load(url, destination, headers);
      const isPage = !headers && file.status === 200 && getMediaType(file) === 'text/html';
      if (!isPage || parseMarkup(decodeFile(file)).elements.some(isEntry)) return file;
      browser ??= openBrowser();
      const html = await render(await browser, file, timeout);
      return {
        ...file,
        headers: { ...file.headers, 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(html),
      };
    },
    close: () => {
      void browser?.then((opened) => opened.close());
      close();
    },
  };
};
