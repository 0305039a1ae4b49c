import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '../../ui/html/sanitize-html';

interface SanitizedHtmlProps {
  html: string;
  className: string;
}

/** Shows an author's HTML sanitized, before the first paint so that nothing shifts. */
export function SanitizedHtml({ html, className }: SanitizedHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(sanitizeHtml(html)), [html]);
  return <div className={className} ref={container} />;
}
