import { spawn } from 'node:child_process';
import path from 'node:path';
import webpack from 'webpack';
import { bundleConfiguration } from '../webpack.config';

const ROOT = path.join(__dirname, '..');

/** Starts the reference host, which restarts when its code changes. Pages reload after a rebuild. */
const startHost = () =>
  spawn(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      'fixtures/services/start.ts',
      '--dev',
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );

/** `npm run dev`: rebuilds after each change and serves the pages until Ctrl-C. */
const main = (): void => {
  const compiler = webpack(bundleConfiguration('development'));
  let host: ReturnType<typeof startHost> | undefined;
  const watching = compiler.watch({}, (error, stats) => {
    process.stdout.write(`${error?.message ?? stats?.toString('errors-warnings') ?? ''}\n`);
    host ??= startHost();
  });
  const end = (): void => {
    host?.kill('SIGTERM');
    watching?.close(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
};

main();
