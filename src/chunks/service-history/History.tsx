import { useEffect, useId, useState } from 'react';
import { findNamedService } from '../../domain/booking/bookable-service';
import { getAppointmentServices } from '../../services/appointments';
import type { Profile } from '../../services/account/schema';
import { toBookedVehicle } from '../../domain/vehicles/vehicle';
import { PAGES } from '../../site/pages';
import { getAppointmentUrl } from '../../site/appointment-url';
import {
  getNewInvoiceIds,
  readShownInvoiceIds,
  rememberInvoices,
} from '../../store/account/shown-invoices';
import { useLatestResult } from '../../store/useLatestResult';
import { RichText } from '../../ui/RichText';
import { useNewItemFocus } from '../../ui/useNewItemFocus';
import { buildHistory } from './invoices';
import { InvoiceItem } from './InvoiceItem';
import { buildMaintenance } from './maintenance';
import type { MaintenanceItem } from './maintenance';
import { HISTORY_LABELS, MAINTENANCE_LABELS } from './messages';

/** The number of entries that are shown at first, and that each click adds. */
const PAGE_SIZE = 10;

interface MaintenanceProps {
  title: string;
  items: readonly MaintenanceItem[];
  /** Label of the button that shows more entries. */
  more: string;
  /** Returns the URL that books the service of an entry; omitted if no entry can be booked. */
  getBookingHref?: (item: MaintenanceItem) => string;
}

function Maintenance({ title, items, more, getBookingHref }: MaintenanceProps) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const { list, expectItems } = useNewItemFocus<HTMLUListElement>();
  if (items.length === 0) return null;
  return (
    <section className="bsro-history__maintenance">
      <h3>{title}</h3>
      <ul ref={list} className="bsro-history__records">
        {items.slice(0, shown).map((item) => (
          <li key={item.id} tabIndex={-1}>
            <strong>{item.name}</strong>
            {item.detail && <span>{item.detail}</span>}
            {getBookingHref && (
              <a href={getBookingHref(item)}>
                {MAINTENANCE_LABELS.book}
                <span className="bsro-visually-hidden"> {item.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <button
          type="button"
          className="bsro-button"
          onClick={() => {
            expectItems();
            setShown(shown + PAGE_SIZE);
          }}
        >
          {more}
        </button>
      )}
    </section>
  );
}

/** Lists invoices, with a filter by vehicle, and maintenance (ACCT-11). */
export function History({ profile }: { profile: Profile }) {
  const filterId = useId();
  const [vehicleId, setVehicleId] = useState('');
  const [shown, setShown] = useState(PAGE_SIZE);
  const { list, expectItems } = useNewItemFocus<HTMLUListElement>();
  // Invoices that were new when the page loaded stay marked.
  const [shownBefore] = useState(readShownInvoiceIds);
  const newInvoiceIds = getNewInvoiceIds(profile, shownBefore);
  useEffect(() => rememberInvoices(profile), [profile]);

  const { vehicles, invoices } = buildHistory(profile);
  const storeNumber = profile.DRIVER[0]?.PREFERRED_STORE;
  const { due, done, fillUps } = buildMaintenance(profile);
  // Until the services have loaded, and if they fail to load, the links start a booking without a service.
  const services = useLatestResult(due.length > 0 ? storeNumber || undefined : undefined, () =>
    getAppointmentServices(storeNumber ?? ''),
  );
  const selected = invoices.filter((invoice) => !vehicleId || invoice.vehicleId === vehicleId);
  return (
    <div className="bsro-history">
      <h2 className="bsro-history__heading">{HISTORY_LABELS.heading}</h2>
      {invoices.length === 0 ? (
        <p>
          <RichText
            text={HISTORY_LABELS.noInvoices}
            values={{
              schedule: <a href={PAGES.scheduleAppointment}>{HISTORY_LABELS.schedule}</a>,
            }}
          />
        </p>
      ) : (
        <>
          {vehicles.length > 1 && (
            <p className="bsro-history__filter">
              <label htmlFor={filterId}>{HISTORY_LABELS.filter}</label>
              <select
                className="bsro-input"
                id={filterId}
                value={vehicleId}
                onChange={({ target }) => {
                  setVehicleId(target.value);
                  setShown(PAGE_SIZE);
                }}
              >
                <option value="">{HISTORY_LABELS.allVehicles}</option>
                {vehicles.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </p>
          )}
          <p className="bsro-history__count" role="status">
            {HISTORY_LABELS.invoices({ count: selected.length })}
          </p>
          <ul ref={list} className="bsro-history__list">
            {selected.slice(0, shown).map((invoice) => (
              <InvoiceItem
                key={invoice.id}
                invoice={invoice}
                isNew={newInvoiceIds.includes(invoice.id)}
              />
            ))}
          </ul>
          {selected.length > shown && (
            <button
              type="button"
              className="bsro-button"
              onClick={() => {
                expectItems();
                setShown(shown + PAGE_SIZE);
              }}
            >
              {HISTORY_LABELS.more}
            </button>
          )}
        </>
      )}
      <Maintenance
        title={MAINTENANCE_LABELS.due}
        items={due}
        more={MAINTENANCE_LABELS.moreDue}
        getBookingHref={({ name, vehicle }) => {
          const service = findNamedService(name, services.data?.services ?? []);
          const booked = vehicle && toBookedVehicle(vehicle);
          return getAppointmentUrl({
            sa_source: 'maintenance',
            ...(storeNumber && { storeNumber }),
            ...(service && { serviceId: service.serviceId }),
            ...(booked && { ...booked, year: `${booked.year}` }),
          });
        }}
      />
      <Maintenance
        title={MAINTENANCE_LABELS.done}
        items={done}
        more={MAINTENANCE_LABELS.moreDone}
      />
      <Maintenance
        title={MAINTENANCE_LABELS.fillUps}
        items={fillUps}
        more={MAINTENANCE_LABELS.moreFillUps}
      />
    </div>
  );
}
