import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NGINX_FOLDER, PLUGIN } from '../../../scripts/deliver/wordpress/write-plugin';
import { DELIVERY } from '../../../scripts/test/wordpress-programs';

/** The folders and ports of a temporary site. */
export interface SitePaths {
  readonly folder: string;
  /** The folder from which WordPress is copied. */
  readonly source: string;
  readonly port: string;
  /** The port of the delivered site.conf, with which nginx caches pages. */
  readonly cachePort: string;
  /** The port on which a theme includes the bundle without the plugin, as in docs/guides/wordpress-theme.md. */
  readonly themePort: string;
  readonly servicesPort: string;
}

/** Returns the folder of WordPress. */
export const getRoot = ({ folder }: SitePaths): string => path.join(folder, 'wordpress');

export const getSocket = ({ folder }: SitePaths, name: string): string =>
  path.join(folder, `${name}.sock`);

const createConfig = (paths: SitePaths): string => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${getSocket(paths, 'database')}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, "throw-away $name" );
}
$port = $_SERVER['SERVER_PORT'] ?? '';
$port = in_array( $port, array( '${paths.cachePort}', '${paths.themePort}' ), true ) ? $port : '${paths.port}';
define( 'WP_HOME', "http://localhost:$port" );
define( 'WP_SITEURL', "http://localhost:$port" );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', '${paths.folder}/php.log' );
define( 'WP_DEBUG_DISPLAY', false );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

// Posts whose title begins with "Classic" open in the classic editor. The editor role is restricted
// as on a multisite network. Each page contains the time of its rendering, and is in the language of its
// query. The settings and the plugins depend on the server's port.
const TEST_RULES = `<?php
add_filter( 'locale', fn( $locale ) => $_GET['locale'] ?? $locale );
add_action( 'wp_footer', fn() => print( '<meta name="rendered" content="' . hrtime( true ) . '">' ) );
// The scripts of this page use jQuery, which a theme loads before the bundle.
add_action( 'wp_enqueue_scripts', fn() => is_page( 'scripts' ) && wp_enqueue_script( 'jquery' ) );
if ( 'cache' === ( $_SERVER['TEST_SERVER'] ?? '' ) ) {
	add_filter( 'option_bsro_ui', fn( $settings ) => array_merge( (array) $settings, array( 'sets_profile' => false ) ) );
}
if ( 'theme' === ( $_SERVER['TEST_SERVER'] ?? '' ) ) {
	add_filter( 'option_active_plugins', fn() => array() );
	require WP_CONTENT_DIR . '/theme-functions.php';
}
// An optimizer that combines scripts, except modules, and loads them at the first interaction.
if ( isset( $_GET['optimized'] ) ) {
	$combine = function ( $html ) {
		$code = '';
		$html = preg_replace_callback(
			'#<script\\b(?![^>]*\\btype="module")[^>]*\\ssrc=["\\']' . preg_quote( home_url( '/' ), '#' ) . '([^"\\'?]+)[^>]*></script>#',
			function ( $script ) use ( &$code ) {
				$code .= file_get_contents( ABSPATH . $script[1] ) . "\n;\n";
				return '';
			},
			$html
		);
		file_put_contents( WP_CONTENT_DIR . '/uploads/optimized.js', $code );
		return $html;
	};
	add_action( 'template_redirect', fn() => ob_start( $combine ), 0 );
	add_action( 'wp_footer', fn() => print( '<script>addEventListener( "pointerdown", () => { const script = document.createElement( "script" ); script.src = "/wp-content/uploads/optimized.js"; document.head.append( script ); }, { once: true } );</script>' ) );
}
add_filter(
	'use_block_editor_for_post',
	fn( $use, $post ) => $use && ! str_starts_with( $post->post_title, 'Classic' ),
	10,
	2
);
add_filter(
	'map_meta_cap',
	fn( $caps, $cap, $user ) => 'unfiltered_html' === $cap && ! user_can( $user, 'manage_options' ) ? array( 'do_not_allow' ) : $caps,
	10,
	3
);
`;

const createFpmConfig = (paths: SitePaths, user: string): string => `[global]
error_log = ${paths.folder}/fpm.log
daemonize = no
[www]
${user === '' ? '' : `user = ${user}\ngroup = ${user}\nlisten.owner = ${user}\nlisten.group = ${user}`}
listen = ${getSocket(paths, 'php')}
pm = static
; Some hosts have no such function.
php_admin_value[disable_functions] = getallheaders,apache_request_headers
pm.max_children = 4
php_admin_value[upload_max_filesize] = 2M
php_admin_value[upload_tmp_dir] = ${paths.folder}/tmp
php_admin_value[sys_temp_dir] = ${paths.folder}/tmp
`;

/** Reads a code block that a document gives to integrators. */
const readSnippet = (file: string, language: string): string => {
  const text = readFileSync(path.join(__dirname, '../../../docs', file), 'utf8');
  const [, snippet] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text) ?? [];
  if (snippet === undefined) throw new Error(`docs/${file} has no code for ${language}`);
  return snippet;
};

