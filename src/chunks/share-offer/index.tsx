import { createRoot } from 'react-dom/client';
import { report } from '../../browser/report';
import { ShareDialog } from './ShareDialog';
import type { SharedOffer } from './shared-offer';

/** Opens the dialog that shares an offer; it is gone from the page once it is closed. */
export default function shareOffer(offer: SharedOffer): void {
  const end = (): void => {
    // React may still be at work where the close comes from.
    queueMicrotask(() => root.unmount());
  };
  const root = createRoot(document.createElement('div'), {
    onUncaughtError(error) {
      report(error, { source: 'share-offer', during: 'render' });
      end();
    },
  });
  root.render(<ShareDialog offer={offer} onClose={end} />);
}
