import type { AdminBooking, BookingStepRequest } from '@shop/domain/booking/booking';
import {
  closingExtras,
  extraCents,
  RENTAL_EXTRA_NAMES,
  RENTAL_EXTRAS,
  type RentalExtra,
} from '@shop/domain/booking/booking-price';
import { isByArrangement } from '@shop/domain/booking/booking-sums';
import { sumCents, toCents } from '@shop/domain/money/money';
import { formatEuro, parseDecimal } from '@shop/domain/text/format';
import { InputField } from '../../components/form/text-field.tsx';
import { Halves, Stack } from '../../components/layout.tsx';
import { PriceList, PriceRow } from '../../components/price-row.tsx';
import { typedNumber } from '../editing/read-values.ts';
import { FormDialog } from '../kit/dialog/admin-dialog.tsx';
import { useOfficeForm } from '../kit/form/use-office-form.ts';
import { useBookingCall } from './rental-bookings.ts';

interface CloseFormProps {
  booking: AdminBooking;
  onClose(): void;
}

/** The charges besides the rent, without those that the booking has no price for. */
type Typed = { transport: string } & Partial<Record<RentalExtra, string>>;

/** The charges besides the rent, and the button that turns them into an order to be invoiced. */
export default function CloseForm({ booking, onClose }: CloseFormProps) {
  const { tool_name, state, extra_prices, transport_amount } = booking;
  // The insurance is charged as booked.
  const priced = RENTAL_EXTRA_NAMES.filter(
    (name) => name !== 'insurance' && extra_prices[name] !== undefined,
  );
  const proposed = closingExtras(booking);
  const isOpen = isByArrangement(booking);
  const amountsOf = (values: Typed) =>
    Object.fromEntries(priced.map((name) => [name, parseDecimal(values[name] || '0')]));
  const form = useOfficeForm<Typed, Omit<BookingStepRequest, 'request_id'>>({
    initial: {
      transport: '',
      ...Object.fromEntries(priced.map((name) => [name, typedNumber(proposed[name] ?? 0)])),
    },
    problems: (values) => ({
      transport: isOpen ? numberProblem(parseDecimal(values.transport)) : undefined,
      ...Object.fromEntries(
        Object.entries(amountsOf(values)).map(([name, amount]) => [name, numberProblem(amount)]),
      ),
    }),
    toRequest: (values) => ({
      from: state,
      to: 'closed',
      extras: amountsOf(values),
      ...(isOpen && { transport_amount: parseDecimal(values.transport) }),
    }),
    call: useBookingCall('step', booking, { onDone: onClose }),
  });
  const { values } = form;
  return (
    <FormDialog
      title={`Abrechnen: ${tool_name}`}
      form={form}
      submit="Abrechnen"
      sending="Wird abgerechnet..."
      onClose={onClose}
    >
      <Stack gap={3}>
        <Halves>
          {priced.map((name) => (
            <InputField
              key={name}
              label={`${RENTAL_EXTRAS[name].label} (${RENTAL_EXTRAS[name].unit})`}
              hint={`je ${formatEuro(toCents(extra_prices[name] ?? 0))} netto`}
              inputMode="decimal"
              {...form.at(name)}
              maxLength={8}
            />
          ))}
        </Halves>
        {isOpen && (
          <InputField
            label="Bringen und Abholen (€ netto)"
            hint="War nach Absprache."
            inputMode="decimal"
            required
            {...form.field('transport')}
          />
        )}
        <Costs
          booking={booking}
          transport={transport_amount ?? parseDecimal(values.transport) ?? 0}
          amounts={amountsOf(values)}
        />
        <p style={{ margin: 0 }}>
          Daraus entsteht eine gelieferte Bestellung. Ihre Rechnung schreiben Sie unter
          „Rechnungen“, zusammen mit den anderen.
        </p>
      </Stack>
    </FormDialog>
  );
}

/** Confirms a request at the price of transport that its customer has agreed to. */
export function AgreedForm({ booking, onClose }: CloseFormProps) {
  const { state } = booking;
  const form = useOfficeForm({
    initial: { transport: '' },
    problems: ({ transport }) => ({ transport: numberProblem(parseDecimal(transport)) }),
    toRequest: ({ transport }) => ({
      from: state,
      to: 'confirmed' as const,
      transport_amount: parseDecimal(transport),
    }),
    call: useBookingCall('step', booking, { onDone: onClose }),
  });
  return (
    <FormDialog
      title="Hat der Kunde dem Preis zugestimmt?"
      form={form}
      submit="Ja, bestätigen"
      sending="Wird bestätigt..."
      onClose={onClose}
    >
      <Stack gap={3}>
        <p style={{ margin: 0 }}>
          Die Anfrage ist unverbindlich, bis der Kunde weiß, was Bringen und Abholen kosten, und
          zugestimmt hat. Den Preis liest er in der Bestätigung.
        </p>
        <InputField
          label="Bringen und Abholen (€ netto)"
          inputMode="decimal"
          required
          {...form.field('transport')}
        />
      </Stack>
    </FormDialog>
  );
}

const numberProblem = (amount: number | undefined) =>
  amount === undefined || amount < 0 ? 'Zahl erwartet' : undefined;

interface CostsProps {
  booking: AdminBooking;
  transport: number;
  amounts: Partial<Record<RentalExtra, number | undefined>>;
}

function Costs({ booking, transport, amounts }: CostsProps) {
  const { days, method, rental_amount, insurance_amount, extra_prices } = booking;
  const rows = [
    { label: `Miete, ${days === 1 ? '1 Tag' : `${days} Tage`}`, cents: toCents(rental_amount) },
    { label: RENTAL_EXTRAS.insurance.label, cents: toCents(insurance_amount) },
    { label: 'Bringen und Abholen', cents: toCents(transport), isShown: method === 'delivery' },
    ...RENTAL_EXTRA_NAMES.map((name) => ({
      label: RENTAL_EXTRAS[name].label,
      cents: extraCents(extra_prices[name], amounts[name]),
    })),
  ];
  return (
    <PriceList>
      {rows
        .filter(({ cents, isShown }) => isShown || cents > 0)
        .map(({ label, cents }) => (
          <PriceRow key={label} label={label}>
            {formatEuro(cents)}
          </PriceRow>
        ))}
      <PriceRow label="Netto" total>
        {formatEuro(sumCents(rows.map(({ cents }) => cents)))}
      </PriceRow>
    </PriceList>
  );
}
