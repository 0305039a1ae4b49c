import type { ComponentProps } from 'react';
import { ErrorSummary } from './ErrorSummary';
import type { useForm } from './useForm';

/** What a form shows of itself, whatever its values are. */
export type ShownForm = Pick<
  ReturnType<typeof useForm<never>>,
  'form' | 'errors' | 'problems' | 'failedSubmits' | 'submitButton'
>;

interface FormProps extends ComponentProps<'form'> {
  form: ShownForm;
}

/** A form of the kit, which begins with its error summary. */
export function Form({ form, children, ...attributes }: FormProps) {
  return (
    <form {...form.form} {...attributes}>
      <ErrorSummary problems={form.problems} attempt={form.failedSubmits} />
      {children}
    </form>
  );
}
