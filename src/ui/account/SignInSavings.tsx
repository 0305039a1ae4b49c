import { MEMBER_SAVINGS } from '../../domain/offers/messages';
import { CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';
import { RichText } from '../RichText';

/** Asks visitors to sign in for savings that only drivers get (OFFR-7). */
export function SignInSavings() {
  return (
    <RichText
      text={MEMBER_SAVINGS.prompt}
      values={{
        signIn: <a {...SIGN_IN_LINK}>{MEMBER_SAVINGS.signIn}</a>,
        signUp: <a {...CREATE_ACCOUNT_LINK}>{MEMBER_SAVINGS.signUp}</a>,
      }}
    />
  );
}
