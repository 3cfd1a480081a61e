import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { countryOptions, leitwegHint } from '@shop/domain/order/buyer';
import { type AdminOrder, invoiceInForce, standingInvoice } from '@shop/domain/order/order';
import {
  type BillingRequest,
  CUSTOMER_FIELDS,
  CUSTOMER_LABELS,
  type CustomerField,
} from '@shop/domain/order/order-changes';
import { ORDER_LIMITS, toldAs } from '@shop/domain/order/order-fields';
import { PAYMENT_METHODS } from '@shop/domain/payment/payment-methods';
import { lazy } from '@shop/domain/text/lazy';
import { berlinDay, monthsBefore } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useShow } from '../../office/api/use-office-query.ts';
import { InlineForm } from '../../office/form/inline-form.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { BillingHints } from './order-facts.tsx';
import { type OrderProps, orderKey } from './use-order-call.ts';

const COUNTRIES = lazy(() => countryOptions().map(({ value: id, label }) => ({ id, label })));
const METHODS = Object.entries(PAYMENT_METHODS).map(([id, { label }]) => ({ id, label }));
const TEXT_FIELDS = CUSTOMER_FIELDS.filter((field) => field !== 'payment_method');

const VAT_BORNE = [
  { id: 'kept', label: 'Der Bruttopreis bleibt' },
  { id: 'passed', label: 'Der Kunde trägt sie' },
];
/** Whether the contract is old enough for a change of VAT to be passed on to a consumer. */
const isOld = ({ created_at }: AdminOrder) =>
  berlinDay(new Date(created_at)) < monthsBefore(berlinDay(new Date()), 4);

type Correction = Omit<BillingRequest, 'rewrite'> & { reason?: string };

/** Corrects the customer and the invoice's recipient; the server then replaces an invoice already written. */
function useCorrection(order: AdminOrder, onDone: () => void) {
  const { order_number: orderNumber } = order;
  const show = useShow(orderKey(orderNumber));
  return useOfficeCall({
    call: ({ reason, ...body }: Correction, request_id, seen = order.revision) =>
      callApi('POST /api/admin/orders/{orderNumber}/billing', {
        params: { orderNumber },
        seen,
        body: {
          ...body,
          ...(reason && {
            rewrite: { request_id, reason },
          }),
        },
      }),
    onDone: (changed, { reason }) => {
      show(changed);
      onDone();
      const old = invoiceInForce(order) ? ', die alte storniert' : '';
      return reason
        ? `Die Rechnung ${standingInvoice(changed)?.number} ist geschrieben und unterwegs${old}.`
        : 'Die Angaben zur Rechnung sind geändert.';
    },
    failed: 'Die Angaben zur Rechnung konnten nicht geändert werden.',
  });
}

/** Corrects the customer and the invoice's recipient, replacing the invoice if there is one. */
export function BillingForm({ order }: OrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { company_name, company_address, invoice_address = '', buyer_reference = '' } = order;
  const { country = '', payment_method } = order;
  const address = company_name ? company_address : invoice_address;
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, order[field] ?? '']));
  const customer = { ...texts, payment_method } as Record<CustomerField, string>;
  const vatBorne: string = order.passes_on_vat ? 'passed' : 'kept';
  const call = useCorrection(order, () => setIsOpen(false));
  const number = standingInvoice(order)?.number;
  const form = useOfficeForm({
    revision: order.revision,
    initial: { ...customer, address, country, buyer_reference, vat: vatBorne, reason: '' },
    limits: { ...ORDER_LIMITS, address: ORDER_LIMITS.invoice_address },
    problems: ({ customer_name, reason }) => ({
      customer_name: customer_name.trim() ? undefined : 'Bitte geben Sie den Namen an.',
      reason:
        number &&
        !reason.trim() &&
        'Bitte geben Sie den Grund an; er steht auf der Stornorechnung.',
    }),
    toRequest: (typed) => {
      const changed = CUSTOMER_FIELDS.filter((field) => typed[field] !== customer[field]);
      return {
        buyer_reference: typed.buyer_reference,
        address: typed.address,
        ...(typed.country !== country && { country: typed.country }),
        ...(typed.vat !== vatBorne && { passes_on_vat: typed.vat === 'passed' }),
        ...(changed.length > 0 && {
          customer: Object.fromEntries(changed.map((field) => [field, typed[field]])),
        }),
        reason: typed.reason,
      };
    },
    call,
  });
  return (
    <Box sx={{ width: '100%' }}>
      {!number && !order.refused.bill && <BillingHints order={order} />}
      {isOpen ? (
        <InlineForm
          form={form}
          label="Angaben zur Rechnung"
          submit={number ? 'Stornieren und neu schreiben' : 'Speichern'}
          canSend={!number || !order.refused.rewrite}
          variant="contained"
          size="small"
          mt={1}
          onCancel={() => {
            form.reset();
            setIsOpen(false);
          }}
        >
          {TEXT_FIELDS.map((name) => (
            <InputField
              key={name}
              label={CUSTOMER_LABELS[name]}
              autoComplete="off"
              {...form.field(name)}
            />
          ))}
          <InputField
            label={toldAs(form.values.company_name ? 'company_address' : 'invoice_address')}
            rows={2}
            {...form.field('address')}
          />
          <FilterSelect label="Land" options={COUNTRIES()} {...form.pick('country')} />
          <FilterSelect
            label={CUSTOMER_LABELS.payment_method}
            options={METHODS}
            {...form.pick('payment_method')}
          />
          {!form.values.company_name && isOld(order) && (
            <FilterSelect
              label="Geänderte MwSt. (§ 29 UStG)"
              options={VAT_BORNE}
              {...form.pick('vat')}
            />
          )}
          <InputField
            label={toldAs('buyer_reference')}
            hint={leitwegHint(form.values.buyer_reference) ?? XRECHNUNG}
            {...form.field('buyer_reference')}
          />
          {number && (
            <>
              {order.refused.rewrite && <Alert severity="warning">{order.refused.rewrite}</Alert>}
              <Alert severity="info">
                {`Die Rechnung ${number} bleibt, wie sie ist: Sie wird storniert, und eine neue mit den geänderten Angaben wird geschrieben. Der Kunde bekommt beides per E-Mail; was er bezahlt hat, zählt für die neue.`}
              </Alert>
              <InputField label="Grund (liest der Kunde)" required {...form.field('reason')} />
            </>
          )}
        </InlineForm>
      ) : (
        <>
          <OfficeButton
            refusal={number ? undefined : order.refused.bill}
            onClick={() => setIsOpen(true)}
          >
            {number ? 'Angaben ändern, neu schreiben' : 'Rechnungsangaben ändern'}
          </OfficeButton>
          <ResultAlert result={form.result} />
        </>
      )}
    </Box>
  );
}

const XRECHNUNG = 'Mit ihr bekommt der Kunde eine XRechnung.';
