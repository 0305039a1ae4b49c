import { isExplainOff } from './explained-switches';
import { explainPage } from './explained-page';
import { formatPage } from './format-page';
import { showPanel } from './show-panel';
import { loadRenderedPage } from './rendered-page';
import { watchStates } from './state-times';
import { watchPage } from './timeline';

const OFF_MESSAGE =
  'Explain mode is off on this site: data-switches of <html> has bsro-ui-explain:off';

let isOpen = false;

/** Opens explain mode, unless the site has switched it off (docs/authoring/explain.md). */
export const openExplain = (): void => {
  if (isOpen) return;
  if (isExplainOff(document)) {
    console.info(OFF_MESSAGE);
    return;
  }
  isOpen = true;
  watchPage();
  watchStates();
  showPanel(loadRenderedPage());
};

/** Logs and returns what happened on the page as text, unless the site has switched explain mode off. */
export const explain = async (): Promise<string> => {
  watchPage();
  const isOff = isExplainOff(document);
  const text = isOff ? OFF_MESSAGE : formatPage(explainPage(await loadRenderedPage()));
  console.info(text);
  return text;
};
