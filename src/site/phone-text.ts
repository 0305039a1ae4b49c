/** Ten digits as XXX-XXX-XXXX, as stores show their number (VAL-6); other texts as they are. */
export const phoneText = (digits: string): string =>
  digits.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** What a tap-to-call link leads to; undefined where there is no number to call. */
export const phoneAddress = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `tel:+1${digits}` : undefined;
};
