import type { Page } from '@playwright/test';

/** Opens a page with an interrupt slot; returns its JSON, which the feature removes from the page. */
export const readInterrupts = async (page: Page, url: string): Promise<unknown> => {
  const html = (await (await page.goto(url))?.text()) ?? '';
  const [, json = ''] =
    /bsro-interrupt-slot"[^>]*><script type="application\/json">([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
};
