import { getAppointmentUrl } from '../../site/appointment-url';
import { Icon } from '../../ui/icon/Icon';
import { CHEVRON } from '../../ui/icon/shapes';
import type { Invoice } from './invoices';
import { INVOICE_LABELS } from './messages';

interface InvoiceItemProps {
  invoice: Invoice;
  isNew: boolean;
}

export function InvoiceItem({ invoice, isNew }: InvoiceItemProps) {
  const { number, date, vehicle, miles, total, storeNumber, jobs } = invoice;
  const facts = [number && INVOICE_LABELS.number({ number }), miles].filter(Boolean);
  return (
    <li tabIndex={-1}>
      <details className="bsro-history__invoice">
        <summary className="bsro-history__summary">
          <span className="bsro-history__date">{date}</span>
          <span className="bsro-history__vehicle">
            {vehicle}
            {isNew && <span className="bsro-history__new">{INVOICE_LABELS.new}</span>}
          </span>
          <span className="bsro-history__total">{total}</span>
          <Icon shape={CHEVRON} />
        </summary>
        <div className="bsro-history__body">
          {facts.length > 0 && <p className="bsro-history__facts">{facts.join(' · ')}</p>}
          <table className="bsro-history__jobs">
            <caption className="bsro-visually-hidden">{INVOICE_LABELS.caption({ date })}</caption>
            <thead>
              <tr>
                <th scope="col">{INVOICE_LABELS.work}</th>
                <th scope="col">{INVOICE_LABELS.price}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ id, description, price, details }) => (
                <tr key={id}>
                  <td>
                    {description}
                    {details.length > 0 && (
                      <ul className="bsro-history__details">
                        {details.map((detail) => (
                          <li key={detail.id}>{detail.text}</li>
                        ))}
                      </ul>
                    )}
                  </td>
                  <td>{price}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{INVOICE_LABELS.total}</th>
                <td>{total}</td>
              </tr>
            </tfoot>
          </table>
          <a
            className="bsro-history__link bsro-target"
            href={getAppointmentUrl({
              sa_source: 'service-history',
              ...(storeNumber && { storeNumber }),
            })}
          >
            {INVOICE_LABELS.scheduleAgain}
          </a>
        </div>
      </details>
    </li>
  );
}
