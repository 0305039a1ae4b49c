import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { readQuery } from '../../browser/url-state';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '../../store';
import { selectCreatedAccount } from '../../store/account/account-slice';
import { useSessionChange } from '../../store/account/useSessionChange';
import { selectCart, selectHasCartItems } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCurrentZip } from '../../store/meta/meta-slice';
import type { AddFailure } from '../../store/quote/add-to-cart';
import { selectQuote, tireDetailChanged } from '../../store/quote/quote-slice';
import { findQuoteId } from '../../store/quote/quote-url';
import { countTires } from '../../domain/tires/item-groups';
import { useLazy } from '../../ui/loading/useLazy';
import { DETAIL_LABELS } from './messages';
import type { Product, TireOffer, Tires } from './useTireOffer';

const importPanel = () => import(/* webpackChunkName: "tire-quote" */ './quote');
const importQuotes = () =>
  import(/* webpackChunkName: "tire-quote" */ '../../store/quote/quote-thunks');
const importAdding = () =>
  import(/* webpackChunkName: "tire-quote" */ '../../store/quote/add-to-cart');
const importChanges = () =>
  import(/* webpackChunkName: "tire-quote" */ '../../store/cart/cart-changes');
const importRenewal = () =>
  import(/* webpackChunkName: "tire-quote" */ '../../store/quote/renew-quote');

/** Loads the thunks of a quote. Reports a failure, and resolves to undefined. */
const loadThunks = <Module>(load: () => Promise<Module>): Promise<Module | undefined> =>
  loadChunk(load).catch((error: unknown) => {
    report(error, { source: 'tire-detail', during: 'chunk' });
    return undefined;
  });

type Renewal = Awaited<ReturnType<typeof importRenewal>>;

/**
 * Loads the quote in the URL, and creates the page's quote and its cart again when the visitor signs in or out, or
 * creates an account (QUOT-2).
 * @param article the page's article
 */
const useQuote = (article: string) => {
  const dispatch = useAppDispatch();
  const quote = useAppSelector(selectQuote);
  const hasCart = useAppSelector(selectHasCartItems);
  const created = useAppSelector(selectCreatedAccount);
  const previousCreated = useRef(created);
  // Later, the quote in the state is newer than the one in the URL.
  const [quoteId] = useState(() => findQuoteId(readQuery()));
  const { module, request: requestPanel } = useLazy(importPanel, 'tire-detail');
  const hasQuote = quoteId !== undefined || quote.request !== undefined;

  const load = async (id: string): Promise<void> => {
    const thunks = await loadThunks(importQuotes);
    if (thunks) void dispatch(thunks.loadQuote(id));
  };
  const renew = async (toThunk: (renewal: Renewal) => AppThunk): Promise<void> => {
    const renewal = await loadThunks(importRenewal);
    if (renewal) dispatch(toThunk(renewal));
  };
  const renewForAccount = useEffectEvent((tokenId: string | undefined) => {
    if (hasQuote) void renew((renewal) => renewal.renewForAccount(article, tokenId));
  });
  const loadInitially = useEffectEvent(load);

  useEffect(() => {
    if (quoteId !== undefined) void loadInitially(quoteId);
  }, [quoteId]);
  useEffect(() => {
    if (hasCart || hasQuote) requestPanel();
  }, [hasCart, hasQuote, requestPanel]);
  useSessionChange(() => {
    if (hasCart || hasQuote) void renew((renewal) => renewal.renewForSession(article));
  });
  useEffect(() => {
    if (!created || created === previousCreated.current) return;
    previousCreated.current = created;
    renewForAccount(created.tokenId);
  }, [created]);

  return { quote, quoteId, panel: module, requestPanel };
};

