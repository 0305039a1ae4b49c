/** Ten digits as store pages show them, XXX-XXX-XXXX; any other text stays as it is (VAL-6). */
export const phoneText = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
