import { bus } from '../../bus/bus';
import { dismissOnOutsideInteraction } from '../../ui/dialog/dismiss-on-outside-interaction';

/**
 * Connects the garage's `<details>` panel with the header's other panels, so that only one is open. The
 * panel also closes on a click outside, on Escape, and when Tab leaves it (GARG-2).
 * @param panel may be open already
 * @returns a function that removes the listeners
 */
export const connectPanel = (panel: HTMLDetailsElement): (() => void) => {
  let unsubscribes: (() => void)[] = [];

  const close = (): void => {
    panel.open = false;
  };
  const handleToggle = (): void => {
    if (panel.open === unsubscribes.length > 0) return;
    for (const unsubscribe of unsubscribes.splice(0)) unsubscribe();
    if (!panel.open) return;
    bus.publish('on-my-garage-open', {});
    unsubscribes = [
      dismissOnOutsideInteraction({
        element: panel,
        close,
        focusOpener: () => panel.querySelector('summary')?.focus(),
      }),
      // For another garage on the page; this panel's own opening was published before.
      bus.subscribe('on-my-garage-open', close),
      bus.subscribe('on-my-store-open', close),
      bus.subscribe('close-my-store-globally', close),
    ];
  };

  panel.addEventListener('toggle', handleToggle);
  handleToggle();
  return () => {
    panel.removeEventListener('toggle', handleToggle);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
};
