import { useEffect } from 'react';

/**
 * Answers a press whose control is replaced while it is held, for example because the driver's profile arrives: the
 * browser sends no click to a removed control, so the one that stands in its place gets the click.
 * @param element contains the controls
 */
export const useReplacedPress = (element: HTMLElement): void => {
  useEffect(() => {
    let pressed: Element | undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const handleDown = ({ target, button }: PointerEvent): void => {
      // Only the main button clicks.
      pressed = target instanceof Element && !(button > 0) ? target : undefined;
    };
    const handleUp = ({ target }: PointerEvent): void => {
      const isReplaced = pressed?.isConnected === false;
      pressed = undefined;
      if (!isReplaced || !(target instanceof Element) || !element.contains(target)) return;
      target.closest<HTMLElement>('a, button')?.click();
    };
    element.addEventListener('pointerdown', handleDown, { signal, capture: true });
    document.addEventListener('pointerup', handleUp, { signal });
    document.addEventListener('pointercancel', () => (pressed = undefined), { signal });
    return () => listeners.abort();
  }, [element]);
};
