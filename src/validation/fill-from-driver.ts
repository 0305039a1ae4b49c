import { formatPhoneInput } from './phone-input';

type DriverField =
  'FIRSTNAME' | 'LASTNAME' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'CITY' | 'STATE' | 'ZIP';

/** The facts of a driver that forms ask for. */
type DriverFacts = { readonly [Field in DriverField]?: string | null | undefined };

/** Fills in what is empty in a form from the driver's account; what was typed stays. */
export const fillFromDriver = <
  Field extends string,
  Values extends Readonly<Record<Field, string>>,
>(
  values: Values,
  driver: DriverFacts | undefined,
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
