/**
 * Stands in for IntersectionObserver, which jsdom lacks: without a layout, it reports in the next task
 * that each observed element is in the viewport.
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
