import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { removeStored } from '../../browser/storage';
import { readQuery } from '../../browser/url-state';
import { selectCreatedAccount } from '../../store/account/account-slice';
import { useSessionChange } from '../../store/account/useSessionChange';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cartGone, selectCartCount } from '../../store/cart/cart-slice';
import { selectQuote } from '../../store/quote/quote-slice';
import type { CurrentQuote } from '../../store/quote/quote-slice';
import type { AddFailure, TireChoice } from './quote/add-to-cart';
import { findQuoteId } from './quote-query';

const importQuote = () => import(/* webpackChunkName: "tire-quote" */ './quote');

type QuoteModule = Awaited<ReturnType<typeof importQuote>>;

type Renewal = ReturnType<QuoteModule['renewForSession']>;

/**
 * Loads the chunk with the quote's calls and panel. Reports a failure, and resolves to undefined.
 * @param onLoad called with the module
 */
const loadModule = (onLoad: (module: QuoteModule) => void): Promise<QuoteModule | undefined> =>
  loadChunk(importQuote).then(
    (module) => {
      onLoad(module);
      return module;
    },
    (error: unknown) => {
      report(error, { source: 'tire-detail', during: 'chunk' });
      return undefined;
    },
  );

interface QuoteControl {
  /** The quote's calls and panel, once they are loaded. */
  readonly module: QuoteModule | undefined;
  /** The current quote, which may be for another tire. */
  readonly quote: CurrentQuote;
  /** ID of the quote in the URL with which the page opened, if any. */
  readonly quoteId: string | undefined;
  /** Creates a quote and its cart; resolves to the reason for a failure, or undefined on success. */
  readonly addToCart: (choice: TireChoice) => Promise<AddFailure | undefined>;
}

/**
 * Manages the page's quote (QUOT-2): loads the quote in the URL, creates new ones, and creates the quote
 * again when the visitor signs in or out, or creates an account.
 * @param article the page's article
 */
export const useQuote = (article: string): QuoteControl => {
  const dispatch = useAppDispatch();
  const quote = useAppSelector(selectQuote);
  const hasCart = useAppSelector(selectCartCount) > 0;
  const created = useAppSelector(selectCreatedAccount);
  const previousCreated = useRef(created);
  const [module, setModule] = useState<QuoteModule>();
  // Later, the quote in the state is newer than the one in the URL.
  const [quoteId] = useState(() => findQuoteId(readQuery()));

  const addToCart: QuoteControl['addToCart'] = async (choice) => {
    const loaded = await loadModule(setModule);
    return loaded ? dispatch(loaded.addToCart(choice, article)) : 'failed';
  };

  /** Creates the quote and its cart again, if there is a quote or the URL contains one. */
  const renew = async (toThunk: (module: QuoteModule) => Renewal): Promise<void> => {
    const loaded = (quote.request || findQuoteId(readQuery())) && (await loadModule(setModule));
    if (loaded) await dispatch(toThunk(loaded));
  };
  const renewForAccount = useEffectEvent((tokenId: string | undefined) => {
    void renew((loaded) => loaded.renewForAccount(article, tokenId));
  });

  useEffect(() => {
    if (!quoteId) return;
    void loadModule(setModule).then((loaded) => loaded && dispatch(loaded.loadQuote(quoteId)));
  }, [dispatch, quoteId]);
  useEffect(() => {
    if (hasCart) void loadModule(setModule);
  }, [hasCart]);
  useSessionChange((isSignedIn) => {
    if (!isSignedIn) {
      removeStored('cart');
      dispatch(cartGone());
    }
    void renew((loaded) => loaded.renewForSession(article));
  });
  useEffect(() => {
    if (!created || created === previousCreated.current) return;
    previousCreated.current = created;
    renewForAccount(created.tokenId);
  }, [created]);

  return { module, quote, quoteId, addToCart };
};
