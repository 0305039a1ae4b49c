import type { RequestedTire } from '../../domain/booking/requested-tires';
import { removeTires } from '../../store/booking/booking-navigation';
import { useAppDispatch } from '../../store/hooks';
import { RequestedTires } from './RequestedTires';
import { TIRES_LABELS } from './messages';

interface TiresNoticeProps {
  tires: readonly RequestedTire[];
  /** Whether they can no longer be removed. */
  isFixed: boolean;
}

/** Lists the tires to install, and lets the visitor remove them. */
export function TiresNotice({ tires, isFixed }: TiresNoticeProps) {
  const dispatch = useAppDispatch();
  return (
    <div className="bsro-notice bsro-booking__tires">
      <p>
        {TIRES_LABELS.title}: <RequestedTires tires={tires} />
      </p>
      {!isFixed && (
        <button
          type="button"
          className="bsro-button bsro-button--link"
          onClick={() => dispatch(removeTires())}
        >
          {TIRES_LABELS.remove}
          <span className="bsro-visually-hidden"> {TIRES_LABELS.what}</span>
        </button>
      )}
    </div>
  );
}
