/** The parts of an author's form, by the names of its fields; absent ones are not there. */
export interface FinderForm {
  readonly form: HTMLFormElement;
  /** A zip, or "city, state". */
  readonly place: HTMLInputElement | undefined;
  readonly state: HTMLSelectElement | undefined;
  readonly city: HTMLSelectElement | undefined;
  readonly store: HTMLSelectElement | undefined;
  /** The hidden input that the selects fill. */
  readonly storeNumber: HTMLInputElement | undefined;
}

/** The form in, or around, an author's placeholder; undefined when there is none. */
export const readForm = (element: HTMLElement): FinderForm | undefined => {
  const form = element.closest('form') ?? element.querySelector('form');
  if (!form) return undefined;
  const input = (name: string): HTMLInputElement | undefined => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : undefined;
  };
  const select = (name: string): HTMLSelectElement | undefined => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLSelectElement ? field : undefined;
  };
  return {
    form,
    place: input('q'),
    state: select('state'),
    city: select('city'),
    store: select('store'),
    storeNumber: input('storeNumber'),
  };
};
