import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countryOptions, leitwegHint } from '@shop/domain/order/buyer';
import type { BillingRequest } from '@shop/domain/order/order';
import { ORDER_TEXT_LIMITS } from '@shop/domain/order/order-schema';
import { isCancelled } from '@shop/domain/order/order-status';
import { lazy } from '@shop/domain/text/lazy';
import { useState } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { WRAPPED } from '../../lib/theme/shared-styles.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { Choices } from '../kit/tab/list-toolbar.tsx';
import { BillingHints } from './order-facts.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

const COUNTRIES = lazy(() => countryOptions().map(({ value: id, label }) => ({ id, label })));

/** Corrects the invoice's recipient, until the invoice is written. */
export function BillingForm({ order, onUpdate }: OrderProps) {
  const [typed, setTyped] = useState<BillingRequest & { country: string }>();
  const { send, isSending, result } = useOrderCall(
    'billing',
    { order, onUpdate },
    {
      done: () => {
        setTyped(undefined);
        return 'Die Angaben zur Rechnung sind geändert.';
      },
      failed: 'Die Angaben zur Rechnung konnten nicht geändert werden.',
    },
  );
  if (order.invoices?.at(-1)?.kind === 'invoice' || isCancelled(order.order_status)) return null;
  const { company_name, company_address, invoice_address = '', buyer_reference = '' } = order;
  const { country = '' } = order;
  const address = company_name ? company_address : invoice_address;
  return (
    <Box sx={{ width: '100%' }}>
      <BillingHints order={order} />
      {typed ? (
        <Box
          component="form"
          noValidate
          aria-label="Angaben zur Rechnung"
          sx={{ display: 'grid', gap: 1.5, mt: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            const { country: to, ...others } = typed;
            if (!isSending) send(to === country ? others : typed);
          }}
        >
          <InputField
            label={company_name ? 'Firmenadresse' : 'Rechnungsanschrift'}
            rows={2}
            maxLength={ORDER_TEXT_LIMITS.invoice_address}
            value={typed.address}
            onChange={({ target }) => setTyped({ ...typed, address: target.value })}
          />
          <Choices
            values={{ country: typed.country }}
            rows={[{ name: 'country', label: 'Land', options: COUNTRIES() }]}
            onChange={(changed) => setTyped({ ...typed, ...changed })}
          />
          <InputField
            label="Leitweg-ID"
            hint={leitwegHint(typed.buyer_reference) ?? 'Mit ihr bekommt der Kunde eine XRechnung.'}
            maxLength={ORDER_TEXT_LIMITS.buyer_reference}
            value={typed.buyer_reference}
            onChange={({ target }) => setTyped({ ...typed, buyer_reference: target.value })}
          />
          <Box sx={{ ...WRAPPED, gap: 1.5 }}>
            <Button type="submit" size="small" aria-disabled={isSending}>
              {isSending ? 'Wird gespeichert...' : 'Speichern'}
            </Button>
            <OfficeButton variant="text" onClick={() => setTyped(undefined)}>
              Abbrechen
            </OfficeButton>
          </Box>
        </Box>
      ) : (
        <OfficeButton onClick={() => setTyped({ buyer_reference, address, country })}>
          Rechnungsangaben ändern
        </OfficeButton>
      )}
      <ResultAlert result={result} />
    </Box>
  );
}
