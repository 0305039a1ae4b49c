import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import { useLazyDisclosure } from '../../ui/loading/useLazyDisclosure';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { LIST_LABELS } from './messages';

const load = () => import(/* webpackChunkName: "review-form" */ './form');

interface WriteReviewProps {
  attributes: ReviewsAttributes;
}

/** The button that opens the form; loads its chunk on the first click. */
export function WriteReview({ attributes }: WriteReviewProps) {
  const { id, productType, tireBrand, tireName } = attributes;
  const { status, module, button, panel } = useLazyDisclosure(load, 'reviews');
  const Form = module?.default;
  const indicator = useLoadingIndicator(status === 'loading');

  const message = {
    idle: '',
    ready: '',
    loading: indicator === 'hidden' ? '' : LIST_LABELS.formLoading,
    failed: LIST_LABELS.formNotLoaded,
  }[status];

  return (
    <div className="bsro-reviews__write">
      <button type="button" className="bsro-button" {...button}>
        {LIST_LABELS.write}
      </button>
      <span className="bsro-reviews__answer" role="status">
        {message}
      </span>
      <div {...panel}>
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
