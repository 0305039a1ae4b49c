import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectTireDetail, tireDetailChanged } from '../../store/quote/quote-slice';
import { useComparison } from '../../store/comparison/useComparison';
import type { TireGroup } from '../../domain/tires/tire-group';
import { CompareCheckbox } from '../../ui/product/CompareCheckbox';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { getOriginalFit } from './fit';
import { TireBar } from './TireBar';
import type { TireBarContent } from './TireBar';
import { usePriceAnnouncement } from './usePriceAnnouncement';
import type { TireOffer, Tires } from './useTireOffer';

/** Reports whether an element has been scrolled past, that is, whether it is above the viewport. */
const useScrolledPast = (
  ref: RefObject<Element | null>,
  onChange: (isScrolledPast: boolean) => void,
): void => {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (!ref.current) return undefined;
    let isPast = false;
    const observer = new IntersectionObserver(([entry]) => {
      const isNowPast =
        entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      if (isNowPast !== isPast) report(isNowPast);
      isPast = isNowPast;
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
};

interface TireExtrasProps {
  tires: Tires;
  group: TireGroup;
  offer: TireOffer;
  vehicle: Vehicle | undefined;
  /** The container of the main button. The bar shows once the visitor has scrolled past this container. */
  action: RefObject<HTMLElement | null>;
  /** Whether the page has the button that adds the tires to the cart. */
  hasButton: boolean;
  bar: TireBarContent;
}

/** Returns the vehicle if a comparison can search by it, that is, if the tires are original on it. */
const getComparedVehicle = (vehicle: Vehicle | undefined, [front, rear]: Tires) => {
  if (!vehicle || getOriginalFit(vehicle, front, rear) !== 'original') return null;
  const { year, make, model, trim } = vehicle;
  return make && model && trim ? { year, make, model, trim } : null;
};

/** The comparison checkbox, the bar, and the announcement and tracking of the price. */
export function TireExtras({
  tires,
  group,
  offer,
  vehicle,
  action,
  hasButton,
  bar,
}: TireExtrasProps) {
  const dispatch = useAppDispatch();
  const { isScrolledPast } = useAppSelector(selectTireDetail);
  const { isCompared, setCompared } = useComparison(getComparedVehicle(vehicle, tires));
  const [{ brand, name }] = group.tires;

  usePriceAnnouncement(
    offer.tires.isCurrent ? group : undefined,
    offer.storeNumber,
    offer.isSignedIn,
  );
  useScrolledPast(action, (isPast) => dispatch(tireDetailChanged({ isScrolledPast: isPast })));

  return (
    <>
      <CompareCheckbox
        tire={`${brand} ${name}`}
        isChecked={isCompared(group.id)}
        onChange={(isChecked) => setCompared(group, isChecked)}
      />
      {isScrolledPast && hasButton && <TireBar isPriceBusy={offer.price.isBusy} content={bar} />}
    </>
  );
}
