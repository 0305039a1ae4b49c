import { PATTERNS } from '../../scripts/deliver/wordpress/patterns';
import { openBlockEditor } from './support/block-editor';
import { createPage } from './support/create-page';
import { expect, test } from './support/test';

interface Block {
  readonly name: string;
  readonly isValid: boolean;
  readonly innerBlocks: readonly Block[];
}

/** The part of the editor's API that reads patterns. */
declare const wp: {
  readonly blocks: { parse: (content: string) => readonly Block[] };
  readonly apiFetch: <T>(request: object) => Promise<T>;
};

interface RegisteredPattern {
  readonly name: string;
  readonly content: string;
}

test('offers a pattern of valid blocks for each page', async ({ page, signIn }) => {
  await signIn('editor');
  await openBlockEditor(page);
  const patterns = await page.evaluate(async () => {
    const registered = await wp.apiFetch<readonly RegisteredPattern[]>({
      path: '/wp/v2/block-patterns/patterns',
    });
    const flatten = (blocks: readonly Block[]): Block[] =>
      blocks.flatMap((block) => [block, ...flatten(block.innerBlocks)]);
    return registered
      .filter(({ name }) => name.startsWith('bsro-ui/'))
      .map(({ name, content }) => ({
        name,
        invalid: flatten(wp.blocks.parse(content))
          .filter((block) => !block.isValid || block.name === 'core/missing')
          .map((block) => block.name),
      }));
  });
  const expected = Object.keys(PATTERNS).map((name) => ({ name: `bsro-ui/${name}`, invalid: [] }));
  expect(patterns).toEqual(expected);
});

test('creates the pages that features link to, except those that exist, and leaves incomplete ones as drafts', async ({
  page,
  php,
  signIn,
  visitor,
}) => {
  const own = createPage(php, 'Cart', 'My own cart');
  expect(new URL(own).pathname).toBe('/cart/');
  await signIn('admin');
  await page.goto('/wp-admin/options-general.php?page=bsro-ui');
  const button = page.getByRole('button', { name: 'Create these pages' });
  await expect(
    page.getByRole('listitem').filter({ hasText: '/checkout/confirmation/' }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '/cart/' })).toHaveCount(0);
  await button.click();
  await expect(page).toHaveURL(/edit\.php\?post_type=page$/);
  expect(await (await page.request.get(own)).text()).toContain('My own cart');
  await visitor.goto('/locate/display-map/');
  const results = visitor.locator('.bsro-store-results');
  await results.evaluate((element) => element.scrollIntoView());
  await expect(results).toHaveAttribute('data-mount', 'mounted');
  const status = (path: string): string =>
    php(`echo get_post_status( get_page_by_path( '${path}' ) );`);
  expect(['checkout', 'checkout/confirmation', 'locate'].map(status)).toEqual([
    'draft',
    'publish',
    'draft',
  ]);
  await page.goto('/wp-admin/options-general.php?page=bsro-ui');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

/** The patterns in which an author needn't enter a store, a tire, or the payment provider. */
const COMPLETE = Object.entries(PATTERNS).filter(([, { isComplete }]) => isComplete);

test('mounts every feature of the patterns', async ({ visitor, php }) => {
  for (const [name, { content }] of COMPLETE) {
    await test.step(name, async () => {
      const link = createPage(php, `Pattern ${name}`, content);
      await visitor.goto(link);
      const placeholders = visitor.locator('.entry-content [data-mount]');
      await expect(placeholders.first()).toBeAttached();
      for (const placeholder of await placeholders.all()) {
        await placeholder.evaluate((element) => element.scrollIntoView());
        await expect(placeholder, name).toHaveAttribute('data-mount', /^(mounted|waiting)$/);
      }
    });
  }
});

test('sells a tire on the pages of the README', async ({ visitor, php }) => {
  const publish = (path: string, title: string, content: string): string =>
    php(
      `wp_set_current_user( 1 ); $id = Bsro_UI\\create_page( getenv( 'PAGE' ), 'Page', '', 'draft' ); wp_update_post( wp_slash( array( 'ID' => $id, 'post_status' => 'publish', 'post_title' => getenv( 'TITLE' ), 'post_content' => getenv( 'CONTENT' ) ) ) ); echo get_permalink( $id );`,
      { PAGE: path, TITLE: title, CONTENT: content },
    );
  publish('cart', 'Cart', PATTERNS['cart']?.content ?? '');
  publish(
    'checkout',
    'Checkout',
    '<!-- wp:bsro-ui/checkout-app {"paymentOrigin":"https://payments.example"} /-->',
  );
  const tire = publish(
    'tires/brands/summitline/longroad',
    'Summitline Long Road',
    `${PATTERNS['header']?.content}\n\n<!-- wp:bsro-ui/tire-detail {"article":"200046","brand":"Summitline","tireName":"Long Road"} /-->`,
  );
  await visitor.goto(`${tire}200046/`);
  const store = visitor.locator('.bsro-my-store');
  await store.getByRole('button', { name: 'Find a store' }).click();
  await visitor.getByLabel('Store near a zip code').fill('80122');
  await visitor.keyboard.press('Enter');
  await expect(store).toContainText('is now your store');
  // The panel is above the feature in the theme's single column.
  await visitor.keyboard.press('Escape');
  await visitor.getByRole('button', { name: 'Add to Cart' }).click();
  await visitor.getByRole('link', { name: 'View cart' }).click();
  await visitor.waitForURL(/\/cart\//);
  await visitor
    .getByRole('link', { name: /^Check out/ })
    .first()
    .click();
  await visitor.waitForURL(/\/checkout\//);
  await expect(visitor.getByRole('heading', { name: /appointment/i }).first()).toBeVisible();
});
