import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { AdminBooking, BookingStepRequest, DepositState } from '@shop/domain/booking/booking';
import { inspectionDay } from '@shop/domain/booking/booking-days';
import { hasAddress, lacksAddress, RENTER_FIELDS } from '@shop/domain/booking/renter';
import { toCents } from '@shop/domain/money/money';
import { PAYMENT_MEANS_CHOICES, type PaymentMeans } from '@shop/domain/payment/order-payments';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { readNumber } from '@shop/domain/text/number-input';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { columns } from '../../lib/theme/shared-styles.ts';
import { FormDialog } from '../../office/dialog/admin-dialog.tsx';
import { type Problems, useOfficeForm } from '../../office/form/use-office-form.ts';
import { SpacedAlert } from '../../office/spaced-alert.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { Halves, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Record } from './booking-records.tsx';
import { RecordPhotos } from './record-photos.tsx';
import { useBookingCall, useTools } from './rental-bookings.ts';
import { ReturnedDay, returnedDayProblem } from './returned-day.tsx';
import { SignatureField } from './signature-field.tsx';

interface RecordFormProps {
  booking: AdminBooking;
  to: 'handed_out' | 'returned';
  onClose(): void;
}

/**
 * The record of a tool changing hands, taken on a phone beside it: state, accessories, photos,
 * signature.
 */
export default function RecordForm({ booking, to, onClose }: RecordFormProps) {
  const isReturn = to === 'returned';
  const record = useRecord(booking, to, onClose);
  const { form, accessories, hasTank, hasDeposit, asksAddress, needsAddress, due } = record;
  const { values, set, field } = form;
  return (
    <FormDialog
      title={`${isReturn ? 'Rückgabe' : 'Übergabe'}: ${booking.tool_name}`}
      form={form}
      submit={isReturn ? 'Rückgabe speichern' : 'Übergeben'}
      sending="Wird gespeichert..."
      isWide={isReturn}
      onClose={onClose}
    >
      <Box sx={isReturn ? { ...columns('md', 2, 3), gap: 4, alignItems: 'start' } : {}}>
        {isReturn && booking.handover && <Record title="Übergabe" record={booking.handover} />}
        <Stack gap={3}>
          {due && (
            <div>
              <SpacedAlert severity="warning" mb={2}>
                {`Die UVV-Prüfung war am ${formatDay(due)} fällig.`}
              </SpacedAlert>
              <InputField label="Warum es trotzdem hinausgeht" required {...field('despite')} />
            </div>
          )}
          {isReturn && <ReturnedDay booking={booking} {...form.day('day')} />}
          {asksAddress && (
            <InputField
              label={RENTER_FIELDS.invoice_address.label}
              hint="Sie steht im Mietvertrag; über 250 € muss sie auf der Rechnung stehen."
              required={needsAddress}
              rows={2}
              {...field('address')}
            />
          )}
          <Halves align="start">
            <InputField
              label="Betriebsstunden"
              inputMode="decimal"
              hint={isReturn ? meterHint(booking) : undefined}
              {...field('meter')}
            />
            {hasTank && <FilterSelect label="Tankfüllung" options={FUEL} {...form.pick('fuel')} />}
          </Halves>
          <InputField
            label="Zustand"
            rows={3}
            required
            hint="Schäden, Kratzer, Verschmutzung"
            {...field('condition')}
          />
          {accessories.length > 0 && (
            <Accessories
              all={accessories}
              there={values.there}
              isReturn={isReturn}
              onChange={(there) => set({ there })}
            />
          )}
          <RecordPhotos {...values} onChange={set} />
          {hasDeposit && <Deposit booking={booking} form={form} isReturn={isReturn} />}
          <InputField label="Name zur Unterschrift" required {...field('name')} />
          <SignatureField label="Unterschrift" onChange={(signature) => set({ signature })} />
        </Stack>
      </Box>
    </FormDialog>
  );
}

