import type { Position } from '../../browser/geolocation';

/** `source` is the origin of the zip that the change publishes. */
interface NumberChange<Source extends 'visitor' | 'account'> {
  readonly by: 'number';
  readonly storeNumber: string;
  readonly source: Source;
}

/** One change to the visitor's profile, which a service makes. */
export type StoreChange =
  | NumberChange<'visitor'>
  /** The driver's preferred store. */
  | NumberChange<'account'>
  /** The store nearest to a zip that the visitor typed, or to the site's default zip after a sign-in. */
  | { readonly by: 'zip'; readonly zip: string; readonly source: 'visitor' | 'account' }
  /** The store of a local store page (MYST-5). */
  | { readonly by: 'page'; readonly storeNumber: string }
  /** The store nearest to the visitor's position (MYST-2). */
  | { readonly by: 'position'; readonly position: Position }
  /** A visitor ID that differs from the profile's (MYST-9). */
  | { readonly by: 'visitor-id'; readonly vid: string };

/** What is known when the page loads. Store numbers are digits. */
export interface PageSituation {
  /** The store number in the page's URL; overrides everything else (MYST-1). */
  readonly queried?: string | undefined;
  /** The store number of this local store page. */
  readonly page?: string | undefined;
  /** The store number in local storage. */
  readonly stored?: string | undefined;
  /** The visitor's ID, if it differs from the profile's. */
  readonly vid?: string | undefined;
  /** The store that the visitor selected before (level 2). */
  readonly selectedNumber?: string | undefined;
}

/** Waits for the login, because a driver's account can name a store. */
interface AwaitLogin extends Pick<PageSituation, 'page' | 'stored' | 'selectedNumber'> {
  readonly by: 'login';
}

interface Locate {
  readonly by: 'locating';
}

/** Shows the zip form, because the visitor's position is unknown (MYST-2). */
interface AskForZip {
  readonly by: 'asking';
}

type Step = StoreChange | AwaitLogin | Locate | AskForZip;

/** A change and the requests that wait for its result; an automatic change has none. */
interface Request {
  readonly change: StoreChange;
  readonly requestIds: readonly number[];
}

interface Running extends Request {
  /**
   * Whether the visitor has requested another store in the meantime; the change isn't sent then.
   */
  readonly isRevoked: boolean;
}

/**
 * The state of the selection of my store. The services get one change at a time: each response
 * rewrites the whole profile, so of two concurrent changes the wrong one could win.
 */
export interface Selection {
  /** The automatic steps to try, in this order, until one succeeds. */
  readonly plan: readonly Step[];
  /** The step that waits for the login or the position. */
  readonly awaited: AwaitLogin | Locate | undefined;
  readonly running: Running | undefined;
  /** The visitor's newest request, which runs next. */
  readonly requested: Request | undefined;
}

export type SelectionEvent =
  | { readonly type: 'started'; readonly situation: PageSituation }
  /** The visitor requests a store, or a sign-in requests the driver's preferred one. */
  | { readonly type: 'requested'; readonly change: StoreChange; readonly id: number }
  | {
      readonly type: 'ended';
      readonly hasChanged: boolean;
      /** Whether this site doesn't have the store. */
      readonly isUnknownStore: boolean;
    }
  | {
      readonly type: 'login-known';
      readonly isSignedIn: boolean;
      /** The driver's PREFERRED_STORE. */
      readonly preferred?: string | undefined;
    }
  | { readonly type: 'located'; readonly position: Position | undefined }
  /** A store was selected in another tab, or while the page was asleep. */
  | { readonly type: 'selected-elsewhere' };

export type Effect =
  | { readonly do: 'change'; readonly change: StoreChange }
  /** Resolves these requests with the result of the change that has just ended. */
  | { readonly do: 'settle'; readonly requestIds: readonly number[] }
  | { readonly do: 'await-login' }
  | { readonly do: 'locate' }
  /** Shows the zip form, because the visitor's position is unknown (MYST-2). */
  | { readonly do: 'ask-for-zip' };

