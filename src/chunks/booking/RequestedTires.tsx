import type { RequestedTire } from '../../domain/booking/requested-tires';
import { TIRES_LABELS } from './messages';

/** The tires of an installation, one a line. */
export function RequestedTires({ tires }: { tires: readonly RequestedTire[] }) {
  return (
    <>
      {tires.map(({ code, qty, name }) => (
        <span key={code} className="bsro-booking__tire">
          {TIRES_LABELS.tires({ count: qty, tire: name ?? TIRES_LABELS.item({ code }) })}
        </span>
      ))}
    </>
  );
}
