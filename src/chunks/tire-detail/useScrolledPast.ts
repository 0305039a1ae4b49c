import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Reports whether an element has been scrolled past, that is, whether it is above the viewport. */
export const useScrolledPast = (
  ref: RefObject<Element | null>,
  onChange: (isScrolledPast: boolean) => void,
): void => {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (!ref.current) return undefined;
    let isPast = false;
    const observer = new IntersectionObserver(([entry]) => {
      const isNowPast =
        entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      if (isNowPast !== isPast) report(isNowPast);
      isPast = isNowPast;
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
};
