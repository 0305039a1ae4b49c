import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { CmsElement } from '../../ui/cms/CmsElement';

interface StoreButtonProps {
  /** The CMS's link to my store, or to the store finder. */
  readonly element: Element;
  /** Whether it is the CMS's link again, because the panel didn't load. */
  readonly isLink: boolean;
  readonly isBusy: boolean;
  readonly toggle: () => void;
  readonly buttonProps: {
    readonly ref: RefObject<HTMLElement | null>;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
  };
  readonly children: ReactNode;
}

/**
 * Runs the listeners that the page's scripts have added to the CMS's link, which isn't in the document while the root is
 * mounted.
 */
const forwardClick = (link: Element, { nativeEvent }: MouseEvent): void => {
  // A link can navigate even outside the document.
  link.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  link.dispatchEvent(new window.MouseEvent('click', nativeEvent));
};

/** The CMS's link as a button that toggles the panel. */
export function StoreButton({
  element,
  isLink,
  isBusy,
  toggle,
  buttonProps: { ref, 'aria-expanded': isExpanded, 'aria-controls': panelId },
  children,
}: StoreButtonProps) {
  const handleClick = (event: MouseEvent): void => {
    forwardClick(element, event);
    // A click that opens a new window or tab is left to the link.
    if (isLink || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    toggle();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const props = isLink
    ? {}
    : {
        role: 'button',
        'aria-expanded': isExpanded,
        'aria-controls': panelId,
        'aria-busy': isBusy || undefined,
        onKeyDown: handleKeyDown,
      };
  return (
    <CmsElement element={element} elementRef={ref} onClick={handleClick} {...props}>
      {children}
    </CmsElement>
  );
}
