import { isAuthorMode } from './site/author-mode';
import { shareLoad } from './browser/load-chunk';
import { repairArrayFrom } from './browser/repair-array-from';
import { report } from './browser/report';
import { whenShown } from './browser/when-shown';
import { bus } from './bus/bus';
import { listenForClicks } from './mounts/runtime/mount';
import { observe } from './mounts/runtime/observe';
import { createScan } from './mounts/runtime/scan';
import type { Scope } from './mounts/runtime/scan';
import type { RunCommand, LoadStart } from './mounts/runtime/registry';
import type { MountTrigger } from './mounts/schema/mount-trigger';
import { createPageApi } from './page-api';
import type { PageApi } from './page-api';
import { MODAL_HASH_SUFFIX, canHoldSwitch } from './site/url-names';
import { UI_VERSION } from './site/version';

declare global {
  interface Window {
    /** Page scripts queue commands here before the bundle loads (BUS-4). */
    bsro?: PageApi | unknown[];
  }
}

/** The key of `window` that the first copy of the bundle sets, so that a second one doesn't start (MOUNT-6). */
export const STARTED_KEY = Symbol.for('bsro-ui');

/** The exports of the declarations chunk that the entry uses (src/mounts/declarations.ts). */
interface Declarations {
  readonly loadStart: LoadStart;
  readonly runCommand: RunCommand;
  readonly preload: (classNames: readonly string[]) => Promise<void>;
}

/** Loads the code of the placeholders on a prerendered page that mount before a visitor scrolls or acts. */
const preloadCode = async (
  mountTriggers: readonly MountTrigger[],
  load: () => Promise<Declarations>,
): Promise<void> => {
  const classNames = mountTriggers
    .filter(({ on }) => on === 'now' || on === 'idle')
    .flatMap(({ names }) => names.split(' '))
    .filter((name) => document.querySelector(`.${name}`));
  if (classNames[0]) await (await load()).preload(classNames);
};

/**
 * Starts the bundle, unless another copy is running. A prerendered page only loads code until the visitor
 * opens it (docs/mounting.md#prerendered-pages).
 */
export const start = (
  mountTriggers: readonly MountTrigger[],
  loadDeclarations: () => Promise<Declarations>,
): void => {
  if (Reflect.has(window, STARTED_KEY)) {
    report('Included twice', { source: 'entry', during: 'start' });
    return;
  }
  Reflect.set(window, STARTED_KEY, UI_VERSION);
  repairArrayFrom();

  const load = shareLoad(loadDeclarations);
  const scanPage = createScan(mountTriggers, load);
  const scan = (scope?: Scope) => whenShown(() => scanPage(scope));
  const api = createPageApi(scan, async (command) => (await load()).runCommand(command));
  const queued = window.bsro;
  window.bsro = api;
  for (const topic of ['createreviews', 'createreviewsv2'] as const) {
    bus.subscribe(topic, ({ element }) => scan(element));
  }
  if (Array.isArray(queued)) api.push(...queued);
  whenShown(() => {
    // In a task of its own, because the page's first layout is part of the current one.
    setTimeout(scan);
    observe(scan);
  });
  if (document.prerendering) {
    // The mounts load the code again, and report a failure.
    preloadCode(mountTriggers, load).catch(() => {});
  }
  listenForClicks();
  // Author labels, explain mode, and the switches in the query also work on a page without
  // placeholders, and a hash opens a placeholder that is not near the viewport.
  const checkUrl = () => {
    if (
      isAuthorMode() ||
      canHoldSwitch(location.search) ||
      location.hash.endsWith(MODAL_HASH_SUFFIX)
    ) {
      void load();
    }
  };
  addEventListener('hashchange', checkUrl);
  checkUrl();
};
