import path from 'node:path';
import type { DebianProgram } from './debian';

/** The folder into which the tests deliver the plugin. */
export const DELIVERY = path.join(__dirname, '../../.cache/wordpress');

/** The paths at which Debian installs WordPress and the programs that its site needs. */
export const WORDPRESS = '/usr/share/wordpress';
export const PHP = '/usr/bin/php8.2';
export const PHP_FPM = '/usr/sbin/php-fpm8.2';
export const NGINX = '/usr/sbin/nginx';
export const MARIADB = '/usr/sbin/mariadbd';
export const MARIADB_INSTALL = '/usr/bin/mariadb-install-db';
export const MARIADB_CLIENT = '/usr/bin/mariadb';

/** The site's programs and their packages. */
export const WORDPRESS_PROGRAMS: readonly DebianProgram[] = [
  [WORDPRESS, 'wordpress'],
  [`${WORDPRESS}/wp-content/themes/twentytwentythree`, 'wordpress-theme-twentytwentythree'],
  [PHP, 'php8.2-cli'],
  [PHP_FPM, 'php8.2-fpm'],
  ['/usr/lib/php/20220829/mysqli.so', 'php8.2-mysql'],
  [NGINX, 'nginx'],
  // The server program alone, without a system service.
  [MARIADB, 'mariadb-server-core'],
  [MARIADB_CLIENT, 'mariadb-client'],
];
