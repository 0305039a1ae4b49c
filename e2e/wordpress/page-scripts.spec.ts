import { readFixturePlaceholders } from '../support/fixture-placeholders';
import { createShortcode } from './support/classic-editor';
import { createPage } from './support/create-page';
import { expect, test } from './support/test';

/**
 * Placeholders of the header and the content: roots, enhancements of forms, lists, and a carousel with placeholders
 * inside. The bundle doesn't restore copies of placeholders with a page of their own (docs/mounting.md#cms-nodes).
 */
const NAMES = [
  'my-store',
  'cart-icon',
  'store-finder',
  'store-results',
  'store-carousel',
  'product-price',
  'reviews',
  'my-garage',
  'tire-search-form',
  'interrupt-slot',
];

/** Rules of a theme without cascade layers, as careless as themes often are. */
const THEME = `
  * { box-sizing: content-box; }
  a { color: inherit; }
  button { text-transform: uppercase; padding: 2em; }
  ul { list-style: square; padding: 3em; }
  h1, h2, h3, h4, h5, h6 { font-size: 4rem; }
  table, img, input { width: 100%; }
`;

/** Steps that a theme's script performs with jQuery after the page has loaded. */
const STEPS: Readonly<Record<string, string>> = {
  'wraps the placeholders into tabs': `
    jQuery('.slot').wrap('<div class="tab"></div>');
    jQuery('.tab').wrapAll('<div class="tabs"></div>');`,
  'moves the placeholders to another tab': `
    jQuery('.slot').each(function () { var tab = jQuery(this).parent(); jQuery(this).detach().appendTo(tab); });`,
  'detaches the placeholders, and attaches them in a later task': `
    window.slots = jQuery('.slot').detach();
    setTimeout(function () { jQuery('.tabs').append(window.slots); }, 100);`,
  'reads the HTML of the container, and sets it again': `
    jQuery('.tabs').each(function () { this.innerHTML = this.innerHTML; });`,
  'empties the container, and fills it with the same HTML later': `
    window.html = jQuery('.tabs').html();
    jQuery('.tabs').empty();
    setTimeout(function () { jQuery('.tabs').html(window.html); }, 100);`,
};

test('keeps features working when a theme and its scripts change the page', async ({
  site,
  php,
  visitor,
}) => {
  const fixtures = await readFixturePlaceholders(site.paths.servicesPort);
  const content = NAMES.map((name) => {
    const fixture = fixtures.get(name);
    if (!fixture) throw new Error(`No ${name}`);
    return `<div class="slot" id="slot-${name}">${createShortcode(fixture)}</div>`;
  }).join('\n');
  const link = createPage(php, 'Scripts', content);
  await visitor.goto(link);
  await visitor.addStyleTag({ content: THEME });

  const placeholders = visitor.locator('.slot [data-mount]');
  const expectMounted = async (count: number): Promise<void> => {
    await expect(placeholders).toHaveCount(count);
    for (const placeholder of await placeholders.all()) {
      await placeholder.evaluate((element) => element.scrollIntoView());
      await expect(placeholder).toHaveAttribute('data-mount', 'mounted');
    }
  };
  /** Counts the elements that a feature would create again if it ran twice. */
  const countParts = (): Promise<Record<string, number>> =>
    visitor.evaluate(() =>
      Object.fromEntries(
        [
          '.bsro-carousel',
          '.bsro-store-finder .bsro-cms-form__status',
          '.bsro-tire-search-form__garage',
          '.bsro-interrupt',
        ].map((selector) => [selector, document.querySelectorAll(selector).length]),
      ),
    );
  const listRepeatedIds = (): Promise<string[]> =>
    visitor.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });

  await expect(placeholders.first()).toBeAttached();
  const count = await placeholders.count();
  await expectMounted(count);
  const parts = await countParts();
  expect(parts).toMatchObject({
    '.bsro-carousel': 1,
    '.bsro-store-finder .bsro-cms-form__status': 1,
  });
  for (const [name, script] of Object.entries(STEPS)) {
    await test.step(name, async () => {
      await visitor.evaluate(script);
      await expectMounted(count);
      await expect.poll(countParts).toEqual(parts);
      expect(await listRepeatedIds()).toEqual([]);
    });
  }

  await test.step('clones a carousel, and removes the clone', async () => {
    const carousel = visitor.locator('#slot-store-carousel');
    const inside = await carousel.locator('[data-mount]').count();
    await visitor.evaluate(
      `jQuery('#slot-store-carousel').clone(true).removeAttr('id').addClass('clone').insertAfter('#slot-store-carousel')`,
    );
    await expectMounted(count + inside);
    await expect(visitor.locator('.clone .bsro-carousel')).toHaveCount(1);
    await visitor.evaluate(`jQuery('.clone').remove()`);
    await expectMounted(count);
  });

  await test.step('removes everything', async () => {
    const first = visitor.locator('.slot [data-mount]').first();
    const handle = await first.elementHandle();
    await visitor.evaluate(`jQuery('.tabs').html('<p>Nothing</p>')`);
    await expect.poll(() => handle?.getAttribute('data-mount')).toBeNull();
  });
});

test('mounts features when an optimizer combines all scripts, and loads them at the first interaction', async ({
  php,
  visitor,
}) => {
  const link = createPage(php, 'Optimized', '[bsro-cart-app][/bsro-cart-app]');
  await visitor.goto(`${link}?optimized=1`);
  await expect(visitor.locator('script[src*="bsro-ui"]')).toHaveCount(0);
  // The browser may report a move of the mouse by itself when the page's layout changes.
  await visitor.mouse.click(100, 100);
  await expect(visitor.getByText('Your cart is empty.')).toBeVisible();
});
