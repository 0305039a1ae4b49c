import { useState } from 'react';
import { track } from '../../analytics/track';
import type { Store } from '../../services/store-schema';
import { useAppDispatch } from '../../store/hooks';
import { chooseStore } from '../../store/my-store/choose-store';
import { readTiresPage } from '../../store/my-store/useTiresPage';
import { Icon } from '../../ui/icon/Icon';
import { CHECK } from '../../ui/icon/shapes';
import { RESULTS_LABELS } from './messages';

interface MyStoreButtonProps {
  store: Store;
  name: string;
  isMine: boolean;
  labels: { readonly mine: string; readonly makeMine: string };
  /** The part of the page, for analytics. */
  component: 'store results' | 'store page';
  onSelected: (name: string) => void;
}

/**
 * Makes a store my store, unless it is temporarily closed, or shows that it is, and leads back to the tires for which
 * the visitor has chosen it. The button stays in place to keep the focus.
 */
export function MyStoreButton({
  store,
  name,
  isMine,
  labels,
  component,
  onSelected,
}: MyStoreButtonProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [tiresPage] = useState(readTiresPage);

  const handleSelect = async (): Promise<void> => {
    if (isBusy || isMine) return;
    setIsBusy(true);
    setProblem('');
    const choice = await dispatch(chooseStore(store.storeNumber));
    setIsBusy(false);
    if ('problem' in choice) setProblem(choice.problem);
    else if (choice.store.storeNumber === store.storeNumber) {
      track({
        event: 'ui_interaction',
        component,
        action: 'make my store',
        subject: store.storeNumber,
      });
      onSelected(name);
    }
  };

  if (!isMine && store.temporarilyClosed === 'Y') return null;
  return (
    <>
      <button
        type="button"
        className={`bsro-button bsro-store-card__mine${isMine ? ' bsro-store-card__mine--yes' : ''}`}
        aria-disabled={isMine || isBusy}
        aria-busy={isBusy}
        onClick={() => void handleSelect()}
      >
        {isMine && <Icon shape={CHECK} />}
        {isMine ? labels.mine : labels.makeMine}
        <span className="bsro-visually-hidden"> {name}</span>
      </button>
      {isMine && tiresPage !== undefined && (
        <a className="bsro-button bsro-button--primary" href={tiresPage}>
          {RESULTS_LABELS.backToTires}
        </a>
      )}
      <span role="alert" className="bsro-store-card__problem bsro-problem">
        {problem}
      </span>
    </>
  );
}
