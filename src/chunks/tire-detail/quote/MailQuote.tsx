import { useId, useState } from 'react';
import { useLazy } from '../../../ui/loading/useLazy';
import { QUOTE_MAIL_LABELS } from '../messages';

const load = () => import(/* webpackChunkName: "quote-mail" */ './mail');

/** The button that opens the form for a quote's email; loads its chunk on the first click (QUOT-3). */
export function MailQuote({ tireQuoteId }: { tireQuoteId: string }) {
  const id = useId();
  const { status, module, request } = useLazy(load, 'tire-quote');
  const [isClosed, setIsClosed] = useState(false);
  const Form = module?.default;
  const isOpen = Form !== undefined && !isClosed;
  return (
    <>
      <button
        type="button"
        className="bsro-button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-busy={status === 'loading'}
        onClick={() => (Form ? setIsClosed(isOpen) : request())}
      >
        {QUOTE_MAIL_LABELS.open}
      </button>
      <span role="status">{status === 'failed' && QUOTE_MAIL_LABELS.notLoaded}</span>
      {/* Closing only hides the form, to keep the visitor's input. */}
      <div id={id} hidden={!isOpen}>
        {Form && <Form tireQuoteId={tireQuoteId} />}
      </div>
    </>
  );
}
