interface ChoiceLabelProps {
  label: string;
  explanation: string;
}

export function ChoiceLabel({ label, explanation }: ChoiceLabelProps) {
  return (
    <span className="bsro-guide__choice">
      <strong>{label}</strong> <span className="bsro-note bsro-note--block">{explanation}</span>
    </span>
  );
}
