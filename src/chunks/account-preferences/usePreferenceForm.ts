import { useState } from 'react';
import type { AppThunk } from '../../store';
import type { NotChanged } from '../../store/account/profile-thunks';
import { useAppDispatch } from '../../store/hooks';
import { useForm } from '../../ui/form/useForm';

type FormOptions<Values extends { [Name in keyof Values]: string | boolean }> = Omit<
  Parameters<typeof useForm<Values>>[0],
  'onSubmit'
>;

/**
 * A form of the preferences: it says what was saved, and what was not.
 * @param change what sends the values
 * @param onSignedOut told when the session has ended; what is typed stays
 */
export const usePreferenceForm = <Values extends { [Name in keyof Values]: string | boolean }>(
  options: FormOptions<Values> & {
    readonly change: (values: Values) => AppThunk<Promise<NotChanged | undefined>>;
    /** What is said once it is saved. */
    readonly said: (values: Values) => string;
    readonly onSignedOut: () => void;
  },
) => {
  const { change, said, onSignedOut, ...rest } = options;
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState('');
  const [isSignedOut, setIsSignedOut] = useState(false);
  const form = useForm<Values>({
    ...rest,
    onSubmit: async (values) => {
      setSaved('');
      setIsSignedOut(false);
      const refused = await dispatch(change(values));
      if (!refused) {
        setSaved(said(values));
        return undefined;
      }
      if (refused.isSignedOut) {
        setIsSignedOut(true);
        onSignedOut();
      }
      const { message, field } = refused;
      return field === undefined ? { message } : { message, field };
    },
  });
  return { ...form, saved, isSignedOut };
};
