import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More tab stops than the header and a list of services have. */
const MAX_STOPS = 120;

/**
 * Presses Tab until a control has the focus, as a visitor without a pointer does.
 * @param onStop called after each stop
 */
export const tabTo = async (
  page: Page,
  control: Locator,
  onStop: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    await onStop();
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${String(control)}`);
};
