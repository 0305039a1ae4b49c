import { getDataLanguage } from '../../language/language';
import { getOffers } from '../../services/promotions';
import { useLatestResult } from '../../store/useLatestResult';
import { RichText } from '../../ui/RichText';
import { BOOKING_LABELS } from './messages';

/** Shows the name of the query's offer, or its code until the name is loaded. */
export function OfferNotice({ offer }: { offer: string }) {
  const { data } = useLatestResult(offer, () => getOffers(offer));
  const name = data?.[0]?.displayName;
  return (
    <p className="bsro-notice">
      <RichText
        text={BOOKING_LABELS.offer}
        values={{ offer: <span lang={getDataLanguage()}>{name || offer}</span> }}
      />
    </p>
  );
}
