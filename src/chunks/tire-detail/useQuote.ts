import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { removeStored } from '../../browser/storage';
import { readToken } from '../../browser/token-cookie';
import { readQuery } from '../../browser/url-state';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { EcommState } from '../../store/shop/ecomm-slice';
import { cartGone, selectCartCount } from '../../store/shop/ecomm-slice';
import { selectQuote } from '../../store/shop/quote-slice';
import type { AddFailure, TireChoice } from './quote/add-to-cart';
import { findQuoteId } from './quote-query';

const load = () => import(/* webpackChunkName: "tire-quote" */ './quote');

type QuoteModule = Awaited<ReturnType<typeof load>>;

/**
 * Loads the calls and the panel; resolves to undefined after a failure, which is reported.
 * @param keep stores them
 */
const loadModule = (keep: (module: QuoteModule) => void): Promise<QuoteModule | undefined> =>
  loadChunk(load).then(
    (module) => {
      keep(module);
      return module;
    },
    (error: unknown) => {
      report(error, { source: 'tire-detail', during: 'chunk' });
      return undefined;
    },
  );

interface QuoteControl {
  /** The calls and the panel, once they are loaded. */
  readonly module: QuoteModule | undefined;
  /** The quote of this page's tire, if there is one. */
  readonly quote: EcommState['quote'];
  /** Creates a quote and its cart; resolves to why nothing was added, or to undefined on success. */
  readonly addToCart: (choice: TireChoice) => Promise<AddFailure | undefined>;
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

  const addToCart: QuoteControl['addToCart'] = async (choice) => {
    const loaded = await loadModule(setModule);
    return loaded ? dispatch(loaded.addToCart(choice, article)) : 'failed';
  };

  /** Creates the quote, and the cart with it, again, if there is one or the URL's is loading. */
  const renew = useEffectEvent(async (): Promise<void> => {
    const loaded = (quote.request || findQuoteId(readQuery())) && (await loadModule(setModule));
    if (loaded) await dispatch(loaded.renewForSession(article));
  });

  useEffect(() => {
    // Once: later, the state's quote is newer.
    const id = findQuoteId(readQuery());
    if (id) void loadModule(setModule).then((loaded) => loaded && dispatch(loaded.loadQuote(id)));
  }, [dispatch]);
  useEffect(() => {
    if (hasCart) void loadModule(setModule);
  }, [hasCart]);
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
