import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian';

/**
 * Features that tests and measurements turn off. The first three are Chromium's own interface,
 * which it renders for every window although it is hidden: half the time of a short test.
 * Playwright turns the rest off too, and this list replaces Playwright's.
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

/** The flags of the browser for tests and measurements, which also runs headless. */
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

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Finds the browser: CHROMIUM_PATH, or the first of the usual names in /usr/bin or on PATH. */
export const findChromium = (environment: NodeJS.ProcessEnv = process.env): string | undefined => {
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) return chosen;
  const folders = [
    '/usr/bin',
    ...(environment['PATH'] ?? '').split(path.delimiter).filter(Boolean),
  ];
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) =>
    existsSync(file),
  );
};

/** Finds the browser or installs Debian's; throws an error that says what to do if neither works. */
export const ensureChromium = (): string => {
  const found = findChromium() ?? (installDebianPackages('chromium') ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
};
