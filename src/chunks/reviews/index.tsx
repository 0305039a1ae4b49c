import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import type { RootProps } from '../../mounts/schema/placeholder';
import { InlineRating } from './InlineRating';
import './reviews.css';
import { ReviewList } from './ReviewList';

/** An inline rating or the list of reviews of a product (REVW-1). */
export default function Reviews({ attributes, cms }: RootProps<ReviewsAttributes>) {
  return attributes.type === 'reviews' ? (
    <ReviewList attributes={attributes} cms={cms} />
  ) : (
    <InlineRating attributes={attributes} cms={cms} />
  );
}
