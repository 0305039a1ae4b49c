import { isAuthorMode } from './browser/author-mode';
import { report } from './browser/report';
import { bus } from './bus/bus';
import { followClicks } from './mounts/runtime/mount';
import { observe } from './mounts/runtime/observe';
import { createScan } from './mounts/runtime/scan';
import type { LoadDeclarations } from './mounts/runtime/registry';
import type { Sighting } from './mounts/schema/sighting';
import { createPageApi, type PageApi } from './page-api';
import { canHoldSwitch } from './site/switch-prefix';
import { UI_VERSION } from './site/version';

declare global {
  interface Window {
    /** The page's own scripts leave commands here before the bundle comes (BUS-4). */
    bsro?: PageApi | unknown[];
  }
}

/** Where the page's one copy of the bundle says what it is, so that a second stops (MOUNT-6). */
export const CLAIM = Symbol.for('bsro-ui');

/** Starts the bundle on the page, unless another copy of it is there already. */
export const start = (sightings: readonly Sighting[], load: LoadDeclarations): void => {
  if (Reflect.has(window, CLAIM)) {
    report('Included twice', { source: 'entry', during: 'start' });
    return;
  }
  Reflect.set(window, CLAIM, UI_VERSION);

  const scan = createScan(sightings, load);
  const api = createPageApi(scan);
  const queued = window.bsro;
  window.bsro = api;
  for (const topic of ['createreviews', 'createreviewsv2'] as const) {
    bus.subscribe(topic, ({ element }) => scan(element));
  }
  if (Array.isArray(queued)) api.push(...queued);
  scan();
  observe(scan);
  followClicks();
  // Labels for the author and the switches of the address are wanted on a page of no placeholder too.
  if (isAuthorMode() || canHoldSwitch(location.search)) void load();
};
