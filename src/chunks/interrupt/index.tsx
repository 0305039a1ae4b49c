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
import { chooseInterrupt, isShowable } from './choose-interrupt';
import { isClosed, rememberClosed } from './closed-interrupts';
import { parseInterrupts } from './interrupt';
import type { Interrupt } from './interrupt';
import { InterruptModal } from './InterruptModal';
import { InterruptStrip } from './InterruptStrip';
import { moduleOf } from './modules';
import type { ModuleContentProps } from './modules';
import { loadSanitizer } from '../../ui/html/sanitize-html';
import '../../ui/styles/button.css';
import './interrupt.css';

const authoredIn = (cms: readonly ChildNode[]): Interrupt[] =>
  cms
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('script')] : []))
    .filter((element) => element.matches('script[type="application/json"]'))
    .flatMap((script) => parseInterrupts(script.textContent));

const isFirstSlot = (element: HTMLElement): boolean =>
  document.querySelector('.interrupt-slot') === element;

const ENVIRONMENT = {
  isClosed,
  hasContent: (entry: Interrupt) => moduleOf(entry)?.canShow?.() ?? true,
};

const tell = (action: 'show' | 'close', { id }: Interrupt): void =>
  track({ event: 'ui_interaction', component: 'interrupt', action, subject: id });

interface Shown {
  readonly interrupt: Interrupt;
  /** What its module brings. */
  readonly Content: ComponentType<ModuleContentProps> | undefined;
}

const isModal = ({ interrupt: { type } }: Shown): boolean => type === 'interrupt-modal';

/** At most one of each shape: a modal waits for its turn, a strip for the later one's end. */
const inTurn = (shown: readonly Shown[]): Shown[] =>
  [shown.find(isModal), shown.findLast((one) => !isModal(one))].filter((one) => one !== undefined);

/**
 * Shows one of the slot's interrupts, chosen for this page and visitor, and besides those that a
 * page's script asks for by their id (INTR-2; browser: Interrupts).
 */
export default function InterruptSlot({ element, cms }: RootProps<InterruptSlotAttributes>) {
  const [list] = useState(() => (isAuthorMode() ? [] : authoredIn(cms)));
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [seen] = useState(() => new Set<Interrupt>());

  useEffect(() => {
    let hasChosen = false;
    let hasEnded = false;
    let stopWaiting = () => {};
    const asked = new Set<string>();

    /** @throws when what it brings of its own does not load */
    const add = async (interrupt: Interrupt): Promise<void> => {
      const module = moduleOf(interrupt);
      const Content = module && (await loadChunk(module.load)).default;
      // Shown without its HTML it would grow under the reader's hand.
      if (interrupt.copy || interrupt.flexibleMessagingArea) await loadSanitizer();
      if (hasEnded) return;
      setShown((before) => [...before, { interrupt, Content }]);
    };
    const show = (interrupt: Interrupt | undefined): void => {
      if (!interrupt || asked.has(interrupt.id)) return;
      asked.add(interrupt.id);
      add(interrupt).catch((error: unknown) => {
        asked.delete(interrupt.id);
        report(error, { source: 'interrupt-slot', during: 'chunk' });
      });
    };
    const choose = (): void => {
      if (hasChosen || !isFirstSlot(element)) return;
      const chosen = chooseInterrupt(list, {
        ...ENVIRONMENT,
        path: location.pathname,
        isPhone: isWithin('phone'),
        bodyClasses: document.body.classList,
      });
      hasChosen = chosen !== undefined;
      const when = chosen && moduleOf(chosen)?.when;
      if (when) stopWaiting = when(() => show(chosen));
      else show(chosen);
    };
    choose();
    const unsubscribe = bus.subscribe('createinterrupt', ({ id }) => {
      if (id === undefined) choose();
      else show(list.find((entry) => entry.id === id && isShowable(entry, ENVIRONMENT)));
    });
    return () => {
      hasEnded = true;
      stopWaiting();
      unsubscribe();
    };
  }, [list, element]);

  /** It may have waited for a modal, and may come back from under another strip. */
  const see = (interrupt: Interrupt): void => {
    if (seen.has(interrupt)) return;
    seen.add(interrupt);
    moduleOf(interrupt)?.onShown?.(interrupt);
    tell('show', interrupt);
  };
  const end = (closed: Interrupt): void => {
    rememberClosed(closed);
    setShown((before) => before.filter(({ interrupt }) => interrupt !== closed));
  };
  return (
    <>
      <CmsContent nodes={cms} />
      {inTurn(shown).map((one) => {
        const { interrupt, Content } = one;
        const Shape = isModal(one) ? InterruptModal : InterruptStrip;
        return (
          <Shape
            key={interrupt.id}
            interrupt={interrupt}
            Content={Content}
            onShown={() => see(interrupt)}
            onClose={() => {
              tell('close', interrupt);
              end(interrupt);
            }}
            onFollow={() => end(interrupt)}
          />
        );
      })}
    </>
  );
}
