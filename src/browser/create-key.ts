/**
 * Creates a random key, a version 4 UUID. `crypto.randomUUID` doesn't exist on a page that is served over plain HTTP
 * from a host other than localhost.
 */
export const createKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    // The version is in the seventh byte, the variant in the ninth.
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
