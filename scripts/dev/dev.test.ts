import type { runHost } from './run-host';

const runHostMock = jest.fn<ReturnType<typeof runHost>, Parameters<typeof runHost>>();
const listHostSources = jest.fn();

jest.mock('webpack', () => ({
  __esModule: true,
  default: () => ({
    watch(_options: object, onBuilt: (error: null, stats: undefined) => void) {
      setImmediate(() => onBuilt(null, undefined));
      return { close: () => {} };
    },
  }),
}));
jest.mock('../../webpack.config', () => ({ createBundleConfiguration: () => ({}) }));
jest.mock('./run-host', () => ({ runHost: runHostMock }));
jest.mock('./host-sources', () => ({ HOST_ENTRY: 'start.ts', listHostSources }));

const { argv } = process;
const errors: string[] = [];

beforeEach(() => {
  jest.resetModules();
  listHostSources.mockResolvedValue({ folders: [], includes: () => false });
  runHostMock.mockReset();
  errors.length = 0;
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
  process.argv = argv;
  process.exitCode = 0;
  process.removeAllListeners('SIGINT');
  process.removeAllListeners('SIGTERM');
});

/** Runs `npm run dev` with options. */
const start = async (...options: string[]): Promise<void> => {
  process.argv = ['node', 'dev.ts', ...options];
  await import('../dev');
};

const waitForHost = async () => {
  while (runHostMock.mock.calls.length === 0) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [call] = runHostMock.mock.calls;
  if (!call) throw new Error('no host');
  return call;
};

test('forwards its options to the host', async () => {
  await start('--data', 'my-data', '--port', '3100');
  const [, options] = await waitForHost();
  expect(options.slice(-5)).toEqual(['--dev', '--data', 'my-data', '--port', '3100']);
});

test('exits when the host exits', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  await start();
  const [, , { onEnd }] = await waitForHost();
  expect(() => onEnd(1)).toThrow('exit 1');
  expect(exit).toHaveBeenCalledTimes(1);
});

test('refuses an unknown option before it builds', async () => {
  await start('--dta', 'my-data');
  while (errors.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(errors.join('')).toContain("Unknown option '--dta'");
  expect(runHostMock).not.toHaveBeenCalled();
});
