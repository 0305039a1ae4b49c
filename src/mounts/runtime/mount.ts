import { isLoadError, loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { whenOutdated } from './deployment';
import { NOTICE, tell } from './notice';
import { type Mount, mounts, nextPhase, show, tellFound } from './registry';
import { schedule } from './schedule';

/** Milliseconds of loading after which a visitor is told that it goes on. */
export const SLOW_AFTER = 8_000;

/** Ends in the failed state: the CMS's nodes, told to whoever asked for the feature. */
const fail = (mount: Mount, error: unknown): void => {
  const signal = nextPhase(mount);
  const reason = isLoadError(error) ? 'chunk' : 'error';
  show(mount, 'failed', reason);
  report(error, { source: mount.name, during: reason });

  const retry = () => {
    // The button stays, for it has the focus.
    tell(mount, NOTICE.loading, mount.notice && NOTICE.retry);
    void start(mount);
  };
  if (mount.failure !== 'notice' && !mount.notice) {
    mount.element.addEventListener('click', retry, { once: true, signal });
    return;
  }
  tell(mount, NOTICE.failed, NOTICE.retry, retry);
  if (reason === 'error') return;
  void whenOutdated(() => {
    if (!signal.aborted) tell(mount, NOTICE.updated, NOTICE.reload, () => location.reload());
  });
};

/** Loads and mounts, now; safe to call again after a failure. */
const start = async (mount: Mount): Promise<void> => {
  const signal = nextPhase(mount);
  const { element } = mount;
  const broken = (error: unknown) => {
    if (!signal.aborted) fail(mount, error);
  };
  const slow = setTimeout(() => {
    if (mount.failure === 'notice' && !signal.aborted) tell(mount, NOTICE.loading);
  }, SLOW_AFTER);
  show(mount, 'loading');
  try {
    const begin = await loadChunk(async () =>
      (await mount.load()).begin(mount, () => void start(mount)),
    );
    if (signal.aborted || !begin) return;
    const cms = [...element.childNodes].filter((node) => node !== mount.notice?.root);
    const undo = await begin({ element, cms }, broken);
    if (signal.aborted) {
      undo();
      return;
    }
    signal.addEventListener('abort', undo);
    forgetNotice(mount);
    show(mount, 'mounted');
  } catch (error) {
    broken(error);
  } finally {
    clearTimeout(slow);
  }
};

const forgetNotice = (mount: Mount): void => {
  mount.notice?.root.remove();
  mount.notice = undefined;
};

/** Waits for the moment that the declaration names. */
export const arrange = (mount: Mount): void => {
  show(mount, 'waiting');
  schedule(mount, mount.element, nextPhase(mount), () => void start(mount));
  tellFound(mount);
};

/** Gives the element back to the CMS as it was (MOUNT-6). */
export const unmount = (mount: Mount): void => {
  const { dataset } = mount.element;
  mount.phase.abort();
  forgetNotice(mount);
  mounts.delete(mount.element);
  delete dataset['mount'];
  delete dataset['mountReason'];
};
