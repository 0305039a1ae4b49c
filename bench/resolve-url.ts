import type { BenchEnvironment } from './environment';

/**
 * Resolves the URL of a page on the reference host.
 * @param target a path, or the selector of a link on the home page
 */
export const resolveUrl = async (
  environment: BenchEnvironment,
  target: string,
): Promise<string> => {
  const site = await environment.getSiteOrigin();
  if (target.startsWith('/')) return site + target;
  const browser = await environment.getBrowser();
  const page = await browser.newPage();
  try {
    await page.goto(site);
    const href = await page.locator(target).first().getAttribute('href');
    if (!href) throw new Error(`The home page has no link ${target}`);
    return new URL(href, site).href;
  } finally {
    await page.close();
  }
};
