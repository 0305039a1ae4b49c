import { isAuthorMode } from '../../site/author-mode';
import { locate } from '../../browser/geolocation';
import { loadChunk } from '../../browser/load-chunk';
import { readCookie } from '../../browser/cookies';
import { waitUntil, withTimeout } from '../../browser/timers';
import { readProfileCookie } from '../../services/profile-cookie';
import { getProfileCookieName } from '../../site/stored-names';
import { readToken } from '../../services/token-cookie';
import { report } from '../../browser/report';
import { bus } from '../../bus/bus';
import type { Topics } from '../../bus/topics';
import { getSiteName } from '../../site/brands';
import { isLocalStorePage } from '../../site/pages';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { selectDriver } from '../account/account-slice';
import { whenLoginKnown } from '../account/when-login-known';
import { selectMyStore, urlStoreSettled } from '../meta/meta-slice';
import type { AppDispatch, AppThunk, RootState } from '..';
import { saveSelection } from './save-selection';
import type { Outcome } from './save-selection';
import type { StoreSelectionResult } from './choose-store';
import {
  isUnknownStore,
  parseStoreNumber,
  readSavedStore,
  readStoredStoreNumber,
  readUrlStore,
  rememberUnknownStore,
} from './saved-store';
import { INITIAL, transition } from './selection-machine';
import type { Effect, PageSituation, SelectionEvent, StoreChange } from './selection-machine';
import { loadSavedStore, syncSavedStore } from './saved-store-thunks';

/** Maximum milliseconds that a driver waits until the account and my store match. */
export const ACCOUNT_TIMEOUT = 3_000;

/** Resolves when the work is done or the time is up; the work then continues. */
export const withAccountTimeout = (work: Promise<unknown>): Promise<void> =>
  withTimeout(ACCOUNT_TIMEOUT, work);

export interface SelectingPage {
  /** The visitor's ID as the page knows it (MYST-9). */
  readonly visitorId: string | undefined;
  /** Shows the zip form, because the visitor's position is unknown (MYST-2). */
  readonly showZipForm: () => void;
}

/** Selects my store on this page: performs the effects of `selection-machine.ts`. */
export interface SelectionRunner {
  readonly begin: (page: SelectingPage) => void;
  /** Selects what the visitor requests; resolves to the result. */
  readonly request: (change: StoreChange) => Promise<StoreSelectionResult>;
  readonly cancel: () => void;
}

/** Returns the store number of a local store page. */
const readPageStore = (): string | undefined => {
  const readData = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset;
  return isLocalStorePage(document)
    ? parseStoreNumber(
        readData('.store-container[data-store-id]')?.['storeId'] ??
          readData('main .bsro-store-hours[data-store-number]')?.['storeNumber'],
      )
    : undefined;
};

const readSituation = ({ visitorId }: SelectingPage): PageSituation => {
  const saved = readSavedStore();
  const profile = readProfileCookie(getSiteName(document));
  return {
    queried: readUrlStore(),
    page: readPageStore(),
    stored: readStoredStoreNumber(),
    vid: profile && visitorId && visitorId !== profile.vid ? visitorId : undefined,
    selectedNumber: saved.isSelected ? saved.storeNumber : undefined,
  };
};

const loadAccountStore = () => import(/* webpackChunkName: "session" */ './account-store');

const reportFailure = (error: unknown): void =>
  report(error, { source: 'my-store', during: 'change' });

const toFailure = (error: unknown): Outcome => {
  reportFailure(error);
  return { ok: false, problem: STORE_MESSAGES.notSet };
};

/**
 * Milliseconds to wait for the cookie of a response: in WebKit, scripts may read the old one for some
 * time after the response.
 */
const COOKIE_TIMEOUT = 1_000;

const readProfileText = (): string | undefined =>
  readCookie(getProfileCookieName(getSiteName(document)));

const getZipSource = (change: StoreChange): Topics['myzipset']['source'] =>
  'source' in change ? change.source : 'visitor';

