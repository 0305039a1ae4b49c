// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** One part of the preferences, with its heading. */
export function Section({ title, children }: SectionProps) {
  const heading = useId();
  return (
    <section className="bsro-preferences__section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className="bsro-preferences__body">{children}</div>
    </section>
  );
}
