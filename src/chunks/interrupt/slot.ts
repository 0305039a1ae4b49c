import { track } from '../../analytics/track';
import { isAuthorMode } from '../../site/author-mode';
import { isWithin } from '../../site/match-breakpoint';
import { createListeners } from '../../browser/listeners';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { whenVisible } from '../../browser/when-visible';
import { bus } from '../../bus/bus';
import { loadSanitizer } from '../../ui/html/sanitize-html';
import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import { isClosed, rememberClosed, parseInterrupts } from './interrupt';
import type { Interrupt } from './interrupt';
import { getModule } from './modules';
import type { ModuleContentProps } from './modules';
import { loadPatternCheck } from './path-pattern';
import { canShow, selectInterrupt } from './select-interrupt';

export interface InterruptProps {
  readonly interrupt: Interrupt;
  /** The content of the interrupt's module, if it has one. */
  readonly Content: ElementComponent<ModuleContentProps> | undefined;
  /** Called whenever the interrupt becomes visible; a strip may be shown again later. */
  readonly onShown: () => void;
  readonly onClose: () => void;
  /** Called when a visitor follows one of its links, which closes it too. */
  readonly onFollow: () => void;
}

export interface LoadedInterrupt {
  readonly interrupt: Interrupt;
  readonly Content: ElementComponent<ModuleContentProps> | undefined;
  readonly View: ElementComponent<InterruptProps>;
}

export interface SlotInterrupts {
  /** Selects an interrupt, and shows those that the page's script requests; returns a function that stops it. */
  readonly start: () => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns at most the first modal and the last strip; the others wait. */
  readonly getVisible: () => readonly LoadedInterrupt[];
  readonly handleShown: (interrupt: Interrupt) => void;
  readonly remove: (interrupt: Interrupt, cause: 'close' | 'follow') => void;
  /** Removes an interrupt that has thrown; the others stay. */
  readonly fail: (interrupt: Interrupt, error: unknown) => void;
}

/** Reads an interrupt that a CMS has written as HTML: its fields are attributes, its calls to action are links. */
const readTemplate = ({ dataset, content }: HTMLTemplateElement): object => ({
  ...Object.fromEntries(Object.entries(dataset)),
  ctas: [...content.querySelectorAll('a')].map((link) => ({
    label: link.textContent,
    href: link.getAttribute('href'),
  })),
});

const parseSlot = (cms: readonly ChildNode[]): Interrupt[] => {
  const elements = cms.flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('script, template')] : [],
  );
  const scripts = elements.filter((each) => each.matches('script[type="application/json"]'));
  const templates = elements.filter((each) => each instanceof HTMLTemplateElement);
  return parseInterrupts(
    scripts.map((script) => script.textContent),
    templates.map(readTemplate),
  );
};

const isFirstSlot = (element: HTMLElement): boolean =>
  document.querySelector('.bsro-interrupt-slot') === element;

const SHOW_CONDITIONS = {
  isClosed,
  hasContent: (entry: Interrupt) => getModule(entry)?.canShow?.() ?? true,
};

const trackInteraction = (action: 'show' | 'close', { id }: Interrupt): void =>
  track({ event: 'ui_interaction', component: 'interrupt', action, subject: id });

const importModal = () => import(/* webpackChunkName: "interrupt-content" */ './InterruptModal');
const importStrip = () => import(/* webpackChunkName: "interrupt-content" */ './InterruptStrip');

const isModal = ({ type }: Interrupt): boolean => type === 'interrupt-modal';

/** Loads what shows an interrupt. @throws if its component, its module, or the sanitizer doesn't load */
const load = async (interrupt: Interrupt): Promise<LoadedInterrupt> => {
  const module = getModule(interrupt);
  const [view, content] = await Promise.all([
    loadChunk<{ default: ElementComponent<InterruptProps> }>(
      isModal(interrupt) ? importModal : importStrip,
    ),
    module && loadChunk(module.load),
    // Loads before the interrupt shows, so that the content doesn't shift later.
    (interrupt.copy || interrupt.flexibleMessagingArea) && loadSanitizer(),
  ]);
  return { interrupt, Content: content?.default, View: view.default };
};

