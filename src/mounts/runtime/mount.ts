import { isLoadError } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { whenOutdated } from './deployment';
import { NOTICE, tell } from './notice';
import { type Mount, endPhase, mounts, nextPhase, show, tellFound } from './registry';
import { schedule } from './schedule';

/** Milliseconds of loading after which a visitor is told that it goes on. */
export const SLOW_AFTER = 8_000;

/** Whether a failed load shows a notice: for what visitors come for, or have clicked on. */
const showsNotice = ({ element, noticeFor, isClicked }: Mount): boolean =>
  isClicked || (!!noticeFor && element.matches(noticeFor));

/**
 * Notes what visitors click on: a quiet placeholder that has failed is loaded again, and a notice
 * says how that goes. One listener for the page, in the capture phase, since the page's own scripts
 * may stop an event.
 */
export const followClicks = (): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      let element = target instanceof Element ? target : null;
      while (element && !mounts.has(element)) element = element.parentElement;
      const mount = element && mounts.get(element);
      if (!mount || showsNotice(mount)) return;
      mount.isClicked = true;
      mount.phase.retry?.();
    },
    true,
  );

/** Ends in the failed state: the CMS's nodes, told to whoever asked for the feature. */
const fail = (mount: Mount, error: unknown): void => {
  const phase = nextPhase(mount);
  const reason = isLoadError(error) ? 'chunk' : 'error';
  show(mount, 'failed', reason);
  report(error, { source: mount.name, during: reason, element: mount.element });

  const retry = () => {
    // The button stays, for it has the focus.
    tell(mount, NOTICE.loading, mount.notice && NOTICE.retry);
    void start(mount);
  };
  if (!showsNotice(mount)) {
    phase.retry = retry;
    return;
  }
  tell(mount, NOTICE.failed, NOTICE.retry, retry);
  if (reason === 'error') return;
  void whenOutdated(() => {
    if (!phase.over) tell(mount, NOTICE.updated, NOTICE.reload, () => location.reload());
  });
};

/** Loads and mounts, now; safe to call again after a failure. */
const start = async (mount: Mount): Promise<void> => {
  const phase = nextPhase(mount);
  const { element } = mount;
  const broken = (error: unknown) => {
    if (!phase.over) fail(mount, error);
  };
  const slow = setTimeout(() => {
    if (!phase.over && showsNotice(mount)) tell(mount, NOTICE.loading);
  }, SLOW_AFTER);
  show(mount, 'loading');
  try {
    const { begin } = await mount.load();
    const enter = await begin(mount, () => void start(mount));
    if (phase.over || !enter) return;
    const cms = [...element.childNodes].filter((node) => node !== mount.notice?.root);
    const undo = await enter({ element, cms }, broken);
    if (phase.over) {
      undo();
      return;
    }
    phase.ends.push(undo);
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
  const { element, phase } = mount;
  if (phase.over) return;
  show(mount, 'waiting');
  tellFound(mount);
  // Its declaration may have refused it.
  if (!phase.over) schedule(mount, element, phase, () => void start(mount));
};

/** Gives the element back to the CMS as it was (MOUNT-6). */
export const unmount = (mount: Mount): void => {
  endPhase(mount);
  forgetNotice(mount);
  mounts.delete(mount.element);
  show(mount);
};
