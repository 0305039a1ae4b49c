import { showDialog } from '../../ui/dialog/show-dialog';
import { ShareDialog } from './ShareDialog';
import type { SharedOffer } from './send-offer';

/** Opens the share dialog of an offer, and removes it after it closes. */
export default function shareOffer(offer: SharedOffer): void {
  showDialog('share-offer', (remove) => <ShareDialog offer={offer} onClose={remove} />);
}
