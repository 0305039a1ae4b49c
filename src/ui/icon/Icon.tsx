import { ICONS } from './icons';
import './icon.css';

export type IconName = keyof typeof ICONS;

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="bsro-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {ICONS[name].map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
