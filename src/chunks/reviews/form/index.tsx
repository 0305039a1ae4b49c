import { useState } from 'react';
import { takeFocus } from '../../../browser/take-focus';
import { isEnglish } from '../../../language/language';
import type { Result } from '../../../services/result';
import { submitReview } from '../../../services/reviews';
import type { Stars } from '../../../services/reviews-types';
import { reviewDraft } from '../../../store/reviews/review-draft';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { Form } from '../../../ui/form/Form';
import { Field } from '../../../ui/form/Field';
import { RadioField } from '../../../ui/form/RadioField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';
import {
  parseMilesDriven,
  reviewSchema,
  type ReviewValues,
} from '../../../validation/review-schema';
import { formatStars } from '../format';
import { FIELD_LABELS, FORM_LABELS, RATING_LABELS } from './messages';
import './review-form.css';

const EMPTY: ReviewValues = {
  rating: '',
  headline: '',
  comments: '',
  nickname: '',
  location: '',
  vehicle: '',
  milesDriven: '',
};

const RATINGS: Readonly<Record<string, Stars>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

const createRatingOptions = () =>
  Object.values(RATING_LABELS).map((word, index) => ({
    value: `${index + 1}`,
    label: (
      <>
        {formatStars(index + 1)} <span className="bsro-note bsro-note--block">{word}</span>
      </>
    ),
  }));

const getError = (result: Result<unknown>): string | undefined => {
  if (result.ok) return undefined;
  const { kind, message } = result.error;
  if (kind !== 'refused' || !message) return FORM_LABELS.notSent;
  return isEnglish() ? FORM_LABELS.refused({ reason: message }) : FORM_LABELS.notAccepted;
};

interface ReviewFormProps {
  productId: string;
  /** Brand and name of the tire, if the page provides them. */
  productName: string | undefined;
  /** Whether the product is a tire, which a reviewer has driven on. */
  isTire: boolean;
}

/** The form to write a review (REVW-4); keeps the input if sending fails. */
export default function ReviewForm({ productId, productName, isTire }: ReviewFormProps) {
  const [isSent, setIsSent] = useState(false);
  const [initialValues] = useState(() => {
    const draft = reviewDraft.read();
    return draft?.productId === productId ? draft.review : EMPTY;
  });
  const form = useForm<ReviewValues>({
    initialValues,
    labels: FIELD_LABELS,
    schema: reviewSchema,
    onSubmit: async ({ rating, vehicle, milesDriven, ...texts }) => {
      const stars = RATINGS[rating];
      if (stars === undefined) return undefined;
      const response = await submitReview({
        productId,
        rating: stars,
        ...texts,
        ...(vehicle && { vehicle }),
        milesDriven: parseMilesDriven(milesDriven),
      });
      const message = getError(response);
      if (message === undefined) reviewDraft.remove();
      setIsSent(message === undefined);
      return message === undefined ? undefined : { message };
    },
    onChange: (values) => reviewDraft.save({ productId, review: values }),
  });

  if (isSent) {
    return (
      <p className="bsro-review-form__thanks" ref={takeFocus} tabIndex={-1} role="status">
        {FORM_LABELS.sent}
      </p>
    );
  }

  return (
    <Form form={form} className="bsro-review-form bsro-card" aria-label={FORM_LABELS.name}>
      {productName !== undefined && (
        <p className="bsro-review-form__product">{FORM_LABELS.product({ tire: productName })}</p>
      )}
      <RadioField {...form.field('rating')} options={createRatingOptions()} isBoxed />
      <Field {...form.field('headline')} />
      <TextAreaField {...form.field('comments')} hint={FORM_LABELS.commentsHint} />
      <Field {...form.field('nickname')} hint={FORM_LABELS.nicknameHint} />
      <Field {...form.field('location')} isOptional />
      {isTire && (
        <>
          <Field {...form.field('vehicle')} hint={FORM_LABELS.vehicleHint} isOptional />
          <Field {...form.field('milesDriven')} inputMode="numeric" isOptional />
        </>
      )}
      <SubmitButton
        label={FORM_LABELS.submit}
        busyLabel={FORM_LABELS.busy}
        {...form.submitButton}
      />
    </Form>
  );
}
