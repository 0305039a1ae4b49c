/**
 * Stands in for jsdom's missing IntersectionObserver: without a layout, every observed element is in
 * the viewport, as the next task reports.
 */
class IntersectionObserverStandIn {
  private readonly observed = new Set<Element>();
  private readonly report: (entries: unknown[]) => void;

  public constructor(report: (entries: unknown[]) => void) {
    this.report = report;
  }

  public observe(target: Element): void {
    this.observed.add(target);
    setTimeout(() => {
      if (this.observed.has(target)) this.report([{ target, isIntersecting: true }]);
    });
  }

  public unobserve(target: Element): void {
    this.observed.delete(target);
  }

  public disconnect(): void {
    this.observed.clear();
  }
}

if (typeof window !== 'undefined') {
  Object.assign(window, { IntersectionObserver: IntersectionObserverStandIn });
}
