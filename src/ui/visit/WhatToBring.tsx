import { VISIT_LABELS, WHAT_TO_BRING } from './messages';
import './visit.css';

export function WhatToBring() {
  return (
    <>
      <h3 className="bsro-visit__subtitle">{VISIT_LABELS.bring}</h3>
      <ul>
        {Object.values(WHAT_TO_BRING).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
