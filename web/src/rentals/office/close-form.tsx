import type { AdminBooking, BookingStepRequest, SeenBooking } from '@shop/domain/booking/booking';
import {
  closingExtras,
  RENTAL_EXTRA_NAMES,
  RENTAL_EXTRAS,
  type RentalExtra,
} from '@shop/domain/booking/booking-price';
import { bookingSums, isByArrangement } from '@shop/domain/booking/booking-sums';
import { toCents } from '@shop/domain/money/money';
import { formatEuro } from '@shop/domain/text/format';
import { readNumber, typedNumber } from '@shop/domain/text/number-input';
import type { CalendarDay } from '@shop/domain/time/calendar';
import { FormDialog } from '../../office/dialog/admin-dialog.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { InputField } from '../../ui/form/text-field.tsx';
import { Halves, Stack } from '../../ui/layout.tsx';
import { PriceList, PriceRow } from '../../ui/price-row.tsx';
import { useBookingPrice } from '../shared/use-booking-price.ts';
import { MissingParts } from './deposits.tsx';
import { useBookingCall } from './rental-bookings.ts';
import { ReturnedDay, returnedDayProblem } from './returned-day.tsx';

interface CloseFormProps {
  booking: AdminBooking;
  onClose(): void;
}

/** The charges besides the rent, without those that the booking has no price for. */
type Typed = { transport: string; day: CalendarDay } & Partial<Record<RentalExtra, string>>;

/** The charges besides the rent, and the button that turns them into an order to be invoiced. */
export default function CloseForm({ booking, onClose }: CloseFormProps) {
  const { tool_name, state, prices, transport_amount, returned_day = '' } = booking;
  const priceOf = (name: RentalExtra) => prices[RENTAL_EXTRAS[name].price];
  // The insurance is charged as booked.
  const priced = RENTAL_EXTRA_NAMES.filter(
    (name) => name !== 'insurance' && priceOf(name) !== undefined,
  );
  const proposed = closingExtras(booking);
  const isOpen = isByArrangement(booking);
  const amountsOf = (values: Typed) =>
    Object.fromEntries(priced.map((name) => [name, readNumber(values[name] || '0')]));
  const form = useOfficeForm<Typed, Omit<BookingStepRequest, 'request_id'>>({
    revision: booking.revision,
    isOpened: true,
    initial: {
      transport: '',
      day: returned_day,
      ...Object.fromEntries(priced.map((name) => [name, typedNumber(proposed[name] ?? 0)])),
    },
    problems: (values) => ({
      day: returned_day ? returnedDayProblem(booking, values.day) : undefined,
      transport: isOpen ? numberProblem(readNumber(values.transport)) : undefined,
      ...Object.fromEntries(
        Object.entries(amountsOf(values)).map(([name, amount]) => [name, numberProblem(amount)]),
      ),
    }),
    toRequest: (values) => ({
      from: state,
      to: 'closed',
      extras: amountsOf(values),
      ...(values.day !== returned_day && { returned_day: values.day }),
      ...(isOpen && { transport_amount: readNumber(values.transport) }),
    }),
    call: useBookingCall('step', booking, { onDone: onClose }),
  });
  const { values } = form;
  const agreed = { transport_amount: transport_amount ?? readNumber(values.transport) ?? 0 };
  const isCorrected = values.day !== returned_day && values.day !== '';
  const wanted = { end_day: values.day };
  const { data: price } = useBookingPrice(booking.booking_number, wanted, isCorrected);
  const charged = isCorrected ? price : booking;
  const sums = charged
    ? bookingSums({ ...booking, ...charged, ...agreed, extras: amountsOf(values) })
    : [];
  return (
    <FormDialog
      title={`Abrechnen: ${tool_name}`}
      form={form}
      submit="Abrechnen"
      sending="Wird abgerechnet..."
      onClose={onClose}
    >
      <Stack gap={3}>
        {returned_day && <ReturnedDay booking={booking} {...form.day('day')} />}
        <MissingParts booking={booking} />
        <Halves>
          {priced.map((name) => (
            <InputField
              key={name}
              label={`${RENTAL_EXTRAS[name].label} (${RENTAL_EXTRAS[name].unit})`}
              hint={`je ${formatEuro(toCents(priceOf(name) ?? 0))} netto`}
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
        <PriceList>
          {sums.map(({ label, amount, isTotal }) => (
            <PriceRow key={label} label={label} total={isTotal}>
              {amount}
            </PriceRow>
          ))}
        </PriceList>
        <p style={{ margin: 0 }}>
          Daraus entsteht eine gelieferte Bestellung. Ihre Rechnung schreiben Sie unter
          „Rechnungen“, zusammen mit den anderen.
        </p>
      </Stack>
    </FormDialog>
  );
}

/** Confirms a request at the price of transport that its customer has agreed to. */
export function AgreedForm({
  booking,
  others,
  onClose,
}: CloseFormProps & { others: SeenBooking[] }) {
  const { state } = booking;
  const form = useOfficeForm({
    revision: booking.revision,
    isOpened: true,
    initial: { transport: '' },
    problems: ({ transport }) => ({ transport: numberProblem(readNumber(transport)) }),
    toRequest: ({ transport }) => ({
      from: state,
      to: 'confirmed' as const,
      transport_amount: readNumber(transport),
      ...(others.length > 0 && { others }),
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
          Die Reservierung ist unverbindlich, bis der Kunde weiß, was Bringen und Abholen kosten,
          und zugestimmt hat. Den Preis liest er in der Bestätigung.
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
