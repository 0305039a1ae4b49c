/**
 * Scrolls to the page's end, half a window at a time, each as long as placeholders in it load;
 * runs in the page, so it uses nothing from outside.
 */
export const readThrough = async (): Promise<void> => {
  const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isBusy = () =>
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
