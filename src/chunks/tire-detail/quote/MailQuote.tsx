import { useLazyDisclosure } from '../../../ui/loading/useLazyDisclosure';
import { QUOTE_MAIL_LABELS } from '../messages';

const load = () => import(/* webpackChunkName: "quote-mail" */ './mail');

/** The button that opens the form for a quote's email; loads its chunk on the first click (QUOT-3). */
export function MailQuote({ tireQuoteId }: { tireQuoteId: string }) {
  const { status, module, button, panel } = useLazyDisclosure(load, 'tire-quote');
  const Form = module?.default;
  return (
    <>
      <button type="button" className="bsro-button" {...button}>
        {QUOTE_MAIL_LABELS.open}
      </button>
      <span role="status">{status === 'failed' && QUOTE_MAIL_LABELS.notLoaded}</span>
      <div {...panel}>{Form && <Form tireQuoteId={tireQuoteId} />}</div>
    </>
  );
}
