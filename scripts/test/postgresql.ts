import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { installDebianPackages } from './debian';

/** A PostgreSQL cluster for one test run. */
export interface Cluster {
  readonly url: string;
  readonly stop: () => void;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Finds the folder of PostgreSQL's programs: Debian's newest version, or the first on PATH. */
const findPrograms = (): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  const folders = [
    ...(newest ? [path.join(DEBIAN_FOLDER, newest, 'bin')] : []),
    ...(process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
};

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });

/** Finds the user to run PostgreSQL as: Debian's `postgres` instead of root, which it rejects. */
const findUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const getId = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: getId('-u'), gid: getId('-g') };
};

/** Installs Debian's PostgreSQL if none is found; on the CI server, throws an error if it can't. */
export const ensurePostgresql = async (): Promise<void> => {
  if (!findPrograms()) await installDebianPackages('postgresql');
  if (process.env['CI'] && !findPrograms()) {
    throw new Error("The services' tests need PostgreSQL: apt-get install postgresql");
  }
};

/** Starts a cluster in a temporary folder; returns undefined without PostgreSQL. */
export const startCluster = async (): Promise<Cluster | undefined> => {
  const bin = findPrograms();
  if (!bin) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-postgresql-'));
  chmodSync(folder, 0o755);
  const user = findUser();
  const data = path.join(folder, 'data');
  if (user) execFileSync('install', ['-d', '-o', String(user.uid), '-g', String(user.gid), data]);
  const run = (program: string, ...args: string[]): void => {
    const result = spawnSync(path.join(bin, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (result.status !== 0) throw new Error(`${program} failed`);
  };
  const port = await findFreePort();
  run('initdb', '-D', data, '-A', 'trust', '-U', 'bsro', '-E', 'UTF8', '--locale=C', '--no-sync');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run('pg_ctl', '-D', data, '-l', path.join(data, 'server.log'), '-w', '-o', settings, 'start');
  return {
    url: `postgresql://bsro@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
