import { provideStore } from '../../store/provide-store';
import { createPageRoot } from '../../ui/root/page-root';
import { TireComparison } from './TireComparison';

/**
 * Creates the React root of the bar and the modal.
 * @param onError called after a render error, for which React removes both
 * @returns a function that removes both
 */
export const createComparisonView = (
  element: HTMLElement,
  onError: (error: unknown) => void,
): (() => void) => {
  const root = createPageRoot(element, onError);
  root.render(provideStore(<TireComparison />));
  return () => root.unmount();
};
