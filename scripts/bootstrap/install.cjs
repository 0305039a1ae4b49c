/**
 * Installs the packages before a script runs. It uses no package itself.
 */
const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');

const readPackages = (file) => {
  const full = path.join(ROOT, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : undefined;
};

/**
 * Finds the first package of the lock file that is missing or installed in another version.
 * Optional packages (builds for other platforms) may be absent.
 */
const findMissing = (locked, installed) => {
  if (!installed) return 'node_modules';
  return Object.keys(locked).find(
    (name) =>
      name !== '' &&
      !locked[name].optional &&
      !locked[name].devOptional &&
      installed[name]?.version !== locked[name].version,
  );
};

/** Installs the packages of package-lock.json if one is missing; throws on failure. */
const ensureInstalled = () => {
  const missing = findMissing(
    readPackages('package-lock.json'),
    readPackages('node_modules/.package-lock.json'),
  );
  if (!missing) return;
  // Not to stdout, which may be the JSON that a command prints.
  process.stderr.write(
    `Installing the packages of package-lock.json, which takes a minute (missing: ${missing}) …\n`,
  );
  const result = spawnSync('npm', ['ci'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error('npm ci failed: see its messages above');
};

module.exports = { ensureInstalled, findMissing };
