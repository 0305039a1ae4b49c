import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian';

/**
 * Off in the browser of tests and measurements. The first are Chromium's own interface, which it
 * draws anew for every window, unseen: half of what a short test takes. The rest are off in
 * Playwright too, whose list this one takes the place of.
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

/** How the browser of tests and measurements is started, besides without a window. */
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

/** The browser's path: CHROMIUM_PATH, else the first of the usual names in /usr/bin or on PATH. */
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

/** Finds the browser or installs Debian's; throws with what to do when there is none. */
export const ensureChromium = (): string => {
  const found = findChromium() ?? (installDebianPackages('chromium') ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
};
