// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

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

interface FormOptions<Values> {
  initialValues: Values;
  /** What each text field is called, beside it and in the summary of what is wrong. */
  labels: Readonly<Record<TextName<Values>, string>>;
  schema: AnySchema;
  onSubmit: (values: Values) => Promise<void>;
}

/** A message as it reads away from its field: with the field's name, unless it says that itself. */
const named = (message: string, label: string | undefined): string =>
  label === undefined || message.toLowerCase().includes(label.toLowerCase())
    ? message
    : `${label}: ${message}`;

/** A form's values, errors and state; the only place that knows the form library. */
export const useForm = <Values extends { [Name in keyof Values]: string | boolean }>({
  initialValues,
  labels,
  schema,
  onSubmit,
}: FormOptions<Values>) => {
  const prefix = useId();
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values) => onSubmit(values),
  });
  const isRunning = useRef(false);
  const [refusals, setRefusals] = useState(0);

  const submit = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await formik.submitForm();
      const errors = await formik.validateForm();
      if (Object.keys(errors).length > 0) setRefusals((before) => before + 1);
    } finally {
      isRunning.current = false;
    }
  };
  const idOf = (name: string): string => `${prefix}-${name}`;

  const errorOf = (name: string): string | undefined => {
    const error: unknown = formik.getFieldMeta(name).error;
    return typeof error === 'string' ? error : undefined;
  };

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

  return {
    isBusy: formik.isSubmitting,
    isDirty: formik.dirty,
    /** False while the form has errors (VAL-12). */
    isValid: formik.isValid,
    /** How often it was sent with errors. */
    refusals,
    problems,
    /** What a text field needs. */
    field: (name: TextName<Values>) => ({
      id: idOf(name),
      name,
      label: labels[name],
      value: String(formik.values[name]),
      error: formik.getFieldMeta(name).touched ? errorOf(name) : undefined,
      onChange: (value: string) => void formik.setFieldValue(name, value),
      onBlur: () => void formik.setFieldTouched(name),
    }),
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
