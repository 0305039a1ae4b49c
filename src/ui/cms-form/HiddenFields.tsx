/** A hidden field of a CMS form, such as a filter that the results should begin with. */
export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

/** Reads the hidden fields of a CMS form, which a form in its place must submit, too. */
export const readHiddenFields = (form: HTMLFormElement): readonly HiddenField[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"][name]')].map(
    ({ name, value }) => ({ name, value }),
  );

/** Adds hidden fields to the query of a URL. */
export const addHiddenFields = (href: string, fields: readonly HiddenField[]): string => {
  if (fields.length === 0) return href;
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
};

export function HiddenFields({ fields }: { fields: readonly HiddenField[] }) {
  return (
    <>
      {fields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
