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
  /** Says why a tab has no tires. */
  explain: (tab: TireTab) => string;
  onSelect: (tab: TireTab) => void;
}

type GetNextIndex = (index: number, count: number) => number;

const NEXT_INDEX_BY_KEY: Readonly<Record<string, GetNextIndex>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Shows the tabs of the results, each with its number of tires. Arrow keys move between the tabs that have tires; the
 * others are disabled, and say why.
 */
export function ResultsTabs({
  prefix,
  panelId,
  active,
  groups,
  explain,
  onSelect,
}: ResultsTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const enabled = TABS.filter((tab) => tab === active || groups[tab].length > 0);
  const handleKey = (event: KeyboardEvent): void => {
    const next =
      enabled[NEXT_INDEX_BY_KEY[event.key]?.(enabled.indexOf(active), enabled.length) ?? -1];
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
          aria-disabled={!enabled.includes(tab) || undefined}
          title={enabled.includes(tab) ? undefined : explain(tab)}
          aria-controls={panelId}
          tabIndex={tab === active ? 0 : -1}
          onClick={() => {
            if (enabled.includes(tab)) onSelect(tab);
          }}
          onKeyDown={handleKey}
        >
          {TAB_LABELS[tab]}{' '}
          <span className="bsro-tire-results__number bsro-note">
            {formatNumber(countCards(groups[tab]))}
          </span>
        </button>
      ))}
    </div>
  );
}
