// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useEffect, useState } from 'react';
import { bus } from '../../bus/bus';
import { isAuthorMode } from '../../browser/author-mode';
import { isWithin } from '../../browser/breakpoints';
import type { InterruptSlotAttributes } from '../../mounts/placeholders/interrupt-slot';
import type { RootProps } from '../../mounts/schema/placeholder';
import { CmsContent } from '../../ui/CmsContent';
import { chooseInterrupt, isShowable } from './choose-interrupt';
import { isClosed, rememberClosed } from './closed-interrupts';
import { parseInterrupts } from './interrupt';
import type { Interrupt } from './interrupt';
import { InterruptModal } from './InterruptModal';
import { InterruptStrip } from './InterruptStrip';
import { loadPurifier } from '../../ui/purifier';
import '../../ui/button.css';
import './interrupt.css';

const authoredIn = (cms: readonly ChildNode[]): Interrupt[] =>
  cms
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('script')] : []))
    .filter((element) => element.matches('script[type="application/json"]'))
    .flatMap((script) => parseInterrupts(script.textContent));

const isFirstSlot = (element: HTMLElement): boolean =>
  document.querySelector('.interrupt-slot') === element;

/**
 * Shows one of the slot's interrupts, chosen for this page and visitor, and besides those that a
 * page's script asks for by their id (INTR-2; browser: Interrupts).
 */
export default function InterruptSlot({ element, cms }: RootProps<InterruptSlotAttributes>) {
  const [list] = useState(() => (isAuthorMode() ? [] : authoredIn(cms)));
  const [shown, setShown] = useState<readonly Interrupt[]>([]);

  useEffect(() => {
    let hasChosen = false;
    let hasEnded = false;
    const show = async (interrupt: Interrupt | undefined): Promise<void> => {
      if (!interrupt) return;
      // Shown without its HTML it would grow under the reader's hand.
      if (interrupt.copy || interrupt.flexibleMessagingArea) await loadPurifier();
      if (hasEnded) return;
      setShown((before) =>
        before.some(({ id }) => id === interrupt.id) ? before : [...before, interrupt],
      );
    };
    const choose = (): void => {
      if (hasChosen || !isFirstSlot(element)) return;
      const chosen = chooseInterrupt(list, {
        path: location.pathname,
        isPhone: isWithin('phone'),
        bodyClasses: document.body.classList,
        isClosed,
      });
      hasChosen = chosen !== undefined;
      void show(chosen);
    };
    choose();
    const unsubscribe = bus.subscribe('createinterrupt', ({ id }) => {
      if (id === undefined) choose();
      else void show(list.find((entry) => entry.id === id && isShowable(entry, { isClosed })));
    });
    return () => {
      hasEnded = true;
      unsubscribe();
    };
  }, [list, element]);

  const close = (interrupt: Interrupt): void => {
    rememberClosed(interrupt);
    setShown((before) => before.filter(({ id }) => id !== interrupt.id));
  };
  return (
    <>
      <CmsContent nodes={cms} />
      {shown.map((interrupt) => {
        const Shape = interrupt.type === 'interrupt-modal' ? InterruptModal : InterruptStrip;
        return <Shape key={interrupt.id} interrupt={interrupt} onClose={() => close(interrupt)} />;
      })}
    </>
  );
}
