import { saveGlobals } from './save-globals';

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => unknown;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

const policies = new Map<string, ScriptUrlPolicy>();

/** Returns the script's URL, as a TrustedScriptURL if the browser supports Trusted Types. */
const toTrustedUrl = (src: string, policyName: string): unknown => {
  const { trustedTypes }: Window & { readonly trustedTypes?: TrustedTypes } = window;
  if (!trustedTypes) return src;
  // A page's CSP allows each policy only once.
  const policy =
    policies.get(policyName) ??
    trustedTypes.createPolicy(policyName, { createScriptURL: (url) => url });
  policies.set(policyName, policy);
  return policy.createScriptURL(src);
};

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
