import { getNameHash } from './name-hash';
import type { WebpackRuntime } from './webpack-runtime';

/** The contents of a script file: chunk IDs, modules, and code that runs at once. */
type ArrivedFile = readonly [
  ids: readonly string[],
  modules: Readonly<Record<string, unknown>>,
  run?: (webpack: WebpackRuntime) => void,
];

interface FileReceiver {
  push(file: ArrivedFile): void;
}

/** `window.trustedTypes`. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The global variables that this module uses. */
type Globals = Record<string, unknown> & { readonly trustedTypes?: TrustedTypesFactory };

/**
 * Installs the function that loads one file by its hash, from which it derives the name and the
 * integrity. A failure rejects with an error like webpack's ChunkLoadError: its message begins with
 * error, missing (the file loaded but does not contain the chunk), or timeout, and `request` is the
 * URL. The next call retries with another URL, because the browser may have cached a broken
 * response. A script that arrives after its timeout still installs its modules. A second copy of the
 * entry keeps the first copy's receiver. The options are separate arguments so that the minimizer
 * can inline their values.
 * @param globalName the global variable to which files push their modules
 * @param policyName the Trusted Types policy for the URLs of scripts
 * @param timeout milliseconds after which a file counts as failed
 */
export const installFileLoader = (
  webpack: WebpackRuntime,
  globalName: string,
  policyName: string,
  timeout: number,
): void => {
  const files: Record<string, Promise<void> | undefined> = {};
  const attempts: Record<string, string | undefined> = {};
  const installed = Promise.resolve();
  const globals: Globals = globalThis;
  let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;

  const createScript = (url: string): HTMLScriptElement => {
    const script = document.createElement('script');
    policy ||= globals.trustedTypes?.createPolicy(policyName, {
      createScriptURL: (value) => value,
    });
    script.src = policy?.createScriptURL(url) ?? url;
    return script;
  };

  const receiver: FileReceiver = {
    push([ids, modules, run]) {
      Object.assign(webpack.m, modules);
      run?.(webpack);
      for (const id of ids) files[`${id}.js`] = installed;
    },
  };
  globals[globalName] ||= receiver;

  webpack.l = (id, hash, extension = '.js', createElement = createScript) =>
    (files[id + extension] ||= new Promise((resolve, reject) => {
      const request = `${webpack.p}chunks/${id}.${getNameHash(hash)}${extension}${attempts[hash] || ''}`;
      const element = createElement(request);
      const onEnd = ({ type }: { readonly type: string }): void => {
        clearTimeout(timer);
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
      const timer = setTimeout(onEnd, timeout, { type: 'timeout' });
      element.addEventListener('load', onEnd);
      element.addEventListener('error', onEnd);
      element.nonce = webpack.nc ?? '';
      element.crossOrigin = '';
      element.integrity = `sha256-${hash}=`;
      document.head.append(element);
    }));
};
