import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatVehicleDetail, getVehicleTitle } from '../../domain/vehicles/vehicle-text';
import type { Profile } from '../../services/account/schema';
import { ACCOUNT_PAGES, PAGES } from '../../site/pages';
import { VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { formatPhoneNumber } from '../../domain/format/phone-number';
import { getAppointmentUrl } from '../../site/appointment-url';
import { getAccountVehicles, selectCurrentVehicle } from '../../store/garage/garage-selectors';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useAppSelector } from '../../store/hooks';
import { getNewInvoiceIds } from '../../store/account/shown-invoices';
import { useStoreDetails } from '../../store/useStoreDetails';
import { formatDate } from '../../language/dates';
import { StoreSummary } from '../../ui/store/StoreSummary';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { Orders, UpcomingAppointments } from './Bookings';
import { CARD_LINKS, CARD_TITLES, OVERVIEW_LABELS } from './messages';

/** Maximum number of vehicles on the overview; the vehicles page shows all. */
const MAX_VEHICLES = 3;

interface CardProps {
  title: string;
  link: { readonly href: string; readonly text: string };
  children: ReactNode;
}

function Card({ title, link, children }: CardProps) {
  const heading = useId();
  return (
    <section className="bsro-overview__card bsro-card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
      <a className="bsro-overview__link bsro-target" href={link.href}>
        {link.text}
      </a>
    </section>
  );
}

/** Formats the date of the latest invoice; returns an empty text if there is no invoice. */
const formatLatestVisit = ({ SERVICE_HISTORY_INVOICE: invoices }: Profile): string => {
  const days = invoices.map((invoice) => invoice['INVOICE_DATE']);
  const latest = days.filter((day) => typeof day === 'string').sort();
  return formatDate(latest.at(-1) ?? '', 'withYear');
};

/** Cards with vehicles, service, store, and profile, each with a link to its page (ACCT-10). */
export function Overview({ profile }: { profile: Profile }) {
  useSyncedVehicles();
  const current = useAppSelector(selectCurrentVehicle);
  const [driver] = profile.DRIVER;
  const storeNumber = driver?.PREFERRED_STORE ?? '';
  const [details, retry] = useStoreDetails(storeNumber);
  const vehicles = getAccountVehicles(profile);
  const invoices = profile.SERVICE_HISTORY_INVOICE.length;
  const lastVisit = formatLatestVisit(profile);
  const newInvoices = getNewInvoiceIds(profile).length;
  const more = vehicles.length - MAX_VEHICLES;
  return (
    <div className="bsro-overview">
      <p className="bsro-overview__greeting">
        {driver?.FIRSTNAME
          ? OVERVIEW_LABELS.greetingByName({ name: driver.FIRSTNAME })
          : OVERVIEW_LABELS.greeting}
      </p>
      <div className="bsro-overview__cards">
        <Card
          title={CARD_TITLES.appointments}
          link={{ href: PAGES.scheduleAppointment, text: CARD_LINKS.book }}
        >
          <UpcomingAppointments />
        </Card>
        <Card title={CARD_TITLES.orders} link={{ href: VEHICLE_TIRES_PAGE, text: CARD_LINKS.shop }}>
          <Orders />
        </Card>
        <Card
          title={CARD_TITLES.vehicles}
          link={{
            href: ACCOUNT_PAGES.vehicles,
            text: vehicles.length > 0 ? CARD_LINKS.garage : CARD_LINKS.addVehicle,
          }}
        >
          {vehicles.length === 0 ? (
            <p className="bsro-overview__none">{OVERVIEW_LABELS.noVehicles}</p>
          ) : (
            <ul>
              {vehicles.slice(0, MAX_VEHICLES).map((vehicle) => (
                <li key={vehicle.id}>
                  <strong>{getVehicleTitle(vehicle)}</strong>
                  {vehicle === current && ` ${OVERVIEW_LABELS.currentVehicle}`}
                  <br />
                  {formatVehicleDetail(vehicle)}
                </li>
              ))}
            </ul>
          )}
          {more > 0 && <p>{OVERVIEW_LABELS.moreVehicles({ count: more })}</p>}
        </Card>
        <Card
          title={CARD_TITLES.history}
          link={{ href: ACCOUNT_PAGES.vehicles, text: CARD_LINKS.history }}
        >
          {invoices > 0 ? (
            <p>
              {OVERVIEW_LABELS.invoices({ count: invoices })}
              {lastVisit && ` ${OVERVIEW_LABELS.lastVisit({ date: lastVisit })}`}
              {newInvoices > 0 && (
                <>
                  <br />
                  <strong>{OVERVIEW_LABELS.newInvoices({ count: newInvoices })}</strong>
                </>
              )}
            </p>
          ) : (
            <p className="bsro-overview__none">{OVERVIEW_LABELS.noVisits}</p>
          )}
        </Card>
        <Card
          title={CARD_TITLES.store}
          link={
            storeNumber
              ? {
                  href: getAppointmentUrl({ storeNumber }),
                  text: CARD_LINKS.appointment,
                }
              : { href: ACCOUNT_PAGES.driverPreferences, text: CARD_LINKS.chooseStore }
          }
        >
          <StoreSummary details={details} onRetry={retry}>
            <p className="bsro-overview__none">{ACCOUNT_MESSAGES.noPreferredStore}</p>
          </StoreSummary>
        </Card>
        <Card
          title={CARD_TITLES.profile}
          link={{ href: ACCOUNT_PAGES.driverPreferences, text: CARD_LINKS.profile }}
        >
          <p>
            {[driver?.FIRSTNAME, driver?.LASTNAME].filter(Boolean).join(' ')}
            <br />
            {driver?.EMAIL}
            {driver?.PHONE && (
              <>
                <br />
                {formatPhoneNumber(driver.PHONE)}
              </>
            )}
          </p>
          <p>
            {driver?.EMAIL_REMINDERS === '1'
              ? OVERVIEW_LABELS.remindersOn
              : OVERVIEW_LABELS.remindersOff}
          </p>
        </Card>
      </div>
    </div>
  );
}
