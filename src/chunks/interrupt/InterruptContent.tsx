import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import { createCallsToAction, createIntroduction } from './interrupt-content';
import type { ModuleContentProps } from './modules';

/** Inserts nodes that were created without React; it does so before the first paint, so that nothing shifts. */
function Nodes({ create }: { create: () => readonly Node[] }) {
  const container = useRef<HTMLDivElement>(null);
  const createNodes = useEffectEvent(create);
  useLayoutEffect(() => container.current?.replaceChildren(...createNodes()), []);
  return <div style={{ display: 'contents' }} ref={container} />;
}

interface InterruptContentProps extends ModuleContentProps {
  /** The component of the custom module that the author selected for the interrupt, if any. */
  Content: ElementComponent<ModuleContentProps> | undefined;
}

/** The content of a modal below its heading: image, copy, module, and calls to action (INTR-1). */
export function InterruptContent({ Content, ...props }: InterruptContentProps) {
  const { interrupt, onFollow } = props;
  return (
    <>
      <Nodes create={() => createIntroduction(interrupt)} />
      {Content && <Content {...props} />}
      <Nodes create={() => createCallsToAction(interrupt, onFollow)} />
    </>
  );
}
