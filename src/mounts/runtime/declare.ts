import { isAuthorMode } from '../../browser/author-mode';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { reportUncaught } from '../../browser/uncaught';
import { siteNameOf } from '../../site/brands';
import { SWITCH_PREFIX } from '../../site/switch-prefix';
import { branchOf } from '../../site/version';
import type { AnyPlaceholder, MediaByAttribute, Prepared } from '../schema/placeholder';
import { markOf } from '../schema/sighting';
import { type Begin, type Mount, mounts, nextPhase, onFound, show } from './registry';

/** Keeps the switches of the address for the pages that follow, whatever is on this one (SITE-3). */
const keepSwitches = async (): Promise<void> => {
  const load = () => import(/* webpackChunkName: "switches" */ '../../browser/switches');
  try {
    (await loadChunk(load)).keepQueriedSwitches();
  } catch (error) {
    report(error, { source: 'switches', during: 'chunk' });
  }
};

const loadRoots = () => import(/* webpackChunkName: "mount-root" */ './mount-root');

/**
 * Fetches the hashes of the features' files while their placeholders wait; what loads such a file
 * asks for them again where this fails.
 */
const fetchFileTable = (): void =>
  void import(/* webpackChunkName: "files" */ '../files').catch(() => {});

const refuse = (mount: Mount, state: 'failed' | 'off', reason: string, problem: unknown): void => {
  nextPhase(mount);
  mount.problem = String(problem);
  show(mount, state, reason);
  report(problem, { source: mount.name, during: reason });
};

/** What the media query of an element's own value asks for, where it does not hold now. */
const unmetQuery = ({ dataset }: HTMLElement, media?: MediaByAttribute) => {
  const condition = media?.queries[dataset[media.attribute] ?? ''];
  if (!condition || typeof matchMedia !== 'function') return undefined;
  const query = matchMedia(condition);
  return query.matches ? undefined : query;
};

/**
 * Puts the declarations to work: checks the attributes of every placeholder that is found, now
 * and later, and switches off what is off here (MOUNT-8).
 */
export const declare = (manifest: readonly AnyPlaceholder[]): Begin => {
  const byMark = new Map(manifest.map((placeholder) => [markOf(placeholder.match), placeholder]));
  const declared = new WeakMap<Mount, AnyPlaceholder>();
  const known = new WeakMap<Mount, Prepared>();

  const placeholderOf = (mount: Mount) => declared.get(mount) ?? byMark.get(mount.name);

  /** Whether it stands inside a React root, whose nodes belong to React. */
  const isNested = ({ parentElement: outer }: Element): boolean => {
    if (!outer) return false;
    const around = mounts.get(outer);
    return (around && placeholderOf(around)?.kind === 'react') || isNested(outer);
  };

  const prepare = (mount: Mount): void => {
    const { element } = mount;
    const placeholder = placeholderOf(mount);
    if (!placeholder) return;
    declared.set(mount, placeholder);
    mount.name = placeholder.name;
    if (isNested(element)) {
      refuse(mount, 'off', 'nested', 'Only the placeholder around it is mounted');
      return;
    }
    const prepared = placeholder.prepare(element, { site: siteNameOf(document) });
    if (!('load' in prepared)) refuse(mount, 'failed', 'attributes', prepared.join('; '));
    else if (prepared.off) {
      nextPhase(mount);
      show(mount, 'off', prepared.off);
    } else {
      mount.failure = prepared.failure ?? mount.failure;
      known.set(mount, prepared);
      if (mount.on !== 'idle') fetchFileTable();
    }
  };

  const check = (mount: Mount): void => {
    try {
      prepare(mount);
    } catch (error) {
      refuse(mount, 'failed', 'error', error);
    }
  };

  if (window.bsro) Reflect.set(window.bsro, 'branch', branchOf(location.hostname));
  reportUncaught(__webpack_public_path__);
  mounts.forEach(check);
  onFound(check);
  if (isAuthorMode()) void import(/* webpackChunkName: "author" */ './author');
  if (location.search.includes(SWITCH_PREFIX)) void keepSwitches();

  return async (mount, again) => {
    const prepared = known.get(mount);
    if (!prepared || mount.phase.signal.aborted) return undefined;
    const unmet = unmetQuery(mount.element, declared.get(mount)?.media);
    if (!unmet) return prepared.load(loadRoots);
    const signal = nextPhase(mount);
    show(mount, 'waiting');
    unmet.addEventListener('change', () => unmet.matches && again(), { signal });
    return undefined;
  };
};
