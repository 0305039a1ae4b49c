import type { RootProps } from '../../mounts/schema/placeholder';
import './jump-links.css';

/** From far above the window down to its middle, and to its upper edge, give or take a fraction. */
const UPPER_HALF = { rootMargin: '99999px 0px -50%' };
const ABOVE = { rootMargin: '99999px 0px -99%' };

const PASSED = 'bsro-jump-links--passed';

/**
 * Marks the link of the section that is being read, and lets go of the bar once the accordion of
 * stores reaches the top of the window (STORE-3). Sticking and jumping are the browser's own work.
 */
export default function enhance({ element }: RootProps<unknown>): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const mark = (current?: HTMLAnchorElement) => {
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };

  const begun = new Set<Element | null>();
  const targetOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const sections = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) begun.add(target);
      else begun.delete(target);
    }
    mark(links.findLast((link) => begun.has(targetOf(link))));
  }, UPPER_HALF);
  for (const link of links) {
    const target = targetOf(link);
    if (target) sections.observe(target);
  }

  const accordion = new IntersectionObserver(
    ([entry]) => element.classList.toggle(PASSED, entry?.isIntersecting),
    ABOVE,
  );
  const stores = document.querySelector('.city-stores');
  if (stores) accordion.observe(stores);

  return () => {
    sections.disconnect();
    accordion.disconnect();
    element.classList.remove(PASSED);
    mark();
  };
}
