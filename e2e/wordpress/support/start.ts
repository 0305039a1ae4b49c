import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../../fixtures/services/serve';
import { parseStartOptions } from '../../../fixtures/services/start-options';
import { copySeededDatabase } from '../../../fixtures/services/testing/seeded-directory';
import { readTestSite } from './test-site';
import { startSite } from './start-site';

/** Starts the site and the reference services. */
const main = async (): Promise<void> => {
  const { paths } = readTestSite(process.env);
  const stop = await startSite(paths);
  const end = (): void => {
    void stop().then(() => {
      if (!process.env['BSRO_WORDPRESS_KEEP']) {
        rmSync(paths.folder, { recursive: true, force: true });
      }
      process.exit(0);
    });
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  const data = path.join(paths.folder, 'services');
  mkdirSync(data);
  await copySeededDatabase(path.join(data, 'pglite'));
  await serve(parseStartOptions(['--data', data, '--port', paths.servicesPort], process.env));
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