interface PurchaseOptions {
  readonly article: string;
  readonly offer: TireOffer;
  readonly vehicle: Vehicle | undefined;
  readonly products: readonly Product[];
  readonly tires: Tires;
  /** Whether the store can get the tires. */
  readonly isAvailable: boolean;
  readonly isPriced: boolean;
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
}: PurchaseOptions) => {
  const dispatch = useAppDispatch();
  const zip = useAppSelector(selectCurrentZip);
  const items = useAppSelector((state) => selectCart(state)?.items);
  const { requestPanel, ...quote } = useQuote(article);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<{
    readonly reason: Exclude<AddFailure, 'failed'>;
    readonly storeNumber: string;
  }>();
  const mainButton = useRef<HTMLButtonElement>(null);
  const shouldFocusOutcome = useRef(false);
  // The refusal of a click applies until the store changes.
  const refusal = refused?.storeNumber === storeNumber ? refused?.reason : undefined;
  const hasPrice = refusal !== 'noPrice' && isPriced;
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
  const isInCart = products.every(({ code }) => cartItems.some((item) => item.code === code));

  useEffect(() => {
    const button = isBusy ? 'busy' : (obstacle ?? 'idle');
    // Required by STATE-3; nothing reads them here.
    dispatch(tireDetailChanged({ button, isInCart }));
  }, [dispatch, isBusy, obstacle, isInCart]);

  const handleAdd = async (): Promise<void> => {
    if (isBusy || storeNumber === undefined) return;
    setIsBusy(true);
    setProblem('');
    const stocked = products.map(({ code, qty }) => {
      const { quantity = 0, part_number } =
        tires.find((details) => details?.tire.code === code)?.inventory ?? {};
      return { code, qty, inventory: quantity, ...(part_number && { part_number }) };
    });
    const thunks = await loadThunks(importAdding);
    // It may not have loaded before, although there was a quote.
    if (thunks) requestPanel();
    const choice = { article, storeNumber, zip, vehicle, products: stocked };
    const failure = thunks ? await dispatch(thunks.addToCart(choice)) : 'failed';
    setIsBusy(false);
    if (failure === 'failed') {
      setProblem(navigator.onLine ? DETAIL_LABELS.notAdded : DETAIL_LABELS.notAddedOffline);
      // After a click in the bar, the error shows next to the main button.
      mainButton.current?.focus();
    } else {
      if (failure) setRefused({ reason: failure, storeNumber });
      shouldFocusOutcome.current = true;
    }
  };

  const handleChange = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const thunks = await loadThunks(importChanges);
    const changed = thunks ? await dispatch(thunks.changeQuantities(products)) : 'none';
    setIsBusy(false);
    if (changed === 'all') shouldFocusOutcome.current = true;
    else if (changed === 'some') setProblem(DETAIL_LABELS.partlyChanged);
    else setProblem(navigator.onLine ? DETAIL_LABELS.notChanged : DETAIL_LABELS.notChangedOffline);
  };

  return {
    ...quote,
    isBusy,
    /** Why the tires weren't added or their quantity not changed; empty without a problem. */
    problem,
    hasPrice,
    /** Why the tires can't be added; undefined if they can. */
    obstacle,
    /** The number of tires in the cart if all of the page's are in it. */
    inCart: isInCart ? countTires({ items: cartItems }) : undefined,
    /** Whether the cart has another quantity of the tires than the page. */
    isOtherQuantity: products.some(({ code, qty }) =>
      cartItems.some((item) => item.code === code && item.qty !== qty),
    ),
    /** Why the store refused the last press; undefined if it didn't. */
    refusal,
    mainButton,
    /** A ref that focuses the element that shows the outcome of the last press. */
    focusOutcome: (outcome: HTMLElement | null): void => {
      if (!shouldFocusOutcome.current || !outcome) return;
      shouldFocusOutcome.current = false;
      outcome.focus();
    },
    add: () => void handleAdd(),
    /** Changes the quantity in the cart to that of the page. */
    change: () => void handleChange(),
  };
};

export type Purchase = ReturnType<typeof usePurchase>;
