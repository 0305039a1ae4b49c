import { act } from '@testing-library/react';
import { mountRoot } from '../src/mounts/runtime/mount-root';
import type { RootComponent } from '../src/mounts/schema/placeholder';

/**
 * Renders the root of a placeholder into its element, as a page does.
 * @returns a function that unmounts it, which restores the CMS's nodes
 */
export const mountIn = async <Values>(
  Root: RootComponent<Values>,
  element: HTMLElement,
  attributes: Values,
  onError: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<() => void> => {
  const props = { attributes, element, cms: [...element.childNodes] };
  const unmount = await act(() => mountRoot(Root, props, onError, () => false));
  return () => act(() => unmount?.());
};
