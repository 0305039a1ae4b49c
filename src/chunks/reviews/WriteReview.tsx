import { useId, useState } from 'react';
import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import { useLazy } from '../../ui/loading/useLazy';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { LIST_LABELS } from './messages';

const load = () => import(/* webpackChunkName: "review-form" */ './form');

interface WriteReviewProps {
  attributes: ReviewsAttributes;
}

/** The button that opens the form; loads its chunk on the first click. */
export function WriteReview({ attributes }: WriteReviewProps) {
  const { id, productType, tireBrand, tireName } = attributes;
  const panelId = useId();
  const { status, module, request } = useLazy(load, 'reviews');
  const [isClosed, setIsClosed] = useState(false);
  const Form = module?.default;
  const isOpen = Form !== undefined && !isClosed;
  const indicator = useLoadingIndicator(status === 'loading');

  const message = {
    idle: '',
    ready: '',
    loading: indicator === 'hidden' ? '' : LIST_LABELS.formLoading,
    failed: LIST_LABELS.formNotLoaded,
  }[status];

  return (
    <div className="bsro-reviews__write">
      <button
        type="button"
        className="bsro-button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-busy={status === 'loading'}
        onClick={() => (Form ? setIsClosed(isOpen) : request())}
      >
        {LIST_LABELS.write}
      </button>
      <span className="bsro-reviews__answer" role="status">
        {message}
      </span>
      {/* Closing only hides the form, to keep the visitor's input. */}
      <div id={panelId} hidden={!isOpen}>
        {Form && (
          <Form
            productId={id}
            isTire={productType === 'tire'}
            productName={[tireBrand, tireName].filter(Boolean).join(' ') || undefined}
          />
        )}
      </div>
    </div>
  );
}
