import { memo } from 'react';
import { formatDate } from '../../language/dates';
import { DEFAULT_LOCALE, getDataLanguage, toValidLocale } from '../../language/language';
import type { Review } from '../../services/reviews-types';
import { Stars } from '../../ui/product/Stars';
import { formatLocalizedNumber, formatRating } from './format';
import { LIST_LABELS } from './messages';
import { Votes } from './Votes';

/** Formats the UTC date of an ISO time as `March 1, 2026`; returns undefined for an invalid time. */
const formatReviewDate = (iso: string, locale: string): string | undefined => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  if (locale === DEFAULT_LOCALE) return formatDate(date, 'longWithYear');
  return date.toLocaleDateString(toValidLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
};

interface ReviewItemProps {
  review: Review;
  productId: string;
  locale: string;
}

/** One review, rendered as plain text. */
export const ReviewItem = memo(function ReviewItem({ review, productId, locale }: ReviewItemProps) {
  const { rating, headline, comments, nickname, location, vehicle, milesDriven, createdDate } =
    review;
  const date = formatReviewDate(createdDate, locale);
  // Visitors write in English.
  const lang = getDataLanguage();
  const byline = [nickname, location].filter(Boolean).join(', ');
  return (
    <article className="bsro-review">
      <Stars rating={rating} label={formatRating(rating, locale)} />
      {headline && (
        <h3 className="bsro-review__headline" lang={lang}>
          {headline}
        </h3>
      )}
      <p className="bsro-review__comments" lang={lang}>
        {comments}
      </p>
      <p className="bsro-review__byline bsro-note">
        {byline}
        {byline && date ? ' · ' : ''}
        {date && <time dateTime={createdDate}>{date}</time>}
      </p>
      {(vehicle || milesDriven !== undefined) && (
        <p className="bsro-review__use bsro-note">
          {vehicle && <span>{LIST_LABELS.vehicle({ vehicle })}</span>}
          {vehicle && milesDriven !== undefined ? ' · ' : ''}
          {milesDriven !== undefined && (
            <span>
              {LIST_LABELS.milesDriven({
                count: milesDriven,
                miles: formatLocalizedNumber(milesDriven, locale),
              })}
            </span>
          )}
        </p>
      )}
      <Votes review={review} productId={productId} locale={locale} />
    </article>
  );
});
