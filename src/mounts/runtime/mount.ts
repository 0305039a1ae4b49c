import { isLoadError } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { MountTarget } from '../schema/placeholder';
import { whenOutdated } from './deployment';
import { getNoticeText, showNotice } from './notice';
import { type Mount, endPhase, mounts, startNextPhase, setMountState, emitFound } from './registry';
import { schedule } from './schedule';

/** Milliseconds after which a notice says that loading continues. */
export const SLOW_AFTER = 8_000;

/** Checks whether a failed load shows a notice: if its declaration says so, or after a visitor's click. */
const shouldShowNotice = ({ element, noticeFor, isClicked }: Mount): boolean =>
  isClicked || (!!noticeFor && element.matches(noticeFor));

/**
 * Listens for clicks on placeholders: a quiet placeholder that failed is loaded again, now with notices.
 * It uses one listener in the capture phase, because page scripts may stop the event.
 */
export const listenForClicks = (): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target instanceof Element && target.closest('[data-mount]');
      const mount = element && mounts.get(element);
      if (!mount || shouldShowNotice(mount)) return;
      mount.isClicked = true;
      mount.phase.retry?.();
    },
    true,
  );

/** Marks the mount as failed, restores the CMS's nodes, and shows a notice if the visitor asked for the feature. */
const fail = (mount: Mount, error: unknown): void => {
  const phase = startNextPhase(mount);
  const reason = isLoadError(error) ? 'chunk' : 'error';
  setMountState(mount, 'failed', `${reason}: ${getNoticeText('failed')}`);
  report(error, { source: mount.name, during: reason, element: mount.element });

  const retry = () => {
    // The button stays, because it has the focus.
    showNotice(mount, getNoticeText('loading'), mount.notice && getNoticeText('retry'));
    void start(mount);
  };
  if (!shouldShowNotice(mount)) {
    phase.retry = retry;
    return;
  }
  showNotice(mount, getNoticeText('failed'), getNoticeText('retry'), retry);
  if (reason === 'error') return;
  void whenOutdated(() => {
    if (!phase.isOver)
      showNotice(mount, getNoticeText('updated'), getNoticeText('reload'), () => location.reload());
  });
};

/** Loads and mounts the placeholder. It can be called again after a failure. */
const start = async (mount: Mount): Promise<void> => {
  const phase = startNextPhase(mount);
  const { element } = mount;
  const handleError = (error: unknown) => {
    if (!phase.isOver) fail(mount, error);
  };
  const slowTimer = setTimeout(() => {
    if (!phase.isOver && shouldShowNotice(mount)) showNotice(mount, getNoticeText('loading'));
  }, SLOW_AFTER);
  setMountState(mount, 'loading');
  try {
    const { loadStart } = await mount.load();
    const startChunk = await loadStart(mount, () => void start(mount));
    if (phase.isOver || !startChunk) return;
    const getTarget = (): MountTarget => ({
      element,
      cms: [...element.childNodes].filter((node) => node !== mount.notice?.root),
    });
    const undo = await startChunk(getTarget, handleError);
    if (phase.isOver) {
      undo();
      return;
    }
    phase.cleanups.push(undo);
    removeNotice(mount);
    setMountState(mount, 'mounted');
  } catch (error) {
    handleError(error);
  } finally {
    clearTimeout(slowTimer);
  }
};

const removeNotice = (mount: Mount): void => {
  mount.notice?.root.remove();
  mount.notice = undefined;
};

export const scheduleMount = (mount: Mount): void => {
  const { element, phase } = mount;
  if (phase.isOver) return;
  setMountState(mount, 'waiting');
  emitFound(mount);
  // The listener may have found it to be invalid.
  if (!phase.isOver) schedule(mount, element, phase, () => void start(mount));
};

/** Unmounts a placeholder and restores the CMS's nodes (MOUNT-6). */
export const unmount = (mount: Mount): void => {
  endPhase(mount);
  removeNotice(mount);
  mounts.delete(mount.element);
  setMountState(mount);
};
