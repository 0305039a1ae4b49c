const RealDate = Date;
let shift = 0;

class ShiftedDate extends RealDate {
  constructor(value?: number | string | Date) {
    super(value ?? RealDate.now() + shift);
  }
}

/** Lets the page's clock be moved, and its timers be run by hand. */
export const takeClock = () => {
  const timers: (() => void)[] = [];
  Object.assign(globalThis, {
    Date: ShiftedDate,
    setInterval: (run: () => void) => timers.push(run),
  });
  return {
    /** @param milliseconds from now on */
    move: (milliseconds: number): void => {
      shift += milliseconds;
    },
    tick: (): void => {
      for (const run of timers) run();
    },
  };
};
