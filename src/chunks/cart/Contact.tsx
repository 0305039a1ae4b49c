import { getInstallationUrl } from '../../site/installation-url';
import type { TireQuantity } from '../../site/installation-url';
import { getPhoneHref } from '../../domain/format/phone-number';
import { LABELS } from './messages';

interface ContactProps {
  storeNumber: string;
  /** Digits; empty if unknown. */
  phone: string;
  /** The tires to install; empty if unknown. */
  tires: readonly TireQuantity[];
  /** Whether the store is open for business and can get the tires. */
  canInstall: boolean;
}

/** The ways to buy at the store: schedule the installation if it can install the tires, or call. */
export function Contact({ storeNumber, phone, tires, canInstall }: ContactProps) {
  const phoneHref = getPhoneHref(phone);
  return (
    <div className="bsro-cart__contact bsro-actions">
      {canInstall && (
        <a
          className="bsro-button"
          href={getInstallationUrl({ sa_source: 'cart', storeNumber }, tires)}
        >
          {LABELS.schedule}
        </a>
      )}
      {phoneHref && (
        <a className="bsro-button" href={phoneHref}>
          {LABELS.call}
        </a>
      )}
    </div>
  );
}
