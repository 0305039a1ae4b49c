import { useMemo } from 'react';
import { getForeignZoneName } from '../../domain/booking/zone-name';
import { TIME_LABELS } from './messages';
import './time-picker.css';

interface ZoneNoteProps {
  /** The store's IANA time zone; empty or undefined if it is unknown. */
  timeZone: string | undefined;
  /** The displayed time, ISO 8601. */
  at: string | undefined;
}

/** Names the store's time zone if the visitor's clock shows a different time. */
export function ZoneNote({ timeZone, at }: ZoneNoteProps) {
  // The browser's formatters that it needs are slow to create.
  const zone = useMemo(
    () => (timeZone && at ? getForeignZoneName(timeZone, new Date(at)) : undefined),
    [timeZone, at],
  );
  return zone === undefined ? null : (
    <p className="bsro-time-picker__zone">{TIME_LABELS.zone({ zone })}</p>
  );
}
