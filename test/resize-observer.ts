/**
 * Stands in for ResizeObserver, which jsdom lacks, until the end of the test.
 * @returns a function that tells each observer that what it observes has been resized
 */
export const fakeResizeObserver = (): (() => void) => {
  const updates = new Set<() => void>();
  class ResizeObserverStandIn {
    private readonly update: () => void;

    public constructor(update: () => void) {
      this.update = update;
    }

    public observe(): void {
      updates.add(this.update);
    }

    public disconnect(): void {
      updates.delete(this.update);
    }
  }
  Object.assign(window, { ResizeObserver: ResizeObserverStandIn });
  return () => {
    for (const update of updates) update();
  };
};

afterEach(() => {
  Reflect.deleteProperty(window, 'ResizeObserver');
});
