import { isAuthorMode } from '../../browser/author-mode';
import { report } from '../../browser/report';
import { reportUncaught } from '../../browser/uncaught';
import { siteNameOf } from '../../site/brands';
import { branchOf } from '../../site/version';
import type { AnyPlaceholder, Prepared, Start } from '../schema/placeholder';
import { type Mount, mounts, nextPhase, onFound, show } from './registry';

const loadRoots = () => import(/* webpackChunkName: "mount-root" */ './mount-root');

/** Whether it stands inside a React root, whose nodes belong to React. */
const isNested = ({ parentElement: outer }: Element): boolean =>
  outer !== null && (mounts.get(outer)?.sighting.kind === 'react' || isNested(outer));

const refuse = (mount: Mount, state: 'failed' | 'off', reason: string, problem: unknown): void => {
  nextPhase(mount);
  mount.problem = String(problem);
  show(mount, state, reason);
  report(problem, { source: mount.sighting.name, during: reason });
};

/**
 * Puts the declarations to work: checks the attributes of every placeholder that is found, now
 * and later, and switches off what is off here (MOUNT-8).
 * @returns loads what one placeholder needs, ready to start; nothing for one that was refused
 */
export const declare = (
  manifest: readonly AnyPlaceholder[],
): ((mount: Mount) => Promise<Start | undefined>) => {
  const known = new WeakMap<Mount, Prepared>();

  const prepare = (mount: Mount): void => {
    const { element, sighting } = mount;
    if (isNested(element)) {
      refuse(mount, 'off', 'nested', 'Only the placeholder around it is mounted');
      return;
    }
    const placeholder = manifest.find(({ name }) => name === sighting.name);
    const prepared = placeholder?.prepare(element, { site: siteNameOf(document) });
    if (!prepared) return;
    if (!('load' in prepared)) refuse(mount, 'failed', 'attributes', prepared.join('; '));
    else if (prepared.off) {
      nextPhase(mount);
      show(mount, 'off', prepared.off);
    } else {
      const { failure = sighting.failure } = prepared;
      mount.sighting = { ...sighting, failure };
      known.set(mount, prepared);
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

  return async (mount) => known.get(mount)?.load(loadRoots);
};
