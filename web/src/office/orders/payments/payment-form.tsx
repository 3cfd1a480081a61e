import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { toCents, toEuro } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { orderStatus } from '@shop/domain/order/order-status';
import { formatAmount, parseDecimal } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { type FormEvent, useId, useState } from 'react';
import { DateField } from '../../../components/form/date-field.tsx';
import { InputField } from '../../../components/form/text-field.tsx';
import { randomId } from '../../../lib/random-id.ts';
import { ResultAlert } from '../../kit/tab/call-alerts.tsx';
import { type OrderProps, useOrderCall } from '../use-order-call.ts';

export const PAYMENT_TEXTS = { failed: 'Die Zahlung konnte nicht eingetragen werden.' };

/** Records a payment; starts with the open amount and today. */
export function PaymentForm({ order, onUpdate }: OrderProps) {
  const title = useId();
  const today = berlinDay(new Date());
  const [amount, setAmount] = useState<string>();
  const [day, setDay] = useState(today);
  const [errors, setErrors] = useState<{ amount?: string; day?: string }>({});
  // Kept until the payment is stored, so that a retry does not count it twice.
  const [id, setId] = useState(randomId);
  const { send, isSending, result, forget } = useOrderCall(
    'payments',
    { order, onUpdate },
    {
      ...PAYMENT_TEXTS,
      done: () => {
        setAmount(undefined);
        setId(randomId());
        return 'Die Zahlung ist eingetragen.';
      },
    },
  );
  const shown = amount ?? openText(order);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const euro = readAmount(shown);
    const found = {
      ...(!euro && { amount: 'Bitte geben Sie einen Betrag wie 98,53 ein.' }),
      ...(day === '' && { day: 'Bitte geben Sie an, wann die Zahlung eingegangen ist.' }),
    };
    setErrors(found);
    if (euro && day !== '') send({ id, amount: euro, day });
    else forget();
  }

  return (
    <Box component="form" noValidate aria-labelledby={title} onSubmit={submit}>
      <Typography variant="h4" id={title} sx={{ mb: 1.5 }}>
        Zahlung eintragen
      </Typography>
      <Box sx={fields}>
        <InputField
          label="Betrag"
          required
          hint="In Euro. Mit Minus, was Sie zurückzahlen."
          error={errors.amount}
          value={shown}
          onChange={({ target }) => {
            setAmount(target.value);
            setErrors(({ amount: _, ...others }) => others);
          }}
          inputMode="text"
          autoComplete="off"
          maxLength={14}
        />
        <DateField
          label="Eingegangen am"
          value={day}
          earliest={berlinDay(new Date(order.created_at))}
          isClosed={(each) => each > today}
          error={errors.day}
          onChange={(picked) => {
            setDay(picked);
            setErrors(({ day: _, ...others }) => others);
          }}
        />
      </Box>
      <Button type="submit" variant="outlined" aria-disabled={isSending} sx={{ mt: 1.5 }}>
        {isSending ? 'Wird eingetragen...' : 'Zahlung eintragen'}
      </Button>
      <ResultAlert result={result} />
    </Box>
  );
}

function openText({ open_amount = 0, order_status }: AdminOrder): string {
  const isOpen = open_amount > 0 && orderStatus(order_status).isOwed;
  return isOpen ? formatAmount(toCents(open_amount)) : '';
}

/** Rounded to cents; undefined if the text is not a number. */
function readAmount(text: string): number | undefined {
  const [, minus, digits = ''] = /^\s*([-–−]?)\s*([^€]*)€?\s*$/.exec(text) ?? [];
  const euro = parseDecimal(digits);
  return euro === undefined ? undefined : toEuro(toCents(minus ? -euro : euro));
}

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 280px))' },
  alignItems: 'start',
  gap: 2,
};
