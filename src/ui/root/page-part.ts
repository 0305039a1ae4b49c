import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { report } from '../../browser/report';
import { provideStore } from '../../store/provide-store';
import { createPageRoot } from './page-root';

export interface PagePart {
  /** Renders the content at once; null shows the CMS's nodes again. */
  readonly render: (content: ReactNode) => void;
  /** Removes the content, and shows the CMS's nodes again. */
  readonly remove: () => void;
}

/**
 * Renders React content with the page's Redux store in a root of its own, in the place of an element's CMS
 * nodes. They come back when the content is removed, and after an error in it, which is reported.
 * @param container an element, or a fragment for content that is rendered elsewhere, such as a dialog
 * @param source name of the placeholder in error reports
 * @param onError called after an error that has removed the content
 */
export const createPagePart = (
  container: HTMLElement | DocumentFragment,
  source: string,
  onError?: () => void,
): PagePart => {
  /** The nodes that the content replaces. */
  let cms: readonly ChildNode[] | undefined;

  const restoreCms = (): void => {
    if (!cms) return;
    container.replaceChildren(...cms);
    cms = undefined;
    if (container instanceof HTMLElement) releaseFocus(container);
  };
  const root = createPageRoot(container, (error) => {
    restoreCms();
    report(error, { source, during: 'render' });
    onError?.();
  });
  const remove = (): void => {
    if (!cms) return;
    root.unmount();
    restoreCms();
  };
  return {
    render(content) {
      if (content === null) {
        remove();
        return;
      }
      cms ??= [...container.childNodes];
      if (container instanceof HTMLElement) keepFocus(container);
      flushSync(() => root.render(provideStore(content)));
    },
    remove,
  };
};
