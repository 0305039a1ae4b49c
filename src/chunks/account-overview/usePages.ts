import { useState } from 'react';
import { LIST_SIZE } from '../../services/account/bookings';
import type { Result } from '../../services/result';
import { useLatestResult } from '../../store/useLatestResult';

interface Pages<Entry> {
  /** The entries so far; undefined until the first have loaded. */
  readonly entries: readonly Entry[] | undefined;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly retry: () => void;
  /** Loads the next entries; undefined if there are none. */
  readonly showMore: (() => void) | undefined;
}

/** Loads a list of the account, 20 entries at a time. @param load loads the entries before an ID */
export const usePages = <Entry>(
  load: (before: string | undefined) => Promise<Result<readonly Entry[]>>,
  getId: (entry: Entry) => string,
): Pages<Entry> => {
  const [earlier, setEarlier] = useState<readonly Entry[]>([]);
  const last = earlier.at(-1);
  const before = last && getId(last);
  const { data, isCurrent, error, isBusy, retry } = useLatestResult(`${before}`, () =>
    load(before),
  );
  const shown = isCurrent ? data : undefined;
  const entries = shown || earlier.length > 0 ? [...earlier, ...(shown ?? [])] : undefined;
  return {
    entries,
    hasFailed: error !== undefined,
    isBusy,
    retry,
    showMore: shown?.length === LIST_SIZE ? () => setEarlier([...earlier, ...shown]) : undefined,
  };
};