interface DepositProps {
  booking: AdminBooking;
  form: ReturnType<typeof useRecord>['form'];
  isReturn: boolean;
}

function Deposit({ booking, form: { values, pick, field }, isReturn }: DepositProps) {
  return (
    <Stack>
      <FilterSelect
        label={`Kaution ${formatEuro(toCents(booking.deposit_amount))}`}
        options={isReturn ? BACK : TAKEN}
        {...pick('deposit')}
      />
      {(isReturn ? ['returned', 'kept'] : ['held']).includes(values.deposit) && (
        <FilterSelect label="Zahlungsweg" options={PAYMENT_MEANS_CHOICES} {...pick('means')} />
      )}
      {values.deposit === 'kept' && (
        <Box sx={{ ...columns('sm', 1, 2), gap: 2 }}>
          <InputField label="Einbehalten (€)" inputMode="decimal" required {...field('kept')} />
          <InputField label="Grund (liest der Kunde)" required {...field('why')} />
        </Box>
      )}
    </Stack>
  );
}

interface Typed {
  day: CalendarDay;
  meter: string;
  fuel: string;
  condition: string;
  there: readonly string[];
  pictures: readonly string[];
  /** How many photos are still uploading. */
  reading: number;
  /** Empty until somebody has decided. */
  deposit: '' | DepositState;
  means: PaymentMeans;
  kept: string;
  why: string;
  despite: string;
  address: string;
  name: string;
  signature: string;
}

/** The form, and its questions about this tool. */
function useRecord(
  booking: AdminBooking,
  to: RecordFormProps['to'],
  onDone: RecordFormProps['onClose'],
) {
  const tool = useTools().find(({ id }) => id === booking.tool_id);
  const { handover, prices, deposit, deposit_amount } = booking;
  const isReturn = to === 'returned';
  const lines = (tool?.accessories ?? '').split('\n').filter((line) => line.trim() !== '');
  const accessories = isReturn ? (handover?.accessories ?? []) : lines;
  const hasTank = prices.fuel_price !== undefined || handover?.fuel_percent !== undefined;
  const asksAddress = !isReturn && !hasAddress(booking);
  const needsAddress = !isReturn && lacksAddress(booking, toCents(booking.gross_amount));
  const hasDeposit = deposit_amount > 0 && (!isReturn || deposit.state === 'held');
  const inspection = isReturn || !tool ? undefined : inspectionDay(tool);
  const due = inspection && inspection < berlinDay(new Date()) ? inspection : undefined;
  const form = useOfficeForm<Typed, Omit<BookingStepRequest, 'request_id'>>({
    revision: booking.revision,
    isOpened: true,
    initial: {
      day: berlinDay(new Date()),
      meter: '',
      fuel: hasTank && !isReturn ? '100' : '',
      condition: isReturn ? '' : 'In Ordnung',
      there: isReturn ? [] : accessories,
      pictures: [],
      reading: 0,
      deposit: '',
      means: 'bank',
      kept: '',
      why: '',
      despite: '',
      address: '',
      name: booking.customer_name,
      signature: '',
    },
    limits: {
      meter: 10,
      kept: 10,
      address: RENTER_FIELDS.invoice_address.max,
      condition: 1000,
      name: 100,
      why: 300,
      despite: 300,
    },
    problems: (values) => ({
      ...recordProblems(values, handover?.meter_hours),
      day: isReturn ? returnedDayProblem(booking, values.day) : undefined,
      address:
        needsAddress && !values.address.trim() && 'Bitte geben Sie die Rechnungsanschrift an.',
      despite: due && !values.despite.trim() && 'Bitte nennen Sie den Grund.',
      ...(hasDeposit &&
        !values.deposit && { '': 'Bitte geben Sie an, was mit der Kaution geschieht.' }),
    }),
    toRequest: (values) => ({
      from: booking.state,
      to,
      ...(isReturn && { returned_day: values.day }),
      record: recordOf(values, accessories),
      ...(due && { despite_inspection: values.despite }),
      ...(asksAddress && values.address.trim() && { invoice_address: values.address.trim() }),
      ...(hasDeposit && values.deposit && { deposit: depositOf(values.deposit, values) }),
    }),
    call: useBookingCall('step', booking, { onDone }),
  });
  return { form, accessories, hasTank, hasDeposit, asksAddress, needsAddress, due };
}

