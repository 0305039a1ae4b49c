import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { countCards } from '../../domain/tires/line-card';
import type { TireGroup } from '../../domain/tires/tire-group';
import { TABS } from '../../domain/tires/tire-tabs';
import type { TireTab } from '../../domain/tires/tire-tabs';
import { formatNumber } from '../../language/numbers';
import { RESULTS_LABELS, TAB_LABELS } from './messages';

/** Returns the ID of a tab, which labels its panel. */
export const getTabId = (prefix: string, tab: TireTab): string => `${prefix}-tab-${tab}`;

interface ResultsTabsProps {
  /** Prefix of the tabs' IDs. */
  prefix: string;
  panelId: string;
  active: TireTab;
  /** The tires of each tab. */
  groups: Readonly<Record<TireTab, readonly TireGroup[]>>;
  onSelect: (tab: TireTab) => void;
}

const NEXT_INDEX_BY_KEY: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % TABS.length,
  ArrowLeft: (index) => (index - 1 + TABS.length) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** Shows the tabs of the results, each with its number of tires. Arrow keys move between the tabs. */
export function ResultsTabs({ prefix, panelId, active, groups, onSelect }: ResultsTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent): void => {
    const next = TABS[NEXT_INDEX_BY_KEY[event.key]?.(TABS.indexOf(active)) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    const tab = list.current?.children[TABS.indexOf(next)];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div
      className="bsro-tire-results__tabs"
      role="tablist"
      aria-label={RESULTS_LABELS.tabs}
      ref={list}
    >
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={getTabId(prefix, tab)}
          className="bsro-tire-results__tab"
          aria-selected={tab === active}
          aria-controls={panelId}
          tabIndex={tab === active ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={handleKey}
        >
          {TAB_LABELS[tab]}{' '}
          <span className="bsro-tire-results__number">{formatNumber(countCards(groups[tab]))}</span>
        </button>
      ))}
    </div>
  );
}
