import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnySchema } from 'yup';
import { report } from '../../browser/report';
import { useForm } from '../../ui/form/useForm';
import { emailToSend } from '../../validation/email';
import type { AccountFormProps } from './form-props';
import { panel } from './outcomes';
import type { MessageOutcome, Outcome } from './outcomes';

type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

interface AccountFormOptions<Values> {
  readonly initialValues: Values;
  readonly labels: Readonly<Record<TextName<Values>, string>>;
  readonly schema: AnySchema;
  /**
   * Sends the values. Resolves to what follows, to nothing when that was told already.
   * @param email as it is sent (VAL-3)
   * @param isFirst whether nothing was refused in this form before
   */
  readonly send: (values: Values, email: string, isFirst: boolean) => Promise<Outcome | undefined>;
}

/** A form of the dialogs: it shows the messages of its outcomes and tells all others. */
export const useAccountForm = <
  Values extends { email: string } & { [Name in keyof Values]: string | boolean },
>(
  { send, ...options }: AccountFormOptions<Values>,
  { onDirty, onOutcome }: Pick<AccountFormProps, 'onDirty' | 'onOutcome'>,
) => {
  const refused = useRef(0);
  const form = useForm<Values, MessageOutcome>({
    ...options,
    onSubmit: async (values) => {
      const email = emailToSend(values.email);
      let outcome: Outcome | undefined;
      try {
        outcome = await send(values, email, refused.current === 0);
      } catch (error) {
        report(error, { source: 'account-dialogs', during: 'send' });
        outcome = panel('system-error');
      }
      if (outcome?.kind === 'message') {
        refused.current += 1;
        return outcome;
      }
      if (outcome) onOutcome(outcome, email);
      return undefined;
    },
  });
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);
  return form;
};

export type AccountForm = Pick<
  ReturnType<typeof useForm<never, MessageOutcome>>,
  'form' | 'problems' | 'failedSubmits' | 'refusal' | 'isBusy' | 'isValid'
>;
