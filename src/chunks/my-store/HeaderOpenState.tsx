import type { ReactNode } from 'react';
import type { Store } from '../../services/store-schema';
import { CmsElement } from '../../ui/cms/CmsElement';
import { OpenStateText } from '../../ui/store/OpenState';
import { useOpenState } from '../../ui/store/useOpenState';

interface HeaderOpenStateProps {
  readonly store: Store;
  /** The CMS's element with the open state. */
  readonly element: Element;
  /** Shown if the hours of the store are unknown. */
  readonly children: ReactNode;
}

/** The open state in the header, as the CMS has rendered it, but of now. */
export function HeaderOpenState({ store, element, children }: HeaderOpenStateProps) {
  const openState = useOpenState(store);
  if (!openState) return <>{children}</>;
  return (
    <CmsElement element={element} className={`open-state open-state--${openState.state}`}>
      <OpenStateText {...openState} />
    </CmsElement>
  );
}
