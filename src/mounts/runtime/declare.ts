import { isAuthorMode } from '../../site/author-mode';
import { loadChunk, shareLoad } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { reportUncaught } from '../../browser/uncaught';
import { callNear } from '../../browser/viewport';
import { whenShown } from '../../browser/when-shown';
import { yieldToBrowser } from '../../browser/idle';
import { hasOwnTexts } from '../../language/page-texts';
import { getSiteName } from '../../site/brands';
import { isSwitchedOff, isSwitchedOn } from '../../site/read-switches';
import { MODAL_HASH_SUFFIX, canHoldSwitch } from '../../site/url-names';
import { getBranch } from '../../site/version';
import type { Mistake } from '../schema/mistake';
import type { AnyPlaceholder } from '../schema/placeholder';
import { endMount, refuse } from './end-mount';
import { getMediaQuery, onMediaQueryChange } from './media-query';
import type { RunCommand, LoadStart, Declared, Mount } from './registry';
import { mounts, startNextPhase, onFound, setMountState } from './registry';
import { wrapStart } from './wrap-start';

/** Loads and runs a module that only some pages need; reports a failure. */
const runExtra = <Module>(
  source: string,
  load: () => Promise<Module>,
  run?: (module: Module) => void,
): void => {
  loadChunk(load)
    .then(run)
    .catch((error: unknown) => report(error, { source, during: 'chunk' }));
};

const importTools = () => import(/* webpackChunkName: "page-tools" */ './page-tools');

export const runCommand: RunCommand = async (command) =>
  (await loadChunk(importTools)).runCommand(command);

export const loadRoots = () => import(/* webpackChunkName: "mount-root" */ './mount-root');

/** Loads the code that describes mistakes, which few pages need, and reports those in a placeholder. */
const loadAndReport = (mount: Mount, mistakes: readonly Mistake[]): void => {
  if (mistakes.length === 0) return;
  runExtra(mount.name, importTools, ({ reportMistakes }) => reportMistakes(mount, mistakes));
};

/** If the hash names a placeholder that waits for the viewport, starts it (OFFR-5). */
const startIfNamed = ({ element, declaration }: Mount): void => {
  const attribute = declaration?.openedBy;
  if (attribute && location.hash === `#${element.dataset[attribute]}${MODAL_HASH_SUFFIX}`) {
    callNear(element);
  }
};

/** Loads the page's texts if they aren't the defaults; after a failure, which is reported, the texts are English. */
const loadTexts = async (): Promise<void> => {
  if (!hasOwnTexts()) return;
  try {
    const { setPageLanguage } = await loadChunk(
      () => import(/* webpackChunkName: "page-language" */ '../../language/page-language'),
    );
    await setPageLanguage();
  } catch (error) {
    report(error, { source: 'texts', during: 'chunk' });
  }
};

type Placeholders = readonly AnyPlaceholder[];

/**
 * Applies the declarations: checks the attributes of all current and later placeholders, and turns
 * off those that are off on this page (MOUNT-8).
 * @param loadOthers loads the other declarations when an element has none in `first`; after a failed load,
 * the start of such an element loads them again
 */
