/**
 * Why a call gave no data: the host refused (`refused`), the session has ended (`session`), the
 * HTTP status says so (`http`), no answer came (`network`, `timeout`), or the answer has another
 * shape than documented (`shape`).
 */
export type FailureReason = 'refused' | 'session' | 'http' | 'network' | 'timeout' | 'shape';

/** A call that gave no data; a value, never an exception (HTTP-2, HTTP-5). */
export interface Failure {
  readonly success: 'false';
  /** The documented status of a refusal such as '053', else the HTTP status; '0' without one. */
  readonly status: string;
  /** The documented phrase of a refusal, else the text of HTTP-2. */
  readonly error: string;
  readonly reason: FailureReason;
  /** The token that some refusals carry, to verify an e-mail or change a password with. */
  readonly tokenId?: string;
}

export interface Success<T> {
  readonly success: 'true';
  readonly status: string;
  /** The phrase that the host adds to some successes, such as 'Confirm Channel'; else empty. */
  readonly message: string;
  /** The HTTP status, 200 to 299. */
  readonly code: number;
  readonly data: T;
}

/** What every call resolves to. */
export type Answer<T> = Success<T> | Failure;

/** What an account call resolves to: nothing when the host gave no usable answer (HTTP-2). */
export type AccountAnswer<T> = Answer<T> | undefined;
