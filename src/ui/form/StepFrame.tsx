import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { FORM_TEXTS } from './messages';
import './form-step.css';

export interface StepControl {
  /** A step is open, finished and collapsed, or not reached yet. */
  state: 'open' | 'finished' | 'upcoming';
  /** Called by the Edit button of a finished step. */
  onEdit: () => void;
}

interface StepFrameProps extends StepControl {
  title: string;
  /** The number of the step, such as `Step 1 of 3`, which is announced with the title. */
  number?: string;
  /** Shown when the step is finished. */
  summary: ReactNode;
  /** The content, which hides itself unless the step is open. @param headingId names it */
  children: (headingId: string) => ReactNode;
}

/**
 * The frame of a step: a title, and a summary with an Edit button when the step is finished. The title
 * takes the focus when the step opens.
 */
export function StepFrame({ state, onEdit, title, number, summary, children }: StepFrameProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = state === 'open';
  const wasOpen = useRef(isOpen);

  // The button that had the focus is hidden now. An error summary takes the focus itself.
  useEffect(() => {
    const step = heading.current?.parentElement;
    if (isOpen && !wasOpen.current && !step?.contains(document.activeElement)) {
      heading.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className={`bsro-form-step bsro-form-step--${state}`}>
      {number && (
        <p className="bsro-note" id={`${headingId}-number`}>
          {number}
        </p>
      )}
      <h2
        className="bsro-form-step__title"
        id={headingId}
        ref={heading}
        tabIndex={-1}
        aria-describedby={number && `${headingId}-number`}
      >
        {title}
      </h2>
      {state === 'finished' && (
        <div className="bsro-form-step__summary">
          <div>{summary}</div>
          <button type="button" className="bsro-button bsro-button--link" onClick={onEdit}>
            {FORM_TEXTS.edit}
            <span className="bsro-visually-hidden"> {title}</span>
          </button>
        </div>
      )}
      {children(headingId)}
    </div>
  );
}
