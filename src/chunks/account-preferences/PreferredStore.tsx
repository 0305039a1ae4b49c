import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Store } from '../../services/store-schema';
import { getStoresByZip } from '../../services/stores';
import { cleanValue } from '../../domain/text/clean-text';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { getSiteName } from '../../site/brands';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { savePreferredStore } from '../../store/account/profile-thunks';
import { useAppDispatch } from '../../store/hooks';
import { useStoreDetails } from '../../store/useStoreDetails';
import { Field } from '../../ui/form/Field';
import { StoreSummary } from '../../ui/store/StoreSummary';
import { FORM_MESSAGES } from '../../validation/messages';
import { toZip5 } from '../../domain/text/zip';
import { CONFIRMATIONS, SECTION_TITLES, STORE_LABELS } from './messages';
import { Section } from './Section';
import { StoreChoices } from './StoreChoices';

const MAX_STORES = 5;

interface PreferredStoreProps {
  /** The number of the preferred store; empty if there is none. */
  storeNumber: string;
  onSignedOut: () => void;
}

/** The driver's preferred store, and a search for others near a zip (ACCT-11). */
export function PreferredStore({ storeNumber, onSignedOut }: PreferredStoreProps) {
  const dispatch = useAppDispatch();
  const zipId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [stores, setStores] = useState<readonly Store[]>([]);
  /** 'search', or the number of the store that is being saved; undefined while nothing runs. */
  const [pending, setPending] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [status, setStatus] = useState('');
  const [details, retry] = useStoreDetails(storeNumber);

  const handleSearch = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending !== undefined) return;
    setStatus('');
    setRefusal(undefined);
    const text = cleanValue(typed);
    const zip = toZip5(text);
    if (zip === undefined) {
      setProblem(text === '' ? FORM_MESSAGES.required : STORE_MESSAGES.invalidZip({ value: text }));
      document.getElementById(zipId)?.focus();
      return;
    }
    setProblem(undefined);
    setPending('search');
    const result = await getStoresByZip({ zipCode: zip, siteName: getSiteName(document) });
    setPending(undefined);
    const found = result.ok ? result.data.stores.slice(0, MAX_STORES) : [];
    setStores(found);
    if (!result.ok) setProblem(STORE_MESSAGES.notLoaded);
    else if (found.length === 0) setProblem(STORE_MESSAGES.notFoundForZip({ zip }));
    else setStatus(STORE_LABELS.found({ count: found.length, zip }));
  };

  const handlePrefer = async ({ storeNumber: selected, storeName }: Store): Promise<void> => {
    if (pending !== undefined) return;
    setPending(selected);
    setRefusal(undefined);
    setStatus('');
    const failure = await dispatch(savePreferredStore(selected));
    setPending(undefined);
    if (failure) {
      setRefusal(failure.message);
      if (failure.isSignedOut) onSignedOut();
      return;
    }
    // The clicked button disappears with the list.
    heading.current?.focus();
    setStores([]);
    setTyped('');
    setStatus(CONFIRMATIONS.store({ store: storeName }));
  };

  return (
    <Section title={SECTION_TITLES.store} headingRef={heading}>
      <StoreSummary details={details} onRetry={retry}>
        <p>{ACCOUNT_MESSAGES.noPreferredStore}</p>
      </StoreSummary>
      <form
        className="bsro-preferences__search"
        onSubmit={(event) => void handleSearch(event)}
        noValidate
      >
        <Field
          id={zipId}
          name="zip"
          label={STORE_LABELS.zip}
          error={problem}
          value={typed}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
        />
        <button type="submit" className="bsro-button" aria-busy={pending === 'search'}>
          {pending === 'search' ? STORE_LABELS.searching : STORE_LABELS.search}
        </button>
      </form>
      <div role="alert">{refusal && <p className="bsro-problem">{refusal}</p>}</div>
      <p className="bsro-success" role="status">
        {status}
      </p>
      <StoreChoices
        stores={stores}
        preferred={storeNumber}
        saving={pending}
        onPrefer={(store) => void handlePrefer(store)}
      />
    </Section>
  );
}
