import { createAppointment, parseAlternatives } from '../../services/appointments';
import type { AppointmentRequest, BookedAppointment, TimeSlot } from '../../services/appointments';
import { isOutcomeKnown, sendUntilOutcomeIsKnown } from '../../services/lost-response';
import type { Result, ServiceError } from '../../services/result';
import { createAppAsyncThunk } from '../store-extra';

/** A sent request and its idempotency key, with which it can be sent again without booking twice. */
export interface SentRequest {
  readonly idempotencyKey: string;
  readonly request: AppointmentRequest;
}

/** Why the host booked nothing: the visitor has too many appointments or tried too often, or something else. */
export type RefusalReason = 'tooMany' | 'tooOften' | 'other';

interface Refusal {
  readonly reason: RefusalReason;
  /** The nearest free times, if someone has taken the requested one. */
  readonly alternatives: readonly TimeSlot[] | undefined;
}

const toRefusal = (error: ServiceError): Refusal => ({
  reason:
    error.message === 'TooManyAppointments'
      ? 'tooMany'
      : error.status === '429'
        ? 'tooOften'
        : 'other',
  alternatives: parseAlternatives(error),
});

const send = ({ request, idempotencyKey }: SentRequest): Promise<Result<BookedAppointment>> =>
  createAppointment(request, idempotencyKey);

/** Sends the request for an appointment. Rejected without a refusal if it isn't known whether that has booked it. */
export const sendRequest = createAppAsyncThunk.withTypes<{ rejectValue: Refusal | undefined }>()(
  'expeditedBooking/sendRequest',
  async (sent: SentRequest, { rejectWithValue }) => {
    const result = await send(sent);
    if (result.ok) return result.data;
    return rejectWithValue(isOutcomeKnown(result) ? toRefusal(result.error) : undefined);
  },
);

/**
 * Sends a request whose response was lost again, until it is known whether the appointment is booked. Rejected
 * without a refusal if that stays unknown.
 */
export const resendRequest = createAppAsyncThunk.withTypes<{ rejectValue: Refusal | undefined }>()(
  'expeditedBooking/resendRequest',
  async (sent: SentRequest, { rejectWithValue }) => {
    const result = await sendUntilOutcomeIsKnown(() => send(sent));
    if (result?.ok) return result.data;
    return rejectWithValue(result && toRefusal(result.error));
  },
);
