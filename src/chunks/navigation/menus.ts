import { track } from '../../analytics/track';
import { isWithin, onBreakpoint } from '../../site/match-breakpoint';

const CONTROLS = 'a[href],summary';

/** Steps of the arrow keys, on both axes: the list is horizontal in wider windows. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const isVisible = (control: Element): boolean =>
  typeof control.checkVisibility !== 'function' || control.checkVisibility();

const getContainingMenu = (element: Element): HTMLDetailsElement | null =>
  element.closest('summary') ? null : element.closest('details');

/** Returns the controls that the arrow keys move between: those in one menu's panel, or those outside panels. */
const getControls = (root: Element, menu: Element | null): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => getContainingMenu(control) === menu && isVisible(control),
  );

const getNextControl = (key: string, from: HTMLElement, root: Element): HTMLElement | undefined => {
  const menu = from.matches('summary') && from.parentElement;
  if (key === 'ArrowDown' && menu instanceof HTMLDetailsElement && menu.open) {
    return getControls(menu, menu)[0];
  }
  const list = getControls(root, getContainingMenu(from));
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  const step = STEPS[key];
  const at = list.indexOf(from);
  return step === undefined || at < 0 ? undefined : list[Math.max(0, at + step)];
};

/**
 * Adds the disclosure navigation pattern of the ARIA Authoring Practices: arrow keys, Home, and End
 * move the focus, Escape closes a menu and focuses its button, and a menu over the page closes when
 * the focus leaves it (NAV-1, NAV-3).
 */
export const addMenus = (element: HTMLElement, signal: AbortSignal): void => {
  const openMenus = () => [...element.querySelectorAll<HTMLDetailsElement>('nav details[open]')];
  /** Returns the drawer of a phone; undefined if the browser doesn't support popovers. */
  const getDrawer = (): HTMLElement | undefined => {
    const drawer = element.querySelector<HTMLElement>('nav[popover]');
    return typeof drawer?.hidePopover === 'function' ? drawer : undefined;
  };
  /** Closes the menus that don't contain the target, except on phones, where a drawer contains them. */
  const closeOtherMenus = (target: EventTarget | null): void => {
    if (isWithin('phone')) return;
    for (const menu of openMenus()) {
      if (!(target instanceof Node && menu.parentElement?.contains(target))) menu.open = false;
    }
  };

  /** Closes the drawer if it would cover the focused element. Ignores its button, which closes it on a click. */
  const closeCoveringDrawer = (focused: Element): void => {
    const drawer = getDrawer();
    if (!focused.matches('[popovertarget]') && !drawer?.contains(focused)) drawer?.hidePopover();
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
        // Keeps the drawer open, which Escape would close too.
        event.preventDefault();
        menu.open = false;
        menu.querySelector('summary')?.focus();
        return;
      }
      const next = getNextControl(key, control, root);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Element) {
        closeOtherMenus(relatedTarget);
        closeCoveringDrawer(relatedTarget);
      }
    },
    { signal },
  );
  document.addEventListener('pointerdown', ({ target }) => closeOtherMenus(target), { signal });
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
      // The drawer is in the top layer and would cover the wider page.
      if (!isPhone) getDrawer()?.hidePopover();
    }),
  );
};
