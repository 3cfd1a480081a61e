import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminBooking } from '@shop/domain/booking/booking';
import {
  closingExtras,
  extraCents,
  RENTAL_EXTRA_NAMES,
  RENTAL_EXTRAS,
  type RentalExtra,
} from '@shop/domain/booking/booking-price';
import { sumCents, toCents } from '@shop/domain/money/money';
import { formatEuro, parseDecimal } from '@shop/domain/text/format';
import { useState } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { PriceList, PriceRow } from '../../components/price-row.tsx';
import { columns } from '../../lib/theme/shared-styles.ts';
import { typedNumber } from '../editing/read-values.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { STEP_TEXTS, useBookingCall } from './rental-bookings.ts';

interface CloseFormProps {
  booking: AdminBooking;
  onClose(): void;
}

/**
 * The charges besides the rent, and the button that turns them into an order, to be invoiced like
 * others.
 */
export default function CloseForm({ booking, onClose }: CloseFormProps) {
  // The insurance is charged as it was booked.
  const priced = RENTAL_EXTRA_NAMES.filter(
    (name) => name !== 'insurance' && booking.extra_prices[name] !== undefined,
  );
  const proposed = closingExtras(booking);
  const [typed, setTyped] = useState<Partial<Record<RentalExtra, string>>>(
    Object.fromEntries(priced.map((name) => [name, typedNumber(proposed[name] ?? 0)])),
  );
  const isByArrangement = booking.method === 'delivery' && booking.transport_amount === undefined;
  const [transport, setTransport] = useState('');
  const transportAmount = isByArrangement ? parseDecimal(transport) : booking.transport_amount;
  const { send, isSending, result } = useBookingCall(
    'step',
    booking,
    { ...STEP_TEXTS, done: 'Die Miete ist abgeschlossen.' },
    onClose,
  );
  const amounts = Object.fromEntries(
    priced.map((name) => [name, parseDecimal(typed[name] || '0')]),
  );
  const isRight =
    (!isByArrangement || transportAmount !== undefined) &&
    Object.values(amounts).every((amount) => amount !== undefined && amount >= 0);
  const cents = (name: RentalExtra) => extraCents(booking.extra_prices[name], amounts[name]);
  const total =
    toCents(booking.rental_amount + booking.insurance_amount + (transportAmount ?? 0)) +
    sumCents(priced.map(cents));
  return (
    <AdminDialog
      title={`Abrechnen: ${booking.tool_name}`}
      keepsOpen
      onClose={onClose}
      actions={
        <Button
          aria-disabled={!isRight || isSending}
          onClick={() => {
            if (!isRight || isSending) return;
            send({
              from: booking.state,
              to: 'closed',
              extras: amounts,
              ...(isByArrangement && { transport_amount: transportAmount }),
            });
          }}
        >
          {isSending ? 'Wird abgeschlossen...' : 'Abschließen'}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {priced.length > 0 && (
          <Box sx={{ ...columns('sm', 1, 1), gap: 2 }}>
            {priced.map((name) => (
              <InputField
                key={name}
                label={`${RENTAL_EXTRAS[name].label} (${RENTAL_EXTRAS[name].unit})`}
                hint={`je ${formatEuro(toCents(booking.extra_prices[name] ?? 0))} netto`}
                inputMode="decimal"
                maxLength={8}
                value={typed[name] ?? ''}
                error={amounts[name] === undefined ? 'Zahl erwartet' : undefined}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            ))}
          </Box>
        )}
        {isByArrangement && (
          <InputField
            label="Bringen und Abholen (€ netto)"
            hint="War nach Absprache."
            inputMode="decimal"
            required
            maxLength={8}
            value={transport}
            onChange={({ target }) => setTransport(target.value)}
          />
        )}
        <PriceList>
          <PriceRow label={`Miete, ${booking.days === 1 ? '1 Tag' : `${booking.days} Tage`}`}>
            {formatEuro(toCents(booking.rental_amount))}
          </PriceRow>
          {booking.insurance_amount > 0 && (
            <PriceRow label={RENTAL_EXTRAS.insurance.label}>
              {formatEuro(toCents(booking.insurance_amount))}
            </PriceRow>
          )}
          {booking.method === 'delivery' && (
            <PriceRow label="Bringen und Abholen">
              {formatEuro(toCents(transportAmount ?? 0))}
            </PriceRow>
          )}
          {priced
            .filter((name) => cents(name) > 0)
            .map((name) => (
              <PriceRow key={name} label={RENTAL_EXTRAS[name].label}>
                {formatEuro(cents(name))}
              </PriceRow>
            ))}
          <PriceRow label="Netto" total>
            {formatEuro(total)}
          </PriceRow>
        </PriceList>
        <p style={{ margin: 0 }}>
          Daraus entsteht eine gelieferte Bestellung. Ihre Rechnung schreiben Sie unter
          „Rechnungen“, zusammen mit den anderen.
        </p>
        <ResultAlert result={result} />
      </Box>
    </AdminDialog>
  );
}
