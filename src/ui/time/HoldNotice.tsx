import { useEffect, useState } from 'react';
import { getSecondsLeft, formatCountdown } from '../../domain/time/countdown';
import { formatSlotTime } from '../../domain/booking/slot-time';
import { getNow, startInterval } from '../../browser/clock';
import type { Hold, TimeSlot } from '../../services/appointments';
import { TIME_LABELS } from './messages';
import './time-picker.css';

/** Seconds before the end of the hold from which screen readers announce that it ends soon. */
const ANNOUNCED_SECONDS = 120;

interface HoldNoticeProps {
  hold: Hold | null;
  slot: TimeSlot | null;
}

interface HeldTimeProps {
  hold: Hold;
  slot: TimeSlot;
}

function HeldTime({ hold, slot }: HeldTimeProps) {
  const [now, setNow] = useState(getNow);
  useEffect(() => startInterval(1_000, () => setNow(getNow())), []);
  const time = formatSlotTime(slot.start);
  const seconds = getSecondsLeft(hold.expires, now);
  return (
    <div className="bsro-notice">
      {seconds > 0 && <p>{TIME_LABELS.held({ time, countdown: formatCountdown(seconds) })}</p>}
      <p className={seconds > 0 ? 'bsro-visually-hidden' : undefined} role="status">
        {seconds === 0
          ? TIME_LABELS.holdEnded({ time })
          : seconds <= ANNOUNCED_SECONDS
            ? TIME_LABELS.holdEndingSoon({ time })
            : ''}
      </p>
    </div>
  );
}

/** The time left of a hold. It belongs below a step's button, which must not move when the hold arrives late. */
export function HoldNotice({ hold, slot }: HoldNoticeProps) {
  // Each hold starts with the current time, so the first countdown isn't longer than the hold.
  return hold && slot && <HeldTime key={hold.expires} hold={hold} slot={slot} />;
}
