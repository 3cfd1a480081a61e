import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type {
  AdminBooking,
  BookingKind,
  FleetTool,
  OfficeBookingRequest,
} from '@shop/domain/booking/booking';
import { bookingPrice, transportCents } from '@shop/domain/booking/booking-price';
import { NO_RENTER, RENTER_LIMITS } from '@shop/domain/booking/renter';
import { zoneOfPostalCode } from '@shop/domain/delivery/delivery-areas';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import { toCents } from '@shop/domain/money/money';
import type { RentalTool } from '@shop/domain/rental/rental';
import { customerNumber } from '@shop/domain/text/customer-number';
import { formatEuro } from '@shop/domain/text/format';
import { readNumber } from '@shop/domain/text/number-input';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { callApi } from '../../lib/api/client.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { FormDialog } from '../../office/dialog/admin-dialog.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { type Customer, customerPath, SimilarCustomers } from '../../office/similar-customers.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Halves, Row, Stack } from '../../ui/layout.tsx';
import {
  NO_CLASH,
  PeriodFields,
  periodProblems,
  pieceOptions,
  type TypedPeriod,
  useClosedDays,
} from './period-form.tsx';
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

type Typed = TypedPeriod &
  typeof NO_RENTER & {
    toolId: number | undefined;
    kind: BookingKind;
    method: 'pickup' | 'delivery';
    /** As agreed; empty for the price of the zone. */
    transport: string;
    /** The customer's record; empty for none. */
    customer_number: string;
  };

/** A booking by phone, confirmed at once, or days on which a tool is unavailable. */
export default function NewBooking(props: NewBookingProps) {
  const { form, tool, tools, circumstances } = useNewBooking(props);
  const { values, set } = form;
  const isDowntime = values.kind === 'downtime';
  return (
    <FormDialog
      title="Neue Buchung"
      form={form}
      submit={isDowntime ? 'Sperren' : 'Buchen'}
      sending="Wird gebucht..."
      onClose={props.onClose}
    >
      <Stack component="form" noValidate mt={1} onSubmit={form.submit}>
        <input type="submit" hidden />
        <Halves align="start">
          <ToolField
            tool={tool}
            tools={tools}
            error={form.errors.toolId}
            onPick={(picked) => set({ toolId: picked?.id, pieces: '1' })}
          />
          <FilterSelect label="Art" options={KINDS} {...form.pick('kind')} />
        </Halves>
        <PeriodFields {...circumstances(values.kind)} form={form} />
        <Halves align="start">
          <FilterSelect label="Stückzahl" options={pieceOptions(tool)} {...form.pick('pieces')} />
          {!isDowntime && (
            <FilterSelect label="Übergabe" options={METHODS} {...form.pick('method')} />
          )}
        </Halves>
        {!isDowntime && values.method === 'delivery' && (
          <InputField
            label="Bringen und Abholen (€ netto)"
            hint="Leer: der Preis der Zone."
            inputMode="decimal"
            {...form.field('transport')}
          />
        )}
        {isDowntime ? (
          <InputField
            label="Grund"
            required
            hint="Zum Beispiel: UVV-Prüfung, Werkstatt"
            {...form.field('notes')}
          />
        ) : (
          <>
            <Record values={values} set={form.set} />
            <Renter field={form.field} />
          </>
        )}
        {!isDowntime && tool && isPeriod(values) && <Price tool={tool} values={values} />}
      </Stack>
    </FormDialog>
  );
}

/** The form, and the tool chosen in it. */
function useNewBooking({ toolId, day, downtime, onBooked }: NewBookingProps) {
  const tools = useTools();
  const closed = useClosedDays();
  const [clash, setClash] = useState(NO_CLASH);
  const circumstances = (kind: BookingKind) => ({ closed, isDowntime: kind === 'downtime', clash });
  const form = useOfficeForm<Typed, Omit<OfficeBookingRequest, 'request_id'>>({
    initial: {
      ...NO_RENTER,
      toolId,
      kind: downtime ? 'downtime' : 'rental',
      start_day: day ?? berlinDay(new Date()),
      end_day: (downtime && day) ?? '',
      pieces: '1',
      method: 'pickup',
      transport: '',
      customer_number: '',
      notes: downtime ?? '',
      despite: '',
    },
    limits: RENTER_LIMITS,
    problems: (values) => ({
      toolId: values.toolId ? undefined : 'Bitte wählen Sie ein Gerät.',
      ...periodProblems(values, circumstances(values.kind)),
      ...textProblems(values),
    }),
    toRequest: (values) => requestOf(values, clash.length > 0),
    call: useOfficeCall({
      call: (body: Omit<OfficeBookingRequest, 'request_id'>, request_id) =>
        callApi('POST /api/admin/rental-bookings', { body: { ...body, request_id } }),
      onDone: (booking) => {
        onBooked(booking);
        return 'Gebucht.';
      },
      failed: 'Die Buchung konnte nicht gespeichert werden.',
    }),
  });
  const tool = tools.find(({ id }) => id === form.values.toolId);
  const found = useClash({ tool, ...form.values }) ?? NO_CLASH;
  if (found.join() !== clash.join()) setClash(found);
  return { form, tool, tools, circumstances };
}

