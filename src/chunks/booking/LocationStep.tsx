import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { isBookable } from '../../domain/booking/bookable-service';
import type { Store } from '../../services/store-schema';
import { getStoresByZip } from '../../services/stores';
import { formatTenths } from '../../language/numbers';
import { cleanValue } from '../../domain/text/clean-text';
import { getSiteName } from '../../site/brands';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import {
  bookingChanged,
  selectBooking,
  storeSelected,
} from '../../store/booking/expedited-booking-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCurrentZip, selectMyStore } from '../../store/meta/meta-slice';
import { Field } from '../../ui/form/Field';
import { FORM_MESSAGES } from '../../validation/messages';
import { toZip5 } from '../../domain/text/zip';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { STORE_LABELS } from '../../ui/store/messages';
import { BookingQuestion } from './BookingQuestion';
import { LOCATION_LABELS } from './messages';

const MAX_STORES = 6;

interface LocationStepProps {
  isRetrying: boolean;
  /** Loads the store that was known from the start, but hasn't loaded. */
  onRetry: () => void;
  onSelected: () => void;
}

/** Finds a store near a zip. My store stays the same. */
export function LocationStep({ isRetrying, onRetry, onSelected }: LocationStepProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const { store, hasStoreFailed, zipCode } = useAppSelector(selectBooking);
  const currentZip = useAppSelector(selectCurrentZip);
  const myStore = useAppSelector(selectMyStore);
  const [typed, setTyped] = useState<string>();
  const zipText = typed ?? zipCode ?? currentZip ?? '';
  const [selecting, setSelecting] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [stores, setStores] = useState<readonly Store[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState('');

  const showProblem = (message: string): void => {
    setProblem(message);
    document.getElementById(id)?.focus();
  };
  const search = async (): Promise<void> => {
    const zip = toZip5(zipText);
    if (zip === undefined) {
      showProblem(cleanValue(zipText) === '' ? FORM_MESSAGES.required : FORM_MESSAGES.zip);
      return;
    }
    setProblem(undefined);
    setIsBusy(true);
    const result = await getStoresByZip({ zipCode: zip, siteName: getSiteName(document) });
    setIsBusy(false);
    const found = result.ok ? result.data.stores.slice(0, MAX_STORES) : [];
    setStores(found);
    setStatus('');
    if (!result.ok) showProblem(LOCATION_LABELS.failed);
    else if (found.length === 0) showProblem(STORE_MESSAGES.notFoundForZip({ zip }));
    else {
      dispatch(bookingChanged({ zipCode: zip }));
      setStatus(LOCATION_LABELS.found({ count: found.length, zip }));
    }
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void search();
  };
  const select = (selected: Store): void => {
    if (selecting !== undefined) return;
    setSelecting(selected.storeNumber);
    dispatch(storeSelected(selected));
    onSelected();
  };
  // If the visitor's store becomes known while this question is open, one click selects it.
  const known = store ?? myStore;
  const listed = stores.length > 0 || !known ? stores : [known];

  return (
    <BookingQuestion step="location">
      {hasStoreFailed && (
        <FailureMessage text={STORE_LABELS.failed} isRetrying={isRetrying} onRetry={onRetry} />
      )}
      <form className="bsro-booking__search" noValidate onSubmit={handleSubmit}>
        <Field
          id={id}
          name="zip"
          label={LOCATION_LABELS.zip}
          error={problem}
          hint={LOCATION_LABELS.hint}
          value={zipText}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          onChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
        />
        <button type="submit" className="bsro-button" aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? LOCATION_LABELS.searching : LOCATION_LABELS.search}
        </button>
      </form>
      <p className="bsro-booking__status" role="status">
        {status}
      </p>
      {listed.length > 0 && (
        <ul className="bsro-booking__stores" aria-label={LOCATION_LABELS.stores}>
          {listed.map((entry) => (
            <li key={entry.storeNumber} className="bsro-booking__store">
              <span>
                <strong>{entry.storeName}</strong>
                <br />
                {entry.address}, {entry.city}
                {entry.distance != null && (
                  <>
                    <br />
                    {LOCATION_LABELS.miles({ miles: formatTenths(entry.distance) })}
                  </>
                )}
                {!isBookable(entry) && (
                  <>
                    <br />
                    {LOCATION_LABELS.byPhone}
                  </>
                )}
              </span>
              <button
                type="button"
                className="bsro-button"
                aria-busy={selecting === entry.storeNumber}
                aria-disabled={selecting !== undefined}
                onClick={() => select(entry)}
              >
                {selecting === entry.storeNumber
                  ? LOCATION_LABELS.selecting
                  : LOCATION_LABELS.choose}
                <span className="bsro-visually-hidden">: {entry.storeName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </BookingQuestion>
  );
}