export interface Transition {
  readonly selection: Selection;
  readonly effects: readonly Effect[];
}

export const INITIAL: Selection = {
  plan: [],
  awaited: undefined,
  running: undefined,
  requested: undefined,
};

const createNumberChange = (
  storeNumber: string,
  source: 'visitor' | 'account' = 'visitor',
): StoreChange => ({
  by: 'number',
  storeNumber,
  source,
});

const createPlan = ({ queried, page, stored, vid, selectedNumber }: PageSituation): Step[] => {
  const plan: Step[] = vid === undefined ? [] : [{ by: 'visitor-id', vid }];
  if (queried !== undefined && queried === selectedNumber) return plan;
  if (queried !== undefined) plan.push(createNumberChange(queried));
  if (selectedNumber === undefined || (page !== undefined && page !== selectedNumber)) {
    plan.push({ by: 'login', page, stored, selectedNumber });
  }
  return plan;
};

/** Returns the steps after the login is known; the first that succeeds ends the plan. */
const planAfterLogin = (
  { page, stored, selectedNumber }: AwaitLogin,
  isSignedIn: boolean,
  preferred: string | undefined,
): Step[] => {
  const steps: Step[] = [];
  if (!isSignedIn && page !== undefined) steps.push({ by: 'page', storeNumber: page });
  if (selectedNumber !== undefined) return steps;
  if (isSignedIn && preferred !== undefined) steps.push(createNumberChange(preferred, 'account'));
  steps.push(stored !== undefined ? createNumberChange(stored) : { by: 'locating' });
  return steps;
};

/** Checks whether a step selects the driver's preferred store. */
const isPreferred = (step: Step): step is NumberChange<'account'> =>
  step.by === 'number' && step.source === 'account';

/** Checks whether a change selects the store for a driver without a preferred one. */
const isDefault = (change: StoreChange): boolean =>
  change.by === 'zip' && change.source === 'account';

/** Checks whether an automatic step is selecting a store, or will. */
const isSelecting = ({ plan, awaited, running }: Selection): boolean =>
  awaited !== undefined ||
  (running?.requestIds.length === 0 && running.change.by !== 'visitor-id') ||
  plan.some(({ by }) => by !== 'visitor-id');

/** Keeps only the step that sends the visitor's ID, because it doesn't depend on the store. */
const keepVisitorId = (plan: readonly Step[]): readonly Step[] =>
  plan.filter(({ by }) => by === 'visitor-id');

const run = (selection: Selection, request: Request, effects: readonly Effect[]): Transition => ({
  selection: { ...selection, running: { ...request, isRevoked: false } },
  effects: [...effects, { do: 'change', change: request.change }],
});

/** Starts the next change or wait unless one is in progress. */
const proceed = (selection: Selection, effects: readonly Effect[] = []): Transition => {
  const { plan, awaited, running, requested } = selection;
  if (running) return { selection, effects };
  if (requested) return run({ ...selection, requested: undefined }, requested, effects);
  const [step, ...later] = plan;
  if (awaited || !step) return { selection, effects };
  if (step.by === 'asking') {
    return proceed({ ...selection, plan: later }, [...effects, { do: 'ask-for-zip' }]);
  }
  if (step.by === 'login' || step.by === 'locating') {
    return {
      selection: { ...selection, plan: later, awaited: step },
      effects: [...effects, { do: step.by === 'login' ? 'await-login' : 'locate' }],
    };
  }
  return run({ ...selection, plan: later }, { change: step, requestIds: [] }, effects);
};

/** Cancels the automatic steps that select a store. */
const cancelPlan = (selection: Selection): Selection => ({
  ...selection,
  plan: keepVisitorId(selection.plan),
  awaited: undefined,
});

const revoke = (running: Running | undefined): Running | undefined =>
  running && { ...running, isRevoked: running.change.by !== 'visitor-id' };

/**
 * Requests the driver's preferred store. The automatic steps remain until it is selected, because this site may
 * not have it.
 */
