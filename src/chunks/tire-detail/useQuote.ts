import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { removeStored } from '../../browser/storage';
import { readToken } from '../../browser/token-cookie';
import { readQuery } from '../../browser/url-state';
import type { QuoteRequest } from '../../services/quotes';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { EcommState } from '../../store/shop/ecomm-slice';
import { cartGone, selectCartCount } from '../../store/shop/ecomm-slice';
import { selectQuote } from '../../store/shop/quote-slice';
import { DETAIL_LABELS } from './messages';
import { findQuoteId } from './quote-query';

const load = () => import(/* webpackChunkName: "tire-quote" */ './quote');

type QuoteModule = Awaited<ReturnType<typeof load>>;

/** Loads the calls and the panel; resolves to undefined after a failure, which is reported. */
const loadModule = (): Promise<QuoteModule | undefined> =>
  loadChunk(load).catch((error: unknown) => {
    report(error, { source: 'tire-detail', during: 'chunk' });
    return undefined;
  });

interface QuoteControl {
  /** The calls and the panel, once they are loaded. */
  readonly module: QuoteModule | undefined;
  /** The quote of this page's tire, if there is one. */
  readonly quote: EcommState['quote'];
  /**
   * Creates a quote and its cart; resolves to what to tell the visitor, or to undefined on success.
   * @param stock number of tires at the store, by article
   */
  readonly addToCart: (
    request: QuoteRequest,
    stock: ReadonlyMap<string, number>,
  ) => Promise<string | undefined>;
}

/**
 * The life of the page's quote (QUOT-2): loads the quote of the address, puts a new one into the
 * address, and creates it again when the visitor signs in or out. @param article of the page
 */
export const useQuote = (article: string): QuoteControl => {
  const dispatch = useAppDispatch();
  const quote = useAppSelector(selectQuote);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasCart = useAppSelector(selectCartCount) > 0;
  const loginBefore = useRef(isLoggedIn);
  const [module, setModule] = useState<QuoteModule>();

  const addToCart: QuoteControl['addToCart'] = async (request, stock) => {
    const loaded = await loadModule();
    setModule(loaded);
    return loaded ? dispatch(loaded.addToCart(request, stock, article)) : DETAIL_LABELS.notAdded;
  };

  /** Creates the quote, and the cart with it, again, if there is one. */
  const renew = useEffectEvent(async (): Promise<void> => {
    const loaded = quote.request && (await loadModule());
    if (loaded) await dispatch(loaded.renewForSession(article));
  });

  useEffect(() => {
    const id = findQuoteId(readQuery());
    if (!id && !hasCart) return;
    void loadModule().then((loaded) => {
      setModule(loaded);
      if (id && loaded) void dispatch(loaded.loadQuote(id));
    });
  }, [dispatch, hasCart]);
  useEffect(() => {
    const before = loginBefore.current;
    loginBefore.current = isLoggedIn;
    if (before === isLoggedIn || before === 'loading' || isLoggedIn === 'loading') return;
    if (isLoggedIn === 'false') {
      // A check without a response keeps the session's cookie; the driver has not signed out.
      if (readToken() !== undefined) return;
      removeStored('cart');
      dispatch(cartGone());
    }
    void renew();
  }, [dispatch, isLoggedIn]);

  return { module, quote, addToCart };
};