interface ToolFieldProps {
  tool: FleetTool | undefined;
  tools: readonly FleetTool[];
  error: string | undefined;
  onPick(tool: FleetTool | null): void;
}

/** A tool, found by typing part of its name. */
function ToolField({ tool, tools, error, onPick }: ToolFieldProps) {
  return (
    <Autocomplete
      options={tools}
      value={tool ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_, picked) => onPick(picked)}
      noOptionsText="Kein Gerät gefunden"
      clearText="Leeren"
      openText="Geräte anzeigen"
      closeText="Schließen"
      renderInput={(props) => (
        <TextField
          {...props}
          label="Gerät"
          required
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}

function textProblems({ kind, customer_name, notes, transport }: Typed) {
  const isNumber = transport.trim() === '' || readNumber(transport) !== undefined;
  return kind === 'downtime'
    ? { notes: notes.trim() ? undefined : 'Bitte nennen Sie den Grund.' }
    : {
        transport: isNumber ? undefined : 'Zahl erwartet',
        customer_name: customer_name.trim() ? undefined : 'Bitte geben Sie einen Namen an.',
      };
}

function requestOf(
  { toolId = 0, despite, pieces, transport, ...values }: Typed,
  isClashing: boolean,
): Omit<OfficeBookingRequest, 'request_id'> {
  const { customer_name, customer_email, customer_phone, ...others } = values;
  const isDelivered = values.kind === 'rental' && values.method === 'delivery';
  const agreed = isDelivered ? readNumber(transport) : undefined;
  const filled = Object.entries(others).filter(([, each]) => each.trim() !== '');
  return {
    ...(Object.fromEntries(filled) as typeof others),
    tool_id: toolId,
    pieces: Number(pieces),
    customer_name,
    customer_email,
    customer_phone,
    ...(agreed !== undefined && { transport_amount: agreed }),
    ...(isClashing && { despite_clash: despite }),
  };
}

type Set = ReturnType<typeof useOfficeForm<Typed, never>>['set'];

/** The customer's record, by which its bill goes. */
function Record({ values: { customer_number: number }, set }: { values: Typed; set: Set }) {
  if (number !== '') {
    return (
      <Row>
        <Link href={customerPath(number)}>Kunde {number}</Link>
        <OfficeButton onClick={() => set({ customer_number: '' })}>Zuordnung lösen</OfficeButton>
      </Row>
    );
  }
  const pick = ({ id, input }: Customer) =>
    set({
      customer_number: customerNumber(id),
      customer_name: input.contact_name || input.name,
      company_name: input.is_company ? input.name : '',
      customer_email: input.email ?? '',
      customer_phone: input.phone ?? '',
      invoice_address: input.address ?? '',
    });
  return (
    <SimilarCustomers label="Kunden suchen" by={[]} hasFocus={false} onPick={pick}>
      {() => null}
    </SimilarCustomers>
  );
}

type Field = ReturnType<typeof useOfficeForm<Typed, never>>['field'];

function Renter({ field }: { field: Field }) {
  return (
    <>
      <Halves align="start">
        <InputField label="Name" required {...field('customer_name')} />
        <InputField label="Telefon" type="tel" {...field('customer_phone')} />
        <InputField
          label="E-Mail"
          type="email"
          hint="Dorthin geht die Bestätigung."
          {...field('customer_email')}
        />
        <InputField label="Firma" {...field('company_name')} />
        <InputField label="Straße und Hausnummer" {...field('street')} />
        <Box sx={{ ...columns('sm', 1, 2), gap: 2 }}>
          <InputField label="PLZ" inputMode="numeric" {...field('postal_code')} />
          <InputField label="Ort" {...field('city')} />
        </Box>
      </Halves>
      <InputField label="Rechnungsanschrift" rows={2} {...field('invoice_address')} />
      <InputField label="Anmerkungen" rows={2} {...field('notes')} />
    </>
  );
}

function Price({ tool, values }: { tool: RentalTool; values: Typed }) {
  const options = useDeliveryOptions();
  const { areas, rental } = options;
  const zone = zoneOfPostalCode(areas, values.postal_code.trim())?.name;
  const agreed = readNumber(values.transport);
  const ofZone = agreed === undefined ? transportCents(rental, zone) : toCents(agreed);
  const transport = values.method === 'pickup' ? 0 : ofZone;
  const wish = {
    ...values,
    pieces: Number(values.pieces),
    transportCents: transport,
    closed: unchargedDays(options),
  };
  const { days, netCents, depositCents } = bookingPrice(tool, wish);
  return (
    <p style={{ margin: 0 }}>
      <strong>{`${days === 1 ? '1 Tag' : `${days} Tage`}: ${formatEuro(netCents)} netto`}</strong>
      {transport === undefined
        ? ', Transport nach Absprache'
        : transport > 0 && `, mit Transport für ${formatEuro(transport)}`}
      {`, Kaution ${formatEuro(depositCents)}`}
    </p>
  );
}
