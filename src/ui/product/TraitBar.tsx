import { TIRE_TEXTS } from '../../domain/tires/messages';
import './trait-bar.css';

const WIDTH = 100;
const HEIGHT = 8;
const BEST = 10;

export function TraitBar({ value }: { value: number }) {
  const filled = (Math.min(BEST, Math.max(0, value)) / BEST) * WIDTH;
  return (
    <span className="bsro-trait-bar">
      <svg
        className="bsro-trait-bar__picture"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="bsro-trait-bar__track" width={WIDTH} height={HEIGHT} />
        <rect className="bsro-trait-bar__value" width={filled} height={HEIGHT} />
      </svg>
      <span className="bsro-trait-bar__figure">{TIRE_TEXTS.trait({ value })}</span>
    </span>
  );
}
