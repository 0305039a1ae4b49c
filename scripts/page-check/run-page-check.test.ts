import { runPageCheck } from './run-page-check';
import type { LoadFile } from '../../authoring/sources/load-file';

const PAGE = '<html data-site-name="fcac"></html>';

const run = async (args: readonly string[], status = 200, type = 'text/html') => {
  const load: LoadFile = (url) =>
    Promise.resolve({
      url,
      status,
      headers: { 'content-type': type },
      cookies: [],
      body: Buffer.from(PAGE),
    });
  const close = jest.fn();
  const createLoader = jest.fn(() => ({ load, close }));
  const print = jest.fn<void, [string]>();
  const code = await runPageCheck(args, { createLoader, print });
  expect(close).toHaveBeenCalledTimes(1);
  return { code, text: print.mock.calls.join('\n'), createLoader };
};

test('prints the results as text, and returns 1 if a check fails', async () => {
  const { code, text } = await run(['https://www.example.com/']);
  expect(code).toBe(1);
  expect(text).toContain('fail  entry: no bsro-ui script\n      Add the entry');
  expect(text).toMatch(/\d+ passed, \d+ to improve, [1-9]\d* failed$/);
});

test('prints the results as JSON', async () => {
  const { code, text } = await run(['https://www.example.com', '--json'], 500);
  expect(code).toBe(1);
  expect(JSON.parse(text)).toEqual({
    url: 'https://www.example.com/',
    passed: 0,
    warned: 0,
    failed: 1,
    results: [
      {
        check: 'page',
        verdict: 'fail',
        found: 'https://www.example.com/ is 500 text/html',
        fix: expect.any(String),
      },
    ],
  });
});

test('sends the user and password of the URL to its origin, and does not print them', async () => {
  const requests: (readonly [string, string | undefined])[] = [];
  const load: LoadFile = (url, _destination, headers) => {
    requests.push([url.href, headers?.['authorization']]);
    return Promise.resolve({
      url,
      status: 200,
      headers: { 'content-type': 'text/html' },
      cookies: [],
      body: Buffer.from(`${PAGE}<link rel="stylesheet" href="https://cdn.example.com/theme.css">`),
    });
  };
  const print = jest.fn<void, [string]>();
  await runPageCheck(['https://ann:secret@www.example.com/', '--json'], {
    createLoader: () => ({ load, close: jest.fn() }),
    print,
  });
  expect(print.mock.calls.join()).not.toMatch(/ann:|secret/);
  expect(requests).toContainEqual(['https://cdn.example.com/theme.css', undefined]);
  const own = requests.filter(([url]) => url.startsWith('https://www.example.com/'));
  expect(new Set(own.map(([, authorization]) => authorization))).toEqual(
    new Set([`Basic ${Buffer.from('ann:secret').toString('base64')}`]),
  );
});

test.each([
  [[], 10_000],
  [['--timeout', '2.5'], 2_500],
])('parses the timeout of the arguments %j: %i ms', async (args, milliseconds) => {
  const { createLoader } = await run(['http://fcac.localhost:3000/', ...args]);
  expect(createLoader).toHaveBeenCalledWith(milliseconds, false);
});

test.each([
  [[]],
  [['www.example.com']],
  [['file:///etc/hosts']],
  [['https://a.example', 'https://b.example']],
  [['https://a.example', '--timeout', '0']],
  [['https://a.example', '--timeout', 'soon']],
  [['https://a.example', '--fast']],
])('refuses the arguments %j with its usage', async (args) => {
  const environment = { createLoader: jest.fn(), print: jest.fn() };
  await expect(runPageCheck(args, environment)).rejects.toThrow(
    'Usage: npm run check:page -- URL [--rendered] [--json] [--timeout seconds]',
  );
  expect(environment.createLoader).not.toHaveBeenCalled();
});
