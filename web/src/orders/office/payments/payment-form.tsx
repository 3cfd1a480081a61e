import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toCents, toEuro } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { orderStatus } from '@shop/domain/order/order-status';
import { PAYMENT_MEANS_CHOICES, type PaymentMeans } from '@shop/domain/payment/order-payments';
import { readNumber, typedEuro } from '@shop/domain/text/number-input';
import { berlinDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { InlineForm } from '../../../office/form/inline-form.tsx';
import { useOfficeForm } from '../../../office/form/use-office-form.ts';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { InputField } from '../../../ui/form/text-field.tsx';
import { type OrderProps, useOrderCall } from '../use-order-call.ts';

/** Records a payment; starts with the open amount and today. After one the amount is empty: a second press would book the rest. */
export function PaymentForm({ order }: OrderProps) {
  const today = berlinDay(new Date());
  const { payments = [] } = order;
  const [known] = useState(payments.length);
  const isFirst = payments.length === known;
  const call = useOrderCall('payments', order);
  /** Only the amount that was refused is confirmed by a second press. */
  const asks = (amount: string) =>
    call.result?.code === 'beyond_open' && call.sent?.amount === readAmount(amount);
  const form = useOfficeForm({
    initial: {
      amount: isFirst ? openText(order) : '',
      day: today,
      means: 'bank' as PaymentMeans,
    },
    limits: { amount: 14 },
    problems: ({ amount, day }) => ({
      amount: readAmount(amount) ? undefined : 'Bitte geben Sie einen Betrag wie 98,53 ein.',
      day: day ? undefined : 'Bitte geben Sie den Tag der Zahlung an.',
    }),
    toRequest: ({ amount, day, means }) => ({
      amount: readAmount(amount) ?? 0,
      day,
      ...(means !== 'bank' && { means }),
      ...(asks(amount) && { beyond_open: true }),
    }),
    call,
  });
  const isBack = (readAmount(form.field('amount').value) ?? 0) < 0;
  const title = isBack ? 'Rückzahlung eintragen' : 'Zahlung eintragen';
  return (
    <InlineForm
      form={form}
      label="Zahlung eintragen"
      submit={asks(form.values.amount) ? 'Trotzdem eintragen' : title}
      sending="Wird eingetragen..."
    >
      <Typography variant="h4">{title}</Typography>
      <Box sx={fields}>
        <InputField
          label="Betrag"
          required
          hint="In Euro. Bei einer Rückzahlung mit Minus davor: -50,00."
          inputMode="text"
          autoComplete="off"
          {...form.field('amount')}
        />
        <DateField
          label={isBack ? 'Zurückgezahlt am' : 'Eingegangen am'}
          earliest={berlinDay(new Date(order.created_at))}
          isClosed={(each) => each > today}
          {...form.day('day')}
        />
        <FilterSelect label="Zahlungsweg" options={PAYMENT_MEANS_CHOICES} {...form.pick('means')} />
      </Box>
    </InlineForm>
  );
}

/** What is open, or what is to be paid back. */
function openText(order: AdminOrder): string {
  const { open_amount = 0, order_status, refund_amount = 0 } = order;
  if (refund_amount > 0) return typedEuro(-refund_amount);
  const isOpen = open_amount > 0 && orderStatus(order_status).isOwed;
  return isOpen ? typedEuro(open_amount) : '';
}

/** Rounded to cents; undefined if the text is not a number. */
function readAmount(text: string): number | undefined {
  const [, minus, digits = ''] = /^\s*([-–−]?)(.*)$/.exec(text) ?? [];
  const euro = readNumber(digits);
  return euro === undefined ? undefined : toEuro(toCents(minus ? -euro : euro));
}

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 280px))' },
  alignItems: 'start',
  gap: 2,
};
