export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS =
  'input:not([type="hidden"], [type="file"], [type="submit"], [type="button"], [type="reset"], [type="image"]), textarea, select';

export const listFields = (root: ParentNode): FormField[] => [
  ...root.querySelectorAll<FormField>(FIELDS),
];

export interface FieldValue {
  readonly field: FormField;
  readonly value: string;
  readonly isChecked: boolean;
  readonly hasFocus: boolean;
}

export const isCheckable = (field: FormField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Checks whether a field differs from the page's HTML, because a visitor or a browser has filled it in. */
export const isEdited = (field: FormField): boolean => {
  if (field instanceof HTMLSelectElement) {
    const { options } = field;
    const initial = Math.max(
      [...options].findIndex(({ defaultSelected }) => defaultSelected),
      0,
    );
    return field.selectedIndex > -1 && field.selectedIndex !== initial;
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
};

export const readFields = (root: ParentNode): FieldValue[] =>
  listFields(root).map((field) => ({
    field,
    value: field.value,
    isChecked: isCheckable(field) && field.checked,
    hasFocus: document.activeElement === field,
  }));

/** Sets the input of a field as a visitor would, so that React and other listeners notice. */
export const enterValue = (
  field: FormField,
  { value, isChecked }: Pick<FieldValue, 'value' | 'isChecked'>,
): void => {
  if (isCheckable(field)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  if (field.value === value) return;
  if (
    field instanceof HTMLSelectElement &&
    ![...field.options].some((option) => option.value === value)
  )
    return;
  // React shadows the property to notice its own writes.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Identifies fields that are rendered again; their IDs may have changed. */
const getKey = (field: FormField): string =>
  [field.localName, field.type, field.name, isCheckable(field) ? field.value : ''].join(' ');

/** Enters the earlier input of fields that are no longer in the document into those that replaced them. */
export const restoreFields = (values: readonly FieldValue[]): void => {
  const earlier = new Set(values.map(({ field }) => field));
  const added = listFields(document).filter((field) => !earlier.has(field));
  for (const value of values) {
    if (value.field.isConnected) continue;
    const key = getKey(value.field);
    const index = added.findIndex((field) => getKey(field) === key);
    const [field] = index < 0 ? [] : added.splice(index, 1);
    if (!field) continue;
    enterValue(field, value);
    if (value.hasFocus) field.focus({ preventScroll: true });
  }
};
