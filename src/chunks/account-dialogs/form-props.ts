import type { Outcome } from './outcomes';

/** The forms of the dialogs; one dialog each. */
export type FormName =
  | 'sign-in'
  | 'create-account'
  | 'forgot-password'
  | 'change-password'
  | 'reset-password'
  | 'verify-email';

/** What a form starts with: of another form, of a mail's link, or of the session. */
export interface Given {
  readonly email?: string | undefined;
  /** A token for this form's work alone. */
  readonly tokenId?: string | undefined;
  /** The code of a verification mail. */
  readonly code?: string | undefined;
}

/** What every form of the dialogs is given. */
export interface AccountFormProps {
  readonly given: Given;
  /** Rises with each return from a panel; what sends by itself then tries again. */
  readonly attempt: number;
  /** Whether something typed would be lost by closing. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Told what follows, but for a message, which the form shows. @param email as it was sent */
  readonly onOutcome: (outcome: Outcome, email: string) => void;
  readonly onSwitch: (name: FormName, given?: Given) => void;
  readonly onClose: () => void;
}
