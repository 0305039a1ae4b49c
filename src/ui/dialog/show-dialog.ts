import type { ReactNode } from 'react';
import { createPagePart } from '../root/page-part';

/**
 * Shows a dialog that no React root contains.
 * @param source name of the feature in error reports
 * @param render returns the dialog; `remove` is for its `onClose`
 */
export const showDialog = (source: string, render: (remove: () => void) => ReactNode): void => {
  const part = createPagePart(new DocumentFragment(), source);
  // React may still be rendering.
  part.render(render(() => queueMicrotask(part.remove)));
};
