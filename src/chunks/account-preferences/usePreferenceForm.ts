import { useState } from 'react';
import type { AppThunk } from '../../store';
import type { ChangeFailure } from '../../store/account/profile-thunks';
import { useAppDispatch } from '../../store/hooks';
import { useForm } from '../../ui/form/useForm';

type FormOptions<Values extends { [Name in keyof Values]: string | boolean }> = Omit<
  Parameters<typeof useForm<Values>>[0],
  'onSubmit'
>;

/**
 * Manages a preference form: saves the values and shows the result.
 * @param options.onSignedOut called when the session has ended; the input stays
 */
export const usePreferenceForm = <Values extends { [Name in keyof Values]: string | boolean }>(
  options: FormOptions<Values> & {
    readonly save: (values: Values) => AppThunk<Promise<ChangeFailure | undefined>>;
    /** Returns the message to show after the save. */
    readonly toSavedMessage: (values: Values) => string;
    readonly onSignedOut: () => void;
  },
) => {
  const { save, toSavedMessage, onSignedOut, ...rest } = options;
  const dispatch = useAppDispatch();
  const [savedMessage, setSavedMessage] = useState('');
  const [isSignedOut, setIsSignedOut] = useState(false);
  const form = useForm<Values>({
    ...rest,
    onSubmit: async (values) => {
      setSavedMessage('');
      setIsSignedOut(false);
      const failure = await dispatch(save(values));
      if (!failure) {
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