interface Server {
  readonly name: 'plugin' | 'theme';
  readonly port: string;
  /** The delivered code, or that of the documents, for the server block. */
  readonly server: string;
}

const createServer = (paths: SitePaths, { name, port, server }: Server): string => `
  server {
    listen 127.0.0.1:${port};
    root ${getRoot(paths)};
    index index.php;
${server}
    # The pictures of the fixture pages, which a site has among its uploads.
    location ^~ /design/ {
      proxy_pass http://127.0.0.1:${paths.servicesPort};
      proxy_set_header Host fcac.localhost;
    }
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param TEST_SERVER ${name};
      fastcgi_pass unix:${getSocket(paths, 'php')};
      fastcgi_read_timeout 120s;
    }
  }`;

const ASSETS_CONF = path.join(DELIVERY, NGINX_FOLDER, 'assets.conf');

/** Changes the delivered site.conf as an integrator does, and marks the requests for PHP. */
const createCachedSite = (paths: SitePaths): string => {
  const changes: Readonly<Record<string, string>> = {
    '/var/cache/nginx': `${paths.folder}/tmp`,
    'snippets/bsro-ui-assets.conf': ASSETS_CONF,
    'include fastcgi_params;':
      'include /etc/nginx/fastcgi_params; fastcgi_param HTTP_HOST $http_host; fastcgi_param TEST_SERVER cache;',
    'listen 80; # CHANGE': `listen 127.0.0.1:${paths.cachePort};`,
    'server_name www.example.com; # CHANGE': 'server_name localhost;',
    'root /var/www/html; # CHANGE': `root ${getRoot(paths)};`,
    'http://services.example.com; # CHANGE': `http://127.0.0.1:${paths.servicesPort};`,
    'unix:/run/php/php-fpm.sock; # CHANGE': `unix:${getSocket(paths, 'php')};`,
  };
  let text = readFileSync(path.join(DELIVERY, NGINX_FOLDER, 'site.conf'), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`site.conf has no ${from}`);
    text = text.replaceAll(from, () => to);
  }
  return text;
};

const createNginxConfig = (paths: SitePaths, user: string): string => `
${user === '' ? '' : `user ${user};`}
worker_processes 1;
pid ${paths.folder}/nginx.pid;
error_log ${paths.folder}/nginx.log;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_max_body_size 8m;
  client_body_temp_path ${paths.folder}/tmp/body;
  proxy_temp_path ${paths.folder}/tmp/proxy;
  fastcgi_temp_path ${paths.folder}/tmp/fastcgi;
  uwsgi_temp_path ${paths.folder}/tmp/uwsgi;
  scgi_temp_path ${paths.folder}/tmp/scgi;
${createServer(paths, { name: 'plugin', port: paths.port, server: readFileSync(ASSETS_CONF, 'utf8') })}
${createCachedSite(paths)}
${createServer(paths, {
  name: 'theme',
  port: paths.themePort,
  server: readSnippet('guides/wordpress-theme.md', 'nginx').replace(
    'http://services.example.com',
    `http://127.0.0.1:${paths.servicesPort}`,
  ),
})}
}
`;

/**
 * Copies WordPress into the site's folder, with the default theme and no plugin, and the bundle beside it.
 * @param user the system's user of the processes; empty for the current one
 */
export const writeSiteFiles = (paths: SitePaths, user: string): void => {
  const root = getRoot(paths);
  mkdirSync(path.join(paths.folder, 'tmp'), { recursive: true });
  mkdirSync(root);
  for (const name of readdirSync(paths.source)) {
    if (name === 'wp-config.php' || name === 'wp-content' || name === '.htaccess') continue;
    cpSync(path.join(paths.source, name), path.join(root, name), {
      recursive: true,
      // Debian links to scripts of other packages.
      dereference: true,
    });
  }
  const content = path.join(root, 'wp-content');
  for (const name of ['plugins', 'mu-plugins', 'uploads', 'upgrade']) {
    mkdirSync(path.join(content, name), { recursive: true });
  }
  cpSync(path.join(paths.source, 'wp-content/themes'), path.join(content, 'themes'), {
    recursive: true,
    dereference: true,
  });
  cpSync(path.join(DELIVERY, PLUGIN, 'assets'), path.join(root, 'bsro-ui'), { recursive: true });
  writeFileSync(path.join(root, 'wp-config.php'), createConfig(paths));
  writeFileSync(path.join(content, 'mu-plugins/test-rules.php'), TEST_RULES);
  writeFileSync(
    path.join(content, 'theme-functions.php'),
    `<?php\n${readSnippet('guides/wordpress-theme.md', 'php')}`,
  );
  // Created here, so that PHP's user owns it. nginx would take notices that PHP can't write to it for headers.
  writeFileSync(path.join(paths.folder, 'php.log'), '');
  writeFileSync(path.join(paths.folder, 'fpm.conf'), createFpmConfig(paths, user));
  writeFileSync(path.join(paths.folder, 'nginx.conf'), createNginxConfig(paths, user));
};
