import { placeBottomBar } from '../../ui/bottom-bar/bottom-bar';
import { createElement } from '../../ui/html/create-element';
import { createIcon } from '../../ui/icon/create-icon';
import { CLOSE } from '../../ui/icon/shapes';
import type { Interrupt } from './interrupt';
import { createCallsToAction, createIntroduction } from './interrupt-content';
import type { ModuleContentProps } from './modules';

let stripCount = 0;

interface StripOptions {
  readonly container: HTMLElement;
  readonly interrupt: Interrupt;
  /** Shows the content of the interrupt's module, if it has one; returns a function that removes it. */
  readonly showModule: ((slot: HTMLElement, props: ModuleContentProps) => () => void) | undefined;
  /** Called when the strip becomes visible. */
  readonly onShown: () => void;
  readonly onClose: () => void;
  /** Called when a visitor follows one of the strip's links, which also closes the strip. */
  readonly onFollow: () => void;
}

/**
 * Shows an interrupt at the bottom of the window; the page stays usable (INTR-1). Only the content of a
 * module needs React.
 * @returns a function that removes it
 */
export const showStrip = ({
  container,
  interrupt,
  showModule,
  onShown,
  onClose,
  onFollow,
}: StripOptions): (() => void) => {
  stripCount += 1;
  const id = `bsro-interrupt-strip-${stripCount}`;
  let isDirty = false;
  let previousFocus = document.activeElement;

  const moduleSlot = createElement('div', {});
  moduleSlot.style.display = 'contents';
  const closeButton = createElement('button', {
    type: 'button',
    className: 'bsro-close-button',
  });
  closeButton.setAttribute('aria-label', 'Close');
  closeButton.append(createIcon(CLOSE));
  const strip = createElement(
    'section',
    { className: `bsro-interrupt bsro-interrupt-strip ${interrupt.classes}`.trim() },
    createElement(
      'div',
      { className: 'bsro-interrupt-strip__body' },
      createElement(
        'h2',
        { className: 'bsro-interrupt-strip__title', id },
        interrupt.heading || 'Notice',
      ),
      ...createIntroduction(interrupt),
      moduleSlot,
      ...createCallsToAction(interrupt, onFollow),
    ),
    closeButton,
  );
  strip.dataset['interrupt'] = interrupt.id;
  strip.setAttribute('aria-labelledby', id);

  const close = (): void => {
    onClose();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  };
  closeButton.addEventListener('click', close);
  strip.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !strip.contains(relatedTarget)) {
      previousFocus = relatedTarget;
    }
  });
  strip.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !isDirty) close();
  });

  container.append(strip);
  const hideModule = showModule?.(moduleSlot, {
    interrupt,
    onFollow,
    onDirty(isNowDirty) {
      isDirty = isNowDirty;
    },
  });
  const releaseBottom = placeBottomBar(strip);
  onShown();
  return () => {
    releaseBottom();
    hideModule?.();
    strip.remove();
  };
};
