import { useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { ALERT } from '../icon/shapes';
import { FORM_TEXTS } from './messages';
import './error-summary.css';

export interface FormProblem {
  message: string;
  fieldId?: string;
}

interface ErrorSummaryProps {
  problems: readonly FormProblem[];
  /** Number of failed attempts; the summary takes the focus whenever it changes. */
  attempt: number;
}

/** Renders an error as a link that focuses its field, or as text if it has no field. */
export function ProblemLink({ message, fieldId }: FormProblem) {
  if (fieldId === undefined) return <>{message}</>;
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(fieldId)?.focus();
      }}
    >
      {message}
    </a>
  );
}

export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div className="bsro-error-summary" ref={summary} tabIndex={-1}>
      <div role="alert">
        <h3 className="bsro-error-summary__title">
          <Icon shape={ALERT} />
          {FORM_TEXTS.problem}
        </h3>
        <ul className="bsro-error-summary__list">
          {problems.map((problem) => (
            <li key={(problem.fieldId ?? '') + problem.message}>
              <ProblemLink {...problem} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
