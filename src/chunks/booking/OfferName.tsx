import { getDataLanguage } from '../../language/language';
import { getOffers } from '../../services/promotions';
import { useLatestResult } from '../../store/useLatestResult';

/** The name of an offer, or its code until the name is loaded. */
export function OfferName({ offer }: { offer: string }) {
  const { data } = useLatestResult(offer, () => getOffers(offer));
  const name = data?.[0]?.displayName;
  return <span lang={getDataLanguage()}>{name || offer}</span>;
}
