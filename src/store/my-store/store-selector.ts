import { isAuthorMode } from '../../browser/author-mode';
import { locate } from '../../browser/geolocation';
import { loadChunk } from '../../browser/load-chunk';
import { readProfileCookie } from '../../browser/profile-cookie';
import { report } from '../../browser/report';
import { bus } from '../../bus/bus';
import type { Topics } from '../../bus/topics';
import { siteNameOf } from '../../site/brands';
import { isLocalStorePage } from '../../site/local-store-page';
import { STORE_NOT_SET } from '../../site/store-messages';
import { selectDriver, selectIsLoggedIn } from '../account/account-slice';
import { whenLoginKnown } from '../account/when-login-known';
import { selectMyStore } from '../meta/meta-slice';
import type { AppDispatch, AppStore, AppThunk, RootState } from '..';
import { changeStore } from './save-selection';
import type { Outcome } from './save-selection';
import type { StoreChoice } from './select-store';
import { readSavedStore, storedStoreNumber } from './saved-store';
import { INITIAL, next } from './selection-machine';
import type { Change, Effect, Facts, SelectionEvent } from './selection-machine';
import { seeSavedStore, showSavedStore } from './saved-store-thunks';

/** The page that selects a store by itself. */
export interface SelectingPage {
  /** The visitor's id that the page knows, if it does (MYST-9). */
  readonly visitorId: string | undefined;
  readonly store: AppStore;
  /** Nothing tells where the visitor is: the zip form has to (MYST-2). */
  readonly askForZip: () => void;
}

/** The selection of my store on this page: does what `selection.ts` decides. */
interface Selector {
  readonly begin: (page: SelectingPage) => void;
  /** @returns what becomes of the visitor's wish */
  readonly wish: (change: Change) => Promise<StoreChoice>;
  readonly chosenElsewhere: () => void;
}

const DIGITS = /^\d{1,10}$/;

const digitsOf = (text: string | null | undefined): string | undefined =>
  text && DIGITS.test(text) ? text : undefined;

/** The store that a local store page is about. */
const pageStore = (): string | undefined => {
  const dataOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset;
  return isLocalStorePage(document)
    ? digitsOf(
        dataOf('.store-container[data-store-id]')?.['storeId'] ??
          dataOf('main .store-hours[data-store-number]')?.['storeNumber'],
      )
    : undefined;
};

const factsOf = ({ visitorId }: SelectingPage): Facts => {
  const address = new URLSearchParams(location.search);
  const saved = readSavedStore();
  const profile = readProfileCookie(siteNameOf(document));
  return {
    asked: digitsOf(address.get('storeNumber')) ?? digitsOf(address.get('store')),
    page: pageStore(),
    stored: storedStoreNumber(),
    vid: profile && visitorId && visitorId !== profile.vid ? visitorId : undefined,
    chosen: saved.isChosen ? saved.storeNumber : undefined,
  };
};

const loadAccountStore = () => import(/* webpackChunkName: "session" */ './account-store');

const reportFailure = (error: unknown): void =>
  report(error, { source: 'my-store', during: 'change' });

const failed = (error: unknown): Outcome => {
  reportFailure(error);
  return { ok: false, problem: STORE_NOT_SET };
};

const sourceOf = (change: Change): Topics['myzipset']['source'] =>
  change.by === 'number' ? change.source : 'visitor';

