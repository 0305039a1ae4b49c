const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';

/**
 * An address with query parameters of ours: in the place of those of the same name, beside all
 * others, which stay as they were written, as does the fragment (FIND-5).
 * @param values empty and undefined ones are left out
 */
export const withQuery = (
  address: string,
  values: Readonly<Record<string, string | undefined>>,
): string => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const ours = Object.entries(values).flatMap(([name, value]) =>
    value ? [[name, value] as [string, string]] : [],
  );
  const others = query
    .split('&')
    .filter((pair) => pair !== '' && !ours.some(([name]) => name === nameOf(pair)));
  const pairs = [...others, `${new URLSearchParams(ours)}`].filter(Boolean);
  return `${path}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}${hash}`;
};
