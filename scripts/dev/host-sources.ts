import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** The module that starts the reference host, from the repository's root. */
export const HOST_ENTRY = 'fixtures/services/start.ts';

/** Folders with files that the host reads without importing them: migrations, vehicle names, scripts for frames, styles. */
const FOLDERS = ['fixtures/services', 'fixtures/placeholder-catalog'];

const TESTS = /\.test\.ts$|^fixtures\/services\/testing\//;

/** The files that the host's behavior depends on. Paths are from the repository's root. */
export interface HostSources {
  readonly folders: readonly string[];
  /** Checks whether the host must restart if the file changes. */
  readonly includes: (file: string) => boolean;
}

const isInFolders = (file: string): boolean =>
  FOLDERS.some((folder) => file.startsWith(`${folder}/`));

const listFolders = (root: string, folder: string): string[] => [
  folder,
  ...readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
];

/**
 * Lists what the host imports, and every file of the services and the catalog.
 * @throws Error if a module doesn't parse
 */
export const listHostSources = async (root: string): Promise<HostSources> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [HOST_ENTRY],
    bundle: true,
    write: false,
    outdir: path.join(root, '.cache'),
    metafile: true,
    platform: 'node',
    packages: 'external',
    // The catalog shows declarations, which load chunks in the browser only.
    external: ['../../chunks/*'],
    logLevel: 'silent',
  });
  const modules = new Set(Object.keys(metafile.inputs));
  const folders = [...modules].map((file) => path.dirname(file));
  return {
    folders: [...new Set([...folders, ...FOLDERS.flatMap((folder) => listFolders(root, folder))])],
    includes: (file) => modules.has(file) || (isInFolders(file) && !TESTS.test(file)),
  };
};
