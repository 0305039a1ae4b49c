import { VISIT_LABELS, WHAT_TO_BRING } from './messages';
import './visit.css';

interface WhatToBringProps {
  /** Whether the visit is already paid, so that an offer can no longer change its price. */
  isPaid?: boolean;
}

export function WhatToBring({ isPaid = false }: WhatToBringProps) {
  const { keys, offer, phone } = WHAT_TO_BRING;
  const items = isPaid ? [keys, phone] : [keys, offer, phone];
  return (
    <>
      <h3 className="bsro-visit__subtitle">{VISIT_LABELS.bring}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
