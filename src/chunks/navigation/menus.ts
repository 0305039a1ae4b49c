import { track } from '../../analytics/track';
import { isWithin, onBreakpoint } from '../../browser/breakpoints';

const CONTROLS = 'a[href],summary';

/** Steps of the arrows; both axes, since the same list lies on its side on wider windows. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const isSeen = (control: Element): boolean =>
  typeof control.checkVisibility !== 'function' || control.checkVisibility();

/** The menu whose panel an element stands in. */
const panelAround = (element: Element): HTMLDetailsElement | null =>
  element.closest('summary') ? null : element.closest('details');

/** The controls that the arrows go through: those of a menu's panel, or those outside of any. */
const controlsIn = (root: Element, panel: Element | null): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => panelAround(control) === panel && isSeen(control),
  );

/** Where a key leads from a control, if it leads anywhere. */
const destinationOf = (key: string, from: HTMLElement, root: Element): HTMLElement | undefined => {
  const own = from.matches('summary') && from.parentElement;
  if (key === 'ArrowDown' && own instanceof HTMLDetailsElement && own.open) {
    return controlsIn(own, own)[0];
  }
  const list = controlsIn(root, panelAround(from));
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  const step = STEPS[key];
  const at = list.indexOf(from);
  return step === undefined || at < 0 ? undefined : list[Math.max(0, at + step)];
};

/**
 * What menus of links do beyond the browser's own, by the pattern of disclosure navigation of the
 * ARIA Authoring Practices: arrows, Home and End move the focus, Escape closes a menu and returns
 * to its button, and a menu over the page closes when it is left (NAV-1, NAV-3).
 */
export const addMenus = (element: HTMLElement, signal: AbortSignal): void => {
  const openMenus = () => [...element.querySelectorAll<HTMLDetailsElement>('nav details[open]')];
  /** Where the menus of a phone stand; none in a browser that knows no popovers. */
  const drawerOf = (): HTMLElement | undefined => {
    const drawer = element.querySelector<HTMLElement>('nav[popover]');
    return typeof drawer?.hidePopover === 'function' ? drawer : undefined;
  };
  /** Menus lie over the page but on phones, where they stand in a drawer. */
  const closeApartFrom = (target: EventTarget | null): void => {
    if (isWithin('phone')) return;
    for (const menu of openMenus()) {
      if (!(target instanceof Node && menu.parentElement?.contains(target))) menu.open = false;
    }
  };

  element.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      const control = target instanceof Element && target.closest<HTMLElement>(CONTROLS);
      const root = control && control.closest('nav');
      if (!root || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (key === 'Escape') {
        const [menu] = openMenus();
        if (!menu) return;
        // The drawer around it stays.
        event.preventDefault();
        menu.open = false;
        menu.querySelector('summary')?.focus();
        return;
      }
      const next = destinationOf(key, control, root);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Element)) return;
      closeApartFrom(relatedTarget);
      // It would lie over what has the focus now; its own button closes it by a press.
      const drawer = drawerOf();
      const isOfDrawer =
        relatedTarget.matches('[popovertarget]') || drawer?.contains(relatedTarget);
      if (!isOfDrawer) drawer?.hidePopover();
    },
    { signal },
  );
  document.addEventListener('pointerdown', ({ target }) => closeApartFrom(target), { signal });
  element.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) {
        track({
          event: 'ui_interaction',
          component: 'navigation',
          action: 'open menu',
          subject: target.querySelector('summary')?.textContent.trim() ?? '',
        });
      }
    },
    { signal, capture: true },
  );
  signal.addEventListener(
    'abort',
    onBreakpoint('phone', (isPhone) => {
      for (const menu of openMenus()) menu.open = false;
      // In the top layer the drawer would lie over the wider page.
      if (!isPhone) drawerOf()?.hidePopover();
    }),
  );
};