function recordProblems(
  { meter, deposit, kept, why, ...values }: Typed,
  meterBefore = 0,
): Problems {
  const isKept = deposit === 'kept';
  const wrong = (isWrong: boolean, text: string) => (isWrong ? text : undefined);
  return {
    meter:
      wrong(meter.trim() !== '' && readNumber(meter) === undefined, 'Zahl erwartet') ??
      wrong((readNumber(meter) ?? meterBefore) < meterBefore, 'Weniger als bei der Übergabe.'),
    condition: wrong(!values.condition.trim(), 'Bitte beschreiben Sie den Zustand.'),
    kept: wrong(isKept && !readNumber(kept), 'Bitte geben Sie den Betrag an.'),
    why: wrong(isKept && !why.trim(), 'Bitte nennen Sie den Grund.'),
    name: wrong(!values.name.trim(), 'Bitte geben Sie den Namen zur Unterschrift an.'),
    '':
      wrong(values.reading > 0, 'Ein Foto wird noch hochgeladen.') ??
      wrong(!values.signature, 'Die Unterschrift fehlt.'),
  };
}

function recordOf(values: Typed, accessories: readonly string[]) {
  const { meter, fuel, condition, there, pictures, signature, name } = values;
  const meter_hours = readNumber(meter);
  return {
    ...(meter_hours !== undefined && { meter_hours }),
    ...(fuel && { fuel_percent: Number(fuel) }),
    condition,
    accessories: accessories.filter((each) => there.includes(each)),
    pictures: [...pictures],
    signature,
    signed_by: name,
  };
}

function depositOf(state: DepositState, { kept, why, means }: Typed) {
  const way = means !== 'bank' && { means };
  return {
    state,
    ...way,
    ...(state === 'kept' && { kept_amount: readNumber(kept), reason: why }),
  };
}

function meterHint({ handover }: AdminBooking): string | undefined {
  const hours = handover?.meter_hours;
  return hours === undefined ? undefined : `Bei der Übergabe: ${formatNumber(hours)}`;
}

interface AccessoriesProps {
  all: readonly string[];
  there: readonly string[];
  isReturn: boolean;
  onChange(there: string[]): void;
}

function Accessories({ all, there, isReturn, onChange }: AccessoriesProps) {
  const missing = all.filter((each) => !there.includes(each));
  return (
    <Titled title="Zubehör" variant="h3" heading="h3">
      <Stack gap={0}>
        {all.map((each) => (
          <Tick
            key={each}
            label={each}
            checked={there.includes(each)}
            onChange={(isThere) => {
              const others = there.filter((other) => other !== each);
              onChange(isThere ? [...others, each] : others);
            }}
          />
        ))}
      </Stack>
      {isReturn && missing.length > 0 && (
        <Alert severity="warning">{`Es fehlt noch: ${missing.join(', ')}`}</Alert>
      )}
    </Titled>
  );
}

const FUEL = [
  { id: '', label: 'ohne Angabe' },
  { id: '100', label: 'voll' },
  { id: '75', label: 'drei Viertel' },
  { id: '50', label: 'halb' },
  { id: '25', label: 'ein Viertel' },
  { id: '0', label: 'leer' },
];
const UNDECIDED = { id: '', label: 'bitte wählen' };
const TAKEN = [
  UNDECIDED,
  { id: 'held', label: 'erhalten' },
  { id: 'none', label: 'nicht erhalten' },
];
const BACK = [
  UNDECIDED,
  { id: 'returned', label: 'ganz zurückgegeben' },
  { id: 'kept', label: 'zum Teil einbehalten' },
  { id: 'held', label: 'wird später geklärt' },
];
