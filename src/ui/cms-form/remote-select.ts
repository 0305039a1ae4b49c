import { report } from '../../browser/report';
import type { Result } from '../../services/result';
import { setBusy } from './form';

export type Choice = readonly [value: string, text: string];

/** A select whose options load from the host. */
export interface RemoteSelect {
  /** Clears the select and loads its options. */
  readonly load: <Data>(
    request: () => Promise<Result<Data>>,
    toChoices: (data: Data) => readonly Choice[],
  ) => Promise<void>;
  /** Clears and disables the select, and ignores a pending response. */
  readonly empty: () => void;
  /** Restores the CMS's options. */
  readonly restore: () => void;
}

interface RemoteSelectOptions {
  /** The name of the placeholder in error reports. */
  readonly source: string;
  /** Called with the number of options that have loaded. */
  readonly onLoad: (count: number) => void;
}

/** Replaces the options, except the author's prompt, such as "Choose a city". */
const setOptions = (select: HTMLSelectElement, choices: readonly Choice[]): void => {
  const [first] = select.options;
  const prompt = first && first.value === '' ? [first] : [];
  select.replaceChildren(...prompt, ...choices.map(([value, text]) => new Option(text, value)));
  select.selectedIndex = 0;
};

/**
 * Makes a select of the CMS load its options. A single option is selected at once. After a failed call, the select
 * stays empty, and loads again when the visitor focuses it.
 */
export const createRemoteSelect = (
  select: HTMLSelectElement,
  { source, onLoad }: RemoteSelectOptions,
): RemoteSelect => {
  const originals = [...select.children];
  let latest = 0;
  let retryListener = new AbortController();

  const clear = (): number => {
    retryListener.abort();
    retryListener = new AbortController();
    latest += 1;
    setOptions(select, []);
    setBusy(select, false);
    return latest;
  };

  const remote: RemoteSelect = {
    empty() {
      clear();
      select.disabled = true;
    },
    async load(request, toChoices) {
      const requestId = clear();
      // Disabling would blur the select.
      select.disabled = document.activeElement !== select;
      setBusy(select, true);
      const result = await request();
      // Ignore the response to an earlier selection.
      if (requestId !== latest) return;
      setBusy(select, false);
      select.disabled = false;
      if (!result.ok) {
        report(result.error, { source, during: 'call' });
        // Selecting the same value again fires no change event, so retry on focus.
        select.addEventListener('focus', () => void remote.load(request, toChoices), {
          once: true,
          signal: retryListener.signal,
        });
        return;
      }
      const choices = toChoices(result.data);
      setOptions(select, choices);
      onLoad(choices.length);
      if (choices.length === 1) {
        select.value = choices[0]?.[0] ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    restore() {
      clear();
      select.replaceChildren(...originals);
      select.disabled = false;
    },
  };
  return remote;
};
