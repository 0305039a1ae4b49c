import { useId, useState } from 'react';
import { useLazy } from './useLazy';

/**
 * Manages a button that shows a panel, whose chunk loads on the first click. Closing only hides the panel, to keep the
 * visitor's input.
 * @param load an `import()` of the chunk; the same function in each render
 * @param source name of the feature in error reports
 */
export const useLazyDisclosure = <Module>(load: () => Promise<Module>, source: string) => {
  const id = useId();
  const { status, module, request } = useLazy(load, source);
  const [isClosed, setIsClosed] = useState(false);
  const isOpen = module !== undefined && !isClosed;
  return {
    status,
    /** The chunk, once it has loaded. */
    module,
    button: {
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-busy': status === 'loading',
      onClick: () => (module ? setIsClosed(isOpen) : request()),
    },
    panel: { id, hidden: !isOpen },
  };
};
