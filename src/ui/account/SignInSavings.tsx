import { OR, SAVE_WHEN_YOU, SIGN_IN, SIGN_UP } from '../../domain/offers/messages';
import { CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';

/** Asks visitors to sign in for savings that only drivers get (OFFR-7). */
export function SignInSavings() {
  return (
    <>
      <span>{SAVE_WHEN_YOU}</span> <a {...SIGN_IN_LINK}>{SIGN_IN}</a>
      <span>{OR}</span>
      <a {...CREATE_ACCOUNT_LINK}>{SIGN_UP}</a>
    </>
  );
}
