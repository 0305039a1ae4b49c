import { useEffect } from 'react';
import { startTimer } from '../../browser/clock';

/**
 * Answers a mouse press whose control is replaced by the menu's toggle while it is held, for example because the
 * driver's profile arrives: the browser sends no click to a removed control, so the toggle gets one. Nothing else does,
 * because a link or Sign Out may lie where Sign In was. After a touch, the browser clicks what is there.
 * @param element contains the controls
 */
export const useReplacedPress = (element: HTMLElement): void => {
  useEffect(() => {
    let pressed: Element | undefined;
    let answer: { readonly toggle: Element; readonly cancel: () => void } | undefined;
    const listeners = new AbortController();
    // A script of the page may stop an event before it has bubbled to the document.
    const options = { signal: listeners.signal, capture: true };
    const cancelAnswer = (): void => {
      answer?.cancel();
      answer = undefined;
    };
    const handleDown = ({ target, button, pointerType }: PointerEvent): void => {
      cancelAnswer();
      // Only the main button clicks.
      const isPress = pointerType === 'mouse' && button === 0;
      pressed =
        isPress && target instanceof Element && element.contains(target) ? target : undefined;
    };
    const handleUp = ({ target }: PointerEvent): void => {
      const isReplaced = pressed?.isConnected === false;
      pressed = undefined;
      if (!isReplaced || !(target instanceof Element) || !element.contains(target)) return;
      const toggle = target.closest<HTMLElement>('button[aria-expanded]');
      // The browser's own click, if any, follows at once.
      if (toggle) answer = { toggle, cancel: startTimer(0, () => toggle.click()) };
    };
    const handleClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && answer?.toggle.contains(target)) cancelAnswer();
    };
    document.addEventListener('pointerdown', handleDown, options);
    document.addEventListener('pointerup', handleUp, options);
    document.addEventListener('pointercancel', () => (pressed = undefined), options);
    document.addEventListener('click', handleClick, options);
    return () => {
      listeners.abort();
      cancelAnswer();
    };
  }, [element]);
};
