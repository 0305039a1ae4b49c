type Field = HTMLInputElement | HTMLSelectElement;

/** What is said of fields, each at its place. */
export interface FieldProblems {
  /** Says it aloud, ties it to the field and takes the focus there; nothing typed is touched. */
  readonly show: (field: Field, message: string) => void;
  /** Gives the fields back as the CMS left them. */
  readonly undo: () => void;
}

let problems = 0;

/** A place for a field's message, and what takes it away again. */
const placeAt = (field: Field): { write: (text: string) => void; undo: () => void } => {
  problems += 1;
  const message = document.createElement('p');
  message.id = `bsro-store-finder-problem-${problems}`;
  message.className = 'bsro-store-finder__problem';
  message.setAttribute('role', 'alert');
  field.after(message);
  // What the CMS has printed of the last search, where no script had answered it.
  const printed = field.form?.querySelector<HTMLElement>('.store-finder__problem');
  const before = ['aria-describedby', 'aria-invalid'].map(
    (name) => [name, field.getAttribute(name)] as const,
  );
  const described = before[0]?.[1] ?? '';
  const listening = new AbortController();

  const write = (text: string): void => {
    if (printed) printed.hidden = true;
    message.textContent = text;
    field.setAttribute('aria-invalid', `${text !== ''}`);
    field.setAttribute('aria-describedby', `${message.id} ${described}`.trim());
  };
  // Mended or not: what was said was about another text.
  field.addEventListener('input', () => write(''), { signal: listening.signal });

  return {
    write,
    undo() {
      listening.abort();
      message.remove();
      if (printed) printed.hidden = false;
      for (const [name, value] of before) {
        if (value === null) field.removeAttribute(name);
        else field.setAttribute(name, value);
      }
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
    undo: () => places.forEach((place) => place.undo()),
  };
};
