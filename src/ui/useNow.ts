import { useEffect, useState } from 'react';
import { getNow } from '../browser/clock';
import { onRefresh } from '../browser/refresh';

const toMinute = (time: number): number => Math.floor(time / 60_000);

/** Returns the services' time, to the minute: days and open states change by the minute. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date(getNow()));
  useEffect(
    () =>
      onRefresh(() =>
        setNow((shown) => {
          const next = getNow();
          return toMinute(next) === toMinute(shown.getTime()) ? shown : new Date(next);
        }),
      ),
    [],
  );
  return now;
};
