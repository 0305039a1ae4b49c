interface ScriptUrlPolicy {
  createScriptURL: (url: string) => unknown;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

const policies = new Map<string, ScriptUrlPolicy>();

/** Returns the script's URL, as a TrustedScriptURL if the browser supports Trusted Types. */
export const toTrustedUrl = (src: string, policyName: string): unknown => {
  const { trustedTypes }: Window & { readonly trustedTypes?: TrustedTypes } = window;
  if (!trustedTypes) return src;
  // A page's CSP allows each policy only once.
  const policy =
    policies.get(policyName) ??
    trustedTypes.createPolicy(policyName, { createScriptURL: (url) => url });
  policies.set(policyName, policy);
  return policy.createScriptURL(src);
};
