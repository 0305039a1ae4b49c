interface ChoiceLabelProps {
  label: string;
  explanation: string;
}

export function ChoiceLabel({ label, explanation }: ChoiceLabelProps) {
  return (
    <span className="bsro-guide__choice">
      <strong>{label}</strong> <span className="bsro-guide__explanation">{explanation}</span>
    </span>
  );
}
