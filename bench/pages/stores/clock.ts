const RealDate = Date;
let shift = 0;

class ShiftedDate extends RealDate {
  constructor(value?: number | string | Date) {
    super(value ?? ShiftedDate.now());
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

/** Replaces the page's clock and intervals with ones that the bench controls. */
export const installClock = () => {
  const timers: (() => void)[] = [];
  Object.assign(globalThis, {
    Date: ShiftedDate,
    setInterval: (callback: () => void) => timers.push(callback),
  });
  return {
    /** Moves the clock forward. */
    advance: (milliseconds: number): void => {
      shift += milliseconds;
    },
    /** Calls the callback of every interval once. */
    runTimers: (): void => {
      for (const callback of timers) callback();
    },
  };
};
