import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/test/free-port';

/** A reference host of one test, whose output and database can be read. */
export interface LoggedHost {
  readonly port: string;
  /** Returns everything that the host has written to its output. */
  readonly readLog: () => string;
  /** Reads the files of its database, as bytes in Latin-1. */
  readonly readDatabase: () => Promise<ReadonlyMap<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts a host on a fresh copy of the seeded database. */
export const startLoggedHost = async (): Promise<LoggedHost> => {
  const port = findFreePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bsro-ui-logged-'));
  const host = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'start-host.ts')], {
    env: { ...process.env, PORT: port, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const started = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      log += chunk.toString();
      if (log.includes('bsro-ui is at ')) resolve();
    };
    host.stdout.on('data', listen);
    host.stderr.on('data', listen);
    host.once('exit', () => reject(new Error(`The host has ended: ${log}`)));
  });
  await started;
  return {
    port,
    readLog: () => log,
    readDatabase: async () => {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const read = files
        // The folder also contains the compiler cache.
        .filter((file) => file.isFile() && file.parentPath.includes('bsro-ui-e2e-'))
        .map(async (file) => {
          const name = path.join(file.parentPath, file.name);
          return [name, (await readFile(name)).toString('latin1')] as const;
        });
      return new Map(await Promise.all(read));
    },
    stop: async () => {
      const ended = once(host, 'exit');
      host.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
