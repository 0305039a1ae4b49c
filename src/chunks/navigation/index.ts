import { track } from '../../analytics/track';
import { startInterval, startTimer } from '../../browser/clock';
import { isSwitchedOn } from '../../site/read-switches';
import type { RootProps } from '../../mounts/schema/placeholder';
import { SWITCHES } from '../../site/switches';
import { addMenus } from './menus';

/** Milliseconds between two checks for the account menu and the cart (NAV-4). */
const POLL_INTERVAL = 500;

/** Milliseconds from the reveal to the class `nav-ready` (NAV-4). */
const READY_DELAY = 1_500;

/** Body classes for the page's stylesheet (NAV-4). */
const REVEAL = 'nav-reveal';
const READY = 'nav-ready';

/** Checks whether a part of the header is mounted, failed, off, or not on the page. */
const isSettled = (className: string): boolean =>
  !document.querySelector(`.${className}`) ||
  document.querySelector(`.${className}:is([data-mount^=m],[data-mount^=fa],[data-mount=off])`) !==
    null;

/**
 * Checks whether a part contradicts its switch (NAV-5): it is shown although the switch hides it, or
 * hidden in a template although the switch shows it.
 */
const isOutdated = (part: HTMLElement): boolean => {
  const { while: on, unless } = part.dataset;
  const name = SWITCHES.find((known) => known === on || known === unless);
  const isHidden = part instanceof HTMLTemplateElement;
  return name !== undefined && isHidden === (isSwitchedOn(name) === (name === on));
};

/** Inserts the content of a template or removes a part; returns the undo function. */
const togglePart = (part: HTMLElement): (() => void) => {
  if (part instanceof HTMLTemplateElement) {
    const nodes = [...part.content.cloneNode(true).childNodes];
    part.after(...nodes);
    return () => nodes.forEach((node) => node.remove());
  }
  const marker = new Comment();
  part.replaceWith(marker);
  return () => marker.replaceWith(part);
};

/**
 * Enhances the header: shows the parts that the switches select, reveals the navigation, opens a menu on the
 * first tap, and adds keyboard support (NAV-1 to NAV-5).
 */
export default function enhance({ element }: RootProps<unknown>): () => void {
  const { classList } = document.body;
  const listeners = new AbortController();
  const { signal } = listeners;
  const parts = element.querySelectorAll<HTMLElement>('[data-while],[data-unless]');
  const cleanups = [...parts].filter(isOutdated).map(togglePart);

  let stop = startInterval(POLL_INTERVAL, () => {
    if (!['bsro-account-menu', 'bsro-cart-icon'].every(isSettled)) return;
    stop();
    classList.add(REVEAL);
    stop = startTimer(READY_DELAY, () => classList.add(READY));
  });

  addMenus(element, signal);
  let pointer = '';
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pointer = pointerType;
    },
    { signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      const link = target instanceof Element && target.closest('nav a');
      if (!link) return;
      const menu =
        link.matches('.bsro-navigation__first-tap') && link.parentElement?.querySelector('details');
      // `detail` is 0 for a click by keyboard.
      if (menu && !menu.open && pointer === 'touch' && detail) {
        event.preventDefault();
        menu.open = true;
      } else {
        track({
          event: 'cta_click',
          area: 'navigation',
          label: link.textContent.trim(),
          destination: link.getAttribute('href') ?? '',
        });
      }
    },
    { signal },
  );

  return () => {
    stop();
    listeners.abort();
    for (const restore of cleanups) restore();
    classList.remove(REVEAL, READY);
  };
}
