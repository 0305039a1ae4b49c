import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Profile } from '../../services/account/schema';
import { PAGES } from '../../site/addresses';
import { phoneText } from '../../site/phone-text';
import { withQuery } from '../../site/with-query';
import { getAccountVehicles, selectCurrentVehicle } from '../../store/garage/garage-selectors';
import { useKeptVehicles } from '../../store/garage/useKeptVehicles';
import { useAppSelector } from '../../store/hooks';
import { getNewInvoices } from '../../store/account/new-invoices';
import { useStoreDetails } from '../../store/my-store/useStoreDetails';
import { formatDay } from '../../ui/format/format-day';
import { StoreSummary } from '../../ui/store/StoreSummary';
import { formatVehicleDetail, getVehicleTitle } from '../../vehicles/vehicle-text';

/** How many vehicles stand on the overview; all are on their own page. */
const VEHICLES_SHOWN = 3;

interface CardProps {
  title: string;
  link: { readonly href: string; readonly text: string };
  children: ReactNode;
}

function Card({ title, link, children }: CardProps) {
  const heading = useId();
  return (
    <section className="bsro-overview__card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
      <a className="bsro-overview__link" href={link.href}>
        {link.text}
      </a>
    </section>
  );
}

/** The day of the latest invoice in words; empty without one. */
const latestVisit = ({ SERVICE_HISTORY_INVOICE: invoices }: Profile): string => {
  const days = invoices.map((invoice) => invoice['INVOICE_DATE']);
  const latest = days.filter((day) => typeof day === 'string').sort();
  return formatDay(latest.at(-1) ?? '');
};

const newWords = (count: number): string =>
  count === 1 ? '1 new invoice' : `${count} new invoices`;

/** Vehicles, store, latest service and personal data, each with its page (ACCT-10). */
export function Overview({ profile }: { profile: Profile }) {
  useKeptVehicles();
  const current = useAppSelector(selectCurrentVehicle);
  const [driver] = profile.DRIVER;
  const storeNumber = driver?.PREFERRED_STORE ?? '';
  const [details, retry] = useStoreDetails(storeNumber);
  const vehicles = getAccountVehicles(profile);
  const invoices = profile.SERVICE_HISTORY_INVOICE.length;
  const news = getNewInvoices(profile).length;
  const more = vehicles.length - VEHICLES_SHOWN;
  return (
    <div className="bsro-overview">
      <p className="bsro-overview__greeting">
        {driver?.FIRSTNAME ? `Welcome back, ${driver.FIRSTNAME}.` : 'Welcome back.'}
      </p>
      <div className="bsro-overview__cards">
        <Card
          title="My vehicles"
          link={{
            href: PAGES.accountVehicles,
            text: vehicles.length > 0 ? 'See my garage' : 'Add a vehicle',
          }}
        >
          {vehicles.length === 0 ? (
            <p>No vehicle is in your garage yet.</p>
          ) : (
            <ul>
              {vehicles.slice(0, VEHICLES_SHOWN).map((vehicle) => (
                <li key={vehicle.id}>
                  <strong>{getVehicleTitle(vehicle)}</strong>
                  {vehicle === current && ' (current)'}
                  <br />
                  {formatVehicleDetail(vehicle)}
                </li>
              ))}
            </ul>
          )}
          {more > 0 && <p>And {more} more.</p>}
        </Card>
        <Card
          title="Service history"
          link={{ href: PAGES.accountVehicles, text: 'See the service history' }}
        >
          {invoices > 0 ? (
            <p>
              {invoices === 1 ? '1 invoice' : `${invoices} invoices`}, the latest of{' '}
              {latestVisit(profile)}.
              {news > 0 && (
                <>
                  <br />
                  <strong>{newWords(news)}</strong>
                </>
              )}
            </p>
          ) : (
            <p>No visit is on record yet.</p>
          )}
        </Card>
        <Card
          title="Preferred store"
          link={
            storeNumber
              ? {
                  href: withQuery(PAGES.scheduleAppointment, { storeNumber }),
                  text: 'Schedule an appointment',
                }
              : { href: PAGES.accountPreferences, text: 'Choose a store' }
          }
        >
          <StoreSummary details={details} onRetry={retry}>
            <p>You have not chosen a store yet.</p>
          </StoreSummary>
        </Card>
        <Card
          title="Preferences"
          link={{ href: PAGES.accountPreferences, text: 'Change my preferences' }}
        >
          <p>
            {[driver?.FIRSTNAME, driver?.LASTNAME].filter(Boolean).join(' ')}
            <br />
            {driver?.EMAIL}
            {driver?.PHONE && (
              <>
                <br />
                {phoneText(driver.PHONE)}
              </>
            )}
          </p>
          <p>Email reminders are {driver?.EMAIL_REMINDERS === '1' ? 'on' : 'off'}.</p>
        </Card>
      </div>
    </div>
  );
}
