import { useLayoutEffect } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { report } from '../../browser/report';
import { SHOWN_HOURS } from '../../domain/stores/hours-values';
import { formatOpenState } from '../../domain/stores/open-state-text';
import { getOpenState, isOpenStateKnown } from '../../domain/stores/opening-hours';
import type { StoreHours as Hours } from '../../domain/time/scheduled-day';
import type { Result } from '../../services/result';
import { StoreHours } from '../../ui/store/StoreHours';
import { createPageRoot } from '../../ui/root/page-root';
import { useNow } from '../../ui/useNow';

/** An element of the CMS with the hours of a store. */
export interface HoursPlace {
  readonly element: HTMLElement;
  readonly store: Hours;
}

/** The CMS's elements that show the hours of one store. */
interface Parts {
  readonly store: Hours;
  readonly state: HTMLElement | null;
  readonly word: HTMLElement | null;
  readonly next: HTMLElement | null;
  readonly link: HTMLElement | null;
  readonly days: readonly { element: HTMLElement; day: (typeof SHOWN_HOURS)[number] }[];
}

const findParts = ({ element, store }: HoursPlace): Parts => {
  const state = element.querySelector<HTMLElement>('.open-state');
  return {
    store,
    state,
    word: state?.querySelector<HTMLElement>('.open-state__word') ?? null,
    next: state?.querySelector<HTMLElement>('.open-state__next') ?? null,
    link: element.querySelector<HTMLElement>('.open-state__link'),
    days: [...element.querySelectorAll<HTMLElement>('[data-hours]')].flatMap((part) => {
      const day = SHOWN_HOURS.find((known) => known === part.dataset['hours']);
      return day ? [{ element: part, day }] : [];
    }),
  };
};

/** Sets the class of the open state, and shows the link to other stores while this one is temporarily closed. */
const markState = ({ state, link }: Pick<Parts, 'state' | 'link'>, name: string): void => {
  if (state) {
    state.className = state.className.replace(/ ?open-state--\w+|$/, ` open-state--${name}`);
  }
  if (link) link.hidden = name !== 'paused';
};

/** Renders the two texts of the open state into the CMS's elements, or adds those that are missing. */
function CmsOpenState({ store, state, word, next, link }: Parts) {
  const openState = getOpenState(store, useNow());
  const text = formatOpenState(openState);
  useLayoutEffect(
    () => markState({ state, link }, openState.state),
    [state, link, openState.state],
  );
  const isAdded = state && (!word || !next);
  return (
    <>
      {word && createPortal(<span>{text.word}</span>, word)}
      {next && createPortal(text.next && <span>{text.next}</span>, next)}
      {isAdded &&
        createPortal(
          <>
            {!word && <span className="open-state__word">{text.word}</span>}{' '}
            {!next && text.next && <span className="open-state__next">{text.next}</span>}
          </>,
          state,
        )}
    </>
  );
}

/** Renders the hours of a store into the CMS's elements (HOURS-1..5). */
function CmsHours(parts: Parts) {
  return (
    <>
      <CmsOpenState {...parts} />
      {parts.days.map(({ element, day }, index) =>
        createPortal(<StoreHours store={parts.store} day={day} />, element, String(index)),
      )}
    </>
  );
}

/** Renders hours into the CMS's elements, which keep everything else. Returns a function that restores them. */
const renderHours = (places: readonly HoursPlace[], source: string): (() => void) => {
  const all = places.filter(({ store }) => isOpenStateKnown(store)).map(findParts);
  const restores = all.map(({ state, word, next, link, days }) => {
    const filled = [word, next, ...days.map(({ element }) => element)].filter(
      (element) => element !== null,
    );
    const nodes = filled.map((element) => [...element.childNodes]);
    const { className } = state ?? { className: '' };
    const isLinkHidden = link?.hidden ?? false;
    for (const element of filled) element.replaceChildren();
    return () => {
      filled.forEach((element, index) => element.replaceChildren(...(nodes[index] ?? [])));
      if (state) state.className = className;
      if (link) link.hidden = isLinkHidden;
    };
  });
  const restore = (): void => restores.forEach((run) => run());
  // React renders into the CMS's elements only, so its own container isn't on the page.
  const root = createPageRoot(document.createDocumentFragment(), (error) => {
    restore();
    report(error, { source, during: 'render' });
  });
  flushSync(() =>
    root.render(
      <>
        {all.map((parts, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The places of a page never change.
          <CmsHours key={index} {...parts} />
        ))}
      </>,
    ),
  );
  return () => {
    root.unmount();
    restore();
  };
};

/**
 * Keeps the hours of the CMS's stores current. If the call fails, the CMS's HTML stays and the error is reported.
 * @param source name of the placeholder in error reports
 * @param findPlaces receives the data and returns the elements that show it
 * @returns a function that restores the CMS's HTML
 */
export const showHours = <Found,>(
  result: Promise<Result<Found>>,
  source: string,
  findPlaces: (found: Found) => readonly HoursPlace[],
): (() => void) => {
  let isStopped = false;
  let undo = (): void => {};
  void result.then((settled) => {
    if (isStopped) return;
    if (settled.ok) undo = renderHours(findPlaces(settled.data), source);
    else report(settled.error, { source, during: 'hours' });
  });
  return () => {
    isStopped = true;
    undo();
  };
};
