import { createRoot } from 'react-dom/client';
import { report } from '../../browser/report';
import { ShareDialog } from './ShareDialog';
import type { SharedOffer } from './shared-offer';

/** Opens the share dialog of an offer, and removes it after it closes. */
export default function shareOffer(offer: SharedOffer): void {
  const unmount = (): void => {
    // React may still be rendering.
    queueMicrotask(() => root.unmount());
  };
  const root = createRoot(document.createElement('div'), {
    onUncaughtError(error) {
      report(error, { source: 'share-offer', during: 'render' });
      unmount();
    },
  });
  root.render(<ShareDialog offer={offer} onClose={unmount} />);
}
