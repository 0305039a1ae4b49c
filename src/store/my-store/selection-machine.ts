import type { Position } from '../../browser/geolocation';

/** One change of the visitor's profile, which the host makes. */
export type Change =
  /** @param source whose zip it is then */
  | { readonly by: 'number'; readonly storeNumber: string; readonly source: 'visitor' | 'account' }
  | { readonly by: 'zip'; readonly zip: string }
  /** The store of a local store page (MYST-5). */
  | { readonly by: 'page'; readonly storeNumber: string }
  /** The store nearest to where the visitor is (MYST-2). */
  | { readonly by: 'position'; readonly position: Position }
  /** Another visitor id than the profile's (MYST-9). */
  | { readonly by: 'visitor-id'; readonly vid: string };

/** What is known when a page begins. Store numbers are digits. */
export interface Facts {
  /** Of the page's address; it overrides everything (MYST-1). */
  readonly asked?: string | undefined;
  /** Of the local store page that this is. */
  readonly page?: string | undefined;
  /** Of local storage. */
  readonly stored?: string | undefined;
  /** The visitor's id, where it differs from the profile's. */
  readonly vid?: string | undefined;
  /** The store that the visitor has chosen before (level 2). */
  readonly chosen?: string | undefined;
}

/** Waits until it is known who is signed in: a driver's account has a say. */
interface AwaitLogin extends Pick<Facts, 'page' | 'stored' | 'chosen'> {
  readonly by: 'login';
}

/** Asks the browser where the visitor is. */
interface Locate {
  readonly by: 'locating';
}

type Step = Change | AwaitLogin | Locate;

/** A change with those who wait for what becomes of it; the page's own have nobody. */
interface Request {
  readonly change: Change;
  readonly wishes: readonly number[];
}

interface Running extends Request {
  /** Whether the visitor has decided otherwise meanwhile: what is not sent yet must not be. */
  readonly isRevoked: boolean;
}

/**
 * How my store is being selected. The host gets one change at a time: each of its answers rewrites
 * the whole profile, so that of two at once the wrong one could stay.
 */
export interface Selection {
  /** What the page still has to try by itself, in this order, until one succeeds. */
  readonly plan: readonly Step[];
  /** The first step of the plan that waits for somebody else. */
  readonly awaited: AwaitLogin | Locate | undefined;
  readonly running: Running | undefined;
  /** The visitor's newest wish, which goes next. */
  readonly wish: Request | undefined;
}

export type SelectionEvent =
  | { readonly type: 'begun'; readonly facts: Facts }
  /** The visitor has said which store. */
  | { readonly type: 'wished'; readonly change: Change; readonly id: number }
  | { readonly type: 'ended'; readonly hasChanged: boolean }
  | {
      readonly type: 'login-known';
      readonly isDriver: boolean;
      /** The driver's PREFERRED_STORE. */
      readonly preferred?: string | undefined;
    }
  | { readonly type: 'located'; readonly position: Position | undefined }
  /** A store was chosen in another tab, or while the page slept. */
  | { readonly type: 'chosen-elsewhere' };

export type Effect =
  | { readonly do: 'change'; readonly change: Change }
  /** Tells those who wait what became of the change that has just ended. */
  | { readonly do: 'settle'; readonly wishes: readonly number[] }
  | { readonly do: 'await-login' }
  | { readonly do: 'locate' }
  /** Nothing tells where the visitor is: the zip form has to (MYST-2). */
  | { readonly do: 'ask-for-zip' };

export interface Transition {
  readonly selection: Selection;
  readonly effects: readonly Effect[];
}

export const INITIAL: Selection = {
  plan: [],
  awaited: undefined,
  running: undefined,
  wish: undefined,
};

const byNumber = (storeNumber: string, source: 'visitor' | 'account' = 'visitor'): Change => ({
  by: 'number',
  storeNumber,
  source,
});

const planOf = ({ asked, page, stored, vid, chosen }: Facts): Step[] => {
  const plan: Step[] = vid === undefined ? [] : [{ by: 'visitor-id', vid }];
  if (asked !== undefined && asked === chosen) return plan;
  if (asked !== undefined) plan.push(byNumber(asked));
  if (chosen === undefined || (page !== undefined && page !== chosen)) {
    plan.push({ by: 'login', page, stored, chosen });
  }
  return plan;
};

