/** Base path of the service calls. */
export const SERVICES_BASE = '/bsro/services/';

/** The review provider's calls (REVW-4). */
export const REVIEW_PROVIDER = {
  submit: '/provider/submit_review',
  vote: '/provider/voteugc',
} as const;
