import { useEffect, useRef } from 'react';
import { Icon } from './Icon';
import './error-summary.css';

/** What is wrong, and the id of the field to mend when there is one. */
export interface FormProblem {
  message: string;
  field?: string;
}

interface ErrorSummaryProps {
  problems: readonly FormProblem[];
  /** Every change of it, such as one more attempt, takes the focus here. */
  attempt: number;
}

const focusField = (id: string): void => document.getElementById(id)?.focus();

/** All that keeps a form from being sent, in one place that takes the focus. */
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
          <Icon name="alert" />
          There is a problem
        </h3>
        <ul className="bsro-error-summary__list">
          {problems.map(({ message, field }) => (
            <li key={(field ?? '') + message}>
              {field === undefined ? (
                message
              ) : (
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(field);
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
