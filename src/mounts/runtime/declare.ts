import { isAuthorMode } from '../../browser/author-mode';
import { loadChunk, shareLoad } from '../../browser/load-chunk';
import { PlaceholderError } from '../../browser/placeholder-error';
import { report, reports } from '../../browser/report';
import { isSwitchedOff } from '../../browser/storage';
import { reportUncaught } from '../../browser/uncaught';
import { getSiteName } from '../../site/brands';
import { canHoldSwitch } from '../../site/switch-prefix';
import { getBranch } from '../../site/version';
import type { AnyPlaceholder, MediaByAttribute, Start } from '../schema/placeholder';
import {
  type Begin,
  type Declared,
  type Mount,
  type Phase,
  mounts,
  nextPhase,
  onFound,
  show,
} from './registry';

/** Loads and runs what only some pages need; reports a failure, which stops nothing else. */
const runExtra = <Module>(
  source: string,
  load: () => Promise<Module>,
  run?: (module: Module) => void,
): void => {
  loadChunk(load)
    .then(run)
    .catch((error: unknown) => report(error, { source, during: 'chunk' }));
};

const loadRoots = () => import(/* webpackChunkName: "mount-root" */ './mount-root');

/** Ends a mount without a notice to the visitor: only an author can correct what is wrong. */
const refuse = (mount: Mount, state: 'failed' | 'off', reason: string, problem: unknown): void => {
  const error = typeof problem === 'string' ? new PlaceholderError(problem) : problem;
  nextPhase(mount);
  mount.notice?.root.remove();
  mount.notice = undefined;
  mount.problem = error;
  show(mount, state, reason);
  report(error, { source: mount.name, during: reason, element: mount.element });
};

/**
 * Starts a chunk, and measures the time since its element was found (docs/errors.md). A mistake of the
 * author that the chunk finds is refused like a wrong attribute (MOUNT-8).
 */
const startMeasured =
  (mount: Mount, phase: Phase, start: Start): Start =>
  async (place, fail) => {
    const handleError = (error: unknown): void => {
      if (!(error instanceof PlaceholderError)) fail(error);
      else if (!phase.over) refuse(mount, 'failed', 'attributes', error);
    };
    try {
      const undo = await start(place, handleError);
      if (!phase.over) performance.measure(`bsro-ui: ${mount.name}`, { start: mount.start });
      return undo;
    } catch (error) {
      handleError(error);
      return () => {};
    }
  };

/** The media query of an element's own value, if it has one. */
const getQuery = ({ dataset }: HTMLElement, media?: MediaByAttribute) => {
  const condition = media?.queries[dataset[media.attribute]?.trim() ?? ''];
  return condition && typeof matchMedia === 'function' ? matchMedia(condition) : undefined;
};

/**
 * Calls back when a media query has changed from what it is now, until the phase ends. An open
 * modal of ours comes first: it may belong to the mount, and a turned phone must not lose a form.
 */
const onQueryChange = (query: MediaQueryList, { ends }: Phase, callback: () => void): void => {
  const ending = new AbortController();
  const { signal } = ending;
  const { matches } = query;
  const look = (): void => {
    if (query.matches === matches) return;
    const modal = document.querySelector('.bsro-dialog[open]');
    if (modal) modal.addEventListener('close', look, { once: true, signal });
    else callback();
  };
  query.addEventListener('change', look, { signal });
  ends.push(() => ending.abort());
};

type Placeholders = readonly AnyPlaceholder[];

/**
 * Puts the declarations to work: checks the attributes of every placeholder that is found, now
 * and later, and switches off what is off here (MOUNT-8).
 * @param loadMore further declarations, asked for when an element is found that none of the first
 * is about; what begins with such an element asks again where that failed
 */
