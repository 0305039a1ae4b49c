import type { Locator, Page } from '@playwright/test';

/** The buttons of the next three available times in a time picker. */
export const getNextTimes = (page: Page): Locator =>
  page.getByRole('group', { name: 'Next available' }).getByRole('button');

/** The last of the next available times. The first one may pass while a test runs, this one can't. */
export const getLastNextTime = (page: Page): Locator => getNextTimes(page).last();
