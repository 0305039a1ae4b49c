interface ChoiceLabelProps {
  label: string;
  explanation: string;
}

/** The label of a choice with an explanation. */
export function ChoiceLabel({ label, explanation }: ChoiceLabelProps) {
  return (
    <span className="bsro-guide__choice">
      <strong>{label}</strong> <span className="bsro-guide__explanation">{explanation}</span>
    </span>
  );
}
