/** The storage key of the page's errors, which survive a navigation. */
export const ERRORS_KEY = 'engine-suite-errors';

/** Runs in the page before its own scripts. */
const collect = (key: string): void => {
  const add = (text: string): void => {
    const before = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, `${before}${location.pathname}: ${text}\n\n`);
  };
  const describe = (value: unknown): string =>
    value instanceof Error ? `${value.message}\n${value.stack ?? ''}` : String(value);
  addEventListener('error', ({ error, message }) =>
    add(`uncaught: ${error ? describe(error) : message}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled: ${describe(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    add(`CSP violation: ${event.violatedDirective} blocked ${event.blockedURI} (${event.sample})`);
  });
  const write = console.error.bind(console);
  console.error = (...values) => {
    add(`console.error: ${values.map(describe).join(' ')}`);
    write(...values);
  };
};

/** Adds the collector to the top of a page, with the nonce that the page's policy allows. */
export const addErrorCollector = (html: string, policy: string): string => {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const script = `<script nonce="${nonce}">(${String(collect)})(${JSON.stringify(ERRORS_KEY)})</script>`;
  return html.replace(/<head[^>]*>/, (head) => head + script);
};
