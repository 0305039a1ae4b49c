import './public-path';
import { yieldToBrowser } from './browser/idle';
import { toTrustedUrl } from './browser/trusted-url';

type Extension = '.js' | '.css';

/** The hashes of a chunk's files, SHA-256 in base64url; a file's name contains its hash. */
type ChunkRecord = readonly [script: string, styles?: string];

/** The contents of a script file: chunk IDs, modules, and webpack's code that runs at once. */
type ArrivedFile = readonly [
  ids: readonly string[],
  modules: Readonly<Record<string, unknown>>,
  run?: ((webpack: typeof __webpack_require__) => void) | undefined,
];

declare global {
  interface Window {
    /** The object to which the bundle's files push their modules (`output.chunkLoadingGlobal`). */
    bsroUiChunks?: { push(file: ArrivedFile): void };
  }
}

/** Milliseconds after which a file counts as failed. */
const TIMEOUT = 120_000;

/** The name of the Trusted Types policy for the URLs of scripts. */
const POLICY = 'bsro-ui';

// scripts/build/chunk-hashes.ts writes the table: the record of the first chunk is in the entry, and that chunk
// adds the others.
const webpack: typeof __webpack_require__ & {
  readonly f?: Readonly<Record<string, ChunkRecord | undefined>>;
} = __webpack_require__;

const files: Record<string, Promise<void> | undefined> = {};
const attempts: Record<string, string | undefined> = {};
const installed = Promise.resolve();

const createScript = (url: string): HTMLScriptElement => {
  const script = document.createElement('script');
  Reflect.set(script, 'src', toTrustedUrl(url, POLICY));
  return script;
};

const createLink = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

/**
 * Loads one file of a chunk, once. A failure rejects with an error like webpack's ChunkLoadError: its message
 * begins with error, missing (the file loaded but does not contain the chunk), or timeout, and `request` is
 * the URL. The next call retries with another URL, because the browser may have cached a broken response. A
 * script that arrives after its timeout still installs its modules.
 */
const loadFile = (id: string, hash: string, extension: Extension): Promise<void> =>
  (files[id + extension] ||= new Promise((resolve, reject) => {
    const request = `${__webpack_public_path__}chunks/${id}.${hash}${extension}${attempts[hash] || ''}`;
    const element = extension === '.css' ? createLink(request) : createScript(request);
    const onEnd = ({ type }: { readonly type: string }): void => {
      clearTimeout(timer);
      // After a time limit, a later event says nothing about the next attempt.
      element.removeEventListener('load', onEnd);
      element.removeEventListener('error', onEnd);
      // A stylesheet installs no modules.
      if (type === 'load' && (extension === '.css' || files[id + extension] === installed)) {
        return resolve();
      }
      element.remove();
      files[id + extension] = undefined;
      attempts[hash] = `${attempts[hash] || '?'}1`;
      reject(
        Object.assign(new Error(`${type === 'load' ? 'missing' : type} ${request}`), {
          name: 'ChunkLoadError',
          request,
        }),
      );
    };
    const timer = setTimeout(onEnd, TIMEOUT, { type: 'timeout' });
    element.addEventListener('load', onEnd);
    element.addEventListener('error', onEnd);
    element.nonce = __webpack_nonce__;
    element.crossOrigin = '';
    element.integrity = `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
    document.head.append(element);
  }));

// A second copy of the entry keeps the first copy's receiver.
window.bsroUiChunks ||= {
  push([ids, modules, run]) {
    Object.assign(__webpack_modules__, modules);
    run?.(webpack);
    for (const id of ids) files[`${id}.js`] = installed;
  },
};

/**
 * Loads a chunk, its script and its stylesheet if it has one, with subresource integrity
 * (docs/decisions/006-own-chunk-loader.md). An `import()` calls this function.
 */
__webpack_chunk_load__ = async (chunkId) => {
  // Many chunks are requested at once; together, their requests would block a phone.
  await yieldToBrowser();
  const id = String(chunkId);
  const [script = '', styles] = webpack.f?.[id] ?? [];
  await Promise.all([loadFile(id, script, '.js'), styles && loadFile(id, styles, '.css')]);
  // Otherwise, every caller that waits for the chunk would continue in this one task.
  await yieldToBrowser();
};
