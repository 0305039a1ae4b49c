import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Reports whether an element has been scrolled past, that is, whether it is above the viewport: at first, and after
 * each change.
 */
export const useScrolledPast = (
  ref: RefObject<Element | null>,
  onChange: (isScrolledPast: boolean) => void,
): void => {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) report(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
};