/**
 * Parses the interrupts of a slot.
 * @throws PlaceholderError if a list isn't valid JSON (MOUNT-8)
 */
export const createSlotInterrupts = (
  element: HTMLElement,
  cms: readonly ChildNode[],
): SlotInterrupts => {
  const authored = parseSlot(cms);
  // In author mode, mistakes in the list are reported, but no interrupt shows.
  const list = isAuthorMode() ? [] : authored;
  const requested = new Set<string>();
  const seen = new Set<Interrupt>();
  const listeners = createListeners();
  let loaded: readonly LoadedInterrupt[] = [];
  let visible: readonly LoadedInterrupt[] = [];
  let selected: Interrupt | undefined;
  let stopWaiting = (): void => {};

  const setLoaded = (next: readonly LoadedInterrupt[]): void => {
    loaded = next;
    visible = [
      loaded.find(({ interrupt }) => isModal(interrupt)),
      loaded.findLast(({ interrupt }) => !isModal(interrupt)),
    ].filter((entry) => entry !== undefined);
    listeners.notify();
  };
  const drop = (interrupt: Interrupt): void =>
    setLoaded(loaded.filter((entry) => entry.interrupt !== interrupt));
  const show = (interrupt: Interrupt | undefined): void => {
    if (!interrupt || requested.has(interrupt.id)) return;
    requested.add(interrupt.id);
    whenVisible(() => {
      load(interrupt).then(
        (entry) => setLoaded([...loaded, entry]),
        (error: unknown) => {
          requested.delete(interrupt.id);
          report(error, { source: 'interrupt-slot', during: 'chunk', element });
        },
      );
    });
  };
  const showSelected = (): void => {
    const scheduleShow = selected && getModule(selected)?.scheduleShow;
    if (scheduleShow) stopWaiting = scheduleShow(() => show(selected));
    else show(selected);
  };
  const select = (): void => {
    if (selected || !isFirstSlot(element)) return;
    selected = selectInterrupt(list, {
      ...SHOW_CONDITIONS,
      path: location.pathname,
      isPhone: isWithin('phone'),
      bodyClasses: document.body.classList,
    });
    showSelected();
  };

  return {
    start() {
      let isStopped = false;
      let unsubscribe = (): void => {};
      const begin = (): void => {
        if (isStopped) return;
        // When the root renders again, the selected interrupt may still be waiting.
        if (!selected) select();
        else if (!requested.has(selected.id)) showSelected();
        unsubscribe = bus.subscribe('createinterrupt', ({ id }) => {
          if (id === undefined) select();
          else show(list.find((entry) => entry.id === id && canShow(entry, SHOW_CONDITIONS)));
        });
      };
      const pendingCheck = loadPatternCheck(
        list.flatMap(({ includePages, excludePages }) => [...includePages, ...excludePages]),
      );
      if (pendingCheck) {
        pendingCheck.then(begin, (error: unknown) =>
          report(error, { source: 'interrupt-slot', during: 'chunk', element }),
        );
      } else begin();
      return () => {
        isStopped = true;
        stopWaiting();
        unsubscribe();
      };
    },
    subscribe: listeners.subscribe,
    getVisible: () => visible,
    handleShown(interrupt) {
      if (seen.has(interrupt)) return;
      seen.add(interrupt);
      getModule(interrupt)?.onShown?.(interrupt);
      trackInteraction('show', interrupt);
    },
    remove(interrupt, cause) {
      if (cause === 'close') trackInteraction('close', interrupt);
      rememberClosed(interrupt);
      drop(interrupt);
    },
    fail(interrupt, error) {
      drop(interrupt);
      report(error, { source: 'interrupt-slot', during: 'render', element });
    },
  };
};
