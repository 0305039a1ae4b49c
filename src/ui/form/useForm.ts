import { getIn, useFormik } from 'formik';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { AnySchema } from 'yup';
import type { FormProblem } from './ErrorSummary';
import { FORM_TEXTS } from './messages';

/** The name of a field whose value has a certain type: a key, or a path such as `address.zip`. */
export type FieldName<Values, Kind = string | boolean> = {
  [Name in keyof Values & string]: Values[Name] extends Kind
    ? Name
    : Values[Name] extends object
      ? `${Name}.${FieldName<Values[Name], Kind>}`
      : never;
}[keyof Values & string];

/** An error from the server, with the field that it belongs to, if any. */
export interface Refusal {
  readonly message: string;
  readonly field?: string;
}

interface FormOptions<Values, Refused> {
  /** New initial values replace the old ones unless the visitor has changed a value. */
  initialValues: Values;
  /** What the visitor had changed before a reload: the form begins as if it were changed again, with its errors. */
  restored?: Partial<Values> | undefined;
  /** Labels of the fields, in the order of the error summary. */
  labels: Readonly<Record<FieldName<Values>, string>>;
  schema: AnySchema;
  /** Submits the values as the schema has cleaned them; resolves to the server's error, if any. */
  onSubmit: (values: Values) => Promise<Refused | void>;
  /** Saves the values, after each change of an input. */
  onChange?: (values: Values) => void;
}

/** Prefixes a message with the label of its field, unless the message contains it. */
const addLabel = (message: string, label: string): string =>
  message.toLowerCase().includes(label.toLowerCase())
    ? message
    : FORM_TEXTS.fieldProblem({ field: label, problem: message });

/**
 * Manages a form's values, errors, and submission (docs/forms.md). The only module that uses Formik.
 */
export const useForm = <
  Values extends { [Name in keyof Values]: unknown },
  Refused extends Refusal = Refusal,
>({
  initialValues,
  restored,
  labels,
  schema,
  onSubmit,
  onChange,
}: FormOptions<Values, Refused>) => {
  const prefix = useId();
  const [refusal, setRefusal] = useState<Refused>();
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  /** Whether the current submit has sent the values; undefined between submits. */
  const isSent = useRef<boolean>(undefined);
  const clearRefusal = (): void => setRefusal(undefined);
  const countFailedSubmit = (): void => setFailedSubmits((before) => before + 1);
  const refuse = (refused: Refused): void => {
    setRefusal(refused);
    countFailedSubmit();
  };
  const formik = useFormik<Values>({
    initialValues,
    enableReinitialize: !isDirty,
    validationSchema: schema,
    onSubmit: async (values) => {
      isSent.current = true;
      const cleaned: unknown = schema.cast(values);
      const refused = await onSubmit(Object.assign({}, values, cleaned));
      if (refused) refuse(refused);
    },
  });
  const restore = useEffectEvent(() => {
    if (restored) void formik.setValues({ ...formik.values, ...restored });
  });
  // Before the browser paints.
  useLayoutEffect(() => restore(), []);
  const touchRestored = useEffectEvent(() => {
    for (const name of Object.keys(labels)) {
      const value: unknown = getIn(restored, name);
      const isRestored = value !== undefined && value !== getIn(initialValues, name);
      if (isRestored) void formik.setFieldTouched(name, true, false);
    }
  });
  // After Formik's own effects, which reset what is touched.
  useEffect(() => touchRestored(), []);
  // Keeps changed values when new initial values arrive.
  if (formik.dirty !== isDirty) setIsDirty(formik.dirty);
  const handleChange = useEffectEvent((values: Values) => onChange?.(values));
  const wasDirty = useRef(false);
  useEffect(() => {
    // The last change may have brought the initial values back.
    if (formik.dirty || wasDirty.current) handleChange(formik.values);
    wasDirty.current = formik.dirty;
  }, [formik.dirty, formik.values]);

  const submit = async (): Promise<void> => {
    if (isSent.current !== undefined) return;
    isSent.current = false;
    clearRefusal();
    try {
      await formik.submitForm();
      if (!isSent.current) countFailedSubmit();
    } finally {
      isSent.current = undefined;
    }
  };
  const getFieldId = (name: string): string => `${prefix}-${name}`;

  const getError = (name: string): string | undefined => {
    const error: unknown = formik.getFieldMeta(name).error;
    return typeof error === 'string' ? error : undefined;
  };
  const setValue = (name: string, value: string | boolean): void => {
    if (refusal?.field === name) clearRefusal();
    void formik.setFieldValue(name, value);
  };

  const errors = Object.entries<string>(labels).flatMap(([name, label]) => {
    const message = getError(name);
    return message === undefined
      ? []
      : [{ message: addLabel(message, label), label, fieldId: getFieldId(name) }];
  });
  const problems: FormProblem[] = formik.submitCount === 0 ? [] : [...errors];
  if (refusal) {
    const { message, field } = refusal;
    problems.push(field === undefined ? { message } : { message, fieldId: getFieldId(field) });
  }

  return {
    values: formik.values,
    isBusy: formik.isSubmitting,
    isDirty,
    /** Number of submits that had errors or were refused. */
    failedSubmits,
    /** The server's last error, until the next submit or a change of its field. */
    refusal,
    /** Shows a server's error before `onSubmit` has finished, or without a submit. */
    refuse,
    clearRefusal,
    /** The errors of the values, even before a submit. */
    errors,
    /** The errors and the refusal after a submit. */
    problems,
    /** Returns the ID of a field, or of another element that a refusal names. */
    getFieldId,
    /** Returns the props of a text field, a text area, a select, a date field, or a radio group. */
    field: (name: FieldName<Values, string> & FieldName<Values>) => {
      const meta = formik.getFieldMeta(name);
      return {
        id: getFieldId(name),
        name,
        label: labels[name],
        value: String(meta.value),
        error:
          refusal?.field === name ? refusal.message : meta.touched ? getError(name) : undefined,
        onChange: (changed: string) => setValue(name, changed),
        // A changed value has already been validated.
        onBlur: () => void formik.setFieldTouched(name, true, !isDirty),
      };
    },
    /** Sets several values at once. */
    setValues: (values: Partial<Values>) => void formik.setValues({ ...formik.values, ...values }),
    /** Returns the props of a checkbox. */
    checkbox: (name: FieldName<Values, boolean> & FieldName<Values>) => ({
      id: getFieldId(name),
      name,
      label: labels[name],
      isChecked: formik.getFieldMeta(name).value === true,
      onChange: (isChecked: boolean) => setValue(name, isChecked),
    }),
    /** Props of the submit button, which is disabled while the form has errors (VAL-12). */
    submitButton: { isBusy: formik.isSubmitting, isDisabled: !formik.isValid },
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
        target.form?.requestSubmit();
      },
    },
  };
};
