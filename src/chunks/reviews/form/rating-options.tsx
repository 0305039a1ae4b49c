import { formatStars } from '../format';
import { RATING_LABELS } from './messages';

export const createRatingOptions = () =>
  Object.values(RATING_LABELS).map((word, index) => ({
    value: `${index + 1}`,
    label: (
      <>
        {formatStars(index + 1)} <span className="bsro-review-form__rating">{word}</span>
      </>
    ),
  }));
