import type { Visit } from './loaded-scripts';
import { weighLoadedScripts } from './loaded-scripts';
import type { Line } from './table';
import { createBytesLine } from './table';
import type { BenchEnvironment } from './environment';

interface ScrolledPage {
  readonly name: string;
  /** A path, or the selector of a link on the home page (bench/resolve-url.ts). */
  readonly path: string;
  readonly goal: number;
}

const PAGES: readonly ScrolledPage[] = [
  { name: 'home page', path: '/', goal: 170_000 },
  { name: 'local store page', path: 'a[href*="/local/"]', goal: 155_000 },
  { name: 'tire detail page', path: 'a[href*="/tires/brands/"]', goal: 160_000 },
];

/** Milliseconds without a request, longer than a placeholder that mounts when idle waits. */
const QUIET = 4_000;

/** Waits until a page requests no further scripts. */
const waitUntilQuiet: Visit = async (page, countScripts) => {
  let lastCount = -1;
  while (lastCount !== countScripts()) {
    lastCount = countScripts();
    await page.waitForTimeout(QUIET);
  }
};

/** Scrolls a page to its end, one screen at a time, and waits for the scripts that this loads. */
const scrollToEnd: Visit = async (page, countScripts) => {
  await waitUntilQuiet(page, countScripts);
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const previousY = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      if (scrollY === previousY) return;
    }
  });
  await waitUntilQuiet(page, countScripts);
};

/** Measures line 3a: all scripts of the bundle that the fixture pages load. */
export const measureScrolledPages = async (environment: BenchEnvironment): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const { name, path, goal } of PAGES) {
    const size = await weighLoadedScripts(environment, path, scrollToEnd);
    lines.push(
      createBytesLine('3a', `all scripts of the ${name}, scrolled to its end`, size, goal),
    );
  }
  return lines;
};
