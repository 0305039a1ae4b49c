import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORDPRESS } from '../../../scripts/test/wordpress-programs';

/** The folders and addresses of a throw-away site. */
export interface SitePaths {
  readonly folder: string;
  readonly port: string;
}

/** Where WordPress is. */
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
define( 'WP_HOME', 'http://localhost:${paths.port}' );
define( 'WP_SITEURL', 'http://localhost:${paths.port}' );
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
// as on a network of sites.
const TEST_RULES = `<?php
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
pm.max_children = 4
php_admin_value[upload_max_filesize] = 2M
php_admin_value[upload_tmp_dir] = ${paths.folder}/tmp
php_admin_value[sys_temp_dir] = ${paths.folder}/tmp
`;

/** Reads what docs/delivery.md tells integrators to put into the server. */
const readNginxSnippet = (): string => {
  const text = readFileSync(path.join(__dirname, '../../../docs/delivery.md'), 'utf8');
  const [, snippet] = /```nginx\n([^]*?)```/.exec(text) ?? [];
  if (snippet === undefined) throw new Error('docs/delivery.md has no code for nginx');
  return snippet;
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
  server {
    listen 127.0.0.1:${paths.port};
    root ${getRoot(paths)};
    index index.php;
${readNginxSnippet()}
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_pass unix:${getSocket(paths, 'php')};
      fastcgi_read_timeout 120s;
    }
  }
}
`;

/**
 * Copies WordPress into the site's folder, with the default theme and no plugin.
 * @param user the system's user of the processes; empty for the current one
 */
export const writeSiteFiles = (paths: SitePaths, user: string): void => {
  const root = getRoot(paths);
  mkdirSync(path.join(paths.folder, 'tmp'), { recursive: true });
  mkdirSync(root);
  for (const name of readdirSync(WORDPRESS)) {
    if (name === 'wp-config.php' || name === 'wp-content' || name === '.htaccess') continue;
    cpSync(path.join(WORDPRESS, name), path.join(root, name), {
      recursive: true,
      // Debian links to scripts of other packages.
      dereference: true,
    });
  }
  const content = path.join(root, 'wp-content');
  for (const name of ['plugins', 'mu-plugins', 'uploads', 'upgrade']) {
    mkdirSync(path.join(content, name), { recursive: true });
  }
  cpSync(path.join(WORDPRESS, 'wp-content/themes'), path.join(content, 'themes'), {
    recursive: true,
    dereference: true,
  });
  writeFileSync(path.join(root, 'wp-config.php'), createConfig(paths));
  writeFileSync(path.join(content, 'mu-plugins/test-rules.php'), TEST_RULES);
  writeFileSync(path.join(paths.folder, 'fpm.conf'), createFpmConfig(paths, user));
  writeFileSync(path.join(paths.folder, 'nginx.conf'), createNginxConfig(paths, user));
};
