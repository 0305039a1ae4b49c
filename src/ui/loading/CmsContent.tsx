import { useLayoutEffect, useRef } from 'react';
import { carryInput, readInput } from '../../browser/visitor-input';

interface CmsContentProps {
  /** The `cms` property of the root. */
  readonly nodes: readonly ChildNode[];
}

/**
 * Renders the CMS's nodes in a React root that has no data yet, or whose data failed to load. What a visitor has entered
 * into them is entered into the fields that replace them.
 */
export function CmsContent({ nodes }: CmsContentProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    current?.replaceChildren(...nodes);
    return () => {
      const root = current?.closest<HTMLElement>('[data-mount]');
      if (!current || !root) return;
      const input = readInput(current);
      if (input.length === 0) return;
      // Otherwise, the fields would be taken for those that replace them.
      current.replaceChildren();
      carryInput(input, root);
    };
  }, [nodes]);
  // The CMS's nodes keep their layout, because the element has no box of its own.
  return <div ref={host} className="bsro-cms-content" style={{ display: 'contents' }} />;
}

/** Checks whether nodes of the CMS contain text, so that they can stay while the data loads or if loading fails. */
export const hasText = (nodes: readonly ChildNode[]): boolean =>
  nodes.some(({ textContent }) => textContent?.trim());
