import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../services/result';
import type { Stars } from '../../../services/reviews-types';
import { useAppDispatch } from '../../../store/hooks';
import { submitReview } from '../../../store/reviews/review-thunks';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { Field } from '../../../ui/form/Field';
import { useForm } from '../../../ui/form/useForm';
import { reviewSchema, type ReviewValues } from '../../../validation/review-schema';
import { RatingField } from './RatingField';
import './review-form.css';
import { TextAreaField } from './TextAreaField';

const EMPTY: ReviewValues = { rating: '', headline: '', comments: '', nickname: '', location: '' };

const LABELS = {
  rating: 'Your rating',
  headline: 'Headline',
  comments: 'Your review',
  nickname: 'Nickname',
  location: 'City and state',
};

const RATINGS: Readonly<Record<string, Stars>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

const getError = (answer: Result<unknown>): string | undefined => {
  if (answer.ok) return undefined;
  return answer.error.kind === 'refused' && answer.error.message
    ? `Your review was not accepted: ${answer.error.message}`
    : 'Your review could not be sent. Please try again.';
};

interface ReviewFormProps {
  productId: string;
  /** Brand and name of the tire, if the page provides them. */
  productName: string | undefined;
}

/** The form to write a review (REVW-4); keeps the input if sending fails. */
export default function ReviewForm({ productId, productName }: ReviewFormProps) {
  const dispatch = useAppDispatch();
  const [sent, setSent] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const form = useForm<ReviewValues>({
    initialValues: EMPTY,
    labels: LABELS,
    schema: reviewSchema,
    onSubmit: async ({ rating, ...texts }) => {
      const stars = RATINGS[rating];
      if (stars === undefined) return undefined;
      const answer = await dispatch(
        submitReview({
          productId,
          rating: stars,
          headline: texts.headline.trim(),
          comments: texts.comments.trim(),
          nickname: texts.nickname.trim(),
          location: texts.location.trim(),
        }),
      );
      const message = getError(answer);
      setSent(message === undefined);
      return message === undefined ? undefined : { message };
    },
  });

  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);

  if (sent) {
    return (
      <p className="bsro-review-form__thanks" ref={thanks} tabIndex={-1} role="status">
        Thanks for your review! It will appear here once we&apos;ve approved it.
      </p>
    );
  }

  return (
    <form className="bsro-review-form" {...form.form} aria-label="Write a review">
      <ErrorSummary problems={form.problems} attempt={form.failedSubmits} />
      {productName !== undefined && (
        <p className="bsro-review-form__product">Your review of {productName}</p>
      )}
      <RatingField {...form.field('rating')} />
      <Field {...form.field('headline')} />
      <TextAreaField {...form.field('comments')} hint="How are the ride, grip, noise, and wear?" />
      <Field {...form.field('nickname')} hint="Shown with your review." />
      <Field {...form.field('location')} isOptional />
      <SubmitButton
        label="Send review"
        busyLabel="Sending review…"
        isBusy={form.isBusy}
        isDisabled={!form.isValid}
      />
    </form>
  );
}
