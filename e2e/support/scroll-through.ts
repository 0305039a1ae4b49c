/**
 * Scrolls to the end of the page by half a window at a time, and waits until the placeholders in view
 * have loaded, with their data: a list that grows while its end is in view must move what follows it.
 * Runs in the page, so it must be self-contained.
 */
export const scrollThrough = async (): Promise<void> => {
  const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isBusy = () =>
    document.querySelector('[aria-busy="true"]') !== null ||
    [...document.querySelectorAll<HTMLElement>('[data-mount]')].some(
      ({ dataset }) => dataset['mount'] === 'loading' || dataset['mount'] === 'found',
    );
  const settle = async () => {
    for (let frames = 0; frames < 3 || isBusy(); frames += 1) await waitForFrame();
  };
  await settle();
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' });
    await settle();
  }
};
