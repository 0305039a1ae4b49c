import { VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import type { LatestResult } from '../../store/useLatestResult';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { DETAIL_LABELS } from './messages';

/** Says why the page's tires didn't load, and offers a retry, or other tires if the tires are unknown. */
export function DetailsFailure({ tires: { error, retry } }: { tires: LatestResult<unknown> }) {
  if (!error) return null;
  return error.serviceStatus === '404' ? (
    <FailureMessage text={DETAIL_LABELS.unknownTire}>
      <a href={VEHICLE_TIRES_PAGE}>{DETAIL_LABELS.findTires}</a>
    </FailureMessage>
  ) : (
    <FailureMessage text={DETAIL_LABELS.detailsFailed} onRetry={retry} />
  );
}
