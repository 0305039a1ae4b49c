import { formatPhoneInput } from './phone-input';

type DriverField =
  'FIRSTNAME' | 'LASTNAME' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'CITY' | 'STATE' | 'ZIP';

type DriverData = { readonly [Field in DriverField]?: string | null | undefined };

/** Fills a form's empty fields from the driver's account; keeps what was typed. */
export const fillFromDriver = <
  Field extends string,
  Values extends Readonly<Record<Field, string>>,
>(
  values: Values,
  driver: DriverData | undefined,
  fields: readonly (readonly [Field, DriverField])[],
): Values => ({
  ...values,
  ...Object.fromEntries(
    fields.map(([name, source]) => {
      const known = driver?.[source] ?? '';
      return [name, values[name] || (source === 'PHONE' ? formatPhoneInput(known) : known)];
    }),
  ),
});
