import type { Cents } from '@shop/domain/money/money';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { CASH_PLACE } from '@shop/domain/payment/payment-conditions';
import { PAYMENT_METHOD_NAMES, paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { chosenPrices } from '../../lib/chosen-prices.ts';
import { useOwnTerms } from '../../lib/own-prices.ts';
import { useAuth } from '../../session/session-context.ts';
import { Choice, FormSection } from '../../ui/form/form-section.tsx';
import { Text } from '../../ui/layout.tsx';
import { CompanyButton, CompanyChoice, CreditHint } from './lazy-company-choices.ts';

const CUSTOMER_TYPE_OPTIONS = [
  { value: 'private', label: 'Privatkunde' },
  { value: 'business', label: 'Geschäftskunde' },
] as const;

/** Private or business; switching hides or shows the company's fields and clears their error. */
export function CustomerTypeChoice() {
  const { values, setFieldValue, setFieldError } = useFormikContext<CheckoutForm>();
  const { user } = useAuth();
  const isOffered = useStoredText(chosenPrices) === 'business';
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
      {isOffered && values.customer_type === 'private' && (
        <Suspense>
          <CompanyButton />
        </Suspense>
      )}
      {(user || values.customer_number) && (
        <Suspense>
          <CompanyChoice />
        </Suspense>
      )}
    </FormSection>
  );
}

/** Prepayment excludes express; its hint says so once express is chosen. */
export function PaymentChoice({ grossCents }: { grossCents: Cents }) {
  const { prepayment_days } = useDeliveryOptions();
  const { values, setFieldValue, setFieldError } = useFormikContext<CheckoutForm>();
  const isPrivate = values.customer_type === 'private';
  const isExpress = values.delivery_method === 'delivery' && values.express !== '';
  const { conditions } = useOwnTerms() ?? {};
  const choice = { isPrivate, isExpress, prepaymentDays: prepayment_days, conditions };
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
      {values.customer_number && paymentMethodOf(values.payment_method).isOnAccount && (
        <Suspense>
          <CreditHint grossCents={grossCents} />
        </Suspense>
      )}
      {isPrivate && (
        <Text variant="body2" mt={1}>
          Bar oder mit EC-Karte zahlen Sie {CASH_PLACE}.
        </Text>
      )}
    </FormSection>
  );
}
