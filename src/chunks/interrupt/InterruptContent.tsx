import type { ComponentType } from 'react';
import { track } from '../../analytics/track';
import type { ModuleContentProps } from './modules';
import { SanitizedHtml } from './SanitizedHtml';

interface InterruptContentProps extends ModuleContentProps {
  /** The content of its module, if it has one. */
  Content: ComponentType<ModuleContentProps> | undefined;
}

/** The content of an interrupt below its heading: image, copy, module, and calls to action (INTR-1). */
export function InterruptContent({ Content, ...props }: InterruptContentProps) {
  const { interrupt, onFollow } = props;
  const { image, subheading, copy, flexibleMessagingArea, ctas } = interrupt;
  const handleFollow = (label: string, destination: string): void => {
    track({ event: 'cta_click', area: 'interrupt', label, destination });
    onFollow();
  };
  return (
    <>
      {image && <img className="bsro-interrupt__image" src={image.src} alt={image.alt} />}
      {subheading && <p className="bsro-interrupt__subheading">{subheading}</p>}
      {copy && <SanitizedHtml className="bsro-interrupt__copy" html={copy} />}
      {flexibleMessagingArea && (
        <SanitizedHtml className="bsro-interrupt__messaging" html={flexibleMessagingArea} />
      )}
      {Content && <Content {...props} />}
      {ctas.length > 0 && (
        <p className="bsro-interrupt__ctas">
          {ctas.map(({ label, href }, index) => (
            <a
              key={label + href}
              className={`bsro-button${index === 0 ? ' bsro-button--primary' : ''}`}
              href={href}
              onClick={() => handleFollow(label, href)}
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
