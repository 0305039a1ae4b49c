import { report } from '../../browser/report';
import type { Mount } from './registry';
import { setMountState, startNextPhase } from './registry';

/** Ends a mount without a notice to the visitor, because only an author can fix the problem. */
export const endMount = (mount: Mount, state: 'failed' | 'off', reason: string): void => {
  startNextPhase(mount);
  mount.notice?.root.remove();
  mount.notice = undefined;
  setMountState(mount, state, reason);
};

/** Marks a mount as failed and reports why. */
export const refuse = (mount: Mount, reason: string, error: unknown, details?: string): void => {
  report(error, { source: mount.name, during: reason, element: mount.element });
  endMount(mount, 'failed', details ? `${reason}: ${details}` : reason);
};
