import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { provideStore } from '../../store/provide-store';
import { createPageRoot } from '../../ui/root/page-root';

/**
 * Renders the content of an interrupt that needs React, before the next paint so that nothing shifts.
 * @param onError called after React has unmounted the content because rendering failed
 * @returns a function that unmounts the content
 */
export const renderContent = (
  container: HTMLElement,
  content: ReactNode,
  onError: (error: unknown) => void,
): (() => void) => {
  const root = createPageRoot(container, onError);
  flushSync(() => root.render(provideStore(content)));
  return () => root.unmount();
};
