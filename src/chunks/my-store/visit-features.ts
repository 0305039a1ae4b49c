import type { AppStore } from '../../store';
import { reportConfigurationProblems } from '../../store/meta/configuration-problems';
import { startStoreVisit } from '../../store/my-store/store-visit';

interface VisitFeaturesOptions {
  readonly store: AppStore;
  readonly visitorId: string | undefined;
}

/**
 * Reports configuration problems, selects a store automatically, and follows the saved store.
 * @returns a function that stops following
 */
export const startVisitFeatures = ({ store, visitorId }: VisitFeaturesOptions): (() => void) => {
  reportConfigurationProblems();
  const showZipForm = () => document.body.classList.add('ask-for-zip');
  return store.dispatch(startStoreVisit({ visitorId, store, showZipForm }));
};
