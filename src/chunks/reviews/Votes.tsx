import { useState } from 'react';
import * as v from 'valibot';
import { createStoredItem } from '../../browser/stored-item';
import { tolerantArray } from '../../browser/tolerant-array';
import type { Review, ReviewVote } from '../../services/reviews-types';
import { useAppDispatch } from '../../store/hooks';
import { voteOnReview } from '../../store/reviews/reviews-thunks';
import { formatLocalizedNumber } from './format';
import { VOTE_LABELS } from './messages';

const KEY = 'bsro-review-votes';
const LIFETIME_MS = 360 * 24 * 3_600_000;
/** The number of votes to remember. The provider still rejects a second vote after a vote is forgotten. */
const MAX_VOTES = 200;

const savedVotes = createStoredItem(
  KEY,
  tolerantArray(KEY, v.tuple([v.string(), v.picklist(['helpful', 'unhelpful'])])),
  LIFETIME_MS,
);

const readVotes = () => savedVotes.read() ?? [];

/** Gets this browser's vote on a review, if it has voted (REVW-4). */
const getRememberedVote = (reviewId: string): ReviewVote | undefined =>
  readVotes().find(([id]) => id === reviewId)?.[1];

const rememberVote = (reviewId: string, vote: ReviewVote): void => {
  const others = readVotes().filter(([id]) => id !== reviewId);
  const own: [string, ReviewVote] = [reviewId, vote];
  savedVotes.save([...others, own].slice(-MAX_VOTES));
};

type Phase = 'open' | 'sending' | 'counted' | 'refused' | 'failed';

interface VotesProps {
  review: Review;
  productId: string;
  locale: string;
}

/** The vote buttons of a review; a browser votes once and remembers its vote (REVW-4). */
export function Votes({ review, productId, locale }: VotesProps) {
  const { reviewId, helpfulVotes, notHelpfulVotes } = review;
  const dispatch = useAppDispatch();
  const [vote, setVote] = useState(() => getRememberedVote(reviewId));
  const [phase, setPhase] = useState<Phase>('open');
  const isClosed = vote !== undefined || phase === 'sending' || phase === 'refused';

  const castVote = async (choice: ReviewVote) => {
    if (isClosed) return;
    setPhase('sending');
    const result = await dispatch(voteOnReview(productId, reviewId, choice));
    if (result.ok) {
      rememberVote(reviewId, choice);
      setVote(choice);
      setPhase('counted');
    } else {
      setPhase(result.error.kind === 'refused' ? 'refused' : 'failed');
    }
  };

  const renderButton = (choice: ReviewVote, count: number) => (
    <button
      type="button"
      className="bsro-votes__button"
      aria-pressed={vote === choice}
      // `disabled` would blur the button.
      aria-disabled={isClosed}
      onClick={() => void castVote(choice)}
    >
      {VOTE_LABELS[choice]({ count: formatLocalizedNumber(count, locale) })}
    </button>
  );

  return (
    <div className="bsro-votes" role="group" aria-label={VOTE_LABELS.question}>
      {renderButton('helpful', helpfulVotes)}
      {renderButton('unhelpful', notHelpfulVotes)}
      <span className="bsro-votes__answer" role="status">
        {phase !== 'open' && phase !== 'sending' && VOTE_LABELS[phase]}
      </span>
    </div>
  );
}
