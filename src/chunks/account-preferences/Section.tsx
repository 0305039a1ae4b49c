import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

interface SectionProps {
  title: string;
  /** The heading, to which the focus can go. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One part of the preferences, with its heading. */
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
