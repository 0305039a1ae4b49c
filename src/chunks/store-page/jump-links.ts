import type { RootProps } from '../../mounts/schema/placeholder';
import './jump-links.css';

/** Observer areas from far above the window to its middle, and to its top edge. */
const UPPER_HALF = { rootMargin: '99999px 0px -50%' };
const ABOVE = { rootMargin: '99999px 0px -99%' };

const PASSED = 'bsro-jump-links--passed';

/**
 * Marks the link of the current section, and makes the bar relative once the accordion of stores
 * reaches the top of the window (STORE-3). CSS makes the bar sticky.
 */
export default function enhance({ element }: RootProps<unknown>): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const mark = (current?: HTMLAnchorElement) => {
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };

  const reached = new Set<Element | null>();
  const getTarget = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const sections = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) reached.add(target);
      else reached.delete(target);
    }
    mark(links.findLast((link) => reached.has(getTarget(link))));
  }, UPPER_HALF);
  for (const link of links) {
    const target = getTarget(link);
    if (target) sections.observe(target);
  }

  const accordion = new IntersectionObserver(
    ([entry]) => element.classList.toggle(PASSED, entry?.isIntersecting),
    ABOVE,
  );
  const stores = document.querySelector('.bsro-city-stores');
  if (stores) accordion.observe(stores);

  return () => {
    sections.disconnect();
    accordion.disconnect();
    element.classList.remove(PASSED);
    mark();
  };
}
