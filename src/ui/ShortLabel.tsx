interface ShortLabelProps {
  /** What is visible, such as `Directions`. */
  readonly text: string;
  /** What screen readers read instead, such as `Directions to Littleton`. */
  readonly fullText: string;
}

/** The label of a link or button that is short, because what it is about is visible beside it. */
export function ShortLabel({ text, fullText }: ShortLabelProps) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="bsro-visually-hidden">{fullText}</span>
    </>
  );
}
