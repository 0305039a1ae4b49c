import type { AppStore } from '../../store';
import { startStoreVisit } from '../../store/my-store/store-visit';
import { makeButton } from './button';

interface Parts {
  readonly element: HTMLElement;
  /** The CMS's link to the visitor's store, or to the finder. */
  readonly link: HTMLAnchorElement;
  readonly store: AppStore;
  readonly visitorId: string | undefined;
}

/** Adds what is not needed to say which store is mine; returns what takes it away. */
export const addParts = ({ element, link, store, visitorId }: Parts): (() => void) => {
  const askForZip = () => document.body.classList.add('ask-for-zip');
  const ends = [
    makeButton({ element, link, store }),
    store.dispatch(startStoreVisit({ visitorId, store, askForZip })),
  ];
  return () => {
    for (const end of ends) end();
  };
};
