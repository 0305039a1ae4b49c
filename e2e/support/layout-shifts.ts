import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The maximum total layout shift of a page between its first paint and the check. */
const MAX_SHIFT = 0.01;

/** A layout shift with the elements that moved. */
interface Shift {
  readonly value: number;
  readonly moved: string;
  /** Whether it followed user input within half a second, and may therefore be expected. */
  readonly isAfterInput: boolean;
}

/** Records layout shifts. Call it before the page opens. */
export const watchLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string; isAfterInput: boolean }[] = [];
    Reflect.set(window, 'shiftsSeen', shifts);
    const describeBox = (box: unknown): string =>
      box instanceof DOMRectReadOnly ? `${box.y}+${box.height}` : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: object[] = Reflect.get(entry, 'sources');
        const moved = sources.map((source) => {
          const node: unknown = Reflect.get(source, 'node');
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text';
          return `${name} ${describeBox(Reflect.get(source, 'previousRect'))} to ${describeBox(Reflect.get(source, 'currentRect'))}`;
        });
        shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          moved: moved.join(', '),
          isAfterInput: Reflect.get(entry, 'hadRecentInput') === true,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const readShifts = (page: Page) =>
  page.evaluate(async () => {
    // The observer gets entries only after the frame of the shift.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const seen: Shift[] = Reflect.get(window, 'shiftsSeen');
    return seen;
  });

/**
 * Fails if the layout of the page shifted by more than the maximum.
 * @param withInput whether shifts after user input count, too
 */
export const expectNoLayoutShift = async (page: Page, withInput = false): Promise<void> => {
  const shifts = (await readShifts(page)).filter(({ isAfterInput }) => withInput || !isAfterInput);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(MAX_SHIFT);
};
