import type { IconShape } from './shapes';
import './icon.css';

/** A decorative icon, hidden from screen readers. */
export function Icon({ shape }: { shape: IconShape }) {
  return (
    <svg className="bsro-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.map((pathData) => (
        <path key={pathData} d={pathData} />
      ))}
    </svg>
  );
}
