/** `node scripts/bootstrap/run.cjs <script.ts> …`: installs missing packages, then runs the script. */
const { spawn } = require('node:child_process');
const path = require('node:path');
const { ensureInstalled } = require('./install.cjs');

const ROOT = path.join(__dirname, '../..');
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
// A terminal sends Ctrl-C to both processes: this one waits until the script ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
