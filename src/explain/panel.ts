import { mounts } from '../mounts/runtime/registry';
import { createElement } from '../ui/html/create-element';
import { explainPage, summarize } from './explained-page';
import type { PageMistake } from './find-mistakes';
import { createOutlines } from './outlines';
import {
  createMistakeDetails,
  createPlaceholderDetails,
  createSwitches,
  createTimeline,
} from './panel-parts';
import { createStyles } from './panel-styles';
import type { RenderedPage } from './rendered-page';
import { HOST_CLASS } from './serialize-page';
import { watchStates } from './state-times';
import { onTimelineChange } from './timeline';

/** Milliseconds after a change until the panel shows it, so that a busy page stays responsive. */
const UPDATE_DELAY = 300;

/** An entry of a list: the texts of its summary, the element that it outlines, and its details. */
interface Entry {
  readonly element: Element;
  readonly name: string;
  readonly state: string;
  readonly createDetails: () => HTMLElement;
}

/** Creates a list that reuses its entries' elements, so that an update keeps the focus and what is open. */
const createEntryList = (select: (element: Element) => void) => {
  const root = createElement('ul', {});
  const rows = new Map<string, { item: HTMLElement; update: (entry: Entry) => void }>();

  const createRow = (first: Entry) => {
    let entry = first;
    const state = createElement('span', { className: 'state' });
    const summary = createElement('summary', {}, first.name, ': ', state);
    const body = createElement('div', {});
    const details = createElement('details', {}, summary, body);
    let shown = '';
    const fill = (): void => {
      if (!details.open) return;
      const next = entry.createDetails();
      // Identical details aren't replaced, because they may have the focus.
      if (next.textContent === shown) return;
      shown = next.textContent ?? '';
      body.replaceChildren(next);
    };
    details.addEventListener('toggle', fill);
    summary.addEventListener('focus', () => select(entry.element));
    return {
      item: createElement('li', {}, details),
      update(next: Entry): void {
        entry = next;
        state.textContent = next.state;
        state.classList.toggle('bad', /failed|mistake/.test(next.state));
        fill();
      },
    };
  };
  return {
    root,
    show(entries: readonly Entry[], getKey: (entry: Entry) => string): void {
      const keys = new Set<string>();
      for (const entry of entries) {
        const key = getKey(entry);
        keys.add(key);
        const row = rows.get(key) ?? createRow(entry);
        rows.set(key, row);
        row.update(entry);
        if (!row.item.isConnected) root.append(row.item);
      }
      for (const [key, { item }] of rows) {
        if (keys.has(key)) continue;
        item.remove();
        rows.delete(key);
      }
    },
  };
};

/** Creates a function that numbers elements, for the keys of their entries. */
const createNumbering = () => {
  const numbers = new WeakMap<Element, number>();
  let last = 0;
  return (element: Element): number => {
    const number = numbers.get(element) ?? (last += 1);
    numbers.set(element, number);
    return number;
  };
};

/**
 * Creates the panel of explain mode and the outlines on the page.
 * @param loading the page as the CMS renders it, in which the panel finds more mistakes
 */
