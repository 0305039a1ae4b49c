interface SwitchLinkProps {
  /** URL of the page with the same form, for opening in a new tab. */
  readonly href: string;
  readonly label: string;
  readonly className?: string;
  /** Opens the dialog. If undefined, the link opens the page. */
  readonly onOpen?: () => void;
}

export function SwitchLink({ href, label, className, onOpen }: SwitchLinkProps) {
  return (
    <a
      className={className}
      href={href}
      onClick={(event) => {
        if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {label}
    </a>
  );
}
