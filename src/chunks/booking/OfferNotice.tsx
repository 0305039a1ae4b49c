import { getOffers } from '../../services/promotions';
import { useLatestResult } from '../../store/useLatestResult';
import { formatOffer } from './messages';

/** Shows the name of the query's offer, or its code until the name is loaded. */
export function OfferNotice({ offer }: { offer: string }) {
  const { data } = useLatestResult(offer, () => getOffers(offer));
  const name = data?.[0]?.displayName;
  return <p className="bsro-booking__offer">{formatOffer(name || offer)}</p>;
}
