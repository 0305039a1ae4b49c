import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { provideStore } from '../../store/provide-store';

/**
 * Renders a part of an interrupt that needs React, before the next paint so that nothing shifts.
 * @param onError called after an error has removed it
 * @returns a function that removes it
 */
export const renderPart = (
  container: HTMLElement,
  part: ReactNode,
  onError: (error: unknown) => void,
): (() => void) => {
  const root = createRoot(container, { onUncaughtError: onError });
  flushSync(() => root.render(provideStore(part)));
  return () => root.unmount();
};
