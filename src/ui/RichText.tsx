import type { ReactNode } from 'react';
import type { TextWithValues } from '../language/define-texts';
import { Fragment, jsxs } from './jsx/jsx-runtime';

interface RichTextProps<Values extends object> {
  text: TextWithValues<Values>;
  values: Readonly<Record<keyof Values, ReactNode>>;
}

/** A text whose parameters are elements, such as a link: `<RichText text={TEXTS.terms} values={{ link: <a … /> }} />`. */
export function RichText<Values extends object>({ text, values }: RichTextProps<Values>) {
  // The runtime keeps the pieces apart from those of a translator, as it does in JSX.
  return jsxs(Fragment, { children: text.split(values) });
}
