// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { PAGES } from '../../site/addresses';
import { ErrorSummary } from '../../ui/ErrorSummary';
import type { Refusal } from './useRefusal';

/** The host's refusal in words, above a form that still holds what was typed. */
export function RefusalNotice({ refusal: { current, count } }: { refusal: Refusal }) {
  if (!current) return null;
  return (
    <>
      <ErrorSummary problems={[{ message: current.message }]} attempt={count} />
      {current.offersReset && (
        <p className="bsro-account-form__aside">
          <a href={PAGES.accountForgotPassword}>Click to Reset Password</a>
        </p>
      )}
    </>
  );
}
