import { useFormik } from 'formik';
import { useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { AnySchema } from 'yup';
import type { FormProblem } from './ErrorSummary';

type FieldName<Values> = keyof Values & string;

/** Names of the fields whose value is a string. */
type TextFieldName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** An error from the server, with the field that it belongs to, if any. */
export interface Refusal {
  readonly message: string;
  /** Name of the field. */
  readonly field?: string;
}

interface FormOptions<Values, Refused> {
  initialValues: Values;
  /** Labels of the text fields, also used in the error summary. */
  labels: Readonly<Record<TextFieldName<Values>, string>>;
  schema: AnySchema;
  /** Submits the values; resolves to the server's error, if any. */
  onSubmit: (values: Values) => Promise<Refused | void>;
}

/** Prefixes a message with the label of its field, unless the message contains it. */
const addLabel = (message: string, label: string | undefined): string =>
  label === undefined || message.toLowerCase().includes(label.toLowerCase())
    ? message
    : `${label}: ${message}`;

/** Manages a form's values, errors, and submission. The only module that uses Formik. */
export const useForm = <
  Values extends { [Name in keyof Values]: string | boolean },
  Refused extends Refusal = Refusal,
>({
  initialValues,
  labels,
  schema,
  onSubmit,
}: FormOptions<Values, Refused>) => {
  const prefix = useId();
  const [refusal, setRefusal] = useState<Refused>();
  const [failedSubmits, setFailedSubmits] = useState(0);
  const countFailedSubmit = (): void => setFailedSubmits((before) => before + 1);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values) => {
      const refused = await onSubmit(values);
      if (!refused) return;
      setRefusal(refused);
      countFailedSubmit();
    },
  });
  const isSubmitting = useRef(false);

  const submit = async (): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setRefusal(undefined);
    try {
      await formik.submitForm();
      const errors = await formik.validateForm();
      if (Object.keys(errors).length > 0) countFailedSubmit();
    } finally {
      isSubmitting.current = false;
    }
  };
  const getFieldId = (name: string): string => `${prefix}-${name}`;

  const getError = (name: string): string | undefined => {
    const error: unknown = formik.getFieldMeta(name).error;
    return typeof error === 'string' ? error : undefined;
  };
  const getRefusal = (name: string): string | undefined =>
    refusal?.field === name ? refusal.message : undefined;

  const labelsByName = new Map<string, string>(Object.entries(labels));
  const problems: FormProblem[] =
    formik.submitCount === 0
      ? []
      : Object.keys(formik.values).flatMap((name) => {
          const message = getError(name);
          return message === undefined
            ? []
            : [{ message: addLabel(message, labelsByName.get(name)), field: getFieldId(name) }];
        });
  if (refusal) {
    const { message, field } = refusal;
    problems.push(field === undefined ? { message } : { message, field: getFieldId(field) });
  }

  return {
    values: formik.values,
    isBusy: formik.isSubmitting,
    isDirty: formik.dirty,
    /** False while the form has errors (VAL-12). */
    isValid: formik.isValid,
    /** Number of submits that had errors or were refused. */
    failedSubmits,
    /** The server's last error, until the next submit or a change of its field. */
    refusal,
    problems,
    /** Returns the props of a text field. */
    field: (name: TextFieldName<Values>) => ({
      id: getFieldId(name),
      name,
      label: labels[name],
      value: String(formik.values[name]),
      error: (formik.getFieldMeta(name).touched ? getError(name) : undefined) ?? getRefusal(name),
      onChange: (value: string) => {
        if (refusal?.field === name) setRefusal(undefined);
        void formik.setFieldValue(name, value);
      },
      onBlur: () => void formik.setFieldTouched(name),
    }),
    /** Sets several values at once. */
    setValues: (values: Partial<Values>) => void formik.setValues({ ...formik.values, ...values }),
    /** Returns the props of a checkbox. */
    checkbox: (name: FieldName<Values>) => ({
      id: getFieldId(name),
      name,
      isChecked: formik.values[name] === true,
      onChange: (isChecked: boolean) => void formik.setFieldValue(name, isChecked),
    }),
    /** Props of the form element. */
    form: {
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
      // A disabled submit button prevents implicit submission; submit anyway to show the errors.
      onKeyDown: ({ key, target }: KeyboardEvent<HTMLFormElement>) => {
        if (key !== 'Enter' || !(target instanceof HTMLInputElement) || formik.isValid) return;
        void submit();
      },
    },
  };
};
