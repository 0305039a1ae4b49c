import { goTo } from '../../browser/navigation';
import { PlaceholderError } from '../../browser/author-errors';
import type { FindStoreAttributes } from '../../mounts/placeholders/find-store';
import type { RootProps } from '../../mounts/schema/placeholder';
import { addQuery } from '../../site/add-query';
import { readMyStoreNumber } from '../../store/my-store/saved-store';
import { toSafeLink } from '../../browser/parse-url';

const CONTROL = 'a[href], button';

const getFinderStore = (element: Element): string | undefined =>
  element
    .closest('form, .bsro-store-finder')
    ?.querySelector<HTMLInputElement>('input[name="storeNumber"]')?.value;

/**
 * Adds the store to the URL of a link or button (FIND-5). Accepts only http and https URLs. Determines
 * the store on each click, because it may have changed since the page loaded.
 */
export default function enhance({
  attributes,
  element,
}: RootProps<FindStoreAttributes>): () => void {
  const control = element.matches(CONTROL) ? element : element.querySelector<HTMLElement>(CONTROL);
  const authorUrl = toSafeLink(control?.getAttribute('href') ?? attributes.link);
  if (!control || authorUrl === undefined) {
    throw new PlaceholderError(
      'there is no link, and no button with data-link, to an http or https URL: ' +
        'write <a href="/appointment/schedule-appointment/">…</a>',
    );
  }
  const buildUrl = (): string => {
    const storeNumber = attributes.storeNumber ?? (getFinderStore(element) || readMyStoreNumber());
    return addQuery(authorUrl, { storeNumber, src: attributes.src });
  };

  const controller = new AbortController();
  const { signal } = controller;
  if (control instanceof HTMLAnchorElement) {
    const update = (): void => control.setAttribute('href', buildUrl());
    update();
    // Runs before the browser follows, opens, or copies the link.
    for (const type of ['click', 'auxclick', 'contextmenu']) {
      control.addEventListener(type, update, { signal });
    }
    signal.addEventListener('abort', () => control.setAttribute('href', authorUrl));
  } else {
    const handleClick = (event: Event): void => {
      event.preventDefault();
      goTo(buildUrl());
    };
    control.addEventListener('click', handleClick, { signal });
  }
  return () => controller.abort();
}
