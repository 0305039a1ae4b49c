import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCurrentZip } from '../../store/meta/meta-slice';
import { selectTireDetail, tireDetailChanged } from '../../store/quote/quote-slice';
import { countTires } from '../../ui/cart/PriceList';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { DETAIL_LABELS } from './messages';
import type { Refusal } from './quote/add-to-cart';
import { useQuote } from './useQuote';
import type { Product, TireOffer, Tires } from './useTireOffer';

interface PurchaseOptions {
  readonly article: string;
  readonly offer: TireOffer;
  readonly vehicle: Vehicle | undefined;
  readonly products: readonly Product[];
  readonly tires: Tires;
  /** Whether the store can get the tires. */
  readonly isAvailable: boolean;
  /** Whether the tires have a price. */
  readonly isPriced: boolean;
}

/** Why the tires can't be added to the cart. */
type Obstacle = 'unavailable' | 'noPrice' | 'noEcommerce';

/** The page's quote, and what adding its tires to the cart has led to. */
export interface Purchase extends Pick<
  ReturnType<typeof useQuote>,
  'module' | 'quote' | 'quoteId'
> {
  readonly isBusy: boolean;
  /** Why the tires weren't added; empty without a problem. */
  readonly problem: string;
  /** Whether the store shows prices. */
  readonly hasPrice: boolean;
  /** Undefined if the tires can be added. */
  readonly obstacle: Obstacle | undefined;
  /** The number of tires in the cart if all of the page's are in it. */
  readonly inCart: number | undefined;
  /** The store's refusal; undefined if there is none. */
  readonly refusal: Refusal | undefined;
  readonly mainButton: RefObject<HTMLButtonElement | null>;
  /** A ref that focuses the element that shows the outcome of the last press. */
  readonly focusOutcome: (outcome: HTMLElement | null) => void;
  readonly add: () => void;
}

/** Adds the page's tires to the cart (TDP-2). */
export const usePurchase = ({
  article,
  offer: { store, storeNumber },
  vehicle,
  products,
  tires,
  isAvailable,
  isPriced,
}: PurchaseOptions): Purchase => {
  const dispatch = useAppDispatch();
  const zip = useAppSelector(selectCurrentZip);
  const { button, isInCart } = useAppSelector(selectTireDetail);
  const items = useAppSelector(({ ecomm }) => ecomm.cart?.items);
  const { addToCart, ...quote } = useQuote(article);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<Refusal & { storeNumber: string }>();
  const mainButton = useRef<HTMLButtonElement>(null);
  const shouldFocusOutcome = useRef(false);
  const isBusy = button === 'busy';
  // The refusal of a click applies until the store changes.
  const refusal = refused?.storeNumber === storeNumber ? refused : undefined;
  const hasPrice = refusal?.obstacle !== 'noPrice' && isPriced;
  const obstacle =
    storeNumber === undefined || !isAvailable
      ? 'unavailable'
      : !hasPrice
        ? 'noPrice'
        : refusal || store?.eCommActiveFlag === 'N'
          ? 'noEcommerce'
          : undefined;
  const cartItems = (items ?? []).filter(({ code }) =>
    products.some((product) => product.code === code),
  );
  const hasAllInCart = products.every(({ code }) => cartItems.some((item) => item.code === code));

  useEffect(() => {
    dispatch(tireDetailChanged({ button: obstacle ?? 'idle', isInCart: hasAllInCart }));
  }, [dispatch, obstacle, hasAllInCart]);

  const handleAdd = async (): Promise<void> => {
    if (isBusy || storeNumber === undefined) return;
    dispatch(tireDetailChanged({ button: 'busy' }));
    setProblem('');
    const failure = await addToCart({ storeNumber, zip, vehicle, products, tires });
    dispatch(tireDetailChanged({ button: 'idle' }));
    if (failure === 'failed') {
      setProblem(navigator.onLine ? DETAIL_LABELS.notAdded : DETAIL_LABELS.notAddedOffline);
      // After a click in the bar, the error shows next to the main button.
      mainButton.current?.focus();
    } else {
      if (failure) setRefused({ ...failure, storeNumber });
      shouldFocusOutcome.current = true;
    }
  };

  return {
    ...quote,
    isBusy,
    problem,
    hasPrice,
    obstacle,
    inCart: isInCart ? countTires({ items: cartItems }) : undefined,
    refusal,
    mainButton,
    focusOutcome: (outcome) => {
      if (!shouldFocusOutcome.current || !outcome) return;
      shouldFocusOutcome.current = false;
      outcome.focus();
    },
    add: () => void handleAdd(),
  };
};