export const declare = (
  first: Placeholders,
  loadOthers?: () => Promise<Placeholders>,
): LoadStart => {
  const byClass = new Map<string, Declared>();
  const textsLoaded = loadTexts();

  const getDeclaration = (mount: Mount) => mount.declaration ?? byClass.get(mount.name);

  const add = (placeholders: Placeholders): void => {
    for (const placeholder of placeholders) {
      const loadOnce = shareLoad(async () => {
        await placeholder.load(loadRoots);
        // The chunk was just evaluated in this task.
        await yieldToBrowser();
      });
      byClass.set(placeholder.match.className, { ...placeholder, loadChunk: loadOnce });
    }
    mounts.forEach(check);
  };

  const declareOthers = shareLoad(async () => {
    if (loadOthers) add(await loadOthers());
  });

  /** Checks whether an element is inside a React root that replaces it; undefined until the declarations have loaded. */
  const isNested = ({ parentElement: outer }: Element): boolean | undefined => {
    // A slot keeps the placeholders in it (docs/slots.md).
    if (!outer || outer.classList.contains('bsro-slot')) return false;
    const outerMount = mounts.get(outer);
    const placeholder = outerMount && getDeclaration(outerMount);
    if (outerMount && !placeholder) return undefined;
    if (placeholder?.kind === 'react' && !placeholder.keepsPlaceholders) return true;
    return isNested(outer);
  };

  const prepare = (mount: Mount): void => {
    const { element } = mount;
    const placeholder = getDeclaration(mount);
    const nested = placeholder && isNested(element);
    if (!placeholder || nested === undefined) {
      // The start of the mount reports a failure.
      declareOthers().catch(() => {});
      return;
    }
    mount.declaration = placeholder;
    mount.name = placeholder.name;
    if (nested) {
      endMount(mount, 'off', 'nested');
      loadAndReport(mount, ['nested']);
      return;
    }
    const content = placeholder.checkContent?.(element);
    if (content) {
      endMount(mount, 'failed', 'attributes');
      loadAndReport(mount, [content.mistake]);
      mount.phase.cleanups.push(content.undo);
      return;
    }
    const prepared = placeholder.prepare(element, {
      site: getSiteName(document),
      isSwitchedOff,
      isSwitchedOn,
      isAuthorMode,
    });
    if (!('start' in prepared)) {
      endMount(mount, 'failed', 'attributes');
      loadAndReport(mount, prepared);
    } else if (prepared.off) {
      endMount(mount, 'off', prepared.off);
    } else {
      mount.prepared = prepared;
      loadAndReport(mount, prepared.mistakes);
      // An element that was just found waits for the viewport only after this check.
      if (placeholder.openedBy) queueMicrotask(() => startIfNamed(mount));
    }
  };

  function check(mount: Mount): void {
    // A mount in the state `found` is checked when it is scheduled.
    if (mount.declaration || mount.element.dataset['mount'] === 'found') return;
    try {
      prepare(mount);
    } catch (error) {
      refuse(mount, 'error', error);
    }
  }

  Object.assign(window.bsro ?? {}, { branch: getBranch(location.hostname) });
  reportUncaught(__webpack_public_path__);
  if ('errorEndpoint' in document.documentElement.dataset) {
    whenShown(() =>
      runExtra(
        'error-beacon',
        () => import(/* webpackChunkName: "error-beacon" */ '../../browser/error-beacon'),
        ({ startErrorBeacon }) => startErrorBeacon(),
      ),
    );
  }
  add(first);
  onFound(check);
  addEventListener('hashchange', () => mounts.forEach(startIfNamed));
  // Author labels, explain mode, and the switches in the query, which also apply to the following
  // pages (SITE-3, SITE-5).
  if (isAuthorMode() || canHoldSwitch(location.search)) {
    whenShown(() => runExtra('page-tools', importTools, ({ startTools }) => startTools()));
  }

  return async (mount, restart) => {
    if (!mount.declaration) await declareOthers();
    const { declaration, prepared } = mount;
    if (!declaration || !prepared || mount.phase.isOver) return undefined;
    const query = getMediaQuery(mount.element, declaration.media);
    const isMet = query?.matches ?? true;
    const phase = isMet ? mount.phase : startNextPhase(mount);
    if (query) onMediaQueryChange(query, phase, restart);
    if (!isMet) {
      setMountState(mount, 'waiting');
      return undefined;
    }
    await Promise.all([declaration.loadChunk(), textsLoaded]);
    // Enhancements that share a file would otherwise start in one task; roots have a queue.
    if (declaration.kind === 'dom') await yieldToBrowser();
    return wrapStart(mount, declaration, phase, prepared.start);
  };
};
