import { track } from '../../analytics/track';
import { after, every } from '../../browser/clock';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { isSwitchedOn } from '../../browser/switches';
import type { RootProps } from '../../mounts/schema/placeholder';
import { SWITCHES } from '../../site/switches';

const loadMenus = () => import(/* webpackChunkName: "navigation-menus" */ './menus');

/** Milliseconds between two looks for the account menu and the cart (NAV-4). */
const POLL = 500;

/** Milliseconds from the reveal to the class that says that the navigation is ready (NAV-4). */
const READY_AFTER = 1_500;

/** What the page's style sheet is told by (NAV-4). */
const REVEAL = 'nav-reveal';
const READY = 'nav-ready';

/** Whether a part of the header has rendered, will not come, or is not on the page. */
const isSettled = (className: string): boolean =>
  !document.querySelector(`.${className}`) ||
  document.querySelector(`.${className}:is([data-mount^=m],[data-mount^=fa],[data-mount=off])`) !==
    null;

/** Whether a part stands there that the switches do not want, or waits that they want (NAV-5). */
const isWrong = (part: HTMLElement): boolean => {
  const { while: on, unless } = part.dataset;
  const name = SWITCHES.find((known) => known === on || known === unless);
  const isAway = part instanceof HTMLTemplateElement;
  return name !== undefined && isAway === (isSwitchedOn(name) === (name === on));
};

/** Puts the content of a template in, or takes a part out; returns what undoes it. */
const exchange = (part: HTMLElement): (() => void) => {
  if (part instanceof HTMLTemplateElement) {
    const nodes = [...part.content.cloneNode(true).childNodes];
    part.after(...nodes);
    return () => nodes.forEach((node) => node.remove());
  }
  const place = new Comment();
  part.replaceWith(place);
  return () => place.replaceWith(part);
};

/**
 * The page's header: the parts that the switches choose, the reveal, and a first tap that opens a
 * menu. What the keyboard does beyond the browser comes with the first use (NAV-1 to NAV-5).
 */
export default function enhance({ element }: RootProps<unknown>): () => void {
  const { classList } = document.body;
  const listening = new AbortController();
  const { signal } = listening;
  const parts = element.querySelectorAll<HTMLElement>('[data-while],[data-unless]');
  const undo = [...parts].filter(isWrong).map(exchange);

  let stop = every(POLL, () => {
    if (!['account-menu', 'bsro-cart-icon'].every(isSettled)) return;
    stop();
    classList.add(REVEAL);
    stop = after(READY_AFTER, () => classList.add(READY));
  });

  let menus: Promise<void> | undefined;
  const wake = (): void => {
    menus ??= loadChunk(loadMenus).then(
      ({ addMenus }) => addMenus(element, signal),
      (error: unknown) => {
        menus = undefined;
        report(error, { source: 'navigation', during: 'chunk' });
      },
    );
  };
  let pointer = '';
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pointer = pointerType;
      wake();
    },
    { signal },
  );
  element.addEventListener('focusin', wake, { signal });
  element.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      const link = target instanceof Element && target.closest('nav a');
      if (!link) return;
      const menu =
        link.matches('.bsro-navigation__first-tap') && link.parentElement?.querySelector('details');
      // A press of a key is no tap, whatever came before it.
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
    listening.abort();
    for (const putBack of undo) putBack();
    classList.remove(REVEAL, READY);
  };
}
