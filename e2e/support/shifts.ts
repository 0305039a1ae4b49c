import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The maximum total layout shift of a page, from its first paint until the check. */
const MAX_SHIFT = 0.01;

/**
 * Collects the layout shifts of the next pages without user input, with the elements that moved.
 */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Reflect.set(window, 'shiftsSeen', shifts);
    const describeBox = (box: unknown): string =>
      box instanceof DOMRectReadOnly ? `${box.y}+${box.height}` : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: object[] = Reflect.get(entry, 'sources');
        const moved = sources.map((source) => {
          const node: unknown = Reflect.get(source, 'node');
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text';
          return `${name} ${describeBox(Reflect.get(source, 'previousRect'))} to ${describeBox(Reflect.get(source, 'currentRect'))}`;
        });
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved: moved.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const readShifts = (page: Page) =>
  page.evaluate(async () => {
    // Entries arrive after their frame.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const seen: { value: number; moved: string }[] = Reflect.get(window, 'shiftsSeen');
    return seen;
  });

/** Fails if the layout of a page that `watchShifts` observes has shifted. */
export const expectNoLayoutShift = async (page: Page): Promise<void> => {
  const shifts = await readShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(MAX_SHIFT);
};
