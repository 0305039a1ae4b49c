import { useId, useRef, useState } from 'react';
import type { Result } from '../../services/result';
import type { Store } from '../../services/store-schema';
import { getStoresByZip } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { moveCart } from '../../store/cart/cart-changes';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectMyStore } from '../../store/meta/meta-slice';
import { useLatestResult } from '../../store/useLatestResult';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { ChangeProblem } from './ChangeProblem';
import { MOVE_LABELS } from './messages';

/** Number of stores that are offered. */
const OFFERED = 5;

/** Loads the stores of the brand near the cart's store. */
const loadStores = async ({ zip }: Store): Promise<Result<readonly Store[]>> => {
  const response = await getStoresByZip({ zipCode: zip, siteName: getSiteName(document) });
  return response.ok ? { ...response, data: response.data.stores } : response;
};

/**
 * Lists the stores to which a cart can move: my store, which may be far from the cart's, and the nearest others. A
 * store must show prices and not be closed.
 */
const listChoices = (
  current: Store,
  myStore: Store | null,
  nearest: readonly Store[],
): readonly Store[] => {
  const mine = nearest.find(({ storeNumber }) => storeNumber === myStore?.storeNumber) ?? myStore;
  return [...(mine ? [mine] : []), ...nearest.filter((store) => store !== mine)]
    .filter(
      ({ storeNumber, tirePricingActiveFlag, temporarilyClosed }) =>
        storeNumber !== current.storeNumber &&
        tirePricingActiveFlag === 'Y' &&
        temporarilyClosed !== 'Y',
    )
    .slice(0, OFFERED);
};

interface StoreChoiceProps {
  store: Store;
  onMoved: () => void;
}

function StoreChoice({ store, onMoved }: StoreChoiceProps) {
  const dispatch = useAppDispatch();
  const { pending } = useAppSelector(selectCartActivity);
  const [moving, setMoving] = useState<string>();
  const isBusy = pending !== null || moving !== undefined;
  const myStore = useAppSelector(selectMyStore);
  const { data, error, isRetrying, retry } = useLatestResult(store.storeNumber, () =>
    loadStores(store),
  );
  const indicator = useLoadingIndicator(!data && !error);
  const move = async (storeNumber: string): Promise<void> => {
    if (isBusy) return;
    setMoving(storeNumber);
    const isMoved = await dispatch(moveCart(storeNumber));
    setMoving(undefined);
    if (isMoved) onMoved();
  };
  if (error || isRetrying) {
    return <FailureMessage text={MOVE_LABELS.failed} isRetrying={isRetrying} onRetry={retry} />;
  }
  if (!data) return <LateMessage indicator={indicator} label={MOVE_LABELS.loading} />;
  const choices = listChoices(store, myStore, data);
  if (choices.length === 0) return <p>{MOVE_LABELS.none}</p>;
  return (
    <ul className="bsro-cart__stores">
      {choices.map(({ storeNumber, storeName, address, city, distance }) => (
        <li key={storeNumber} className="bsro-cart__store-choice">
          <span>
            <strong>{storeName}</strong>{' '}
            {storeNumber === myStore?.storeNumber && (
              <span className="bsro-note">{MOVE_LABELS.mine} </span>
            )}
            <span className="bsro-note">
              {distance == null
                ? MOVE_LABELS.place({ address, city })
                : MOVE_LABELS.placeAndDistance({ address, city, miles: Math.round(distance) })}
            </span>
          </span>
          <button
            type="button"
            className="bsro-button"
            aria-label={MOVE_LABELS.moveTo({ store: storeName })}
            aria-busy={moving === storeNumber}
            aria-disabled={isBusy}
            onClick={() => void move(storeNumber)}
          >
            {MOVE_LABELS.move}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Changes the store of the cart in place (CART-5). The cart's notice then says what is different there.
 * @param store the cart's store; null until its details have loaded
 */
export function MoveCart({ store }: { store: Store | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <button
        type="button"
        ref={button}
        className="bsro-button bsro-button--link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {MOVE_LABELS.change}
      </button>
      <div id={id}>
        {isOpen && store && (
          <StoreChoice
            key={store.storeNumber}
            store={store}
            onMoved={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        )}
      </div>
      <ChangeProblem change="move" />
      <ChangeProblem change="moveWithoutPrices" />
    </div>
  );
}
