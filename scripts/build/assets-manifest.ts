import type { Compilation, Compiler } from 'webpack';
import { computeIntegrity } from './content-hash';
import { emitJson } from './emit-json';

/** `dist/assets.json`: the files of a build, for hosts, budgets, deliveries, and the mount runtime. */
export interface AssetsManifest {
  /** Changes with any file. The running bundle has its own ID in `__webpack_hash__`. */
  readonly buildId: string;
  readonly mode: 'production' | 'development';
  readonly entry: { readonly file: string; readonly integrity: string };
  /** The entry's stylesheets. */
  readonly css: readonly string[];
  /** The files that a lazily loaded chunk needs, including shared files, by chunk name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** The manifest's name in the build's folder. */
export const ASSETS_FILE = 'assets.json';

const isServed = (file: string): boolean => /\.(js|css)$/.test(file);

export class AssetsManifestPlugin {
  private readonly entry: string;

  constructor(entry: string) {
    this.entry = entry;
  }

  apply(compiler: Compiler): void {
    emitJson(compiler, ASSETS_FILE, (compilation) => this.createManifest(compilation));
  }

  private createManifest(compilation: Compilation): AssetsManifest {
    const entryFiles = compilation.entrypoints.get(this.entry)?.getFiles().filter(isServed) ?? [];
    const file = entryFiles.find((name) => name.endsWith('.js'));
    const content = file && compilation.getAsset(file)?.source.buffer();
    if (!file || !content) throw new Error(`The build has no entry ${this.entry}`);
    const chunks = [...compilation.namedChunkGroups]
      .filter(([name]) => name !== this.entry)
      .map(([name, group]) => [name, group.getFiles().filter(isServed)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      buildId: compilation.hash ?? '',
      mode: compilation.options.mode === 'production' ? 'production' : 'development',
      entry: { file, integrity: computeIntegrity(content) },
      css: entryFiles.filter((name) => name.endsWith('.css')),
      chunks: Object.fromEntries(chunks),
    };
  }
}
