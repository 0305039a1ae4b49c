import { useState } from 'react';
import { getAppointmentUrl } from '../../site/appointment-url';
import { OFFER_MESSAGES } from '../../domain/offers/messages';
import { readSavedStore } from '../../store/my-store/saved-store';
import { Dialog } from '../../ui/dialog/Dialog';
import { showDialog } from '../../ui/dialog/show-dialog';
import { LABELS } from './messages';
import { ShareForm } from './ShareForm';
import type { SharedOffer, ShareMethod } from './send-offer';
import './share-offer.css';

interface ShareDialogProps {
  offer: SharedOffer;
  onClose: () => void;
}

/** Sends or prints an offer, then offers an appointment (SHARE-1..6). */
function ShareDialog({ offer, onClose }: ShareDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [source, setSource] = useState<ShareMethod>();
  if (source === undefined) {
    return (
      <Dialog key="form" title={LABELS.title} canDismiss={() => !isDirty} onClose={onClose}>
        <p className="bsro-share__title">{offer.title}</p>
        <ShareForm offer={offer} onDirty={setIsDirty} onDone={setSource} />
      </Dialog>
    );
  }
  const storeNumber = readSavedStore().storeNumber;
  return (
    <Dialog key="done" title={OFFER_MESSAGES.shared} onClose={onClose}>
      <p>{LABELS.nextStep}</p>
      <div className="bsro-share__actions bsro-actions">
        <a
          className="bsro-button bsro-button--primary"
          href={getAppointmentUrl({
            sa_source: `offer-${source}`,
            ...(storeNumber !== undefined && { storeNumber }),
          })}
        >
          {LABELS.schedule}
        </a>
        <button type="button" className="bsro-button" onClick={onClose}>
          {LABELS.decline}
        </button>
      </div>
    </Dialog>
  );
}

/** Opens the share dialog of an offer, and removes it after it closes. */
export default function shareOffer(offer: SharedOffer): void {
  showDialog('share-offer', (remove) => <ShareDialog offer={offer} onClose={remove} />);
}
