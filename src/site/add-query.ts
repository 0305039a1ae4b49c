const getName = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';

/**
 * Adds query parameters to a URL. They replace parameters with the same name; other parameters and the
 * fragment stay as they are (FIND-5).
 * @param values empty and undefined values are left out
 */
export const addQuery = (
  url: string,
  values: Readonly<Record<string, string | undefined>>,
): string => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const added = Object.entries(values).flatMap(([name, value]) =>
    value ? [[name, value] as [string, string]] : [],
  );
  const others = query
    .split('&')
    .filter((pair) => pair !== '' && !added.some(([name]) => name === getName(pair)));
  const pairs = [...others, `${new URLSearchParams(added)}`].filter(Boolean);
  return `${path}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}${hash}`;
};
