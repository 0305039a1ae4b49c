import type { ReactNode } from 'react';
import { track } from '../../analytics/track';

interface InterruptLinkProps {
  readonly href: string | undefined;
  /** The link's name in the tracking, and its text by default. */
  readonly label: string;
  /** The destination in the tracking; by default the URL. */
  readonly destination?: string;
  readonly className?: string;
  readonly onFollow: () => void;
  readonly children?: ReactNode;
}

/** A link of an interrupt, which closes it. */
export function InterruptLink({
  href,
  label,
  destination = href ?? '',
  className,
  onFollow,
  children = label,
}: InterruptLinkProps) {
  return (
    <a
      className={className}
      href={href}
      onClick={() => {
        track({ event: 'cta_click', area: 'interrupt', label, destination });
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
