import type { ComponentType } from 'react';
import { track } from '../../analytics/track';
import type { ModuleContentProps } from './modules';
import { SanitisedHtml } from './SanitisedHtml';

interface InterruptContentProps extends ModuleContentProps {
  /** What its module brings. */
  Content: ComponentType<ModuleContentProps> | undefined;
}

/** What an interrupt says and where it leads, below its heading (INTR-1). */
export function InterruptContent({ Content, ...props }: InterruptContentProps) {
  const { interrupt, onFollow } = props;
  const { image, subheading, copy, flexibleMessagingArea, ctas } = interrupt;
  const follow = (label: string, destination: string): void => {
    track({ event: 'cta_click', area: 'interrupt', label, destination });
    onFollow();
  };
  return (
    <>
      {image && <img className="bsro-interrupt__image" src={image.src} alt={image.alt} />}
      {subheading && <p className="bsro-interrupt__subheading">{subheading}</p>}
      {copy && <SanitisedHtml className="bsro-interrupt__copy" html={copy} />}
      {flexibleMessagingArea && (
        <SanitisedHtml className="bsro-interrupt__messaging" html={flexibleMessagingArea} />
      )}
      {Content && <Content {...props} />}
      {ctas.length > 0 && (
        <p className="bsro-interrupt__ctas">
          {ctas.map(({ label, href }, index) => (
            <a
              key={label + href}
              className={`bsro-button${index === 0 ? ' bsro-button--primary' : ''}`}
              href={href}
              onClick={() => follow(label, href)}
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
