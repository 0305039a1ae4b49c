import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { track } from '../../analytics/track';
import { bus } from '../../bus/bus';
import { isAuthorMode } from '../../browser/author-mode';
import { isWithin } from '../../browser/breakpoints';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { InterruptSlotAttributes } from '../../mounts/placeholders/interrupt-slot';
import type { RootProps } from '../../mounts/schema/placeholder';
import { CmsContent } from '../../ui/loading/CmsContent';
import { canShow, selectInterrupt } from './select-interrupt';
import { isClosed, rememberClosed } from './closed-interrupts';
import { parseInterrupts } from './interrupt';
import type { Interrupt } from './interrupt';
import { InterruptStrip } from './InterruptStrip';
import { getModule } from './modules';
import type { ModuleContentProps } from './modules';
import { loadSanitizer } from '../../ui/html/sanitize-html';
import { createSimpleMarkup } from './simple-markup';
import '../../ui/styles/button.css';
import './interrupt.css';

const parseSlot = (cms: readonly ChildNode[]): Interrupt[] => {
  const scripts = cms
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('script')] : []))
    .filter((element) => element.matches('script[type="application/json"]'));
  return parseInterrupts(scripts.map((script) => script.textContent));
};

const isFirstSlot = (element: HTMLElement): boolean =>
  document.querySelector('.bsro-interrupt-slot') === element;

const ENVIRONMENT = {
  isClosed,
  hasContent: (entry: Interrupt) => getModule(entry)?.canShow?.() ?? true,
};

const trackInteraction = (action: 'show' | 'close', { id }: Interrupt): void =>
  track({ event: 'ui_interaction', component: 'interrupt', action, subject: id });

const loadModal = () => import(/* webpackChunkName: "interrupt-modal" */ './InterruptModal');

/** Returns the component of an interrupt; the modal's loads here. */
const loadShape = async ({ type }: Interrupt) =>
  type === 'interrupt-modal' ? (await loadChunk(loadModal)).InterruptModal : InterruptStrip;

const needsSanitizer = ({ copy, flexibleMessagingArea }: Interrupt): boolean =>
  [copy, flexibleMessagingArea].some((html) => !createSimpleMarkup(html));

interface ShownInterrupt {
  readonly interrupt: Interrupt;
  readonly Shape: Awaited<ReturnType<typeof loadShape>>;
  /** The content of its module, if it has one. */
  readonly Content: ComponentType<ModuleContentProps> | undefined;
}

const isModal = ({ interrupt: { type } }: ShownInterrupt): boolean => type === 'interrupt-modal';

/** Returns at most the first modal and the last strip; the others wait. */
const getVisible = (shown: readonly ShownInterrupt[]): ShownInterrupt[] =>
  [shown.find(isModal), shown.findLast((one) => !isModal(one))].filter((one) => one !== undefined);

/**
 * Shows the slot's interrupt that is selected for this page and visitor, and those that the page's
 * script requests by ID (INTR-2, docs/feature-rules.md#interrupts).
 */
export default function InterruptSlot({ element, cms }: RootProps<InterruptSlotAttributes>) {
  // An author sees what is wrong with the list, but no interrupt.
  const [authored] = useState(() => parseSlot(cms));
  const [list] = useState(() => (isAuthorMode() ? [] : authored));
  const [shown, setShown] = useState<readonly ShownInterrupt[]>([]);
  const [seen] = useState(() => new Set<Interrupt>());

  useEffect(() => {
    let hasSelected = false;
    let isUnmounted = false;
    let stopWaiting = () => {};
    const requested = new Set<string>();

    /** @throws if its module or the modal doesn't load */
    const add = async (interrupt: Interrupt): Promise<void> => {
      const module = getModule(interrupt);
      const [Shape, content] = await Promise.all([
        loadShape(interrupt),
        module && loadChunk(module.load),
        // First, so that the content doesn't shift later.
        needsSanitizer(interrupt) && loadSanitizer(),
      ]);
      if (isUnmounted) return;
      setShown((before) => [...before, { interrupt, Shape, Content: content?.default }]);
    };
    const show = (interrupt: Interrupt | undefined): void => {
      if (!interrupt || requested.has(interrupt.id)) return;
      requested.add(interrupt.id);
      add(interrupt).catch((error: unknown) => {
        requested.delete(interrupt.id);
        report(error, { source: 'interrupt-slot', during: 'chunk' });
      });
    };
    const select = (): void => {
      if (hasSelected || !isFirstSlot(element)) return;
      const selected = selectInterrupt(list, {
        ...ENVIRONMENT,
        path: location.pathname,
        isPhone: isWithin('phone'),
        bodyClasses: document.body.classList,
      });
      hasSelected = selected !== undefined;
      const when = selected && getModule(selected)?.when;
      if (when) stopWaiting = when(() => show(selected));
      else show(selected);
    };
    select();
    const unsubscribe = bus.subscribe('createinterrupt', ({ id }) => {
      if (id === undefined) select();
      else show(list.find((entry) => entry.id === id && canShow(entry, ENVIRONMENT)));
    });
    return () => {
      isUnmounted = true;
      stopWaiting();
      unsubscribe();
    };
  }, [list, element]);

  /** Reports the first time that an interrupt is visible; a strip may be shown again later. */
  const handleShown = (interrupt: Interrupt): void => {
    if (seen.has(interrupt)) return;
    seen.add(interrupt);
    getModule(interrupt)?.onShown?.(interrupt);
    trackInteraction('show', interrupt);
  };
  const remove = (closed: Interrupt): void => {
    rememberClosed(closed);
    setShown((before) => before.filter(({ interrupt }) => interrupt !== closed));
  };
  return (
    <>
      <CmsContent nodes={cms} />
      {getVisible(shown).map((one) => {
        const { interrupt, Shape, Content } = one;
        return (
          <Shape
            key={interrupt.id}
            interrupt={interrupt}
            Content={Content}
            onShown={() => handleShown(interrupt)}
            onClose={() => {
              trackInteraction('close', interrupt);
              remove(interrupt);
            }}
            onFollow={() => remove(interrupt)}
          />
        );
      })}
    </>
  );
}
