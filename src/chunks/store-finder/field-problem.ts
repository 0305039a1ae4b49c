type Field = HTMLInputElement | HTMLSelectElement;

/** Error messages of fields. */
export interface FieldProblems {
  /** Shows and announces a message at a field and focuses the field. */
  readonly show: (field: Field, message: string) => void;
  /** Removes all messages. */
  readonly clear: () => void;
  /** Restores the CMS's fields. */
  readonly undo: () => void;
}

let messageCount = 0;

/** The message element of a field. */
interface MessageElement {
  /** Writes a message, or removes it for an empty text. */
  readonly write: (text: string) => void;
  readonly undo: () => void;
}

const CLASS = 'bsro-store-finder__problem';

/**
 * Finds the message element of a field: the CMS's `store-finder__problem`, which holds the error of
 * the last search, or else a new element after the field.
 */
const getMessageElement = (field: Field): MessageElement => {
  messageCount += 1;
  const printed = field.form?.querySelector<HTMLElement>('.store-finder__problem');
  const message = printed ?? document.createElement('p');
  const given = message.textContent;
  message.id ||= `${CLASS}-${messageCount}`;
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
  // The message was about the former text.
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
  const places = new Map<Field, ReturnType<typeof getMessageElement>>();
  return {
    show(field, message) {
      const place = places.get(field) ?? getMessageElement(field);
      places.set(field, place);
      place.write(message);
      field.focus();
    },
    clear: () => places.forEach((place) => place.write('')),
    undo: () => places.forEach((place) => place.undo()),
  };
};
