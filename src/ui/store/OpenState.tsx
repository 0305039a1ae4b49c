import { formatOpenState } from '../../domain/stores/open-state-text';
import { getOpenState, isOpenStateKnown } from '../../domain/stores/opening-hours';
import type { StoreHours } from '../../domain/time/scheduled-day';
import { useNow } from '../useNow';
import './open-state.css';

interface OpenStateProps {
  store: StoreHours;
  as?: 'p' | 'span';
}

/**
 * Whether a store is open now, such as "Open Now closes 7:00 PM", with the class names of the CMS's pages; nothing
 * if its hours are unknown (HOURS-1..5). It is no live region: many stores open or close in the same minute, and
 * announcing each would interrupt the visitor.
 */
export function OpenState({ store, as: Tag = 'p' }: OpenStateProps) {
  const now = useNow();
  if (!isOpenStateKnown(store)) return null;
  const openState = getOpenState(store, now);
  const { word, next } = formatOpenState(openState);
  return (
    <Tag className={`bsro-open-state open-state open-state--${openState.state}`}>
      <span className="open-state__word">{word}</span>{' '}
      {next && <span className="open-state__next">{next}</span>}
    </Tag>
  );
}
