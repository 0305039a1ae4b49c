import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian';

/**
 * Features that tests and measurements turn off. The first three are parts of Chromium's own interface,
 * which it renders for every window, even a hidden one; that takes half the time of a short test.
 * Playwright turns off the others, too; this list replaces Playwright's.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The browser's flags for tests and measurements, whether or not it runs headless. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

const findProgram = (
  names: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | undefined => {
  const folders = [
    '/usr/bin',
    ...(environment['PATH'] ?? '').split(path.delimiter).filter(Boolean),
  ];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
};

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const HEADLESS_SHELL = ['chromium-headless-shell'];

/** Finds the browser: CHROMIUM_PATH, or the first of the usual names in /usr/bin or on PATH. */
const findChromium = (environment: NodeJS.ProcessEnv = process.env): string | undefined => {
  const configured = environment['CHROMIUM_PATH'];
  return configured ? configured : findProgram(CHROMIUM, environment);
};

/**
 * Finds the browser that runs the tests: CHROMIUM_PATH, or Chromium's headless shell, or Chromium.
 * The headless shell has no interface, so a test takes a sixth less CPU time. It has no
 * back-forward cache.
 */
export const findTestBrowser = (
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  const configured = environment['CHROMIUM_PATH'];
  return configured
    ? configured
    : (findProgram(HEADLESS_SHELL, environment) ?? findChromium(environment));
};

/** Finds the browser or installs Debian's; throws an error that says what to do if neither works. */
export const ensureChromium = async (): Promise<string> => {
  const found =
    findChromium() ?? ((await installDebianPackages('chromium')) ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
};

/** Installs Debian's Chromium and its headless shell if they are missing; Chromium alone is enough. */
export const ensureTestBrowsers = async (): Promise<void> => {
  if (process.env['CHROMIUM_PATH']) return;
  const missing = [
    ...(findProgram(CHROMIUM, process.env) ? [] : ['chromium']),
    ...(findProgram(HEADLESS_SHELL, process.env) ? [] : ['chromium-headless-shell']),
  ];
  if (missing.length > 0) await installDebianPackages(...missing);
  await ensureChromium();
};
