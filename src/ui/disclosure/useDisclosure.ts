import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { bus } from '../../bus/bus';
import type { Topic } from '../../bus/topics';
import { dismissOnOutsideInteraction } from '../dialog/dismiss-on-outside-interaction';

interface DisclosureOptions {
  /** Topics that close the panel, because another panel of the header has opened. */
  readonly closeOn: readonly Topic[];
  /** Called each time the panel has opened, before it follows `closeOn`. */
  readonly onOpen: () => void;
  /** Contains the button and the panel, if the component that renders both has no element that does. */
  readonly element?: HTMLElement;
}

/** A button that toggles a panel, and the props of both. */
export interface Disclosure<Root extends HTMLElement, Button extends HTMLElement> {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Ref of the element that contains the button and the panel, unless it is an option. */
  readonly rootRef: RefObject<Root | null>;
  readonly buttonProps: {
    readonly ref: RefObject<Button | null>;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  readonly panelProps: { readonly id: string; readonly hidden: boolean };
}

/**
 * Controls a panel of the header that a button toggles. The panel closes on Escape, on a click outside, when the focus
 * leaves it, and when another panel opens (MYST-7).
 */
export const useDisclosure = <
  Root extends HTMLElement = HTMLDivElement,
  Button extends HTMLElement = HTMLButtonElement,
>({
  closeOn,
  onOpen,
  element: ownElement,
}: DisclosureOptions): Disclosure<Root, Button> => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<Button>(null);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);

  const handleOpen = useEffectEvent(onOpen);
  const subscribe = useEffectEvent(() => closeOn.map((topic) => bus.subscribe(topic, close)));
  useEffect(() => {
    const element = ownElement ?? root.current;
    if (!isOpen || !element) return undefined;
    handleOpen();
    const cleanups = [
      dismissOnOutsideInteraction({ element, close, focusOpener: () => button.current?.focus() }),
      ...subscribe(),
    ];
    return () => {
      for (const cleanUp of cleanups) cleanUp();
    };
  }, [isOpen, close, ownElement]);

  return {
    isOpen,
    open,
    close,
    rootRef: root,
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: isOpen ? close : open,
    },
    panelProps: { id, hidden: !isOpen },
  };
};
