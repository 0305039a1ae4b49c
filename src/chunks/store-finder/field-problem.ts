type Field = HTMLInputElement | HTMLSelectElement;

/** What is said of fields, each at its place. */
export interface FieldProblems {
  /** Says it aloud, ties it to the field and takes the focus there; nothing typed is touched. */
  readonly show: (field: Field, message: string) => void;
  /** Takes away what was said. */
  readonly clear: () => void;
  /** Gives the fields back as the CMS left them. */
  readonly undo: () => void;
}

let problems = 0;

/** A message's place at its field. */
interface Place {
  /** An empty text takes the message away. */
  readonly write: (text: string) => void;
  readonly undo: () => void;
}

const CLASS = 'bsro-store-finder__problem';

/**
 * The place for a field's message: the element of class `store-finder__problem` in which the CMS
 * prints what was wrong with the search before, else one behind the field.
 */
const placeAt = (field: Field): Place => {
  problems += 1;
  const printed = field.form?.querySelector<HTMLElement>('.store-finder__problem');
  const message = printed ?? document.createElement('p');
  const given = message.textContent;
  message.id ||= `${CLASS}-${problems}`;
  message.classList.add(CLASS);
  message.setAttribute('role', 'alert');
  if (!printed) (field.closest('label') ?? field).after(message);
  const before = ['aria-describedby', 'aria-invalid'].map(
    (name) => [name, field.getAttribute(name)] as const,
  );
  const others = (before[0]?.[1] ?? '').split(/\s+/).filter((id) => id && id !== message.id);
  const set = (name: string, value: string | null): void => {
    if (value) field.setAttribute(name, value);
    else field.removeAttribute(name);
  };

  const write = (text: string): void => {
    message.textContent = text;
    set('aria-invalid', text && 'true');
    set('aria-describedby', [...(text ? [message.id] : []), ...others].join(' '));
  };
  const listening = new AbortController();
  // Mended or not: what was said was about another text.
  field.addEventListener('input', () => write(''), { signal: listening.signal });

  return {
    write,
    undo() {
      listening.abort();
      message.classList.remove(CLASS);
      message.removeAttribute('role');
      message.textContent = given;
      if (!printed) message.remove();
      for (const [name, value] of before) set(name, value);
    },
  };
};

export const createProblems = (): FieldProblems => {
  const places = new Map<Field, ReturnType<typeof placeAt>>();
  return {
    show(field, message) {
      const place = places.get(field) ?? placeAt(field);
      places.set(field, place);
      place.write(message);
      field.focus();
    },
    clear: () => places.forEach((place) => place.write('')),
    undo: () => places.forEach((place) => place.undo()),
  };
};
