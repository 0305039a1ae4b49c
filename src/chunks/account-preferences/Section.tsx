import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

interface SectionProps {
  title: string;
  /** Makes the heading focusable. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Section({ title, headingRef, children }: SectionProps) {
  const heading = useId();
  return (
    <section className="bsro-preferences__section" aria-labelledby={heading}>
      <h2 id={heading} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      <div className="bsro-preferences__body">{children}</div>
    </section>
  );
}
