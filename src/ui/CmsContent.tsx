import { useLayoutEffect, useRef } from 'react';

interface CmsContentProps {
  /** The CMS's own child nodes, as a root is given them. */
  readonly nodes: readonly ChildNode[];
}

/**
 * Shows the CMS's own nodes inside a React root that has nothing better to show yet, or whose
 * data failed: no flash and no shift (architecture: Mounting rules, 3).
 */
export function CmsContent({ nodes }: CmsContentProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <div ref={host} className="bsro-cms-content" />;
}
