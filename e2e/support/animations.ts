import type { Page } from '@playwright/test';

/** Waits until every running animation with an end has ended, because it changes positions and contrast. */
export const waitForAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  });
};
