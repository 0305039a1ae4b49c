import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { isBusy, setBusy } from '../cms-form/form';
import { LOADING_TEXTS } from '../messages';
import '../cms-form/cms-form.css';

/** Says beside a control that its feature failed to load (MOUNT-4). */
const showFailure = (control: HTMLElement): void => {
  const text = document.createElement('p');
  text.className = 'bsro-on-demand__failure';
  text.setAttribute('role', 'status');
  control.after(text);
  // Screen readers announce a live region only when its text changes after insertion.
  setTimeout(() => text.replaceChildren(LOADING_TEXTS.controlFailed));
};

/**
 * Loads a module after a visitor activates a control, and runs it. The control is busy while the
 * module loads; a failure is shown beside it, and activating it again retries.
 * @param source name of the feature in error reports
 */
export const loadOnDemand = async <Module>(
  control: HTMLElement,
  source: string,
  load: () => Promise<Module>,
  run: (module: Module) => void,
): Promise<void> => {
  if (isBusy(control)) return;
  setBusy(control, true);
  if (control.nextElementSibling?.matches('.bsro-on-demand__failure')) {
    control.nextElementSibling.remove();
  }
  try {
    run(await loadChunk(load));
  } catch (error) {
    report(error, { source, during: 'chunk' });
    showFailure(control);
  } finally {
    setBusy(control, false);
  }
};
