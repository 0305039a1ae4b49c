import { toDocumentedAccountResult, toDocumentedResult } from './documented-results';
import { ServiceError, toFailure } from './result';
import type { ServiceErrorKind } from './result';

const SUCCESS = { ok: true, status: '200', message: '', code: 200, data: { stores: [] } } as const;
const EXPIRED = new ServiceError('http', 'sessionExpired', '401', true);
const REFUSED = new ServiceError('refused', 'Invalid Login', '053');

const createFailure = (kind: ServiceErrorKind, status?: string) => {
  const message = `authentication error: Response code ${status ?? 0}. Error: no`;
  return toFailure(new ServiceError(kind, message, status));
};

test('returns a failed call as an object with the error and success false [HTTP-2/failure-object]', () => {
  expect(toDocumentedResult(createFailure('http', '500'))).toEqual({
    success: 'false',
    status: '500',
    error: 'authentication error: Response code 500. Error: no',
  });
  expect(toDocumentedResult(createFailure('timeout'))).toMatchObject({ status: '0' });
});

test('returns a successful call as an object with its data and success true [HTTP-2/failure-object]', () => {
  const shown = { success: 'true', status: '200', data: { stores: [] } };
  expect(toDocumentedResult(SUCCESS)).toEqual(shown);
  expect(toDocumentedAccountResult(SUCCESS)).toEqual(shown);
});

test.each([
  ['network', undefined],
  ['timeout', undefined],
  ['http', '500'],
  ['shape', '200'],
] as const)(
  'returns undefined for an account call that failed with the kind %s [HTTP-2/account-calls]',
  (kind, status) => {
    expect(toDocumentedAccountResult(createFailure(kind, status))).toBeUndefined();
  },
);

test('returns a refusal of an account call and an expired session [HTTP-2/account-calls]', () => {
  expect(toDocumentedAccountResult(toFailure(REFUSED))).toEqual({
    success: 'false',
    status: '053',
    error: 'Invalid Login',
  });
  expect(toDocumentedAccountResult(toFailure(EXPIRED))).toMatchObject({ error: 'sessionExpired' });
});
