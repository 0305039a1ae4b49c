import { useState } from 'react';
import { parse } from 'valibot';
import type { GenericSchema } from 'valibot';
import type { AppThunk } from '../../store';
import type { ChangeFailure } from '../../store/account/profile-thunks';
import { useAppDispatch } from '../../store/hooks';
import { useDraft } from '../../ui/form/useDraft';
import { useForm } from '../../ui/form/useForm';

type FormOptions<Values extends { [Name in keyof Values]: string | boolean }> = Omit<
  Parameters<typeof useForm<Values>>[0],
  'onSubmit' | 'onChange' | 'restored'
>;

/**
 * Manages a preference form: saves the values and shows the result. A reload restores what isn't saved.
 * @param options.onSignedOut called when the session has ended; the input stays
 */
export const usePreferenceForm = <Values extends { [Name in keyof Values]: string | boolean }>(
  options: FormOptions<Values> & {
    /** The name of the form's draft (`useDraft.ts`). */
    readonly draftName: string;
    /** The values that the draft keeps, never a password. */
    readonly draftSchema: GenericSchema<unknown, Partial<Values>>;
    readonly save: (values: Values) => AppThunk<Promise<ChangeFailure | undefined>>;
    /** Returns the message to show after the save. */
    readonly toSavedMessage: (values: Values) => string;
    readonly onSignedOut: () => void;
  },
) => {
  const { draftName, draftSchema, save, toSavedMessage, onSignedOut, ...rest } = options;
  const dispatch = useAppDispatch();
  const [savedMessage, setSavedMessage] = useState('');
  const [isSignedOut, setIsSignedOut] = useState(false);
  const known = parse(draftSchema, rest.initialValues);
  const [kept, keep, forget] = useDraft(draftName, draftSchema, known);
  const form = useForm<Values>({
    ...rest,
    restored: kept === known ? undefined : kept,
    onChange: (values) => keep(parse(draftSchema, values)),
    onSubmit: async (values) => {
      setSavedMessage('');
      setIsSignedOut(false);
      const failure = await dispatch(save(values));
      if (!failure) {
        forget();
        setSavedMessage(toSavedMessage(values));
        return undefined;
      }
      if (failure.isSignedOut) {
        setIsSignedOut(true);
        onSignedOut();
      }
      const { message, field } = failure;
      return field === undefined ? { message } : { message, field };
    },
  });
  return { ...form, savedMessage, isSignedOut };
};
