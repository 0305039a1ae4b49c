import { PAGES } from '../../site/addresses';
import { addQuery } from '../../site/add-query';
import { Icon } from '../../ui/icon/Icon';
import type { Invoice } from './invoices';

interface InvoiceItemProps {
  invoice: Invoice;
  isNew: boolean;
}

/** An invoice that expands to its jobs. */
export function InvoiceItem({ invoice, isNew }: InvoiceItemProps) {
  const { number, date, vehicle, miles, total, storeNumber, jobs } = invoice;
  const facts = [number && `Invoice ${number}`, miles].filter(Boolean);
  return (
    <li>
      <details className="bsro-history__invoice">
        <summary className="bsro-history__summary">
          <span className="bsro-history__date">{date}</span>
          <span className="bsro-history__vehicle">
            {vehicle}
            {isNew && <span className="bsro-history__new">New</span>}
          </span>
          <span className="bsro-history__total">{total}</span>
          <Icon name="chevron" />
        </summary>
        <div className="bsro-history__body">
          {facts.length > 0 && <p className="bsro-history__facts">{facts.join(' · ')}</p>}
          <table className="bsro-history__jobs">
            <caption className="bsro-visually-hidden">Work on {date}</caption>
            <thead>
              <tr>
                <th scope="col">Work</th>
                <th scope="col">Price</th>
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
                <th scope="row">Total</th>
                <td>{total}</td>
              </tr>
            </tfoot>
          </table>
          <a
            className="bsro-history__link"
            href={addQuery(PAGES.scheduleAppointment, { storeNumber })}
          >
            Schedule at this store again
          </a>
        </div>
      </details>
    </li>
  );
}
