import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

const runApt = (...options: string[]): boolean =>
  spawnSync(APT, ['-q', ...options], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs packages with apt-get; returns false without root, on other systems, or on failure. */
export const installDebianPackages = (...names: string[]): boolean =>
  process.getuid?.() === 0 &&
  existsSync(APT) &&
  runApt('update') &&
  runApt('install', '-y', '--no-install-recommends', ...names);
