import { loadChunk } from '../browser/load-chunk';
import { report } from '../browser/report';
import './on-demand.css';

/** What is said beside a control whose feature did not load (MOUNT-4). */
const NOT_LOADED = 'This did not load. Please try again.';

const sayFailure = (control: HTMLElement): void => {
  const text = document.createElement('p');
  text.className = 'bsro-on-demand__failure';
  text.setAttribute('role', 'status');
  control.after(text);
  // A status is read when it changes, not when it comes with its text.
  setTimeout(() => text.replaceChildren(NOT_LOADED));
};

/**
 * Loads what a visitor asked for by pressing a control and runs it; while it loads the control is
 * busy, and a failure is said beside it. Pressing again tries afresh.
 * @param source names the feature in reports
 */
export const loadOnDemand = async <Module>(
  control: HTMLElement,
  source: string,
  load: () => Promise<Module>,
  run: (module: Module) => void,
): Promise<void> => {
  if (control.getAttribute('aria-busy') === 'true') return;
  control.setAttribute('aria-busy', 'true');
  if (control.nextElementSibling?.matches('.bsro-on-demand__failure')) {
    control.nextElementSibling.remove();
  }
  try {
    run(await loadChunk(load));
  } catch (error) {
    report(error, { source, during: 'chunk' });
    sayFailure(control);
  } finally {
    control.removeAttribute('aria-busy');
  }
};
