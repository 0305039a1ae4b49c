import { execFileSync } from 'node:child_process';
import { PHP } from '../../../scripts/test/wordpress-programs';
import type { SitePaths } from './site-files';
import { getRoot } from './site-files';

/** Runs code in the site's WordPress; returns what it prints. */
export const runPhp = (
  paths: SitePaths,
  code: string,
  environment: NodeJS.ProcessEnv = {},
): string =>
  execFileSync(
    PHP,
    ['-d', 'memory_limit=512M', '-r', `require getcwd() . '/wp-load.php'; ${code}`],
    {
      cwd: getRoot(paths),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, ...environment },
    },
  );
