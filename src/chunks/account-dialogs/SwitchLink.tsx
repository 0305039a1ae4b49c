interface SwitchLinkProps {
  /** The page that does the same; a new tab opens it. */
  readonly href: string;
  readonly label: string;
  readonly className?: string;
  /** Opens the dialog; without it the page does. */
  readonly onFollow?: () => void;
}

/** A link to another dialog. */
export function SwitchLink({ href, label, className, onFollow }: SwitchLinkProps) {
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {label}
    </a>
  );
}
