interface ChoiceLabelProps {
  label: string;
  explanation: string;
}

/** A choice with a line of explanation. */
export function ChoiceLabel({ label, explanation }: ChoiceLabelProps) {
  return (
    <span className="bsro-guide__choice">
      <strong>{label}</strong> <span className="bsro-guide__explanation">{explanation}</span>
    </span>
  );
}
