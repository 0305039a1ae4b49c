import type { OpenStateText as Text } from '../../domain/stores/open-state-text';
import type { StoreHours } from '../../domain/time/scheduled-day';
import { useOpenState } from './useOpenState';
import './open-state.css';

/** The two parts of an open state, with the class names of the CMS's pages. */
export function OpenStateText({ word, next }: Text) {
  return (
    <>
      <span className="open-state__word">{word}</span>{' '}
      {next && <span className="open-state__next">{next}</span>}
    </>
  );
}

/**
 * Whether a store is open now, such as "Open Now closes 7:00 PM", with the class names of the CMS's pages; nothing
 * if its hours are unknown (HOURS-1..5). It is no live region: many stores open or close in the same minute, and
 * announcing each would interrupt the visitor.
 */
export function OpenState({ store }: { store: StoreHours }) {
  const openState = useOpenState(store);
  if (!openState) return null;
  return (
    <p className={`bsro-open-state open-state open-state--${openState.state}`}>
      <OpenStateText {...openState} />
    </p>
  );
}
