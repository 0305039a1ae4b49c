import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  MARIADB,
  MARIADB_CLIENT,
  MARIADB_INSTALL,
  NGINX,
  PHP,
  PHP_FPM,
} from '../../../scripts/test/wordpress-programs';
import type { SitePaths } from './site-files';
import { getRoot, getSocket, writeSiteFiles } from './site-files';

/** The user that runs the processes instead of root: Debian's web server user. */
const getUser = (): string => (process.getuid?.() === 0 ? 'www-data' : '');

const waitFor = async (isReady: () => boolean, name: string): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!isReady()) {
    if (Date.now() > end) throw new Error(`${name} hasn't started`);
    await wait(100);
  }
};

const startDatabase = async (paths: SitePaths, user: string): Promise<ChildProcess> => {
  const data = path.join(paths.folder, 'database');
  const owner = user === '' ? [] : [`--user=${user}`];
  const settings = ['--no-defaults', `--datadir=${data}`, ...owner];
  execFileSync(
    MARIADB_INSTALL,
    [...settings, '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const socket = getSocket(paths, 'database');
  const server = spawn(
    MARIADB,
    [
      ...settings,
      `--socket=${socket}`,
      `--pid-file=${path.join(paths.folder, 'database.pid')}`,
      `--log-error=${path.join(paths.folder, 'database.log')}`,
      '--skip-networking',
      '--skip-log-bin',
      '--innodb-flush-log-at-trx-commit=0',
    ],
    { stdio: 'ignore' },
  );
  const runSql = (sql: string): boolean =>
    spawnSync(MARIADB_CLIENT, ['--no-defaults', `--socket=${socket}`, '-u', 'root', '-e', sql], {
      stdio: 'ignore',
    }).status === 0;
  await waitFor(() => existsSync(socket) && runSql('SELECT 1'), 'MariaDB');
  runSql('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
  return server;
};

const INSTALL = `
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'SITE' ), PHP_URL_HOST ) . ':' . parse_url( getenv( 'SITE' ), PHP_URL_PORT );
require getcwd() . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Tires', 'admin', 'admin@example.com', false, '', 'admin-password' );
wp_insert_user( array( 'user_login' => 'editor', 'user_pass' => 'editor-password', 'user_email' => 'editor@example.com', 'role' => 'editor' ) );
update_option( 'permalink_structure', '/%postname%/' );
flush_rewrite_rules();
// The block editor's welcome guide and its list of patterns would cover the editor.
foreach ( get_users() as $user ) {
	update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core' => array( 'enableChoosePatternModal' => false ), 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
}
`;

/** Starts MariaDB, PHP, and nginx with a new WordPress, all in the site's folder. */
export const startSite = async (paths: SitePaths): Promise<() => Promise<void>> => {
  const user = getUser();
  mkdirSync(paths.folder, { recursive: true });
  chmodSync(paths.folder, 0o755);
  writeSiteFiles(paths, user);
  if (user !== '') execFileSync('chown', ['-R', `${user}:${user}`, paths.folder]);
  const processes: ChildProcess[] = [await startDatabase(paths, user)];
  const site = `http://localhost:${paths.port}`;
  execFileSync(PHP, ['-r', INSTALL], {
    cwd: getRoot(paths),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE: site },
  });
  processes.push(
    spawn(PHP_FPM, ['--nodaemonize', '--fpm-config', path.join(paths.folder, 'fpm.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    spawn(
      NGINX,
      ['-p', paths.folder, '-c', path.join(paths.folder, 'nginx.conf'), '-g', 'daemon off;'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    ),
  );
  await waitFor(() => existsSync(getSocket(paths, 'php')), 'PHP');
  return async () => {
    for (const child of processes.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  };
};
