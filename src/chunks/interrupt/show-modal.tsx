import type { ComponentProps } from 'react';
import { InterruptModal } from './InterruptModal';
import { renderContent } from './render-content';

/**
 * Shows an interrupt as a modal (INTR-1).
 * @param onError called after an error has removed it
 * @returns a function that removes it
 */
export const showModal = (
  container: HTMLElement,
  props: ComponentProps<typeof InterruptModal>,
  onError: (error: unknown) => void,
): (() => void) => renderContent(container, <InterruptModal {...props} />, onError);
