import { bus } from '../../bus/bus';

/**
 * How the garage behaves in a `<details>` of the header: its opening closes my store and the
 * account; theirs, a press elsewhere, Escape and leaving it with Tab close it (GARG-2).
 * @param panel open by now, or to be opened later
 * @returns what ends the rules
 */
export const keepPanelRules = (panel: HTMLDetailsElement): (() => void) => {
  const ending = new AbortController();
  let listening: AbortController | undefined;

  const close = (): void => {
    panel.open = false;
  };
  const isOutside = (target: EventTarget | null): boolean =>
    target instanceof Node && !panel.contains(target);

  const listen = (): void => {
    bus.publish('on-my-garage-open', {});
    listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (isOutside(target)) close();
      },
      { signal },
    );
    panel.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isOutside(relatedTarget)) close();
      },
      { signal },
    );
    panel.addEventListener(
      'keydown',
      ({ key, isComposing }) => {
        if (key !== 'Escape' || isComposing) return;
        close();
        panel.querySelector('summary')?.focus();
      },
      { signal },
    );
    // Another garage of the page; its own opening was published before this listens.
    signal.addEventListener('abort', bus.subscribe('on-my-garage-open', close));
    signal.addEventListener('abort', bus.subscribe('on-my-store-open', close));
    signal.addEventListener('abort', bus.subscribe('close-my-store-globally', close));
  };
  const follow = (): void => {
    if (panel.open === (listening !== undefined)) return;
    if (panel.open) listen();
    else {
      listening?.abort();
      listening = undefined;
    }
  };

  panel.addEventListener('toggle', follow, { signal: ending.signal });
  follow();
  return () => {
    ending.abort();
    listening?.abort();
  };
};
