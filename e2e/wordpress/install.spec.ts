import path from 'node:path';
import { PLUGIN_ARCHIVE } from '../../scripts/deliver/wordpress/write-plugin';
import { DELIVERY } from '../../scripts/test/wordpress-programs';
import { startEchoServices } from './support/echo-services';
import type { ReceivedRequest } from './support/echo-services';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

test('installs from the archive that an administrator uploads', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/wp-admin/plugin-install.php?tab=upload');
  await page.locator('#pluginzip').setInputFiles(path.join(DELIVERY, PLUGIN_ARCHIVE));
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.locator('tr[data-slug="bsro-ui"].active')).toBeVisible();
});

test('asks for the name of the site, and saves the settings', async ({ page, site, signIn }) => {
  await signIn('admin');
  await page.goto('/wp-admin/plugins.php');
  await page.locator('tr[data-slug="bsro-ui"]').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Select the name of the site')).toBeVisible();
  await page.getByLabel('Name of the site').selectOption('fcac');
  await page.getByLabel('URL of the services').fill(`http://127.0.0.1:${site.paths.servicesPort}/`);
  await page.getByLabel('Content security policy').selectOption('enforce');
  await page.getByLabel('bsro-ui-chatbot').selectOption('on');
  await page.getByLabel('bsro-ui-tdp').selectOption('v2');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Name of the site')).toHaveValue('fcac');
  await expect(page.getByLabel('URL of the services')).toHaveValue(
    `http://127.0.0.1:${site.paths.servicesPort}`,
  );
  await expect(page.getByText('Select the name of the site')).toBeHidden();
});

test('rejects invalid settings, and explains what is expected', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/wp-admin/options-general.php?page=bsro-ui');
  await page.getByLabel('Zip code of new visitors').fill('8012"><script>');
  await page.getByLabel('Folder of the chunks').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Zip code of new visitors was not saved: enter five digits.'),
  ).toBeVisible();
  await expect(page.getByText('Folder of the chunks was not saved')).toBeVisible();
  await expect(page.getByLabel('Zip code of new visitors')).toHaveValue('');
  await expect(page.getByLabel('Name of the site')).toHaveValue('fcac');
});

test('denies an editor access to the settings', async ({ page, signIn }) => {
  await signIn('editor');
  const response = await page.goto('/wp-admin/options-general.php?page=bsro-ui');
  expect(response?.status()).toBe(403);
});

test("forwards only the bundle's cookies with a call", async ({
  page,
  signIn,
  php,
  context,
  baseURL,
}) => {
  const services = await startEchoServices();
  const setServices = (url: string): string =>
    php(
      `$settings = get_option( 'bsro_ui' ); echo $settings['services']; $settings['services'] = getenv( 'SERVICES' ); update_option( 'bsro_ui', $settings );`,
      { SERVICES: url },
    );
  const before = setServices(services.url);
  await signIn('admin');
  await context.addCookies([{ name: 'bsro.cp-fcac', value: 'mine', url: baseURL ?? '' }]);
  const response = await page.request.post('/bsro/services/cart/create?a=%26&b=2', {
    data: { text: 'é' },
    headers: {
      tokenId: 't',
      'Idempotency-Key': 'k',
      Authorization: 'Basic x',
      'X-Original-URL': '/admin',
      'X-HTTP-Method-Override': 'DELETE',
      'X-Real-IP': '192.0.2.1',
      Origin: baseURL ?? '',
    },
  });
  setServices(before);
  services.stop();
  expect(response.status()).toBe(201);
  expect(response.headers()['x-answer']).toBe('yes');
  // No cache may keep a cookie, and no header controls the site's own server.
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(response.headers()).not.toHaveProperty('x-accel-redirect');
  const received: ReceivedRequest = await response.json();
  expect(received).toMatchObject({
    method: 'POST',
    url: '/bsro/services/cart/create?a=%26&b=2',
    body: '{"text":"é"}',
    headers: {
      cookie: 'bsro.cp-fcac=mine',
      tokenid: 't',
      'idempotency-key': 'k',
      'content-type': 'application/json',
      'x-forwarded-for': '127.0.0.1',
    },
  });
  for (const name of [
    'authorization',
    'origin',
    'x-original-url',
    'x-http-method-override',
    'x-real-ip',
  ]) {
    expect(received.headers).not.toHaveProperty(name);
  }
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(cookies.map(({ value }) => value)).toEqual(['bsro.cp-fcac=x; Path=/; SameSite=Lax']);
});

