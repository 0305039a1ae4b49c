import { useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '../../ui/html/sanitize-html';
import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import { InterruptLink } from './InterruptLink';
import type { ModuleContentProps } from './modules';

/** An author's HTML, sanitized; it is inserted before the first paint, so that nothing shifts. */
function AuthoredHtml({ className, html }: { className: string; html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(sanitizeHtml(html)), [html]);
  return <div className={className} ref={container} />;
}

interface InterruptContentProps extends ModuleContentProps {
  /** The component of the custom module that the author selected for the interrupt, if any. */
  Content: ElementComponent<ModuleContentProps> | undefined;
}

/** The content of an interrupt below its heading: image, copy, module, and calls to action (INTR-1). */
export function InterruptContent({ Content, ...props }: InterruptContentProps) {
  const { interrupt, onFollow } = props;
  const { image, subheading, copy, flexibleMessagingArea, ctas } = interrupt;
  return (
    <>
      {image && <img className="bsro-interrupt__image" src={image.src} alt={image.alt} />}
      {subheading && <p className="bsro-interrupt__subheading">{subheading}</p>}
      {copy && <AuthoredHtml className="bsro-interrupt__copy" html={copy} />}
      {flexibleMessagingArea && (
        <AuthoredHtml className="bsro-interrupt__messaging" html={flexibleMessagingArea} />
      )}
      {Content && <Content {...props} />}
      {ctas.length > 0 && (
        <p className="bsro-interrupt__ctas">
          {ctas.map(({ label, href }, index) => (
            <InterruptLink
              key={`${label} ${href}`}
              className={`bsro-button${index === 0 ? ' bsro-button--primary' : ''}`}
              href={href}
              label={label}
              onFollow={onFollow}
            />
          ))}
        </p>
      )}
    </>
  );
}
