import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminBooking, BookingKind, OfficeBookingRequest } from '@shop/domain/booking/booking';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { bookingPrice } from '@shop/domain/booking/booking-price';
import { ORDER_TEXT_LIMITS } from '@shop/domain/order/order-schema';
import type { RentalTool } from '@shop/domain/rental/rental';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { InputField } from '../../components/form/text-field.tsx';
import { callApi } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { PeriodForm, periodProblem, useClosedDays } from './period-form.tsx';
import { isPeriod, useClash, useTools } from './rental-bookings.ts';

interface NewBookingProps {
  toolId?: number | undefined;
  day?: CalendarDay | undefined;
  /** Why the tool is unavailable on that day; if undefined, it is rented out. */
  downtime?: string | undefined;
  onClose(): void;
  onBooked(booking: AdminBooking): void;
}

const KINDS = [
  { id: 'rental', label: 'Vermietung' },
  { id: 'downtime', label: 'Werkstatt, Prüfung, Ausfall' },
] as const;

const METHODS = [
  { id: 'pickup', label: 'Abholung' },
  { id: 'delivery', label: 'Bringen und Abholen' },
] as const;

type Texts = Required<
  Pick<
    OfficeBookingRequest,
    | 'customer_name'
    | 'customer_phone'
    | 'customer_email'
    | 'company_name'
    | 'street'
    | 'postal_code'
    | 'city'
    | 'notes'
  >
>;
const EMPTY = {
  customer_name: '',
  customer_phone: '',
  customer_email: '',
  company_name: '',
  street: '',
  postal_code: '',
  city: '',
  notes: '',
};

/** A booking by telephone, confirmed at once, or days on which a tool is unavailable. */
export default function NewBooking({ toolId, day, downtime, onClose, onBooked }: NewBookingProps) {
  const tools = useTools();
  const closed = useClosedDays();
  const today = berlinDay(new Date());
  const [kind, setKind] = useState<BookingKind>(downtime ? 'downtime' : 'rental');
  const [chosen, setChosen] = useState(toolId);
  const [period, setPeriod] = useState<RentalPeriod>({
    start_day: day ?? today,
    end_day: (downtime && day) ?? '',
  });
  const [count, setCount] = useState('1');
  const [method, setMethod] = useState<'pickup' | 'delivery'>('pickup');
  const [texts, setTexts] = useState<{ [Name in keyof Texts]: string }>({
    ...EMPTY,
    notes: downtime ?? '',
  });
  const [reason, setReason] = useState('');
  const [request_id] = useState(randomId);
  const tool = tools.find(({ id }) => id === chosen) ?? tools[0];
  const pieces = Number(count);
  const clash = useClash({ tool, pieces, ...period });
  const isDowntime = kind === 'downtime';
  const { send, isSending, result } = useOfficeCall({
    call: (body: OfficeBookingRequest) => callApi('POST /api/admin/rental-bookings', { body }),
    onDone: (booking) => {
      onBooked(booking);
      return 'Gebucht.';
    },
    failed: 'Die Buchung konnte nicht gespeichert werden.',
    what: 'Failed to book a tool',
  });
  const text = (name: keyof Texts, label: string, over: object = {}) => (
    <InputField
      label={label}
      value={texts[name] ?? ''}
      maxLength={name in ORDER_TEXT_LIMITS ? ORDER_TEXT_LIMITS[name as 'notes'] : 120}
      onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
      {...over}
    />
  );
  const problem = periodProblem(period, { closed, today, isDowntime });
  const isWhole = isPeriod(period) && !problem && (!clash?.length || reason.trim() !== '');
  function submit(): void {
    if (!tool || !isWhole || isSending) return;
    const filled = Object.fromEntries(Object.entries(texts).filter(([, each]) => each.trim()));
    const { customer_name, customer_email, customer_phone } = texts;
    send({
      ...filled,
      request_id,
      kind,
      tool_id: tool.id,
      ...period,
      pieces,
      method,
      customer_name,
      customer_email,
      customer_phone,
      ...(clash?.length && { despite_clash: reason }),
    });
  }
  return (
    <AdminDialog
      title="Neue Buchung"
      keepsOpen
      onClose={onClose}
      actions={
        <Button type="submit" form="new-booking" aria-disabled={!isWhole || isSending}>
          {isSending ? 'Wird gebucht...' : isDowntime ? 'Sperren' : 'Buchen'}
        </Button>
      }
    >
      <Box
        component="form"
        id="new-booking"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Box sx={{ ...columns('sm', 1, 1), gap: 2 }}>
          <FilterSelect
            label="Gerät"
            value={String(tool?.id ?? '')}
            options={tools.map(({ id, name }) => ({ id: String(id), label: name }))}
            onPick={(id) => setChosen(Number(id))}
          />
          <FilterSelect
            label="Art"
            value={kind}
            options={KINDS}
            onPick={(id) => setKind(id as BookingKind)}
          />
        </Box>
        <PeriodForm
          period={period}
          isDowntime={isDowntime}
          clash={clash}
          reason={reason}
          onChange={setPeriod}
          onReason={setReason}
        />
        <Box sx={{ ...columns('sm', 1, 1), gap: 2 }}>
          <FilterSelect
            label="Stückzahl"
            value={count}
            options={piecesOf(tool)}
            onPick={setCount}
          />
          {!isDowntime && (
            <FilterSelect
              label="Übergabe"
              value={method}
              options={METHODS}
              onPick={(id) => setMethod(id as 'pickup')}
            />
          )}
        </Box>
        {isDowntime ? (
          text('notes', 'Grund', { required: true, hint: 'Zum Beispiel: UVV-Prüfung, Werkstatt' })
        ) : (
          <>
            <Box sx={{ ...columns('sm', 1, 1), gap: 2 }}>
              {text('customer_name', 'Name', { required: true })}
              {text('customer_phone', 'Telefon', { type: 'tel' })}
              {text('customer_email', 'E-Mail', {
                type: 'email',
                hint: 'Dorthin geht die Bestätigung.',
              })}
              {text('company_name', 'Firma')}
              {text('street', 'Straße und Hausnummer')}
              <Box sx={{ ...columns('sm', 1, 2), gap: 2 }}>
                {text('postal_code', 'PLZ', { maxLength: 5, inputMode: 'numeric' })}
                {text('city', 'Ort')}
              </Box>
            </Box>
            {text('notes', 'Anmerkungen', { rows: 2 })}
            {tool && isPeriod(period) && <Price tool={tool} period={period} pieces={pieces} />}
          </>
        )}
        <ResultAlert result={result} />
      </Box>
    </AdminDialog>
  );
}

function piecesOf(tool: RentalTool | undefined) {
  const count = Math.max(1, tool?.quantity_available ?? 1);
  return Array.from({ length: count }, (_, index) => {
    return { id: String(index + 1), label: String(index + 1) };
  });
}

function Price(props: { tool: RentalTool; period: RentalPeriod; pieces: number }) {
  const { tool, period, pieces } = props;
  const price = bookingPrice(tool, { ...period, pieces, transportCents: 0 });
  const { days, rentalCents, depositCents } = price;
  return (
    <p style={{ margin: 0 }}>
      <strong>{`${days === 1 ? '1 Tag' : `${days} Tage`}: ${formatEuro(rentalCents)} netto`}</strong>
      {`, Kaution ${formatEuro(depositCents)}`}
    </p>
  );
}
