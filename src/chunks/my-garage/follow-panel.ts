import { bus } from '../../bus/bus';
import { dismissOnOutsideInteraction } from '../../ui/dialog/dismiss-on-outside-interaction';

/**
 * How the garage behaves in a `<details>` of the header: its opening closes my store and the
 * account, and theirs closes it; so does what closes any panel (GARG-2).
 * @param panel open by now, or to be opened later
 * @returns what ends the rules
 */
export const followPanel = (panel: HTMLDetailsElement): (() => void) => {
  let ends: (() => void)[] = [];

  const close = (): void => {
    panel.open = false;
  };
  const follow = (): void => {
    if (panel.open === ends.length > 0) return;
    for (const end of ends.splice(0)) end();
    if (!panel.open) return;
    bus.publish('on-my-garage-open', {});
    ends = [
      dismissOnOutsideInteraction({
        element: panel,
        close,
        focusOpener: () => panel.querySelector('summary')?.focus(),
      }),
      // Another garage of the page; its own opening was published before this listens.
      bus.subscribe('on-my-garage-open', close),
      bus.subscribe('on-my-store-open', close),
      bus.subscribe('close-my-store-globally', close),
    ];
  };

  panel.addEventListener('toggle', follow);
  follow();
  return () => {
    panel.removeEventListener('toggle', follow);
    for (const end of ends) end();
  };
};