const createSelectionRunner = (
  dispatch: AppDispatch,
  getState: () => RootState,
): SelectionRunner => {
  let selection = INITIAL;
  const waiting = new Map<number, (choice: StoreSelectionResult) => void>();
  let requests = 0;
  let page: SelectingPage | undefined;
  const resolveRequests = (ids: readonly number[], choice: StoreSelectionResult): void => {
    for (const id of ids) {
      waiting.get(id)?.(choice);
      waiting.delete(id);
    }
  };
  /** Resolves requests with the result of the change that ended last. */
  let settle = (ids: readonly number[]): void =>
    resolveRequests(ids, { problem: STORE_MESSAGES.notSet });

  /** Saves the store to the driver's account; a failure is silent (MYST-5). */
  const save = async (storeNumber: string): Promise<void> => {
    try {
      const { saveToAccount } = await loadChunk(loadAccountStore);
      await dispatch(saveToAccount(storeNumber));
    } catch (error) {
      reportFailure(error);
    }
  };

  /** Saves the store of a driver, also of one whose session isn't known yet; resolves after three seconds at most. */
  const saveForDriver = (storeNumber: string): Promise<void> =>
    withAccountTimeout(
      new Promise<void>((resolve) => {
        dispatch(
          whenLoginKnown((isSignedIn) => resolve(isSignedIn ? save(storeNumber) : undefined)),
        );
      }),
    );

  const toResult = async (
    outcome: Outcome,
    isChanged: boolean,
    source: Topics['myzipset']['source'],
  ): Promise<StoreSelectionResult> => {
    const notSet = { problem: outcome.ok ? STORE_MESSAGES.notSet : outcome.problem };
    if (!isChanged) return notSet;
    await dispatch(loadSavedStore());
    const store = selectMyStore(getState());
    if (!store) return notSet;
    if (source !== 'account' && readToken() !== undefined) await saveForDriver(store.storeNumber);
    return { store };
  };

  const change = async (wanted: StoreChange): Promise<void> => {
    const before = readSavedStore().storeNumber;
    const profileBefore = readProfileText();
    const outcome: Outcome = isAuthorMode()
      ? { ok: false, problem: STORE_MESSAGES.notSet }
      : await saveSelection(wanted, () => selection.running?.isRevoked !== true).catch(toFailure);
    const isSaved = (): boolean => {
      const saved = readSavedStore();
      const isStore = saved.isSelected && saved.storeNumber === readStoredStoreNumber();
      return (isStore && wanted.by !== 'visitor-id') || readProfileText() !== profileBefore;
    };
    if (outcome.ok) await waitUntil(isSaved, COOKIE_TIMEOUT);
    const { isSelected, storeNumber } = readSavedStore();
    // A truncated response whose cookie was set has changed the store.
    const isChanged = isSelected && (outcome.ok || storeNumber !== before);
    settle = (ids) => {
      void toResult(outcome, isChanged, getZipSource(wanted)).then((choice) =>
        resolveRequests(ids, choice),
      );
    };
    if (isChanged) void dispatch(loadSavedStore());
    else dispatch(syncSavedStore());
    if (wanted.by !== 'visitor-id') dispatch(urlStoreSettled());
    if (outcome.ok && outcome.zip) {
      bus.publish('myzipset', { zip: outcome.zip, source: getZipSource(wanted) });
    }
    const hasUnknownStore = !outcome.ok && outcome.isUnknownStore === true;
    if (hasUnknownStore && wanted.by === 'number' && wanted.source === 'account') {
      rememberUnknownStore(wanted.storeNumber);
    }
    send({ type: 'ended', hasChanged: isChanged, isUnknownStore: hasUnknownStore });
  };

  const awaitLogin = (): void => {
    dispatch(
      whenLoginKnown((isSignedIn) => {
        const preferred = parseStoreNumber(selectDriver(getState())?.PREFERRED_STORE);
        send({
          type: 'login-known',
          isSignedIn,
          preferred: preferred && !isUnknownStore(preferred) ? preferred : undefined,
        });
      }),
    );
  };

  const perform = (effect: Effect): void => {
    switch (effect.do) {
      case 'change':
        void change(effect.change);
        break;
      case 'settle':
        settle(effect.requestIds);
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
        page?.showZipForm();
    }
  };

  const send = (event: SelectionEvent): void => {
    const result = transition(selection, event);
    ({ selection } = result);
    result.effects.forEach(perform);
  };

  return {
    begin(selecting) {
      // The page may have a second placeholder for my store.
      if (page) return;
      page = selecting;
      send({ type: 'started', situation: readSituation(selecting) });
    },
    cancel: () => {
      dispatch(urlStoreSettled());
      send({ type: 'selected-elsewhere' });
    },
    request: (wanted) =>
      new Promise((resolve) => {
        requests += 1;
        waiting.set(requests, resolve);
        send({ type: 'requested', change: wanted, id: requests });
      }),
  };
};

/** Returns the runner of this Redux store; the first call creates it. */
const getSelectionRunner = (): AppThunk<SelectionRunner> => (dispatch, getState, extra) =>
  (extra.selectionRunner ??= createSelectionRunner(dispatch, getState));

/** Starts to select my store automatically (MYST-1..3, MYST-5, MYST-9). */
export const startAutoSelection =
  (page: SelectingPage): AppThunk =>
  (dispatch) =>
    dispatch(getSelectionRunner()).begin(page);

/**
 * Requests another store for the visitor. Resolves to the store or to the message to show; never
 * throws.
 */
export const requestStore =
  (change: StoreChange): AppThunk<Promise<StoreSelectionResult>> =>
  (dispatch) =>
    dispatch(getSelectionRunner()).request(change);

/** Stops the automatic selection, because the visitor has selected a store elsewhere. */
export const cancelAutoSelection = (): AppThunk => (dispatch) =>
  dispatch(getSelectionRunner()).cancel();
