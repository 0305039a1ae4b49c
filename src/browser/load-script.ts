import { saveGlobals } from './save-globals';
import { toTrustedUrl } from './trusted-url';

/**
 * Loads a third party's classic script, and restores the globals that it overwrites meanwhile.
 * @param policyName name of the Trusted Types policy for it, which the page's CSP has to allow
 * @throws if it doesn't load
 */
export const loadScript = (src: string, policyName: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const restore = saveGlobals();
    Reflect.set(script, 'src', toTrustedUrl(src, policyName));
    script.nonce = __webpack_nonce__;
    script.addEventListener('load', () => {
      restore();
      resolve();
    });
    script.addEventListener('error', () => reject(new Error(`the script ${src} did not load`)));
    document.head.append(script);
  });
