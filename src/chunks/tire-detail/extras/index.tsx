import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectTireDetail, tireDetailChanged } from '../../../store/shop/quote-slice';
import { useComparison } from '../../../store/shop/useComparison';
import { createDetailsGroup } from '../../../tires/create-details-group';
import { useBottomBar } from '../../../ui/bottom-bar/useBottomBar';
import { CompareCheckbox } from '../../../ui/product/CompareCheckbox';
import type { Vehicle } from '../../../vehicles/vehicle';
import { getOriginalFit } from '../fit';
import { DETAIL_LABELS } from '../messages';
import type { TireOffer, Tires } from '../useTireOffer';
import { useKnownPrice } from './useKnownPrice';
import { useScrolledPast } from './useScrolledPast';

interface TireExtrasProps {
  tires: Tires;
  offer: TireOffer;
  vehicle: Vehicle | undefined;
  /** The area of the main button. The bar shows once it has been scrolled past. */
  action: RefObject<HTMLElement | null>;
  version: 'v1' | 'v2';
  /** Whether there is a button to press. */
  hasButton: boolean;
  isBusy: boolean;
  total: ReactNode;
  button: ReactNode;
  onPress: () => void;
}

/** Returns the vehicle that a comparison may search with again: one that the tires are original on. */
const getComparedVehicle = (vehicle: Vehicle | undefined, [front, rear]: Tires) => {
  if (!vehicle || getOriginalFit(vehicle, front, rear) !== 'original') return null;
  const { year, make, model, trim } = vehicle;
  return make && model && trim ? { year, make, model, trim } : null;
};

/**
 * What the first screen of a tire's page doesn't need: the checkbox that adds the tire to the comparison,
 * the bar, and what happens once the price is known. It loads after the price.
 */
export function TireExtras({
  tires,
  offer,
  vehicle,
  action,
  version,
  hasButton,
  isBusy,
  total,
  button,
  onPress,
}: TireExtrasProps) {
  const dispatch = useAppDispatch();
  const { isScrolledPast } = useAppSelector(selectTireDetail);
  const { isCompared, setCompared } = useComparison(getComparedVehicle(vehicle, tires));
  const bar = useRef<HTMLDivElement>(null);
  const group = createDetailsGroup(tires);
  const [{ brand, name }] = group.tires;
  const isBarShown = isScrolledPast && hasButton;

  useKnownPrice(offer.tires.isCurrent ? group : undefined, offer.storeNumber, offer.isDriver);
  useScrolledPast(action, (isPast) => dispatch(tireDetailChanged({ isScrolledPast: isPast })));
  useEffect(() => {
    // Keeps room for a bar at the top, so that it never covers what has the focus.
    const { classList } = document.documentElement;
    classList.toggle('bsro-tire-bar-v1', isBarShown && version === 'v1');
    return () => classList.remove('bsro-tire-bar-v1');
  }, [isBarShown, version]);
  useBottomBar(bar, isBarShown && version === 'v2');

  return (
    <>
      <CompareCheckbox
        tire={`${brand} ${name}`}
        isChecked={isCompared(group.id)}
        onChange={(isChecked) => setCompared(group, isChecked)}
      />
      <div
        className="bsro-tire-bar"
        ref={bar}
        role="region"
        aria-label={DETAIL_LABELS.bar}
        hidden={!isBarShown}
      >
        <p className="bsro-tire-bar__price">{total}</p>
        <button
          type="button"
          className="bsro-button bsro-button--primary"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={onPress}
        >
          {button}
        </button>
      </div>
    </>
  );
}
