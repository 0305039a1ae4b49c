import { getAttribute } from '../../../authoring/markup';
import { getHeader } from '../../../authoring/sources/load-file';
import { parsePolicy } from '../../security/parse-policy';
import type { Policy } from '../../security/parse-policy';
import type { Page } from '../parse-page';
import type { Finding } from '../result';
import { fail, pass, warn } from '../result';

/** Trusted Types policies that the bundle creates on every page. */
export const TRUSTED_TYPES: readonly string[] = ['bsro-ui', 'dompurify'];

const parsePolicies = ({ file, elements }: Page): Policy[] => {
  const metas = elements.filter(
    (element) => getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  return [
    ...getHeader(file, 'content-security-policy').split(','),
    ...metas.map((meta) => getAttribute(meta, 'content') ?? ''),
  ]
    .filter((text) => text.trim())
    .map(parsePolicy);
};

/** Checks whether a host or scheme source allows a URL; paths are ignored. */
const isSourceFor = (source: string, url: URL, page: URL): boolean => {
  if (source === "'self'") return url.origin === page.origin;
  if (source === '*' || source === url.protocol) return true;
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:']+)(?::([\d*]+))?(?:\/.*)?$/i.exec(source) ?? [];
  if (!host) return false;
  if (scheme && `${scheme}:` !== url.protocol) return false;
  const targetPort = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (port && port !== '*' && port !== targetPort) return false;
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === url.hostname;
};

const checkScripts = (policy: Policy, page: Page): Finding[] => {
  const [entry] = page.entries;
  const sources =
    policy.get('script-src-elem') ?? policy.get('script-src') ?? policy.get('default-src');
  if (!sources || !entry) return [];
  const isStrict = sources.includes("'strict-dynamic'");
  const hasNonce = entry.nonce !== undefined && sources.includes(`'nonce-${entry.nonce}'`);
  const hasHash = (entry.integrity ?? '')
    .split(/\s+/)
    .some((hash) => sources.includes(`'${hash}'`));
  const isAllowed = (url: URL): boolean =>
    sources.some((source) => isSourceFor(source, url, page.file.url));
  const findings: Finding[] = [];
  if (!hasNonce && !hasHash && (isStrict || !isAllowed(entry.url))) {
    findings.push(
      fail(
        `script-src ${sources.join(' ')} refuses the entry`,
        "Give the entry the nonce of the response, or name the bundle's origin in script-src",
      ),
    );
  }
  const base = page.assetBase;
  if (base && !isStrict && !isAllowed(base) && !hasNonce) {
    findings.push(
      fail(
        `script-src ${sources.join(' ')} refuses the chunks of ${base.origin}`,
        "Add 'strict-dynamic' and a nonce, or the bundle's origin",
      ),
    );
  }
  if (sources.includes("'unsafe-inline'") && !isStrict && !hasNonce) {
    findings.push(
      warn("script-src has 'unsafe-inline'", 'Use a nonce; the bundle needs no inline script'),
    );
  }
  return findings;
};

const checkSources = (policy: Policy, page: Page): Finding[] => {
  const targets: readonly (readonly [string, URL | undefined, string])[] = [
    ['style-src', page.assetBase, "the bundle's stylesheets"],
    ['connect-src', page.file.url, 'the services'],
    ['img-src', page.file.url, 'images and maps'],
  ];
  return targets.flatMap(([name, url, use]) => {
    const sources = policy.get(name) ?? policy.get('default-src');
    if (!sources || !url) return [];
    const nonce = page.entries[0]?.nonce;
    const isAllowed =
      sources.some((source) => isSourceFor(source, url, page.file.url)) ||
      (name === 'style-src' && nonce !== undefined && sources.includes(`'nonce-${nonce}'`));
    return isAllowed
      ? []
      : [
          fail(
            `${name} ${sources.join(' ')} refuses ${use}`,
            `Add ${url.origin} or 'self' to ${name}`,
          ),
        ];
  });
};

const checkTrustedTypes = (policy: Policy): Finding[] => {
  const names = policy.get('trusted-types');
  if (!names || names.includes('*')) return [];
  const missing = TRUSTED_TYPES.filter((name) => !names.includes(name));
  return missing.length > 0
    ? [
        fail(
          `trusted-types lacks ${missing.join(', ')}`,
          `Add ${missing.join(' ')} to trusted-types`,
        ),
      ]
    : [];
};

/** Checks that every content security policy of the page lets the bundle work. */
export const checkPolicy = (page: Page): Finding[] => {
  const policies = parsePolicies(page);
  if (policies.length === 0) {
    const isReportOnly = getHeader(page.file, 'content-security-policy-report-only') !== '';
    return [
      isReportOnly
        ? warn(
            'the content security policy is report-only',
            'Send it as Content-Security-Policy when the console shows no more violations',
          )
        : warn(
            'no content security policy',
            "Send one, such as script-src 'nonce-…' 'strict-dynamic'; trusted-types bsro-ui dompurify",
          ),
    ];
  }
  const findings = policies.flatMap((policy) => [
    ...checkScripts(policy, page),
    ...checkSources(policy, page),
    ...checkTrustedTypes(policy),
  ]);
  return findings.length > 0 ? findings : [pass('the content security policy allows the bundle')];
};
