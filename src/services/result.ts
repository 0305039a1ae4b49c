/**
 * Why a call has no data: the server refused it (`refused`), the HTTP status is an error or the
 * session has ended (`http`), there was no response (`network`, `timeout`), or the response doesn't have
 * the documented shape (`shape`).
 */
export type ServiceErrorKind = 'network' | 'timeout' | 'http' | 'shape' | 'refused';

/** What is known about an error in addition to its kind and message. */
interface ErrorDetails {
  /** The documented status of a refusal, such as '053', or the HTTP status; absent without a response. */
  readonly status?: string | undefined;
  /**
   * The status, by default; empty if another server sent the HTTP error, such as a proxy during a deployment, whose 404
   * doesn't mean that the services don't know the requested item.
   */
  readonly serviceStatus?: string | undefined;
  readonly isSessionExpired?: boolean;
  /** The token that some refusals contain, for verifying an email or changing a password. */
  readonly tokenId?: string | undefined;
  /** The unparsed data of a refusal, such as the free slots after 'SlotTaken'. */
  readonly data?: unknown;
  /** The account version that a refusal names, such as 'v3' (SITE-5). */
  readonly version?: string | undefined;
}

/** The error of every call that has no data (HTTP-2, HTTP-5). Calls resolve to it and never throw it. */
export class ServiceError extends Error implements ErrorDetails {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly status: string | undefined;
  readonly serviceStatus: string | undefined;
  readonly isSessionExpired: boolean;
  readonly tokenId: string | undefined;
  readonly data: unknown;
  readonly version: string | undefined;

  /** Creates an error. @param message the documented phrase of a refusal, or the text of HTTP-2 */
  constructor(kind: ServiceErrorKind, message: string, details: ErrorDetails = {}) {
    super(message);
    this.kind = kind;
    this.status = details.status;
    this.serviceStatus = details.serviceStatus ?? details.status;
    this.isSessionExpired = details.isSessionExpired ?? false;
    this.tokenId = details.tokenId;
    this.data = details.data;
    this.version = details.version;
  }

  /** Whether the server refused the call, instead of returning no usable response. */
  get isRefusal(): boolean {
    return this.kind === 'refused' || this.isSessionExpired;
  }

  /** Whether no response arrived, so that the same call may succeed once the connection is back. */
  get hasNoResponse(): boolean {
    return this.kind === 'network' || this.kind === 'timeout';
  }
}

export interface Success<T> {
  readonly ok: true;
  readonly data: T;
  readonly status: string;
  /** The phrase that the server adds to some successes, such as 'Confirm Channel'; otherwise empty. */
  readonly message: string;
  /** The HTTP status, 200 to 299. */
  readonly code: number;
  /** The account version that the server names, such as 'v3' (SITE-5). */
  readonly version?: string | undefined;
}

export interface Failure {
  readonly ok: false;
  readonly error: ServiceError;
}

export type Result<T> = Success<T> | Failure;

export const toFailure = (error: ServiceError): Failure => ({ ok: false, error });