const createSelector = (dispatch: AppDispatch, getState: () => RootState): Selector => {
  let selection = INITIAL;
  const waiting = new Map<number, (choice: StoreChoice) => void>();
  let wishes = 0;
  let page: SelectingPage | undefined;
  /** What became of the change that has ended last. */
  let settle: (wishes: readonly number[]) => void = () => undefined;

  /** A failure is silent, that of the chunk too, which a driver's page has loaded before. */
  const save = async (storeNumber: string): Promise<void> => {
    try {
      await (await loadChunk(loadAccountStore)).saveToAccount(storeNumber, dispatch);
    } catch (error) {
      reportFailure(error);
    }
  };

  const choiceOf = async (
    outcome: Outcome,
    isChanged: boolean,
    source: Topics['myzipset']['source'],
  ): Promise<StoreChoice> => {
    const notSet = { problem: outcome.ok ? STORE_NOT_SET : outcome.problem };
    if (!isChanged) return notSet;
    await dispatch(showSavedStore());
    const store = selectMyStore(getState());
    if (!store) return notSet;
    const isDriver = selectIsLoggedIn(getState()) === 'true';
    if (isDriver && source !== 'account') await save(store.storeNumber);
    return { store };
  };

  const change = async (wanted: Change): Promise<void> => {
    const before = readSavedStore().storeNumber;
    const outcome: Outcome = isAuthorMode()
      ? { ok: false, problem: STORE_NOT_SET }
      : await changeStore(wanted, () => selection.running?.isRevoked !== true).catch(failed);
    const { isChosen, storeNumber } = readSavedStore();
    // An answer that broke off after its cookie has changed the store all the same.
    const isChanged = isChosen && (outcome.ok || storeNumber !== before);
    settle = (ids) => {
      void choiceOf(outcome, isChanged, sourceOf(wanted)).then((choice) => {
        for (const id of ids) {
          waiting.get(id)?.(choice);
          waiting.delete(id);
        }
      });
    };
    if (isChanged) void dispatch(showSavedStore());
    else dispatch(seeSavedStore());
    if (outcome.ok && outcome.zip) {
      bus.publish('myzipset', { zip: outcome.zip, source: sourceOf(wanted) });
    }
    send({ type: 'ended', hasChanged: isChanged });
  };

  const awaitLogin = (): void => {
    if (!page) return;
    whenLoginKnown(page.store, (isDriver) =>
      send({
        type: 'login-known',
        isDriver,
        preferred: digitsOf(selectDriver(getState())?.PREFERRED_STORE),
      }),
    );
  };

  const perform = (effect: Effect): void => {
    switch (effect.do) {
      case 'change':
        void change(effect.change);
        break;
      case 'settle':
        settle(effect.wishes);
        break;
      case 'await-login':
        awaitLogin();
        break;
      case 'locate':
        void locate().then((whereabouts) =>
          send({
            type: 'located',
            position: typeof whereabouts === 'object' ? whereabouts : undefined,
          }),
        );
        break;
      case 'ask-for-zip':
        page?.askForZip();
    }
  };

  const send = (event: SelectionEvent): void => {
    const transition = next(selection, event);
    ({ selection } = transition);
    transition.effects.forEach(perform);
  };

  return {
    begin(selecting) {
      // A second place for my store on the same page has nothing to add.
      if (page) return;
      page = selecting;
      send({ type: 'begun', facts: factsOf(selecting) });
    },
    chosenElsewhere: () => send({ type: 'chosen-elsewhere' }),
    wish: (wanted) =>
      new Promise((resolve) => {
        wishes += 1;
        waiting.set(wishes, resolve);
        send({ type: 'wished', change: wanted, id: wishes });
      }),
  };
};

const selectors = new WeakMap<AppDispatch, Selector>();

/** The one selector of a store; a thunk's dispatch is the store's own, always the same. */
const selectorOf = (): AppThunk<Selector> => (dispatch, getState) => {
  const known = selectors.get(dispatch);
  if (known) return known;
  const created = createSelector(dispatch, getState);
  selectors.set(dispatch, created);
  return created;
};

/** Has the page select my store by itself (MYST-1..3, MYST-5, MYST-9). */
export const beginSelection =
  (page: SelectingPage): AppThunk =>
  (dispatch) =>
    dispatch(selectorOf()).begin(page);

/** The visitor wants another store. */
export const wishStore =
  (change: Change): AppThunk<Promise<StoreChoice>> =>
  (dispatch) =>
    dispatch(selectorOf()).wish(change);

/** The visitor has chosen a store elsewhere: the page no longer selects one. */
export const yieldSelection = (): AppThunk => (dispatch) =>
  dispatch(selectorOf()).chosenElsewhere();
