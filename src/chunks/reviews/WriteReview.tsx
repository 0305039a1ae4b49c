import { useId, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { FORM_LOADING, FORM_NOT_LOADED } from './messages';

type ReviewForm = ComponentType<{ productId: string; productName: string | undefined }>;

interface WriteReviewProps {
  attributes: ReviewsAttributes;
}

/** The button that opens the form; loads its chunk on the first click. */
export function WriteReview({ attributes }: WriteReviewProps) {
  const { id, tireBrand, tireName } = attributes;
  const panel = useId();
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [Form, setForm] = useState<ReviewForm>();
  const [open, setOpen] = useState(false);
  const isLoading = useRef(false);
  const indicator = useLoadingIndicator(phase === 'loading');

  const load = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setPhase('loading');
    try {
      const chunk = await loadChunk(() => import(/* webpackChunkName: "review-form" */ './form'));
      setForm(() => chunk.default);
      setOpen(true);
      setPhase('idle');
    } catch {
      setPhase('failed');
    } finally {
      isLoading.current = false;
    }
  };

  const status = {
    idle: '',
    loading: indicator === 'hidden' ? '' : FORM_LOADING,
    failed: FORM_NOT_LOADED,
  }[phase];

  return (
    <div className="bsro-reviews__write">
      <button
        type="button"
        className="bsro-button"
        aria-expanded={open}
        aria-controls={panel}
        aria-busy={phase === 'loading'}
        onClick={() => (Form ? setOpen(!open) : void load())}
      >
        Write a review
      </button>
      <span className="bsro-reviews__answer" role="status">
        {status}
      </span>
      {/* Closing only hides the form, to keep the visitor's input. */}
      <div id={panel} hidden={!open}>
        {Form && (
          <Form
            productId={id}
            productName={[tireBrand, tireName].filter(Boolean).join(' ') || undefined}
          />
        )}
      </div>
    </div>
  );
}