const requestPreferred = (
  selection: Selection,
  change: NumberChange<'account'>,
  requestIds: readonly number[],
): Transition => {
  const { running } = selection;
  const isRunning =
    running !== undefined &&
    !running.isRevoked &&
    isPreferred(running.change) &&
    running.change.storeNumber === change.storeNumber;
  // The automatic step that selects this store may have started because of the same sign-in.
  if (isRunning) {
    const ids = [...running.requestIds, ...requestIds];
    return proceed({
      ...selection,
      running: { ...running, requestIds: ids },
      requested: undefined,
    });
  }
  const isAutomatic = running?.requestIds.length === 0;
  return proceed({
    ...selection,
    running: isAutomatic ? running : revoke(running),
    requested: { change, requestIds },
  });
};

const handleEnded = (
  selection: Selection,
  { hasChanged, isUnknownStore }: Extract<SelectionEvent, { type: 'ended' }>,
): Transition => {
  const { running, requested } = selection;
  const rest: Selection = { ...selection, running: undefined };
  if (!running) return { selection, effects: [] };
  const { change, requestIds, isRevoked } = running;
  if (requested && isRevoked && !hasChanged) {
    // The requests for the revoked change get the result of the change that replaced it.
    const ids = [...requestIds, ...requested.requestIds];
    return proceed({ ...rest, requested: { ...requested, requestIds: ids } });
  }
  const settled: readonly Effect[] = requestIds.length > 0 ? [{ do: 'settle', requestIds }] : [];
  if (change.by === 'visitor-id') return proceed(rest);
  // Another store takes the place of a preferred one that this site doesn't have, but not of one that only
  // couldn't be set at the moment.
  const wasPreferred = isPreferred(change);
  if (hasChanged || (wasPreferred && !isUnknownStore)) return proceed(cancelPlan(rest), settled);
  if (wasPreferred) {
    const others = rest.plan.filter((step) => !isPreferred(step));
    return proceed({ ...rest, plan: others }, settled);
  }
  const shouldAskForZip = change.by === 'position' && !isRevoked;
  return shouldAskForZip
    ? proceed({ ...rest, plan: [{ by: 'asking' }, ...rest.plan] })
    : proceed(rest, settled);
};

/**
 * Returns the next state of the selection and its effects (MYST-1..3, MYST-5, MYST-9). An event that
 * is too late, such as a position after the visitor has selected a store, changes nothing.
 */
export const transition = (selection: Selection, event: SelectionEvent): Transition => {
  switch (event.type) {
    case 'started':
      return proceed({ ...selection, plan: [...selection.plan, ...createPlan(event.situation)] });
    case 'requested': {
      const requestIds = [...(selection.requested?.requestIds ?? []), event.id];
      const { change } = event;
      if (isPreferred(change)) return requestPreferred(selection, change, requestIds);
      // The visitor's position, or their stored store, is better than the site's default.
      if (isDefault(change) && isSelecting(selection)) {
        return proceed(selection, [{ do: 'settle', requestIds: [event.id] }]);
      }
      return proceed({
        ...cancelPlan(selection),
        running: revoke(selection.running),
        requested: { change, requestIds },
      });
    }
    case 'ended':
      return handleEnded(selection, event);
    case 'login-known': {
      const { awaited } = selection;
      if (awaited?.by !== 'login') return { selection, effects: [] };
      const steps = planAfterLogin(awaited, event.isSignedIn, event.preferred);
      return proceed({ ...selection, awaited: undefined, plan: [...steps, ...selection.plan] });
    }
    case 'located': {
      if (selection.awaited?.by !== 'locating') return { selection, effects: [] };
      const step: Step = event.position
        ? { by: 'position', position: event.position }
        : { by: 'asking' };
      return proceed({ ...selection, awaited: undefined, plan: [step, ...selection.plan] });
    }
    case 'selected-elsewhere': {
      const { running } = selection;
      const isAutomatic = running?.requestIds.length === 0;
      return proceed({
        ...cancelPlan(selection),
        running: isAutomatic ? revoke(running) : running,
      });
    }
  }
};
