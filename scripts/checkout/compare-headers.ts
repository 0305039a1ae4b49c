import { createPageHeaders } from '../../fixtures/services/security/page-headers';
import { parsePolicy } from '../security/parse-policy';

const POLICY_HEADER = 'content-security-policy';

/** Headers that the page must not have, since they open it to other sites or replace what it shows. */
const UNWANTED_HEADERS: readonly string[] = [
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'location',
  'refresh',
  'service-worker-allowed',
];

/** A page in another encoding could hide a script from a check that reads UTF-8. */
const CONTENT_TYPE = /^text\/html\s*;\s*charset=utf-8$/i;

const MIN_NONCE_BYTES = 16;
const ANY_NONCE = '…';

const normalize = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const describeChange = (
  name: string,
  expected: string | undefined,
  received: string | undefined,
): string[] => {
  if (expected === received) return [];
  if (received === undefined) return [`${name} is missing, expected: ${expected || 'no value'}`];
  if (expected === undefined)
    return [`${name} isn't expected, received: ${received || 'no value'}`];
  return [`${name} has changed, expected: ${expected}; received: ${received}`];
};

/** Reads the nonce of a page's policy; undefined if it has none. */
export const parseNonce = (headers: Readonly<Record<string, string>>): string | undefined =>
  /'nonce-([^']*)'/.exec(headers[POLICY_HEADER] ?? '')?.[1];

/**
 * Compares the headers that decide what a page's scripts may do with those of every page of the reference
 * host (PCI DSS 11.6.1).
 * @param paymentOrigin the only origin whose frames the page may show
 * @returns the differences; for the policy, one per directive
 */
export const compareHeaders = (
  headers: Readonly<Record<string, string>>,
  paymentOrigin: string,
): string[] => {
  const nonce = parseNonce(headers);
  const expected = createPageHeaders(ANY_NONCE, paymentOrigin);
  const expectedPolicy = parsePolicy(expected[POLICY_HEADER] ?? '');
  // Each response has a different nonce.
  const policy = headers[POLICY_HEADER]?.replace(`'nonce-${nonce}'`, `'nonce-${ANY_NONCE}'`);
  const receivedPolicy = parsePolicy(policy ?? '');
  const directives = new Set([...expectedPolicy.keys(), ...receivedPolicy.keys()]);
  return [
    ...Object.entries(expected).flatMap(([name, value]) =>
      name === POLICY_HEADER
        ? []
        : describeChange(name, value, headers[name] && normalize(headers[name])),
    ),
    ...(policy === undefined
      ? [`${POLICY_HEADER} is missing`]
      : [...directives].flatMap((name) =>
          describeChange(
            `${POLICY_HEADER}, ${name}`,
            expectedPolicy.get(name)?.join(' '),
            receivedPolicy.get(name)?.join(' '),
          ),
        )),
    ...(nonce !== undefined && Buffer.from(nonce, 'base64').length < MIN_NONCE_BYTES
      ? [`${POLICY_HEADER} has a nonce of less than ${MIN_NONCE_BYTES} bytes: ${nonce}`]
      : []),
    ...(CONTENT_TYPE.test(headers['content-type'] ?? '')
      ? []
      : [`content-type isn't HTML in UTF-8: ${headers['content-type'] ?? 'missing'}`]),
    ...UNWANTED_HEADERS.flatMap((name) => describeChange(name, undefined, headers[name])),
  ];
};
