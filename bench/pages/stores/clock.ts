const RealDate = Date;
let shift = 0;

class ShiftedDate extends RealDate {
  constructor(value?: number | string | Date) {
    super(value ?? RealDate.now() + shift);
  }
}

/** Replaces the page's clock and timers with ones that the bench controls. */
export const installClock = () => {
  const timers: (() => void)[] = [];
  Object.assign(globalThis, {
    Date: ShiftedDate,
    setInterval: (run: () => void) => timers.push(run),
  });
  return {
    /** Moves the clock forward. */
    advance: (milliseconds: number): void => {
      shift += milliseconds;
    },
    runTimers: (): void => {
      for (const run of timers) run();
    },
  };
};
