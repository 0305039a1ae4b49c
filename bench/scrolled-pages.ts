import type { Visit } from './loaded-scripts';
import { weighLoadedScripts } from './loaded-scripts';
import type { Line } from './table';
import { bytes } from './table';
import type { Workbench } from './workbench';

interface ScrolledPage {
  readonly name: string;
  /** A path, or a link of the home page that leads there (bench/address.ts). */
  readonly path: string;
  readonly goal: number;
}

const PAGES: readonly ScrolledPage[] = [
  { name: 'home page', path: '/', goal: 120_000 },
  { name: 'local store page', path: 'a[href*="/local/"]', goal: 136_000 },
  { name: 'tire detail page', path: 'a[href*="/tires/brands/"]', goal: 128_000 },
];

/** Longer than the longest wait for an idle moment, after which a placeholder mounts. */
const REST_MS = 4_000;

/** Waits until a page has asked for no further script for a while. */
const rest: Visit = async (page, count) => {
  let seen = -1;
  while (seen !== count()) {
    seen = count();
    await page.waitForTimeout(REST_MS);
  }
};

/** Scrolls a page that rests to its end, a screen at a time, until it rests again. */
const scrollToEnd: Visit = async (page, count) => {
  await rest(page, count);
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
      if (scrollY === before) return;
    }
  });
  await rest(page, count);
};

/** Line 3a: all scripts of the bundle that the reference pages load until they rest. */
export const scrolledPageLines = async (workbench: Workbench): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const { name, path, goal } of PAGES) {
    const size = await weighLoadedScripts(workbench, path, scrollToEnd);
    lines.push(bytes('3a', `all scripts of the ${name}, scrolled to its end`, size, goal));
  }
  return lines;
};
