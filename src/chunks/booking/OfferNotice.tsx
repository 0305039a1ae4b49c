import { getOffers } from '../../services/promotions';
import { useLatestResult } from '../../store/useLatestResult';
import { formatOffer } from './messages';

/** Names the offer with which the visitor came; by its code until its name is known. */
export function OfferNotice({ offer }: { offer: string }) {
  const { data } = useLatestResult(offer, () => getOffers(offer));
  const name = data?.[0]?.displayName;
  return <p className="bsro-booking__offer">{formatOffer(name || offer)}</p>;
}
