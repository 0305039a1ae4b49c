import './stars.css';

const STEP = 22;
const SIZE = 20;
const MAX_RATING = 5;
const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

const STARS = [0, 1, 2, 3, 4];

interface StarsProps {
  /** 0 to 5; other values are clamped. */
  rating: number;
  /** Text alternative, such as "4.3 out of 5, 212 reviews". */
  label: string;
}

/** Shows a rating as one image of five stars. */
export function Stars({ rating, label }: StarsProps) {
  const filled = Math.min(MAX_RATING, Math.max(0, rating));
  // Fractions fill the star itself, not the gap after it.
  const width = Math.floor(filled) * STEP + (filled % 1) * SIZE;
  const stars = STARS.map((index) => (
    <path key={index} d={STAR} transform={`translate(${index * STEP})`} />
  ));
  return (
    <svg
      className="bsro-stars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${MAX_RATING * STEP - 2} ${SIZE}`}
    >
      <g className="bsro-stars__empty">{stars}</g>
      {width > 0 && (
        <svg
          className="bsro-stars__filled"
          aria-hidden="true"
          width={width}
          height={SIZE}
          viewBox={`0 0 ${width} ${SIZE}`}
        >
          {stars}
        </svg>
      )}
    </svg>
  );
}
