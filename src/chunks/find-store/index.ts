import { goTo } from '../../browser/navigation';
import type { FindStoreAttributes } from '../../mounts/placeholders/find-store';
import type { RootProps } from '../../mounts/schema/placeholder';
import { withQuery } from '../../site/with-query';
import { readSavedStore } from '../../store/my-store/saved-store';
import { toSafeLink } from '../../ui/html/safe-link';

const OWN = 'a[href], button';

/** The store that was chosen in the finder around a widget. */
const chosenAround = (element: Element): string | undefined =>
  element
    .closest('form, .store-finder')
    ?.querySelector<HTMLInputElement>('input[name="storeNumber"]')?.value;

const myStoreNumber = (): string | undefined => {
  const { hasLocalStore, storeNumber } = readSavedStore();
  return hasLocalStore ? storeNumber : undefined;
};

/**
 * A link or button that takes the store along (FIND-5). It leads where its author says, by web
 * addresses alone; the store is looked for when it is used, since it may change until then.
 */
export default function enhance({
  attributes,
  element,
}: RootProps<FindStoreAttributes>): () => void {
  const control = element.matches(OWN) ? element : element.querySelector<HTMLElement>(OWN);
  const own = toSafeLink(control?.getAttribute('href') ?? attributes.link);
  if (!control || own === undefined) {
    throw new Error('find-store: there is no link, and no button with data-link, to a web address');
  }
  const address = (): string => {
    const storeNumber = attributes.storeNumber ?? (chosenAround(element) || myStoreNumber());
    return withQuery(own, { storeNumber, src: attributes.src });
  };

  const listening = new AbortController();
  const { signal } = listening;
  if (control instanceof HTMLAnchorElement) {
    const update = (): void => control.setAttribute('href', address());
    update();
    // Before the browser follows it, opens it in a tab or copies it.
    for (const type of ['click', 'auxclick', 'contextmenu']) {
      control.addEventListener(type, update, { signal });
    }
    signal.addEventListener('abort', () => control.setAttribute('href', own));
  } else {
    const go = (event: Event): void => {
      event.preventDefault();
      goTo(address());
    };
    control.addEventListener('click', go, { signal });
  }
  return () => listening.abort();
}
