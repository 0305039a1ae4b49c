import { useEffect, useId, useState } from 'react';
import type { Profile } from '../../services/account/schema';
import { PAGES } from '../../site/addresses';
import { getNewInvoices, readShownInvoices } from '../../store/account/new-invoices';
import { rememberInvoices } from '../../store/account/remember-invoices';
import { historyOf } from './invoices';
import { InvoiceItem } from './InvoiceItem';
import { maintenanceOf } from './maintenance';
import type { MaintenanceItem } from './maintenance';

/** How many entries of a list show at first, and how many more a press adds. */
const STEP = 10;

interface MaintenanceProps {
  title: string;
  items: readonly MaintenanceItem[];
  /** Words of the button that shows more of them. */
  more: string;
}

function Maintenance({ title, items, more }: MaintenanceProps) {
  const [shown, setShown] = useState(STEP);
  if (items.length === 0) return null;
  return (
    <section className="bsro-history__maintenance">
      <h3>{title}</h3>
      <ul className="bsro-history__records">
        {items.slice(0, shown).map(({ id, name, when }) => (
          <li key={id}>
            <strong>{name}</strong>
            {when && <span>{when}</span>}
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <button type="button" className="bsro-button" onClick={() => setShown(shown + STEP)}>
          {more}
        </button>
      )}
    </section>
  );
}

/** Every invoice, by vehicle where there are several, with what is due and was done (ACCT-11). */
export function History({ profile }: { profile: Profile }) {
  const filter = useId();
  const [vehicleId, setVehicleId] = useState('');
  const [shown, setShown] = useState(STEP);
  // Those that were new when the page came stay marked as long as it is there.
  const [shownBefore] = useState(readShownInvoices);
  const fresh = getNewInvoices(profile, shownBefore);
  useEffect(() => rememberInvoices(profile), [profile]);

  const { vehicles, invoices } = historyOf(profile);
  const { due, done, fillUps } = maintenanceOf(profile);
  const chosen = invoices.filter((invoice) => !vehicleId || invoice.vehicleId === vehicleId);
  return (
    <div className="bsro-history">
      <h2 className="bsro-history__heading">Service history</h2>
      {invoices.length === 0 ? (
        <p>
          No visit is on record yet. <a href={PAGES.scheduleAppointment}>Schedule an appointment</a>{' '}
          and its invoice will be here.
        </p>
      ) : (
        <>
          {vehicles.length > 1 && (
            <p className="bsro-history__filter">
              <label htmlFor={filter}>Vehicle</label>
              <select
                id={filter}
                value={vehicleId}
                onChange={({ target }) => {
                  setVehicleId(target.value);
                  setShown(STEP);
                }}
              >
                <option value="">All vehicles</option>
                {vehicles.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </p>
          )}
          <p className="bsro-history__count" role="status">
            {chosen.length === 1 ? '1 invoice' : `${chosen.length} invoices`}
          </p>
          <ul className="bsro-history__list">
            {chosen.slice(0, shown).map((invoice) => (
              <InvoiceItem key={invoice.id} invoice={invoice} isNew={fresh.includes(invoice.id)} />
            ))}
          </ul>
          {chosen.length > shown && (
            <button type="button" className="bsro-button" onClick={() => setShown(shown + STEP)}>
              Show more invoices
            </button>
          )}
        </>
      )}
      <Maintenance title="Coming up" items={due} more="Show more that is coming up" />
      <Maintenance title="Also recorded" items={done} more="Show more that was recorded" />
      <Maintenance title="Fill-ups" items={fillUps} more="Show more fill-ups" />
    </div>
  );
}
