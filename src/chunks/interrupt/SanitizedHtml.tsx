import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '../../ui/html/sanitize-html';
import { createSimpleMarkup } from './simple-markup';

interface SanitizedHtmlProps {
  html: string;
  className: string;
}

/** Shows an author's HTML sanitized, before the first paint so that nothing shifts. */
export function SanitizedHtml({ html, className }: SanitizedHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => container.current?.replaceChildren(createSimpleMarkup(html) ?? sanitizeHtml(html)),
    [html],
  );
  return <div className={className} ref={container} />;
}
