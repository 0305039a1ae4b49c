import { RichText } from '../../ui/RichText';
import { BOOKING_LABELS } from './messages';
import { OfferName } from './OfferName';

/** Says that the store will apply the query's offer. */
export function OfferNotice({ offer }: { offer: string }) {
  return (
    <p className="bsro-notice">
      <RichText text={BOOKING_LABELS.offer} values={{ offer: <OfferName offer={offer} /> }} />
    </p>
  );
}
