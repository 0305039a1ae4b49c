import { VISIT_LABELS, WHAT_TO_BRING } from './messages';
import './visit.css';

interface WhatToBringProps {
  /** False if the visit is already paid, or has an offer. */
  asksForOffer: boolean;
}

export function WhatToBring({ asksForOffer }: WhatToBringProps) {
  const { keys, offer, phone } = WHAT_TO_BRING;
  const items = asksForOffer ? [keys, offer, phone] : [keys, phone];
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
