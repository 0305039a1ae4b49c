import path from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { watchFolders } from '../fixtures/services/pages/watch-folders';
import { parseStartOptions } from '../fixtures/services/start-options';
import { createBundleConfiguration } from '../webpack.config';
import { HOST_ENTRY, listHostSources } from './dev/host-sources';
import { runHost } from './dev/run-host';
import type { RunningHost } from './dev/run-host';

const ROOT = path.join(__dirname, '..');

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Restarts the host after each change of its code, until the returned function is called. */
const restartOnChange = async (host: RunningHost): Promise<() => void> => {
  let stopWatching = (): void => {};
  const watchSources = async (): Promise<void> => {
    const { folders, includes } = await listHostSources(ROOT);
    stopWatching();
    stopWatching = watchFolders(
      folders.map((folder) => path.join(ROOT, folder)),
      (files) => {
        if (!files.some((file) => includes(path.relative(ROOT, file)))) return;
        void host.restart();
        // If a module doesn't parse, the previous list stays in use; the host reports the error.
        watchSources().catch(() => {});
      },
    );
  };
  await watchSources();
  return () => stopWatching();
};

/**
 * `npm run dev -- [options of the host]`: rebuilds after each change, and serves the pages, which then
 * reload. Runs until Ctrl-C or until the host exits.
 */
const main = async (): Promise<void> => {
  const options = process.argv.slice(2);
  const { dist } = parseStartOptions(options, process.env);
  const target = { entry: './src/index.ts', folder: dist };
  const compiler = webpack(createBundleConfiguration('development', target));
  const watching = await new Promise<ReturnType<Compiler['watch']>>((resolve) => {
    const watcher = compiler?.watch({}, (error, stats) => {
      print(error?.message ?? stats?.toString('errors-warnings') ?? '');
      resolve(watcher);
    });
  });
  const host = runHost(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, HOST_ENTRY), '--dev', ...options],
    {
      onEnd: (exitCode) => process.exit(exitCode),
      onEndAfterChange: () => print('The host has exited. It restarts after the next change.'),
    },
  );
  const stopWatching = await restartOnChange(host);
  const shutDown = (): void => {
    stopWatching();
    watching?.close(() => void host.stop().then(() => process.exit(0)));
  };
  process.once('SIGINT', shutDown);
  process.once('SIGTERM', shutDown);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
