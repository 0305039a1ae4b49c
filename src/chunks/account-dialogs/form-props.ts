import type { Outcome } from './outcomes';

export type FormName =
  | 'sign-in'
  | 'create-account'
  | 'forgot-password'
  | 'change-password'
  | 'reset-password'
  | 'verify-email';

/** The values that a form starts with: from another form, an email's link, or the session. */
export interface FormPrefill {
  readonly email?: string | undefined;
  /** A token that is valid for this form's call only. */
  readonly tokenId?: string | undefined;
  /** The code of a verification email. */
  readonly code?: string | undefined;
}

export interface AccountFormProps {
  readonly prefill: FormPrefill;
  /** Increases with each return from a panel; a form that submits on mount then submits again. */
  readonly attempt: number;
  /** Reports whether closing would lose input. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Receives every outcome except messages, which the form shows. @param email as it was sent */
  readonly onOutcome: (outcome: Outcome, email: string) => void;
  readonly onSwitch: (name: FormName, prefill?: FormPrefill) => void;
  readonly onClose: () => void;
}
