import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { HOME_COUNTRY } from '@shop/domain/order/buyer';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { CASH_PLACE } from '@shop/domain/payment/payment-conditions';
import { PAYMENT_METHOD_NAMES, paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { FilterSelect } from '../../components/filter-select.tsx';
import { Choice, FormSection } from '../../components/form/form-section.tsx';
import { useDeliveryOptions } from '../../features/delivery/use-delivery-zones.ts';
import { chosenPrices } from '../../features/prices/chosen-prices.ts';
import { useCompanies } from '../../features/session/companies.ts';
import { useAuth } from '../../features/session/session-context.ts';
import { useProfile } from '../../features/session/use-profile.ts';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { takenOver } from './delivery-fields.tsx';

const CUSTOMER_TYPE_OPTIONS = [
  { value: 'private', label: 'Privatkunde' },
  { value: 'business', label: 'Geschäftskunde' },
] as const;

/** Private or business; switching hides or shows the company's fields and clears their error. */
export function CustomerTypeChoice() {
  const { values, setFieldValue, setFieldError } = useFormikContext<CheckoutForm>();
  return (
    <FormSection title="Kundenart">
      <Choice
        name="customer_type"
        label="Kundenart"
        value={values.customer_type}
        options={CUSTOMER_TYPE_OPTIONS}
        onChange={(customerType) => {
          void setFieldValue('customer_type', customerType);
          setFieldError('company_name', undefined);
        }}
      />
      <CompanyButton />
      <CompanyChoice />
    </FormSection>
  );
}

/** For who chose the prices of companies: switches, and fills in what is known of theirs. */
function CompanyButton() {
  const { values, setValues } = useFormikContext<CheckoutForm>();
  const { user } = useAuth();
  const { company_name, remembered } = useProfile(user) ?? {};
  const isOffered = useStoredText(chosenPrices) === 'business';
  if (!isOffered || values.customer_type === 'business') return null;
  function take(): void {
    const known = { ...remembered, company_name };
    const filled = COMPANY_FIELDS.map((name) => [name, values[name] || (known[name] ?? '')]);
    // The field shows only then, and this button, with the focus, is gone.
    flushSync(() => {
      void setValues(
        { ...values, ...Object.fromEntries(filled), customer_type: 'business' },
        false,
      );
    });
    document.querySelector<HTMLElement>('[name="company_name"]')?.focus();
  }
  return (
    <Button variant="outlined" onClick={take} sx={{ justifySelf: 'start' }}>
      {company_name ? `Für ${company_name} bestellen` : 'Als Geschäftskunde bestellen'}
    </Button>
  );
}

/** For accounts that belong to a company: who orders. The company's details are filled in and can be changed. */
function CompanyChoice() {
  const { values, setValues, setFieldValue } = useFormikContext<CheckoutForm>();
  const known = useCompanies();
  const companies = known?.filter(({ may_order }) => may_order);
  const { customer_number: chosen } = values;
  // Kept of another account, or of before the right was taken away.
  const isGone = chosen !== '' && companies?.every(({ number }) => number !== chosen);
  useEffect(() => {
    if (isGone) void setFieldValue('customer_number', '');
  }, [isGone, setFieldValue]);
  if (!companies || companies.length === 0) return null;
  function choose(number: string): void {
    const textsOf = (wanted: string) =>
      companyTexts(companies?.find((company) => company.number === wanted));
    const own = textsOf('');
    const taken = number ? textsOf(number) : takenOver(own, textsOf(chosen), values);
    const type = number ? { customer_type: 'business' as const } : {};
    void setValues({ ...values, ...taken, ...type, customer_number: number }, false);
  }
  return (
    <FilterSelect
      label="Wer bestellt?"
      value={values.customer_type === 'business' ? chosen : ''}
      options={[
        { id: '', label: 'Ich selbst oder eine andere Firma' },
        ...companies.map(({ number, name }) => ({ id: number, label: `${name}, ${number}` })),
      ]}
      onPick={choose}
    />
  );
}

const companyTexts = (company: OwnCompany | undefined) => ({
  company_name: company?.name ?? '',
  company_address: company?.address ?? '',
  tax_number: company?.tax_number ?? '',
  buyer_reference: company?.buyer_reference ?? '',
  country: company && company.country !== HOME_COUNTRY ? company.country : '',
});

const COMPANY_FIELDS = [
  'company_name',
  'company_address',
  'tax_number',
  'buyer_reference',
  'country',
] as const;

/** Prepayment and express exclude each other: once express is chosen, the hint of prepayment says so. */
export function PaymentChoice() {
  const { prepayment_days } = useDeliveryOptions();
  const { values, setFieldValue, setFieldError } = useFormikContext<CheckoutForm>();
  const isPrivate = values.customer_type === 'private';
  const isExpress = values.delivery_method === 'delivery' && values.express !== '';
  const choice = { isPrivate, isExpress, prepaymentDays: prepayment_days };
  const options = PAYMENT_METHOD_NAMES.map((value) => {
    const { label, hint, customers } = paymentMethodOf(value);
    return { value, label, hint: hint(choice), customers };
  }).filter(({ customers }) => customers.includes(values.customer_type));
  return (
    <FormSection title="Zahlungsart">
      <Choice
        name="payment_method"
        label="Zahlungsart"
        value={values.payment_method}
        options={options}
        onChange={(method) => {
          void setFieldValue('payment_method', method);
          setFieldError('express', undefined);
        }}
      />
      {isPrivate && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Bar oder mit EC-Karte zahlen Sie {CASH_PLACE}.
        </Typography>
      )}
    </FormSection>
  );
}
