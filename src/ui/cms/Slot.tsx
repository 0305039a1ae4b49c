import { createContext, use, useLayoutEffect, useMemo, useRef } from 'react';

/** The `cms` property of a root that has slots. */
export const SlotContext = createContext<readonly ChildNode[]>([]);

interface SlotContentProps {
  /** The CMS's element with the content: a template, or another element. */
  slot: Element;
  name: string;
}

/** Contains the content of a slot while its place is shown. Afterwards, the content is in the CMS's element again. */
function SlotContent({ slot, name }: SlotContentProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    if (!current) return undefined;
    const source = slot instanceof HTMLTemplateElement ? slot.content : slot;
    // Inserted by this script, one without a nonce could run in spite of the page's policy.
    for (const script of source.querySelectorAll('script:not([type$="json"])')) script.remove();
    current.append(...source.childNodes);
    return () => source.append(...current.childNodes);
  }, [slot]);
  return <div ref={host} className="bsro-slot bsro-cms-content" data-slot={name} />;
}

/** Shows what the page has for a place of the feature, or nothing (docs/slots.md). The placeholder exports the type of the names. */
export function Slot({ name }: { name: string }) {
  const cms = use(SlotContext);
  const slots = useMemo(
    () =>
      cms
        .flatMap((node) =>
          node instanceof Element ? [node, ...node.querySelectorAll('.bsro-slot')] : [],
        )
        .filter((element) => element.matches(`.bsro-slot[data-slot="${name}"]`)),
    [cms, name],
  );
  return (
    <>
      {slots.map((slot, index) => (
        <SlotContent key={index} slot={slot} name={name} />
      ))}
    </>
  );
}
