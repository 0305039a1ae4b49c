import { useState } from 'react';
import { buildSwitchUrl, type ExplainedSwitch } from './explained-switches';

const SOURCES = {
  query: 'from the query',
  cookie: 'from a cookie',
  page: 'from the page',
  default: 'not set',
} as const;

const describeValue = ({ value, source }: ExplainedSwitch): string =>
  source === 'default' ? SOURCES.default : `${value}, ${SOURCES[source]}`;

/** The fields for the switches, which apply to this tab after a reload. */
export function Switches({ switches }: { switches: readonly ExplainedSwitch[] }) {
  const [selectedValues, setSelectedValues] = useState<ReadonlyMap<string, string>>(new Map());
  const reload = (): void => {
    const url = buildSwitchUrl(selectedValues);
    if (url === location.href) location.reload();
    else location.assign(url);
  };
  return (
    <div>
      <p>
        A value applies only to this URL in this tab, and is not saved in a cookie while explain
        mode is on.
      </p>
      <ul>
        {switches.map((explained) => {
          const { name, value, source, choices } = explained;
          return (
            <li key={name}>
              <label className="switch">
                {`${name} (${describeValue(explained)}) `}
                <select
                  defaultValue={source === 'query' && choices.includes(value) ? value : ''}
                  onChange={(event) =>
                    setSelectedValues(new Map(selectedValues).set(name, event.target.value))
                  }
                >
                  <option value="">Don&apos;t override</option>
                  {choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {choice}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
      <p role="status">
        {selectedValues.size > 0 && 'Reload the page to apply the switches to this tab.'}
      </p>
      <button type="button" onClick={reload}>
        Reload with these switches
      </button>
    </div>
  );
}
