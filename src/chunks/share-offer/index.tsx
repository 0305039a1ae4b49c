import { report } from '../../browser/report';
import { createPageRoot } from '../../ui/root/page-root';
import { ShareDialog } from './ShareDialog';
import type { SharedOffer } from './shared-offer';

/** Opens the share dialog of an offer, and removes it after it closes. */
export default function shareOffer(offer: SharedOffer): void {
  const unmount = (): void => {
    // React may still be rendering.
    queueMicrotask(() => root.unmount());
  };
  const root = createPageRoot(document.createElement('div'), (error) => {
    report(error, { source: 'share-offer', during: 'render' });
    unmount();
  });
  root.render(<ShareDialog offer={offer} onClose={unmount} />);
}
