import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { mounts } from '../mounts/runtime/registry';
import { CopyableHtml } from './CopyableHtml';
import { type ExplainedMount, formatShortTag } from './explain-placeholders';
import { type ExplainedPage, explainPage, summarize } from './explained-page';
import type { PageMistake } from './find-mistakes';
import { type Outlined, Outlines } from './Outlines';
import { PlaceholderDetails } from './PlaceholderDetails';
import type { RenderedPage } from './rendered-page';
import { Switches } from './Switches';
import { onChange } from './timeline';

/** Milliseconds after a change until the panel shows it, so that a busy page stays responsive. */
const UPDATE_DELAY = 300;

/**
 * Explains the page, and while the panel is open, again after each change of a placeholder or of the timeline.
 * @returns the page, and a function that explains it at once
 */
const useExplainedPage = (loading: Promise<RenderedPage | undefined>, isOpen: boolean) => {
  const [rendered, setRendered] = useState<RenderedPage>();
  const [page, setPage] = useState(() => explainPage());
  const update = useCallback(() => setPage(explainPage(rendered)), [rendered]);
  useEffect(() => {
    void loading.then(setRendered);
  }, [loading]);
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleUpdate = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        update();
      }, UPDATE_DELAY);
    };
    const stop = onChange(scheduleUpdate);
    scheduleUpdate();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isOpen, update]);
  return { page, update };
};

/**
 * Gives each entry a key: its name and how many entries before it have the same one. Its element can't be the key,
 * because a placeholder that mounts may replace the element, and an entry with a new key closes.
 */
const listKeyed = <Item,>(items: readonly Item[], getName: (item: Item) => string) => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = getName(item);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return { item, key: `${name} ${count}` };
  });
};

/** Names a placeholder by what doesn't change while it mounts. */
const nameMount = ({ name, durations }: ExplainedMount): string => `${name} ${durations.found}`;

interface EntryProps {
  readonly name: string;
  readonly state: string;
  readonly onSelect: () => void;
  readonly renderDetails: () => ReactNode;
}

/** An entry of a list. Its details are rendered only while they are open. */
function Entry({ name, state, onSelect, renderDetails }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary onFocus={onSelect}>
          {`${name}: `}
          <span className={`state${/failed|mistake/.test(state) ? ' bad' : ''}`}>{state}</span>
        </summary>
        {isOpen && renderDetails()}
      </details>
    </li>
  );
}

const hasMistake = (page: ExplainedPage, element: Element): boolean =>
  page.mistakes.some((mistake) => mistake.element === element);

const listOutlined = (page: ExplainedPage): Outlined[] => [
  ...page.placeholders.map(({ element, name, state }) => ({
    element,
    label: `${name}: ${state}`,
    state: hasMistake(page, element) ? 'mistake' : state,
  })),
  ...page.mistakes
    .filter(({ element }) => !mounts.has(element) && document.body.contains(element))
    .map(({ element }) => ({ element, label: 'mistake', state: 'mistake' })),
];

/**
 * The panel of explain mode, and the outlines on the page.
 * @param loading the page as the CMS renders it, in which the panel finds more mistakes
 */
export function Panel({ loading }: { loading: Promise<RenderedPage | undefined> }) {
  const [isOpen, setIsOpen] = useState(true);
  const [hasClosed, setHasClosed] = useState(false);
  const [selected, setSelected] = useState<Element>();
  const [message, setMessage] = useState('');
  const [hasTimeline, setHasTimeline] = useState(false);
  const { page, update } = useExplainedPage(loading, isOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The panel that opens with the page leaves the focus where it is.
    if (hasClosed) (isOpen ? heading : opener).current?.focus();
  }, [isOpen, hasClosed]);
  const close = (): void => {
    setIsOpen(false);
    setHasClosed(true);
    setSelected(undefined);
  };
  const open = (): void => {
    update();
    setIsOpen(true);
  };
  const select = (element: Element): void => {
    setSelected(element);
    element.scrollIntoView({ block: 'center' });
  };
  const renderMistakes = (mistakes: readonly PageMistake[], state: string): ReactNode =>
    listKeyed(mistakes, ({ message: text }) => text).map(({ item: mistake, key }) => (
      <Entry
        key={key}
        name={mistake.message}
        state={state}
        onSelect={() => select(mistake.element)}
        renderDetails={() => (
          <div>
            <pre>{formatShortTag(mistake.element)}</pre>
            {mistake.correction !== '' && (
              <CopyableHtml html={mistake.correction} announce={setMessage} />
            )}
          </div>
        )}
      />
    ));
  const hasFindings = page.mistakes.length + page.problems.length + page.hints.length > 0;
  return (
    <>
      {isOpen && <Outlines outlined={listOutlined(page)} selected={selected} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it. */}
      <section
        className="panel"
        tabIndex={-1}
        aria-labelledby="heading"
        hidden={!isOpen}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The page's own panels stay open.
          event.nativeEvent.stopPropagation();
          close();
        }}
      >
        <div className="head">
          <h2 id="heading" ref={heading} tabIndex={-1}>
            Explain mode
          </h2>
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
        <p>{`${summarize(page)}.`}</p>
        <p role="status">{message}</p>
        <ul>
          {page.configuration.map((problem) => (
            <li key={problem} className="bad">
              {problem}
            </li>
          ))}
        </ul>
        {hasFindings && (
          <>
            <h3>Mistakes and hints</h3>
            <ul>
              {renderMistakes(page.mistakes, 'mistake')}
              {listKeyed(page.problems, nameMount).map(({ item: placeholder, key }) => (
                <Entry
                  key={key}
                  name={`${placeholder.title} (${placeholder.name}): ${placeholder.failedCalls[0] ?? placeholder.description}`}
                  state="mistake"
                  onSelect={() => select(placeholder.element)}
                  renderDetails={() => <PlaceholderDetails placeholder={placeholder} />}
                />
              ))}
              {renderMistakes(page.hints, 'hint')}
            </ul>
          </>
        )}
        <h3>Placeholders</h3>
        <ul>
          {listKeyed(page.placeholders, nameMount).map(({ item: placeholder, key }) => {
            const { element, title, name, state } = placeholder;
            const isWrong = hasMistake(page, element) && state !== 'failed';
            return (
              <Entry
                key={key}
                name={`${title} (${name})`}
                state={`${state}${isWrong ? ', mistake' : ''}`}
                onSelect={() => select(element)}
                renderDetails={() => <PlaceholderDetails placeholder={placeholder} />}
              />
            );
          })}
        </ul>
        <h3>More</h3>
        <details onToggle={(event) => setHasTimeline(event.currentTarget.open)}>
          <summary>Topics, calls, and states</summary>
          {hasTimeline && (
            <ol>
              {page.timeline.map(({ at, kind, text }, index) => (
                // Entries are only appended, apart from the oldest, which are dropped.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index} className={kind === 'error' ? 'bad' : undefined}>
                  <code>{`${Math.round(at)} ms ${kind}: ${text}`}</code>
                </li>
              ))}
            </ol>
          )}
        </details>
        <details>
          <summary>Switches</summary>
          <Switches switches={page.switches} />
        </details>
      </section>
      <button ref={opener} className="opener" type="button" hidden={isOpen} onClick={open}>
        Explain this page
      </button>
    </>
  );
}
