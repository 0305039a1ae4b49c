import { track } from '../../analytics/track';
import { createElement } from '../../ui/html/create-element';
import { sanitizeHtml } from '../../ui/html/sanitize-html';
import type { Interrupt } from './interrupt';
import { createSimpleMarkup } from './simple-markup';

const createAuthoredHtml = (className: string, html: string): readonly HTMLElement[] =>
  html ? [createElement('div', { className }, createSimpleMarkup(html) ?? sanitizeHtml(html))] : [];

/** Creates the content of an interrupt above its module: image, subheading, copy, and messaging (INTR-1). */
export const createIntroduction = ({
  image,
  subheading,
  copy,
  flexibleMessagingArea,
}: Interrupt): readonly HTMLElement[] => [
  ...(image
    ? [createElement('img', { className: 'bsro-interrupt__image', src: image.src, alt: image.alt })]
    : []),
  ...(subheading
    ? [createElement('p', { className: 'bsro-interrupt__subheading' }, subheading)]
    : []),
  ...createAuthoredHtml('bsro-interrupt__copy', copy),
  ...createAuthoredHtml('bsro-interrupt__messaging', flexibleMessagingArea),
];

/**
 * Creates the calls to action of an interrupt, if it has any (INTR-1).
 * @param onFollow called when a visitor follows one
 */
export const createCallsToAction = (
  { ctas }: Interrupt,
  onFollow: () => void,
): readonly HTMLElement[] => {
  const links = ctas.map(({ label, href }, index) => {
    const className = `bsro-button${index === 0 ? ' bsro-button--primary' : ''}`;
    const link = createElement('a', { className }, label);
    link.setAttribute('href', href);
    link.addEventListener('click', () => {
      track({ event: 'cta_click', area: 'interrupt', label, destination: href });
      onFollow();
    });
    return link;
  });
  return links.length > 0
    ? [createElement('p', { className: 'bsro-interrupt__ctas' }, ...links)]
    : [];
};
