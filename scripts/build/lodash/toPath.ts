/** The steps of a field's name: `tires[0].size` has three. */
const toPath = (name: string | readonly string[]): readonly string[] =>
  typeof name === 'string' ? (name.match(/[^.[\]]+/g) ?? []) : name;

export default toPath;