test("refuses writes from another origin, other methods, and URLs that aren't service calls", async ({
  request,
  baseURL,
}) => {
  const post = async (headers: Record<string, string>): Promise<number> =>
    (await request.post('/bsro/services/nothing', { data: {}, headers })).status();
  expect(await post({ origin: 'https://example.com' })).toBe(403);
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post({ origin: baseURL ?? '' })).toBe(404);
  const patched = await request.patch('/bsro/services/nothing', { data: {} });
  expect(patched.status()).toBe(405);
  const unknown = await request.get('/bsro/services/nothing');
  expect(await unknown.json()).toMatchObject({ success: 'false', version: 'v3' });
  for (const path of ['/content/bsro/fcac/en/index.html', '/healthz']) {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('text/html');
  }
});

test('forwards only paths that no server resolves to another path', ({ php }) => {
  const paths = [
    '/bsro/services/tire/details/200046',
    '/bsro/services/vehicle/get-years/',
    '/provider/chat/widget.js',
    '/content/fcac/static/top-nav/tab-store.200046.html',
    '/is/image/tires/harrowpike-grandtour-60',
    '/maps/static',
    '/bsro/services/../healthz',
    '/bsro/services/..',
    '/bsro/services/./healthz',
    '/bsro/services/..;/healthz',
    '/bsro/services/..;a=b/healthz',
    '/bsro/services/%2e%2e/healthz',
    '/bsro/services/%252e%252e/healthz',
    '/bsro/services/..%c0%af/healthz',
    '/bsro/services/%ef%bc%8e%ef%bc%8e/healthz',
    '/bsro/services/..%5chealthz',
    '/bsro/services/..\\healthz',
    '/bsro/services//healthz',
    '/bsro/services/a@example.com',
    '/bsro/services/a#/healthz',
    '/bsro/services/a\n',
    '/bsro/services/\u{ff0e}\u{ff0e}/healthz',
    '/bsro/services',
    '/healthz',
    '/maps/static\n',
  ];
  const isForwarded: unknown = JSON.parse(
    php(
      "echo wp_json_encode( array_map( fn( $path ) => (bool) Bsro_UI\\is_service_path( $path ), json_decode( getenv( 'PATHS' ) ) ) );",
      { PATHS: JSON.stringify(paths) },
    ),
  );
  expect(isForwarded).toEqual(paths.map((_path, index) => index < 6));
});

test('lets only an administrator of the network set the URL of the services', ({ php }) => {
  // The site isn't in a network, so the functions of the plugin's namespace replace those of WordPress.
  const save = (isNetworkAdministrator: boolean): string =>
    php(
      `eval( 'namespace Bsro_UI;
        function is_multisite() { return true; }
        function current_user_can( $name ) { return "manage_network_options" === $name && (bool) getenv( "IS_ALLOWED" ); }' );
      $before = Bsro_UI\\get_settings()['services'];
      $settings = Bsro_UI\\sanitize_settings( array( 'services' => 'https://other.example.com', 'zip' => '80122' ) );
      echo $settings['zip'] . ( $settings['services'] === $before ? ' kept' : " {$settings['services']}" );`,
      { IS_ALLOWED: isNetworkAdministrator ? '1' : '' },
    );
  expect(save(false)).toBe('80122 kept');
  expect(save(true)).toBe('80122 https://other.example.com');
});

test('responds to a missing chunk with a plain 404', async ({ request }) => {
  const response = await request.get('/wp-content/plugins/bsro-ui/assets/chunks/gone.js');
  expect(response.status()).toBe(404);
  expect(await response.text()).toBe('Not found');
});
