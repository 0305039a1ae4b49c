import { flushSync } from 'react-dom';
import { report } from '../browser/report';
import { createPageRoot } from '../ui/root/page-root';
import { Panel } from './Panel';
import { createStyles } from './panel-styles';
import type { RenderedPage } from './rendered-page';
import { HOST_CLASS } from './serialize-page';

/**
 * Shows the panel of explain mode in a shadow root, where the page's styles don't reach it.
 * @param loading the page as the CMS renders it
 */
export const showPanel = (loading: Promise<RenderedPage | undefined>): void => {
  const host = document.createElement('div');
  host.className = HOST_CLASS;
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [createStyles()];
  const container = document.createElement('div');
  shadow.append(container);
  document.body.append(host);
  const root = createPageRoot(container, (error) =>
    report(error, { source: 'explain', during: 'render' }),
  );
  flushSync(() => root.render(<Panel loading={loading} />));
};
