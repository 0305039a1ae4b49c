/** A list or an object of the same kind with the same fields. */
const clone = (value: object): object => {
  if (Array.isArray(value)) return Array.from<unknown>(value);
  const copy = { ...value };
  Reflect.setPrototypeOf(copy, Reflect.getPrototypeOf(value));
  return copy;
};

export default clone;
