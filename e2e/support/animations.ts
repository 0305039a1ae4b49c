import type { Page } from '@playwright/test';

/** Records whether an animation starts. @returns a function that tells whether one has */
export const watchAnimations = async (page: Page): Promise<() => Promise<boolean>> => {
  const watch = await page.evaluateHandle(() => {
    const seen = { hasStarted: false };
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, () => {
        seen.hasStarted = true;
      });
    }
    return seen;
  });
  return () => watch.evaluate(({ hasStarted }) => hasStarted);
};

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
