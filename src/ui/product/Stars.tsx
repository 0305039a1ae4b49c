import './stars.css';

const STEP = 22;
const SIZE = 20;
const MAX_RATING = 5;

/** Path of a star that starts one step to the right of the previous star. */
const STAR = `m${STEP} 0 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z`;
/** Path of all five stars; one path, because a list shows many ratings. */
const STARS = `m${10 - STEP} 1.6${STAR.repeat(MAX_RATING)}`;

interface StarsProps {
  /** 0 to 5; other values are clamped. */
  rating: number;
  /** Text alternative, such as "4.3 out of 5, 212 reviews". */
  label: string;
}

export function Stars({ rating, label }: StarsProps) {
  const filled = Math.min(MAX_RATING, Math.max(0, rating));
  // Fractions fill the star itself, not the gap after it.
  const width = Math.floor(filled) * STEP + (filled % 1) * SIZE;
  return (
    <svg
      className="bsro-stars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${MAX_RATING * STEP - 2} ${SIZE}`}
    >
      <path className="bsro-stars__empty" d={STARS} />
      {width > 0 && (
        <svg
          className="bsro-stars__filled"
          aria-hidden="true"
          width={width}
          height={SIZE}
          viewBox={`0 0 ${width} ${SIZE}`}
        >
          <path d={STARS} />
        </svg>
      )}
    </svg>
  );
}
