import { memo } from 'react';
import type { Review } from '../../services/reviews-types';
import { Stars } from '../../ui/product/Stars';
import { formatRating } from './format';
import { formatDate } from './format-date';
import { Votes } from './Votes';

interface ReviewItemProps {
  review: Review;
  productId: string;
  locale: string;
}

/** One review, rendered as plain text. */
export const ReviewItem = memo(function ReviewItem({ review, productId, locale }: ReviewItemProps) {
  const { rating, headline, comments, nickname, location, createdDate } = review;
  const date = formatDate(createdDate, locale);
  const byline = [nickname, location].filter(Boolean).join(', ');
  return (
    <article className="bsro-review">
      <Stars rating={rating} label={formatRating(rating, locale)} />
      {headline && <h3 className="bsro-review__headline">{headline}</h3>}
      <p className="bsro-review__comments">{comments}</p>
      <p className="bsro-review__byline">
        {byline}
        {byline && date ? ' · ' : ''}
        {date && <time dateTime={createdDate}>{date}</time>}
      </p>
      <Votes review={review} productId={productId} locale={locale} />
    </article>
  );
});
