// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useState } from 'react';
import type { Outcome } from './outcomes';

type Message = Extract<Outcome, { kind: 'message' }>;

/** What the host last refused, and how often it has refused in this form. */
export interface Refusal {
  readonly current: Message | undefined;
  readonly count: number;
  readonly show: (message: Message) => void;
  readonly clear: () => void;
}

export const useRefusal = (): Refusal => {
  const [current, setCurrent] = useState<Message>();
  const [count, setCount] = useState(0);
  return {
    current,
    count,
    show: (message) => {
      setCurrent(message);
      setCount((before) => before + 1);
    },
    clear: () => setCurrent(undefined),
  };
};
