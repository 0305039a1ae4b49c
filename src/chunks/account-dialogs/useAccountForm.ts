import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnySchema } from 'yup';
import { report } from '../../browser/report';
import type { ShownForm } from '../../ui/form/Form';
import { useForm } from '../../ui/form/useForm';
import type { FieldName } from '../../ui/form/useForm';
import type { AccountFormProps } from './form-props';
import { toPanelOutcome } from './outcomes';
import type { MessageOutcome, Outcome } from './outcomes';

interface AccountFormOptions<Values> {
  readonly initialValues: Values;
  readonly labels: Readonly<Record<FieldName<Values>, string>>;
  readonly schema: AnySchema;
  /** Checks whether closing would lose nothing; without it, that is so until a value has changed. */
  readonly isEmpty?: (values: Values) => boolean;
  /** Saves the values, after each change of an input. */
  readonly onChange?: (values: Values) => void;
  /**
   * Sends the values. Resolves to the outcome, or to undefined if it was handled already.
   * @param isFirst whether a refusal would be the form's first one
   */
  readonly send: (values: Values, isFirst: boolean) => Promise<Outcome | undefined>;
}

/** Manages an account form: shows message outcomes and passes on all others. */
export const useAccountForm = <
  Values extends { email: string } & { [Name in keyof Values]: string | boolean },
>(
  { send, isEmpty, ...options }: AccountFormOptions<Values>,
  { onDirty, onOutcome }: Pick<AccountFormProps, 'onDirty' | 'onOutcome'>,
) => {
  const refusalCount = useRef(0);
  const form = useForm<Values, MessageOutcome>({
    ...options,
    onSubmit: async (values) => {
      let outcome: Outcome | undefined;
      try {
        outcome = await send(values, refusalCount.current === 0);
      } catch (error) {
        report(error, { source: 'account-dialogs', during: 'send' });
        outcome = toPanelOutcome('system-error');
      }
      if (outcome?.kind === 'message') {
        refusalCount.current += 1;
        return outcome;
      }
      if (outcome) onOutcome(outcome, values.email);
      return undefined;
    },
  });
  const reportDirty = useEffectEvent(onDirty);
  const isDirty = isEmpty ? !isEmpty(form.values) : form.isDirty;
  useEffect(() => reportDirty(isDirty), [isDirty]);
  return form;
};

export type AccountForm = ShownForm &
  Pick<ReturnType<typeof useForm<never, MessageOutcome>>, 'refusal'>;
