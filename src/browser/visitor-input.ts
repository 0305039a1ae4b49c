import { enterValue, type FormField, isCheckable, isEdited, listFields } from './field-values';

/**
 * Checks whether a visitor is filling in a form of the CMS that belongs to this placeholder: replacing it now would
 * lose what they type, and a key press would reach a control that they don't know yet.
 * @param includesInner whether a form in a placeholder inside this one counts, too
 */
export const isFillingIn = (element: HTMLElement, includesInner = false): boolean => {
  const { activeElement: active } = document;
  if (!active || active === element || !element.contains(active)) return false;
  if (!includesInner && active.closest('[data-mount]') !== element) return false;
  const form = active.closest('form');
  return (
    listFields(element).some((field) => field === active) ||
    (form !== null && element.contains(form) && listFields(form).some(isEdited))
  );
};

/** Checks whether a field of the CMS that belongs to this placeholder is filled in. */
export const hasBegun = (element: HTMLElement): boolean =>
  listFields(element).some((field) => field.closest('[data-mount]') === element && isEdited(field));

/** What a visitor has typed or selected in a field of the CMS. */
interface Input {
  readonly name: string;
  /** The kind of data, such as `email`; empty if the CMS doesn't say. */
  readonly autocomplete: string;
  readonly value: string;
}

const getAutocomplete = (field: FormField): string => {
  const token = field.getAttribute('autocomplete')?.trim().split(/\s+/).pop() ?? '';
  return ['on', 'off'].includes(token) ? '' : token;
};

/** Splits a full name for forms that ask for its parts. */
const splitName = (input: Input): Input[] => {
  if (input.autocomplete !== 'name') return [];
  const [first = '', ...rest] = input.value.trim().split(/\s+/);
  return [
    { name: '', autocomplete: 'given-name', value: first },
    { name: '', autocomplete: 'family-name', value: rest.join(' ') },
  ];
};

export const readInput = (element: HTMLElement): readonly Input[] =>
  listFields(element)
    .filter((field) => !isCheckable(field) && field.type !== 'password' && isEdited(field))
    .map((field) => ({
      name: field.name,
      autocomplete: getAutocomplete(field),
      value: field.value,
    }))
    .flatMap((input) => [input, ...splitName(input)])
    .filter(({ value }) => value.trim());

const belongsTo = (field: FormField, { name, autocomplete }: Input): boolean =>
  autocomplete ? getAutocomplete(field) === autocomplete : name !== '' && field.name === name;

/**
 * Enters earlier input into the feature that has replaced the CMS's form: into each empty field for the same data, now
 * or when a later step shows it.
 * @returns a function that stops it
 */
export const carryInput = (inputs: readonly Input[], element: HTMLElement): (() => void) => {
  const left = new Set(inputs);
  const seen = new WeakSet<FormField>();
  const enter = (): void => {
    for (const field of listFields(element)) {
      if (seen.has(field)) continue;
      seen.add(field);
      const input = [...left].find((candidate) => belongsTo(field, candidate));
      if (!input) continue;
      left.delete(input);
      if (!field.value) enterValue(field, { value: input.value, isChecked: false });
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(enter);
  observer.observe(element, { childList: true, subtree: true });
  enter();
  return () => observer.disconnect();
};
