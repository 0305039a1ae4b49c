/** `node scripts/bootstrap/run.cjs <script.ts> …`: installs missing packages, then runs the script. */
const { spawn } = require('node:child_process');
const path = require('node:path');
const { ensureInstalled } = require('./install.cjs');

const ROOT = path.join(__dirname, '../..');
/** How often a script of npm looks for its shell, in milliseconds. */
const WATCH_MS = 100;
const parent = process.ppid;
const [script, ...options] = process.argv.slice(2);

try {
  ensureInstalled();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, script), ...options], {
  cwd: ROOT,
  stdio: 'inherit',
});
const stop = () => {
  clearInterval(watch);
  child.kill('SIGTERM');
};
const stopIfOrphaned = () => {
  if (process.ppid !== parent) stop();
};
// npm forwards a SIGTERM only to its shell, which may end without passing it on. Without npm, the script may outlive
// the shell that has started it.
const watch = process.env.npm_lifecycle_event ? setInterval(stopIfOrphaned, WATCH_MS) : undefined;
// A terminal sends Ctrl-C to all processes: this one waits until the script ends.
process.on('SIGINT', () => clearInterval(watch));
process.on('SIGTERM', stop);
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
