import type { RootProps } from '../../mounts/schema/placeholder';
import { writeAttribute } from '../../ui/cms/attributes';
import './store-page.css';

/** Observes everything above the middle of the window. */
const ABOVE_MIDDLE = { rootMargin: '99999px 0px -50%' };
/** Observes everything above the top edge of the window. */
const ABOVE_TOP = { rootMargin: '99999px 0px -99%' };

const PASSED_CLASS = 'bsro-jump-links--passed';

/**
 * Marks the link of the current section, and makes the bar relative once the accordion of stores
 * reaches the top of the window (STORE-3). CSS makes the bar sticky.
 */
export default function enhance({ element }: RootProps<unknown>): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const markLink = (current?: HTMLAnchorElement) => {
    for (const link of links) {
      writeAttribute(link, 'aria-current', link === current ? 'location' : null);
    }
  };

  const reached = new Set<Element | null>();
  const getTarget = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const sections = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) reached.add(target);
      else reached.delete(target);
    }
    markLink(links.findLast((link) => reached.has(getTarget(link))));
  }, ABOVE_MIDDLE);
  for (const link of links) {
    const target = getTarget(link);
    if (target) sections.observe(target);
  }

  const accordion = new IntersectionObserver(
    ([entry]) => element.classList.toggle(PASSED_CLASS, entry?.isIntersecting),
    ABOVE_TOP,
  );
  const stores = document.querySelector('.bsro-city-stores');
  if (stores) accordion.observe(stores);

  return () => {
    sections.disconnect();
    accordion.disconnect();
    element.classList.remove(PASSED_CLASS);
    markLink();
  };
}
