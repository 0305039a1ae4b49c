import { useState } from 'react';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import type { MyStoreButtonAttributes } from '../../mounts/placeholders/my-store-button';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppSelector } from '../../store/hooks';
import { selectMyStoreNumber } from '../../store/meta/meta-slice';
import { useStoreDetails } from '../../store/useStoreDetails';
import { getStoreName, STORE_PAGE_LABELS } from './messages';
import { MyStoreButton } from './MyStoreButton';
import './store-results.css';

/** Makes the store of this page my store, or says that it is. */
export default function StorePageButton({
  attributes: { storeNumber },
}: RootProps<MyStoreButtonAttributes>) {
  const [details] = useStoreDetails(storeNumber);
  const [selected, setSelected] = useState('');
  const isMine = useAppSelector(selectMyStoreNumber) === storeNumber;
  if (details.status !== 'ready') return null;
  const { store } = details;
  return (
    <>
      <MyStoreButton
        store={store}
        name={getStoreName(store)}
        isMine={isMine}
        labels={STORE_PAGE_LABELS}
        component="store page"
        onSelected={setSelected}
      />
      <span className="bsro-visually-hidden" role="status">
        {selected && STORE_MESSAGES.selected({ store: selected })}
      </span>
    </>
  );
}
