import type { Billing } from '../../services/orders';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { useAppSelector } from '../../store/hooks';
import { Field } from '../../ui/form/Field';
import { PhoneField } from '../../ui/form/PhoneField';
import { StateField } from '../../ui/form/StateField';
import type { useForm } from '../../ui/form/useForm';
import { EMAIL_HINTS, MOBILE_HINTS } from './messages';

export function BillingFields({ field }: Pick<ReturnType<typeof useForm<Billing>>, 'field'>) {
  const { pickupPreference } = useAppSelector(selectCheckout).appointment;
  return (
    <div className="bsro-checkout__fields">
      <div className="bsro-checkout__name">
        <Field {...field('firstName')} autoComplete="section-billing billing given-name" />
        <Field {...field('lastName')} autoComplete="section-billing billing family-name" />
      </div>
      <Field
        {...field('email')}
        type="email"
        autoComplete="section-billing email"
        hint={EMAIL_HINTS[pickupPreference]}
      />
      <PhoneField
        {...field('mobile')}
        autoComplete="section-billing tel-national"
        hint={MOBILE_HINTS[pickupPreference]}
      />
      <Field {...field('street1')} autoComplete="section-billing billing address-line1" />
      <Field
        {...field('street2')}
        autoComplete="section-billing billing address-line2"
        isOptional
      />
      <Field {...field('city')} autoComplete="section-billing billing address-level2" />
      <div className="bsro-checkout__state">
        <StateField {...field('state')} autoComplete="section-billing billing address-level1" />
        <Field
          {...field('zip')}
          inputMode="numeric"
          autoComplete="section-billing billing postal-code"
        />
      </div>
    </div>
  );
}
