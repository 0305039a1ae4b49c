import { isAuthorMode } from '../../site/author-mode';
import { loadChunk, shareLoad } from '../../browser/load-chunk';
import { PlaceholderError } from '../../browser/author-errors';
import { report } from '../../browser/report';
import { isSwitchedOff } from '../../browser/storage';
import { reportUncaught } from '../../browser/uncaught';
import { callNear } from '../../browser/viewport';
import { carryInput, isFillingIn, readInput } from '../../browser/visitor-input';
import { whenShown } from '../../browser/when-shown';
import { yieldToBrowser } from '../../browser/idle';
import { getSiteName } from '../../site/brands';
import { MODAL_HASH_SUFFIX, canHoldSwitch } from '../../site/url-names';
import { getBranch } from '../../site/version';
import type { Mistake } from '../schema/mistake';
import type { AnyPlaceholder, MediaByAttribute, Start } from '../schema/placeholder';
import type { RunCommand, LoadStart, Declared, Mount, Phase } from './registry';
import { mounts, startNextPhase, onFound, setMountState } from './registry';

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
  runExtra(
    mount.name,
    () => import(/* webpackChunkName: "report-mistakes" */ './report-mistakes'),
    ({ reportMistakes }) => reportMistakes(mount, mistakes),
  );
};

/** Ends a mount without a notice to the visitor, because only an author can fix the problem. */
const endMount = (mount: Mount, state: 'failed' | 'off', reason: string): void => {
  startNextPhase(mount);
  mount.notice?.root.remove();
  mount.notice = undefined;
  setMountState(mount, state, reason);
};

/** Marks a mount as failed and reports why. */
const refuse = (mount: Mount, reason: string, error: unknown, details?: string): void => {
  report(error, { source: mount.name, during: reason, element: mount.element });
  endMount(mount, 'failed', details ? `${reason}: ${details}` : reason);
};

/**
 * Wraps a chunk's start: measures the time since its element was found (docs/errors.md), and refuses
 * the mount if the chunk finds a mistake of the author, as for a wrong attribute (MOUNT-8).
 */
const wrapStart =
  (mount: Mount, phase: Phase, start: Start): Start =>
  async (place, fail) => {
    const handleError = (error: unknown): void => {
      if (!(error instanceof PlaceholderError)) fail(error);
      else if (!phase.isOver) refuse(mount, 'attributes', error, error.message);
    };
    try {
      const input = readInput(place.element);
      const undo = await start(place, handleError);
      if (!phase.isOver && input.length > 0) {
        phase.cleanups.push(carryInput(input, place.element));
      }
      if (!phase.isOver) performance.measure(`bsro-ui: ${mount.name}`, { start: mount.foundAt });
      return undo;
    } catch (error) {
      handleError(error);
      return () => {};
    }
  };

/** Gets the media query of an element's attribute value, if it has one. */
const getMediaQuery = ({ dataset }: HTMLElement, media?: MediaByAttribute) => {
  const condition = media?.queries[dataset[media.attribute]?.trim() ?? ''];
  return condition && typeof matchMedia === 'function' ? matchMedia(condition) : undefined;
};

/**
 * Calls back when a media query's result changes, until the phase ends. If a modal is open, it waits
 * until the modal closes: it may belong to the mount, and rotating a phone must not lose a form.
 */
const onMediaQueryChange = (
  query: MediaQueryList,
  { cleanups }: Phase,
  callback: () => void,
): void => {
  const controller = new AbortController();
  const { signal } = controller;
  const { matches } = query;
  const checkQuery = (): void => {
    if (query.matches === matches) return;
    const modal = document.querySelector('.bsro-dialog[open]');
    if (modal) modal.addEventListener('close', checkQuery, { once: true, signal });
    else callback();
  };
  query.addEventListener('change', checkQuery, { signal });
  cleanups.push(() => controller.abort());
};

/** Milliseconds between two checks of whether a press has ended. */
const PRESS_POLL_INTERVAL = 100;

/** Checks whether a visitor presses something that belongs to this placeholder, not to one inside it. */
const isPressed = (element: HTMLElement): boolean => {
  if (!element.matches(':active')) return false;
  const pressed = [...element.querySelectorAll(':active')].pop();
  return pressed?.closest('[data-mount]') === element;
};

/**
 * Waits until a press in an element ends, because a click on a replaced node would be lost; and if React will replace
 * the fields, until the visitor has left them. A root that keeps the CMS's nodes moves the placeholders in them, too.
 */
const whenReleased = async (
  { element }: Mount,
  { kind, keepsPlaceholders }: Declared,
): Promise<void> => {
  const isInUse = (): boolean =>
    keepsPlaceholders
      ? element.matches(':active') || isFillingIn(element, true)
      : isPressed(element) || (kind === 'react' && isFillingIn(element));
  while (isInUse()) {
    await new Promise((next) => {
      setTimeout(next, PRESS_POLL_INTERVAL);
    });
  }
};

/** If the hash names a placeholder that waits for the viewport, starts it (OFFR-5). */
const startIfNamed = ({ element, declaration }: Mount): void => {
  const attribute = declaration?.openedBy;
  if (attribute && location.hash === `#${element.dataset[attribute]}${MODAL_HASH_SUFFIX}`) {
    callNear(element);
  }
};

type Placeholders = readonly AnyPlaceholder[];

type LoadPlaceholders = () => Promise<Placeholders>;

/** The loaders of further declarations: of the content, and of placeholders with a page of their own. */
interface FurtherDeclarations {
  readonly content: LoadPlaceholders;
  readonly page: LoadPlaceholders;
}

/**
 * Applies the declarations: checks the attributes of all current and later placeholders, and turns
 * off those that are off on this page (MOUNT-8).
 * @param further loads further declarations when an element has none in `first`; after a failed load,
 * the start of such an element loads them again
 */
export const declare = (first: Placeholders, further?: FurtherDeclarations): LoadStart => {
  const byClass = new Map<string, Declared>();

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

  const createDeclareMore = (load?: LoadPlaceholders): (() => Promise<void>) =>
    shareLoad(async () => {
      if (load) add(await load());
    });
  const declareContent = createDeclareMore(further?.content);
  const declarePages = createDeclareMore(further?.page);
  const declareMore = ({ hasOwnPage }: Mount): Promise<void> =>
    hasOwnPage ? declarePages() : declareContent();

  /** Finds the nearest mount that still needs a declaration: the element's own, or one of an ancestor. */
  const findUndeclared = (element: Element | null): Mount | undefined => {
    if (!element) return undefined;
    const mount = mounts.get(element);
    return mount && !getDeclaration(mount) ? mount : findUndeclared(element.parentElement);
  };

  /** Checks whether an element is inside a React root that replaces it; undefined until the declarations have loaded. */
  const isNested = ({ parentElement: outer }: Element): boolean | undefined => {
    if (!outer) return false;
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
      declareMore(findUndeclared(element) ?? mount).catch(() => {});
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
    const prepared = placeholder.prepare(element, { site: getSiteName(document), isSwitchedOff });
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
    while (!mount.declaration) {
      const missing = findUndeclared(mount.element);
      if (!missing) break;
      await declareMore(missing);
    }
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
    await declaration.loadChunk();
    // Enhancements that share a file would otherwise start in one task; roots have a queue.
    if (declaration.kind === 'dom') await yieldToBrowser();
    await whenReleased(mount, declaration);
    return wrapStart(mount, phase, prepared.start);
  };
};
