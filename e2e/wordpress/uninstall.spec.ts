import { existsSync } from 'node:fs';
import path from 'node:path';
import { FIND_PLUGIN } from './support/database';
import { getRoot } from './support/site-files';
import { expect, test } from './support/test';

test('leaves nothing in the database or the folder after uninstalling', async ({
  page,
  context,
  site,
  signIn,
  php,
}) => {
  await signIn('admin');
  php(
    `foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) { wp_delete_post( $post->ID, true ); }`,
  );
  await page.goto('/');
  const hasProfile = async (): Promise<boolean> =>
    (await context.cookies()).some(({ name }) => name === 'bsro.cp-fcac');
  expect(await hasProfile()).toBe(true);
  expect(php(FIND_PLUGIN)).toContain('wp_options');
  await page.goto('/wp-admin/plugins.php');
  await page.getByRole('link', { name: 'Deactivate bsro-ui' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Delete bsro-ui' }).click();
  await expect(page.getByText('bsro-ui was successfully deleted.')).toBeVisible();
  expect(existsSync(path.join(getRoot(site.paths), 'wp-content/plugins/bsro-ui'))).toBe(false);
  expect(await hasProfile()).toBe(false);
  php(`delete_expired_transients( true ); delete_option( 'recently_activated' );`);
  expect(JSON.parse(php(FIND_PLUGIN))).toEqual([]);
});
