import { useFormik } from 'formik';
import { useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { AnySchema } from 'yup';
import type { FormProblem } from './ErrorSummary';

type FieldName<Values> = keyof Values & string;

/** The names of the fields that hold a text. */
type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** Why what was sent was not taken, at the field that it is about where it is about one. */
export interface Refusal {
  readonly message: string;
  /** A field's name. */
  readonly field?: string;
}

interface FormOptions<Values, Refused> {
  initialValues: Values;
  /** What each text field is called, beside it and in the summary of what is wrong. */
  labels: Readonly<Record<TextName<Values>, string>>;
  schema: AnySchema;
  /** Resolves to what was refused, if anything; it is shown with what was typed. */
  onSubmit: (values: Values) => Promise<Refused | void>;
}

/** A message as it reads away from its field: with the field's name, unless it says that itself. */
const named = (message: string, label: string | undefined): string =>
  label === undefined || message.toLowerCase().includes(label.toLowerCase())
    ? message
    : `${label}: ${message}`;

/** A form's values, errors and state; the only place that knows the form library. */
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
  const addRefusal = (): void => setFailedSubmits((before) => before + 1);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values) => {
      const refused = await onSubmit(values);
      if (!refused) return;
      setRefusal(refused);
      addRefusal();
    },
  });
  const isRunning = useRef(false);

  const submit = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRefusal(undefined);
    try {
      await formik.submitForm();
      const errors = await formik.validateForm();
      if (Object.keys(errors).length > 0) addRefusal();
    } finally {
      isRunning.current = false;
    }
  };
  const idOf = (name: string): string => `${prefix}-${name}`;

  const errorOf = (name: string): string | undefined => {
    const error: unknown = formik.getFieldMeta(name).error;
    return typeof error === 'string' ? error : undefined;
  };
  const refusalOf = (name: string): string | undefined =>
    refusal?.field === name ? refusal.message : undefined;

  const labelOf = new Map<string, string>(Object.entries(labels));
  const problems: FormProblem[] =
    formik.submitCount === 0
      ? []
      : Object.keys(formik.values).flatMap((name) => {
          const message = errorOf(name);
          return message === undefined
            ? []
            : [{ message: named(message, labelOf.get(name)), field: idOf(name) }];
        });
  if (refusal) {
    const { message, field } = refusal;
    problems.push(field === undefined ? { message } : { message, field: idOf(field) });
  }

  return {
    values: formik.values,
    isBusy: formik.isSubmitting,
    isDirty: formik.dirty,
    /** False while the form has errors (VAL-12). */
    isValid: formik.isValid,
    /** Number of failed submits: with errors in fields, or refused by the server. */
    failedSubmits,
    /** What was refused last, until it is sent again or its field is changed. */
    refusal,
    problems,
    /** What a text field needs. */
    field: (name: TextName<Values>) => ({
      id: idOf(name),
      name,
      label: labels[name],
      value: String(formik.values[name]),
      error: (formik.getFieldMeta(name).touched ? errorOf(name) : undefined) ?? refusalOf(name),
      onChange: (value: string) => {
        if (refusal?.field === name) setRefusal(undefined);
        void formik.setFieldValue(name, value);
      },
      onBlur: () => void formik.setFieldTouched(name),
    }),
    /** Says several values at once, for fields that follow from one another. */
    change: (values: Partial<Values>) => void formik.setValues({ ...formik.values, ...values }),
    /** What a checkbox needs. */
    checkbox: (name: FieldName<Values>) => ({
      id: idOf(name),
      name,
      isChecked: formik.values[name] === true,
      onChange: (isChecked: boolean) => void formik.setFieldValue(name, isChecked),
    }),
    /** What the form element needs. */
    form: {
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
      // A disabled button takes the key's own submission away, but its typist wants to know why.
      onKeyDown: ({ key, target }: KeyboardEvent<HTMLFormElement>) => {
        if (key !== 'Enter' || !(target instanceof HTMLInputElement) || formik.isValid) return;
        void submit();
      },
    },
  };
};
