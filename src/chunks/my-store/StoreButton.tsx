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
    // A click that opens a new window or tab is left to the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
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
        onClick: handleClick,
        onKeyDown: handleKeyDown,
      };
  return (
    <CmsElement element={element} elementRef={ref} {...props}>
      {children}
    </CmsElement>
  );
}