export const declare = (first: Placeholders, loadMore?: () => Promise<Placeholders>): Begin => {
  const byClass = new Map<string, Declared>();

  const placeholderOf = (mount: Mount) => mount.declared ?? byClass.get(mount.name);

  const add = (placeholders: Placeholders): void => {
    for (const placeholder of placeholders) {
      const loadOnce = shareLoad(() => placeholder.load(loadRoots));
      byClass.set(placeholder.match.className, { ...placeholder, loadChunk: loadOnce });
    }
    mounts.forEach(check);
  };

  const declareMore = shareLoad(async () => add((await loadMore?.()) ?? []));

  /** Whether it stands inside a React root, whose nodes belong to React; undefined: not known yet. */
  const isNested = ({ parentElement: outer }: Element): boolean | undefined => {
    if (!outer) return false;
    const around = mounts.get(outer);
    const placeholder = around && placeholderOf(around);
    if (around && !placeholder) return undefined;
    return placeholder?.kind === 'react' || isNested(outer);
  };

  const prepare = (mount: Mount): void => {
    const { element } = mount;
    const placeholder = placeholderOf(mount);
    const nested = placeholder && isNested(element);
    if (!placeholder || nested === undefined) {
      // What begins with it tells of a failure.
      declareMore().catch(() => {});
      return;
    }
    mount.declared = placeholder;
    mount.name = placeholder.name;
    if (nested) {
      refuse(mount, 'off', 'nested', 'Only the placeholder around it is mounted');
      return;
    }
    const content = placeholder.checkContent?.(element);
    if (content) {
      refuse(mount, 'failed', 'attributes', content.problem);
      mount.phase.ends.push(content.undo);
      return;
    }
    const prepared = placeholder.prepare(element, { site: getSiteName(document), isSwitchedOff });
    if (!('start' in prepared)) {
      refuse(mount, 'failed', 'attributes', prepared.join('; '));
    } else if (prepared.off) {
      nextPhase(mount);
      show(mount, 'off', prepared.off);
    } else {
      mount.prepared = prepared;
      for (const problem of prepared.misnamed) {
        const error = new PlaceholderError(problem);
        report(error, { source: mount.name, during: 'attributes', element });
      }
    }
  };

  function check(mount: Mount): void {
    // One that has only been found is told of when it is arranged.
    if (mount.declared || mount.element.dataset['mount'] === 'found') return;
    try {
      prepare(mount);
    } catch (error) {
      refuse(mount, 'failed', 'error', error);
    }
  }

  if (window.bsro) Reflect.set(window.bsro, 'branch', getBranch(location.hostname));
  reportUncaught(__webpack_public_path__);
  if (!('errorEndpoint' in document.documentElement.dataset)) reports.push = () => 0;
  else {
    runExtra(
      'error-beacon',
      () => import(/* webpackChunkName: "error-beacon" */ '../../browser/error-beacon'),
      ({ startErrorBeacon }) => startErrorBeacon(),
    );
  }
  add(first);
  onFound(check);
  if (isAuthorMode()) {
    runExtra('author', () => import(/* webpackChunkName: "author" */ './author'));
  }
  // The switches of the address also apply to the pages that follow (SITE-3, SITE-5).
  if (canHoldSwitch(location.search)) {
    runExtra(
      'switches',
      () => import(/* webpackChunkName: "switches" */ '../../browser/switches'),
      ({ storeQueriedSwitches }) => storeQueriedSwitches(),
    );
  }

  return async (mount, again) => {
    if (!mount.declared) await declareMore();
    const { declared, prepared } = mount;
    if (!declared || !prepared || mount.phase.over) return undefined;
    const query = getQuery(mount.element, declared.media);
    const isMet = query?.matches ?? true;
    const phase = isMet ? mount.phase : nextPhase(mount);
    if (query) onQueryChange(query, phase, again);
    if (!isMet) {
      show(mount, 'waiting');
      return undefined;
    }
    await declared.loadChunk();
    return startMeasured(mount, phase, prepared.start);
  };
};
