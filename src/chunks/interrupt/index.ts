import { track } from '../../analytics/track';
import { isAuthorMode } from '../../site/author-mode';
import { isWithin } from '../../site/match-breakpoint';
import { loadChunk, shareLoad } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { whenVisible } from '../../browser/when-visible';
import { bus } from '../../bus/bus';
import type { InterruptSlotAttributes } from '../../mounts/placeholders/interrupt-slot';
import type { RootProps } from '../../mounts/schema/placeholder';
import { loadSanitizer } from '../../ui/html/sanitize-html';
import { isClosed, rememberClosed } from './closed-interrupts';
import { parseInterrupts } from './interrupt';
import type { Interrupt } from './interrupt';
import type { InterruptView } from './interrupt-view';
import { getModule } from './modules';
import { loadPatternCheck } from './path-pattern';
import { canShow, selectInterrupt } from './select-interrupt';
import { createSimpleMarkup } from './simple-markup';
// The styles of everything that the slot loads.
import '../../ui/bottom-bar/bottom-bar.css';
import '../../ui/styles/button.css';
import '../../ui/html/close-button.css';
import './interrupt.css';

const parseSlot = (cms: readonly ChildNode[]): Interrupt[] => {
  const scripts = cms
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('script')] : []))
    .filter((element) => element.matches('script[type="application/json"]'));
  return parseInterrupts(scripts.map((script) => script.textContent));
};

const isFirstSlot = (element: HTMLElement): boolean =>
  document.querySelector('.bsro-interrupt-slot') === element;

const SHOW_CONDITIONS = {
  isClosed,
  hasContent: (entry: Interrupt) => getModule(entry)?.canShow?.() ?? true,
};

const trackInteraction = (action: 'show' | 'close', { id }: Interrupt): void =>
  track({ event: 'ui_interaction', component: 'interrupt', action, subject: id });

const loadView = () => import(/* webpackChunkName: "interrupt-view" */ './interrupt-view');
const loadModal = () => import(/* webpackChunkName: "interrupt-modal" */ './show-modal');
const loadModule = () => import(/* webpackChunkName: "interrupt-module" */ './show-module');

const needsSanitizer = ({ copy, flexibleMessagingArea }: Interrupt): boolean =>
  [copy, flexibleMessagingArea].some((html) => !createSimpleMarkup(html));

/**
 * Shows the slot's interrupt that is selected for this page and visitor, and those that the page's
 * script requests by ID (INTR-2, docs/feature-rules.md#interrupts). React loads with the first modal or
 * the first strip with a module.
 */
export default function enhance({ element, cms }: RootProps<InterruptSlotAttributes>): () => void {
  const authored = parseSlot(cms);
  // In author mode, mistakes in the list are reported, but no interrupt shows.
  const list = isAuthorMode() ? [] : authored;
  const loadViewOnce = shareLoad(loadView);
  const requested = new Set<string>();
  const seen = new Set<Interrupt>();
  let view: InterruptView | undefined;
  let hasSelected = false;
  let isUnmounted = false;
  let stopWaiting = (): void => {};
  let unsubscribe = (): void => {};

  const handleError = (error: unknown, during: string): void =>
    report(error, { source: 'interrupt-slot', during, element });
  /** Tracks an interrupt the first time that it is visible. */
  const handleShown = (interrupt: Interrupt): void => {
    if (seen.has(interrupt)) return;
    seen.add(interrupt);
    getModule(interrupt)?.onShown?.(interrupt);
    trackInteraction('show', interrupt);
  };
  /** @throws if the view, the interrupt's module, the modal, or the sanitizer doesn't load */
  const add = async (interrupt: Interrupt): Promise<void> => {
    const module = getModule(interrupt);
    const isModal = interrupt.type === 'interrupt-modal';
    const [{ createInterruptView }, modalChunk, stripModuleChunk, contentChunk] = await Promise.all(
      [
        loadViewOnce(),
        isModal ? loadChunk(loadModal) : undefined,
        module && !isModal ? loadChunk(loadModule) : undefined,
        module && loadChunk(module.load),
        // Loads before the interrupt shows, so that the content doesn't shift later.
        needsSanitizer(interrupt) && loadSanitizer(),
      ],
    );
    if (isUnmounted) return;
    view ??= createInterruptView({
      element,
      onShown: handleShown,
      onRemove(removed, cause) {
        if (cause === 'close') trackInteraction('close', removed);
        rememberClosed(removed);
      },
      onError: (error) => handleError(error, 'render'),
    });
    view.add({
      interrupt,
      showModal: modalChunk?.showModal,
      showModule: stripModuleChunk?.showModule,
      Content: contentChunk?.default,
    });
  };
  const show = (interrupt: Interrupt | undefined): void => {
    if (!interrupt || requested.has(interrupt.id)) return;
    requested.add(interrupt.id);
    whenVisible(() => {
      add(interrupt).catch((error: unknown) => {
        requested.delete(interrupt.id);
        handleError(error, 'chunk');
      });
    });
  };
  const select = (): void => {
    if (hasSelected || !isFirstSlot(element)) return;
    const selected = selectInterrupt(list, {
      ...SHOW_CONDITIONS,
      path: location.pathname,
      isPhone: isWithin('phone'),
      bodyClasses: document.body.classList,
    });
    hasSelected = selected !== undefined;
    const scheduleShow = selected && getModule(selected)?.scheduleShow;
    if (scheduleShow) stopWaiting = scheduleShow(() => show(selected));
    else show(selected);
  };
  const start = (): void => {
    if (isUnmounted) return;
    select();
    unsubscribe = bus.subscribe('createinterrupt', ({ id }) => {
      if (id === undefined) select();
      else show(list.find((entry) => entry.id === id && canShow(entry, SHOW_CONDITIONS)));
    });
  };
  const pendingCheck = loadPatternCheck(
    list.flatMap(({ includePages, excludePages }) => [...includePages, ...excludePages]),
  );
  if (pendingCheck) pendingCheck.then(start, (error: unknown) => handleError(error, 'chunk'));
  else start();

  return () => {
    isUnmounted = true;
    stopWaiting();
    unsubscribe();
    view?.destroy();
  };
}
