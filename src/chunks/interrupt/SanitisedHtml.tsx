import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '../../ui/html/sanitize-html';

interface SanitisedHtmlProps {
  html: string;
  className: string;
}

/** An author's HTML, cleaned; it is there with the first paint, so that nothing grows after it. */
export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current?.replaceChildren(sanitizeHtml(html)), [html]);
  return <div className={className} ref={host} />;
}
