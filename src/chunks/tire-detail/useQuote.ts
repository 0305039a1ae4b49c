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
import { cartGone } from '../../store/shop/ecomm-slice';
import { selectQuote } from '../../store/shop/quote-slice';
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
  /** Gets a quote; resolves to whether there is one. */
  readonly requestQuote: (request: QuoteRequest) => Promise<boolean>;
}

/**
 * The life of the page's quote (QUOT-2): loads the quote of the address, puts a new one into the
 * address, and creates it again when the visitor signs in or out. @param article of the page
 */
export const useQuote = (article: string): QuoteControl => {
  const dispatch = useAppDispatch();
  const quote = useAppSelector(selectQuote);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const loginBefore = useRef(isLoggedIn);
  const [module, setModule] = useState<QuoteModule>();

  const requestQuote = async (request: QuoteRequest): Promise<boolean> => {
    const loaded = await loadModule();
    setModule(loaded);
    const created = loaded && (await dispatch(loaded.requestQuote(request)));
    if (created) loaded.showQuote(created, article);
    return created !== undefined;
  };

  /** Creates the quote again, if there is one. */
  const renew = useEffectEvent(async (): Promise<void> => {
    const loaded = quote.request && (await loadModule());
    const created = loaded && (await dispatch(loaded.renewQuote()));
    if (created) loaded.showQuote(created, article);
  });

  useEffect(() => {
    const id = findQuoteId(readQuery());
    if (!id) return;
    loadModule().then(
      (loaded) => {
        setModule(loaded);
        if (loaded) void dispatch(loaded.loadQuote(id));
      },
      () => {
        // It never rejects.
      },
    );
  }, [dispatch]);
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

  return { module, quote, requestQuote };
};