export const createPanel = (loading: Promise<RenderedPage | undefined>): void => {
  let rendered: RenderedPage | undefined;
  const host = createElement('div', { className: HOST_CLASS });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [createStyles()];
  const outlines = createOutlines();
  const getNumber = createNumbering();

  const status = createElement('p', {});
  status.setAttribute('role', 'status');
  const announce = (message: string): void => {
    status.textContent = message;
  };
  const summary = createElement('p', {});
  const problems = createElement('ul', {});
  const placeholders = createEntryList(outlines.select);
  const mistakes = createEntryList(outlines.select);
  const mistakesPart = createElement(
    'div',
    {},
    createElement('h3', {}, 'Mistakes and hints'),
    mistakes.root,
  );
  const timeline = createElement('div', {});
  const timelinePart = createElement(
    'details',
    {},
    createElement('summary', {}, 'Topics, calls, and states'),
    timeline,
  );
  const switchesPart = createElement('details', {}, createElement('summary', {}, 'Switches'));
  const close = createElement('button', { type: 'button' }, 'Close');
  const heading = createElement('h2', { id: 'heading', tabIndex: -1 }, 'Explain mode');
  const panel = createElement(
    'section',
    { className: 'panel', tabIndex: -1 },
    createElement('div', { className: 'head' }, heading, close),
    summary,
    status,
    problems,
    mistakesPart,
    createElement('h3', {}, 'Placeholders'),
    placeholders.root,
    createElement('h3', {}, 'More'),
    timelinePart,
    switchesPart,
  );
  panel.setAttribute('aria-labelledby', 'heading');
  const opener = createElement(
    'button',
    { className: 'opener', type: 'button', hidden: true },
    'Explain this page',
  );

  const createMistakeEntry = (mistake: PageMistake, state: string): Entry => ({
    element: mistake.element,
    name: mistake.message,
    state,
    createDetails: () => createMistakeDetails(mistake, announce),
  });
  const update = (): void => {
    if (panel.hidden) return;
    const page = explainPage(rendered);
    const hasMistake = (element: Element): boolean =>
      page.mistakes.some((mistake) => mistake.element === element);
    summary.textContent = `${summarize(page)}.`;
    problems.replaceChildren(
      ...page.configuration.map((problem) => createElement('li', { className: 'bad' }, problem)),
    );
    const entries = page.placeholders.map((placeholder) => ({
      element: placeholder.element,
      name: `${placeholder.title} (${placeholder.name})`,
      state:
        placeholder.state +
        (hasMistake(placeholder.element) && placeholder.state !== 'failed' ? ', mistake' : ''),
      createDetails: () => createPlaceholderDetails(placeholder),
    }));
    placeholders.show(entries, ({ element }) => `${getNumber(element)}`);
    const found = [
      ...page.mistakes.map((mistake) => createMistakeEntry(mistake, 'mistake')),
      ...page.problems.map((placeholder) => ({
        element: placeholder.element,
        name: `${placeholder.title} (${placeholder.name}): ${placeholder.failedCalls[0] ?? placeholder.description}`,
        state: 'mistake',
        createDetails: () => createPlaceholderDetails(placeholder),
      })),
      ...page.hints.map((hint) => createMistakeEntry(hint, 'hint')),
    ];
    mistakes.show(found, ({ element, name }) => `${getNumber(element)} ${name}`);
    mistakesPart.hidden = found.length === 0;
    if (timelinePart.open) timeline.replaceChildren(createTimeline(page.timeline));
    if (switchesPart.childElementCount === 1) switchesPart.append(createSwitches(page.switches));
    outlines.show([
      ...page.placeholders.map(({ element, name, state }) => ({
        element,
        label: `${name}: ${state}`,
        state: hasMistake(element) ? 'mistake' : state,
      })),
      ...page.mistakes
        .filter(({ element }) => !mounts.has(element) && document.body.contains(element))
        .map(({ element }) => ({ element, label: 'mistake', state: 'mistake' })),
    ]);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleUpdate = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      update();
    }, UPDATE_DELAY);
  };
  const show = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    outlines.setVisible(isOpen);
    opener.hidden = isOpen;
    if (isOpen) {
      update();
      heading.focus();
    } else {
      outlines.select(undefined);
      opener.focus();
    }
  };

  close.addEventListener('click', () => show(false));
  opener.addEventListener('click', () => show(true));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // The page's own panels stay open.
    event.stopPropagation();
    show(false);
  });
  timelinePart.addEventListener('toggle', update);
  void loading.then((page) => {
    rendered = page;
    scheduleUpdate();
  });
  watchStates(scheduleUpdate);
  onTimelineChange(scheduleUpdate);

  shadow.append(outlines.root, panel, opener);
  outlines.setVisible(true);
  document.body.append(host);
  update();
};
