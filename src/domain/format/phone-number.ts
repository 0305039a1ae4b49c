/** Formats ten digits as XXX-XXX-XXXX; returns any other text unchanged (VAL-6). */
export const formatPhoneNumber = (digits: string): string =>
  digits.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** Returns the `tel:` URL of a phone number, or undefined for any other text. */
export const getPhoneHref = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `tel:+1${digits}` : undefined;
};
