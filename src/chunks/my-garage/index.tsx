import { useEffect } from 'react';
import type { RootProps } from '../../mounts/schema/placeholder';
import { selectIsSignedIn } from '../../store/account/account-slice';
import { selectGarage } from '../../store/garage/garage-selectors';
import { mergeGuestVehicles } from '../../store/garage/guest-vehicles';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { fetchAccount } from '../../store/account/session-thunks';
import { CmsContent } from '../../ui/loading/CmsContent';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { BUTTONS } from '../../ui/messages';
import { Garage } from './Garage';
import { connectPanel } from './connect-panel';
import { GARAGE_LABELS } from './messages';
import './my-garage.css';

/** The vehicles of a visitor or driver, in a panel of the header or on a page (GARG-1, GARG-2). */
export default function MyGarage({ element, cms }: RootProps<object>) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const garage = useAppSelector(selectGarage);
  const hasGuestVehicles = useAppSelector(
    ({ vehicleSelector }) => vehicleSelector.saved.length > 0,
  );
  const isKnown = garage !== null;
  const indicator = useLoadingIndicator(!isKnown);

  useSyncedVehicles();
  useEffect(() => {
    const panel = element.closest('details');
    return panel ? connectPanel(panel) : undefined;
  }, [element]);
  // Tries again to merge the vehicles that a sign-in couldn't save to the account.
  useEffect(() => {
    if (isSignedIn && isKnown && hasGuestVehicles) void dispatch(mergeGuestVehicles());
  }, [dispatch, isSignedIn, isKnown, hasGuestVehicles]);

  if (garage) return <Garage vehicles={garage} />;
  if (indicator === 'hidden') return <CmsContent nodes={cms} />;
  return (
    <div className="bsro-garage">
      <Skeleton indicator={indicator} label={GARAGE_LABELS.loading}>
        <span className="bsro-skeleton__line bsro-skeleton__line--half" />
        <span className="bsro-skeleton__line" />
        <span className="bsro-skeleton__line bsro-skeleton__line--short" />
      </Skeleton>
      {indicator === 'late' && (
        <button type="button" className="bsro-button" onClick={() => void dispatch(fetchAccount())}>
          {BUTTONS.tryAgain}
        </button>
      )}
    </div>
  );
}
