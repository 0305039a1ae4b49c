import { useState } from 'react';
import { OR, SAVE_WHEN_YOU, SIGN_IN, SIGN_UP } from '../../domain/offers/messages';
import { CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';
import { canSaveBySigningIn } from '../../ui/product/savings';
import type { ShownPrice } from '../../ui/product/savings';

/** Says that members save on these tires. It keeps its space when the visitor signs in. */
export function SignInPrompt({ shown }: { shown: ShownPrice }) {
  const isDriver = shown.loggedIn;
  const [wasVisitor] = useState(!isDriver);
  if (!canSaveBySigningIn({ ...shown, loggedIn: isDriver && !wasVisitor })) return null;
  return (
    <p>
      <span style={{ visibility: isDriver ? 'hidden' : undefined }}>
        {SAVE_WHEN_YOU} <a {...SIGN_IN_LINK}>{SIGN_IN}</a>
        {OR}
        <a {...CREATE_ACCOUNT_LINK}>{SIGN_UP}</a>
      </span>
    </p>
  );
}
