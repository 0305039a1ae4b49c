import puppeteer, { ElementHandle } from 'puppeteer-core';
import type { Page } from 'puppeteer-core';
import { FIREFOX } from '../../../scripts/test/engine-programs';
import { createEvaluate } from './engine-page';
import type { Engine, EnginePage, Target } from './engine-page';
import { findVisible } from './find-visible';

const findElement = async (
  page: Page,
  { css, text = '' }: Target,
): Promise<ElementHandle<HTMLElement>> => {
  const handle = await page.waitForFunction(findVisible, { polling: 'raf' }, css, text);
  if (handle instanceof ElementHandle) return handle;
  throw new Error(`No element ${css} with "${text}"`);
};

const toEnginePage = (page: Page, close: () => Promise<void>): EnginePage => ({
  open: async (url) => {
    await page.goto(url);
  },
  evaluate: createEvaluate((expression) => page.evaluate(expression)),
  click: async (target) => (await findElement(page, target)).click(),
  type: async (target, text) => (await findElement(page, target)).type(text),
  press: (key) => page.keyboard.press(key),
  back: async () => {
    await page.goBack();
  },
  resize: (width, height) => page.setViewport({ width, height }),
  close,
});

/** Starts Firefox, which speaks WebDriver BiDi without a driver program. */
export const startFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
  return {
    newPage: async () => {
      const context = await browser.createBrowserContext();
      return toEnginePage(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
};