/** What follows once it is known who is there; the first that succeeds ends it. */
const afterLogin = (
  { page, stored, chosen }: AwaitLogin,
  isDriver: boolean,
  preferred: string | undefined,
): Step[] => {
  const steps: Step[] = [];
  if (!isDriver && page !== undefined) steps.push({ by: 'page', storeNumber: page });
  if (chosen !== undefined) return steps;
  if (isDriver && preferred !== undefined) steps.push(byNumber(preferred, 'account'));
  else if (stored !== undefined) steps.push(byNumber(stored));
  else steps.push({ by: 'locating' });
  return steps;
};

/** The visitor's id is sent whatever becomes of the store. */
const withoutStores = (plan: readonly Step[]): readonly Step[] =>
  plan.filter(({ by }) => by === 'visitor-id');

const run = (selection: Selection, request: Request, effects: readonly Effect[]): Transition => ({
  selection: { ...selection, running: { ...request, isRevoked: false } },
  effects: [...effects, { do: 'change', change: request.change }],
});

/** Begins what comes next, if nothing is under way. */
const proceed = (selection: Selection, effects: readonly Effect[] = []): Transition => {
  const { plan, awaited, running, wish } = selection;
  if (running) return { selection, effects };
  if (wish) return run({ ...selection, wish: undefined }, wish, effects);
  const [step, ...later] = plan;
  if (awaited || !step) return { selection, effects };
  if (step.by === 'login' || step.by === 'locating') {
    return {
      selection: { ...selection, plan: later, awaited: step },
      effects: [...effects, { do: step.by === 'login' ? 'await-login' : 'locate' }],
    };
  }
  return run({ ...selection, plan: later }, { change: step, wishes: [] }, effects);
};

/** The visitor has decided, here or elsewhere: the page no longer does. */
const decided = (selection: Selection): Selection => ({
  ...selection,
  plan: withoutStores(selection.plan),
  awaited: undefined,
});

const revoked = (running: Running | undefined): Running | undefined =>
  running && { ...running, isRevoked: running.change.by !== 'visitor-id' };

const ended = (selection: Selection, hasChanged: boolean): Transition => {
  const { running, wish } = selection;
  const rest: Selection = { ...selection, running: undefined };
  if (!running) return { selection, effects: [] };
  const { change, wishes, isRevoked } = running;
  if (wish && isRevoked && !hasChanged) {
    // Those who waited for it hear what becomes of the wish that took its place.
    return proceed({ ...rest, wish: { ...wish, wishes: [...wishes, ...wish.wishes] } });
  }
  const told: readonly Effect[] = wishes.length > 0 ? [{ do: 'settle', wishes }] : [];
  if (change.by === 'visitor-id') return proceed(rest);
  if (hasChanged) return proceed(decided(rest), told);
  const isLost = change.by === 'position' && !isRevoked;
  return proceed(rest, isLost ? [{ do: 'ask-for-zip' }] : told);
};

/**
 * The next state of the selection, and what is to be done for it (MYST-1..3, MYST-5, MYST-9). What
 * comes too late, such as a position after the visitor has chosen, changes nothing.
 */
export const next = (selection: Selection, event: SelectionEvent): Transition => {
  switch (event.type) {
    case 'begun':
      return proceed({ ...selection, plan: [...selection.plan, ...planOf(event.facts)] });
    case 'wished': {
      const wishes = [...(selection.wish?.wishes ?? []), event.id];
      return proceed({
        ...decided(selection),
        running: revoked(selection.running),
        wish: { change: event.change, wishes },
      });
    }
    case 'ended':
      return ended(selection, event.hasChanged);
    case 'login-known': {
      const { awaited } = selection;
      if (awaited?.by !== 'login') return { selection, effects: [] };
      const steps = afterLogin(awaited, event.isDriver, event.preferred);
      return proceed({ ...selection, awaited: undefined, plan: [...steps, ...selection.plan] });
    }
    case 'located': {
      if (selection.awaited?.by !== 'locating') return { selection, effects: [] };
      const here: Selection = { ...selection, awaited: undefined };
      if (!event.position) return proceed(here, [{ do: 'ask-for-zip' }]);
      const step: Step = { by: 'position', position: event.position };
      return proceed({ ...here, plan: [step, ...here.plan] });
    }
    case 'chosen-elsewhere': {
      const { running } = selection;
      const isOwn = running?.wishes.length === 0;
      return proceed({ ...decided(selection), running: isOwn ? revoked(running) : running });
    }
  }
};
