import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import type { ModuleContentProps } from './modules';
import { renderContent } from './render-content';

/**
 * Shows the content of a strip's module.
 * @param onError called after an error has removed it
 * @returns a function that removes it
 */
export const showModule = (
  container: HTMLElement,
  Content: ElementComponent<ModuleContentProps>,
  props: ModuleContentProps,
  onError: (error: unknown) => void,
): (() => void) => renderContent(container, <Content {...props} />, onError);
