import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Store } from '../../services/store-schema';
import { getStoresByZip } from '../../services/stores';
import { getSiteName } from '../../site/brands';
import { invalidZip, noStoresFound, STORES_NOT_LOADED } from '../../site/store-messages';
import { savePreferredStore } from '../../store/account/profile-thunks';
import { useAppDispatch } from '../../store/hooks';
import { useStoreDetails } from '../../store/my-store/useStoreDetails';
import { FieldFrame, getDescribedBy } from '../../ui/form/FieldFrame';
import { Icon } from '../../ui/icon/Icon';
import { StoreSummary } from '../../ui/store/StoreSummary';
import { REQUIRED_MESSAGE } from '../../validation/required';
import { zipToSend } from '../../validation/zip';
import { Section } from './Section';

/** How many of the stores near a zip are offered. */
const OFFERED = 5;

interface PreferredStoreProps {
  /** Empty where there is none. */
  storeNumber: string;
  onSignedOut: () => void;
}

/** The driver's preferred store, and others near a zip (ACCT-11). */
export function PreferredStore({ storeNumber, onSignedOut }: PreferredStoreProps) {
  const dispatch = useAppDispatch();
  const zip = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [stores, setStores] = useState<readonly Store[]>([]);
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [said, setSaid] = useState('');
  const [details, retry] = useStoreDetails(storeNumber);

  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy !== undefined) return;
    setSaid('');
    setRefusal(undefined);
    const code = zipToSend(typed);
    if (code === undefined) {
      setProblem(typed.trim() === '' ? REQUIRED_MESSAGE : invalidZip(typed.trim()));
      document.getElementById(zip)?.focus();
      return;
    }
    setProblem(undefined);
    setBusy('search');
    const answer = await getStoresByZip({ zipCode: code, siteName: getSiteName(document) });
    setBusy(undefined);
    const found = answer.success === 'true' ? answer.data.stores.slice(0, OFFERED) : [];
    setStores(found);
    if (answer.success === 'false') setProblem(STORES_NOT_LOADED);
    else if (found.length === 0) setProblem(noStoresFound(code));
    else setSaid(`${found.length === 1 ? '1 store' : `${found.length} stores`} near ${code}`);
  };

  const prefer = async ({ storeNumber: wanted, storeName }: Store): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(wanted);
    setRefusal(undefined);
    setSaid('');
    const refused = await dispatch(savePreferredStore(wanted));
    setBusy(undefined);
    if (refused) {
      setRefusal(refused.message);
      if (refused.isSignedOut) onSignedOut();
      return;
    }
    // The button that was pressed goes with the list.
    heading.current?.focus();
    setStores([]);
    setTyped('');
    setSaid(`${storeName} is your preferred store.`);
  };

  return (
    <Section title="Preferred store" headingRef={heading}>
      <StoreSummary details={details} onRetry={retry}>
        <p>You have not chosen a store yet.</p>
      </StoreSummary>
      <form
        className="bsro-preferences__search"
        onSubmit={(event) => void search(event)}
        noValidate
      >
        <FieldFrame id={zip} label="Stores near a zip code" error={problem}>
          <input
            className="bsro-field__input"
            id={zip}
            value={typed}
            inputMode="numeric"
            autoComplete="postal-code"
            aria-invalid={problem !== undefined}
            aria-describedby={getDescribedBy(zip)}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
        </FieldFrame>
        <button type="submit" className="bsro-button" aria-busy={busy === 'search'}>
          {busy === 'search' ? 'Searching…' : 'Find stores'}
        </button>
      </form>
      <div role="alert">{refusal && <p className="bsro-preferences__problem">{refusal}</p>}</div>
      <p className="bsro-preferences__saved" role="status">
        {said}
      </p>
      <ul className="bsro-preferences__stores">
        {stores.map((store) => (
          <li key={store.storeNumber}>
            <span>
              <strong>{store.storeName}</strong>
              <br />
              {store.address}, {store.city}
            </span>
            {store.storeNumber === storeNumber ? (
              <span className="bsro-preferences__chosen">
                <Icon name="check" />
                Preferred
              </span>
            ) : (
              <button
                type="button"
                className="bsro-button"
                aria-busy={busy === store.storeNumber}
                onClick={() => void prefer(store)}
              >
                {busy === store.storeNumber ? 'Saving…' : 'Make preferred'}
                <span className="bsro-visually-hidden"> {store.storeName}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
