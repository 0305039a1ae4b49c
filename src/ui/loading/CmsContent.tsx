import { useLayoutEffect, useRef } from 'react';

interface CmsContentProps {
  /** The `cms` property of the root. */
  readonly nodes: readonly ChildNode[];
}

/** Renders the CMS's nodes in a React root that has no data yet, or whose data failed to load. */
export function CmsContent({ nodes }: CmsContentProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <div ref={host} className="bsro-cms-content" />;
}
