import Box from '@mui/material/Box';
import { countryOptions, leitwegHint } from '@shop/domain/order/buyer';
import { standingInvoice } from '@shop/domain/order/order';
import type { BillingRequest } from '@shop/domain/order/order-changes';
import { ORDER_TEXT_LIMITS } from '@shop/domain/order/order-request';
import { isCancelled } from '@shop/domain/order/order-status';
import { lazy } from '@shop/domain/text/lazy';
import { useState } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { InlineForm } from '../kit/form/inline-form.tsx';
import { useOfficeForm } from '../kit/form/use-office-form.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { Choices } from '../kit/tab/list-toolbar.tsx';
import { BillingHints } from './order-facts.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

const COUNTRIES = lazy(() => countryOptions().map(({ value: id, label }) => ({ id, label })));

/** Corrects the invoice's recipient, until the invoice is written. */
export function BillingForm({ order }: OrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { company_name, company_address, invoice_address = '', buyer_reference = '' } = order;
  const { country = '' } = order;
  const address = company_name ? company_address : invoice_address;
  const form = useOfficeForm({
    initial: { address, country, buyer_reference },
    limits: { ...ORDER_TEXT_LIMITS, address: ORDER_TEXT_LIMITS.invoice_address },
    toRequest: ({ country: to, ...others }): BillingRequest =>
      to === country ? others : { ...others, country: to },
    call: useOrderCall('billing', order, { onDone: () => setIsOpen(false) }),
  });
  if (standingInvoice(order) || isCancelled(order.order_status)) return null;
  return (
    <Box sx={{ width: '100%' }}>
      <BillingHints order={order} />
      {isOpen ? (
        <InlineForm
          form={form}
          label="Angaben zur Rechnung"
          submit="Speichern"
          variant="contained"
          size="small"
          mt={1}
          onCancel={() => {
            form.reset();
            setIsOpen(false);
          }}
        >
          <InputField
            label={company_name ? 'Firmenadresse' : 'Rechnungsanschrift'}
            rows={2}
            {...form.field('address')}
          />
          <Choices
            values={{ country: form.values.country }}
            rows={[{ name: 'country', label: 'Land', options: COUNTRIES() }]}
            onChange={(changed) => form.set(changed)}
          />
          <InputField
            label="Leitweg-ID"
            hint={leitwegHint(form.values.buyer_reference) ?? XRECHNUNG}
            {...form.field('buyer_reference')}
          />
        </InlineForm>
      ) : (
        <>
          <OfficeButton onClick={() => setIsOpen(true)}>Rechnungsangaben ändern</OfficeButton>
          <ResultAlert result={form.result} />
        </>
      )}
    </Box>
  );
}

const XRECHNUNG = 'Mit ihr bekommt der Kunde eine XRechnung.';
