import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { TextWithValues } from '../language/define-texts';

interface RichTextProps<Values extends object> {
  text: TextWithValues<Values>;
  values: Readonly<Record<keyof Values, ReactNode>>;
}

/** A text whose parameters are elements, such as a link: `<RichText text={TEXTS.terms} values={{ link: <a … /> }} />`. */
export function RichText<Values extends object>({ text, values }: RichTextProps<Values>) {
  return createElement(Fragment, null, ...text.split(values));
}
