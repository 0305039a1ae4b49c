import { reportConfigurationProblems } from '../../store/meta/configuration-problems';
import type { AppStore } from '../../store';
import { startStoreVisit } from '../../store/my-store/store-visit';
import { turnIntoButton } from './button';

interface VisitFeaturesOptions {
  readonly element: HTMLElement;
  /** The CMS's link to my store, or to the store finder. */
  readonly link: HTMLAnchorElement;
  readonly store: AppStore;
  readonly visitorId: string | undefined;
}

/**
 * Starts the panel's button and the automatic selection, and reports configuration problems.
 * @returns a function that stops them
 */
export const startVisitFeatures = ({
  element,
  link,
  store,
  visitorId,
}: VisitFeaturesOptions): (() => void) => {
  reportConfigurationProblems();
  const showZipForm = () => document.body.classList.add('ask-for-zip');
  const stops = [
    turnIntoButton({ element, link, store }),
    store.dispatch(startStoreVisit({ visitorId, store, showZipForm })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
