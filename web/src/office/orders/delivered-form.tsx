import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import {
  type DeliveredLine,
  type DeliveredRequest,
  deliveredProblem,
  isSoldByWeight,
  MAX_SLIPS,
  needsReason,
  quantityText,
  slipsOnSeveralLines,
  type WeighingSlip,
  weighedQuantity,
} from '@shop/domain/order/delivered';
import {
  type AdminOrder,
  type AdminOrderItem,
  orderedQuantity,
  type StatusChangeRequest,
} from '@shop/domain/order/order';
import { isCancelled, isFinal, orderStatus } from '@shop/domain/order/order-status';
import { isUnpaidHandover } from '@shop/domain/order/unpaid-order';
import { formatEuro, parseDecimal } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { type FormEvent, useId, useState } from 'react';
import { DateField } from '../../components/form/date-field.tsx';
import { InputField } from '../../components/form/text-field.tsx';
import { Titled } from '../../components/titled.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST, WRAPPED } from '../../lib/theme/shared-styles.ts';
import type { CallResult } from '../kit/api/use-office-call.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { OfficeButton } from '../kit/office-button.tsx';
import { FocusedAlert, ResultAlert } from '../kit/tab/call-alerts.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

/** A weighing slip as typed. */
type TypedSlip = Record<'number' | 'gross' | 'tare' | 'day' | 'time' | 'plate', string>;

interface TypedLine {
  quantity: string;
  reason: string;
  slips: TypedSlip[];
}

const typed = (value: number) => String(value).replace('.', ',');

/** The quantity delivered of each line, which can be corrected until there is an invoice. */
export function DeliveredForm({ order, onUpdate }: OrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isInvoiced = order.invoices?.at(-1)?.kind === 'invoice';
  const told = order.order_items.filter(
    ({ delivered_quantity }) => delivered_quantity !== undefined,
  );
  if (!isFinal(order.order_status) || isCancelled(order.order_status)) return null;
  if (isInvoiced && told.length === 0) return null;
  const isRental = order.booking_number !== undefined;
  return (
    <Titled title={isRental ? 'Berechnete Mengen' : 'Gelieferte Mengen'} heading="h3">
      {!isOpen && (
        <Box component="ul" sx={{ ...PLAIN_LIST, my: 1 }}>
          {told.length === 0 && <li>{isRental ? 'Wie abgeschlossen.' : 'Wie bestellt.'}</li>}
          {told.map((item) => (
            <li key={item.product_name}>{toldText(item)}</li>
          ))}
        </Box>
      )}
      {!isInvoiced &&
        (isOpen ? (
          <Fields order={order} onUpdate={onUpdate} onDone={() => setIsOpen(false)} />
        ) : (
          <OfficeButton onClick={() => setIsOpen(true)}>
            {isRental ? 'Mengen ändern' : 'Mengen und Wiegescheine ändern'}
          </OfficeButton>
        ))}
    </Titled>
  );
}

function toldText(item: AdminOrderItem): string {
  const { product_name, delivered_quantity = 0, unit, slips = [], delivered_reason } = item;
  return [
    `${product_name}: ${quantityText(delivered_quantity, unit)} statt ${orderedQuantity(item)}`,
    ...slips.map(({ number }) => `Wiegeschein ${number}`),
    ...(delivered_reason ? [delivered_reason] : []),
  ].join(', ');
}

function Fields({ order, onUpdate, onDone }: OrderProps & { onDone(): void }) {
  const { send, isSending, result } = useOrderCall(
    'delivered',
    {
      order,
      onUpdate: (changed) => {
        onUpdate(changed);
        onDone();
      },
    },
    {
      done: () => 'Die gelieferten Mengen sind eingetragen.',
      failed: 'Die gelieferten Mengen konnten nicht eingetragen werden.',
    },
  );

  const typedLines = useTypedLines(order, result);
  function submit(event: FormEvent) {
    event.preventDefault();
    const said = isSending ? undefined : typedLines.read();
    if (said) send(said);
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 1.5 }}>
      {typedLines.fields}
      <ResultAlert result={result} />
      <Box sx={{ ...WRAPPED, gap: 1.5, mt: 2 }}>
        <Button type="submit" size="small" aria-disabled={isSending}>
          {isSending ? 'Wird eingetragen...' : 'Mengen eintragen'}
        </Button>
        <OfficeButton variant="text" onClick={onDone}>
          Abbrechen
        </OfficeButton>
      </Box>
    </Box>
  );
}

interface DeliverDialogProps {
  order: AdminOrder;
  isSending: boolean;
  failure: CallResult | undefined;
  onDeliver(wanted: Omit<StatusChangeRequest, 'from'>): void;
  onClose(): void;
}

/** Hands over the goods: all as ordered, unless other quantities or weighing slips are typed. */
export function DeliverDialog({ order, isSending, failure, ...on }: DeliverDialogProps) {
  const typedLines = useTypedLines(order, failure);
  const isUnpaid = isUnpaidHandover(order, 'delivered');
  const { action } = orderStatus('delivered');
  return (
    <AdminDialog
      title={order.delivery?.method === 'pickup' ? 'Was wurde abgeholt?' : 'Was wurde geliefert?'}
      keepsOpen
      onClose={on.onClose}
      actions={
        <Button
          autoFocus
          aria-disabled={isSending}
          onClick={() => {
            const said = isSending ? undefined : typedLines.read();
            if (!said) return;
            const { lines: delivered, ...reason } = said;
            const paid = isUnpaid && { despite_open_payment: true };
            on.onDeliver({ to: 'delivered', delivered, ...reason, ...paid });
          }}
        >
          {isUnpaid ? `Trotzdem ${action.toLowerCase()}` : action}
        </Button>
      }
    >
      {isUnpaid && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unpaidText(order)}
        </Alert>
      )}
      {typedLines.fields}
      {failure && !failure.ok && <FocusedAlert severity="error">{failure.message}</FocusedAlert>}
    </AdminDialog>
  );
}

/** A sentence saying that a prepaid order has not been paid. */
export function unpaidText({ order_number, open_amount = 0 }: AdminOrder): string {
  const open = formatEuro(toCents(open_amount));
  return `Die Bestellung ${order_number} wird im Voraus bezahlt, und ${open} sind noch offen.`;
}

/**
 * The typed lines: their fields, and a function that reads them if nothing is wrong with them. A slip on two
 * lines, or after the server's refusal on another order, asks for a reason.
 */
function useTypedLines({ order_items }: AdminOrder, result: CallResult | undefined) {
  const [slipReason, setSlipReason] = useState('');
  const [lines, setLines] = useState(() => order_items.map(typedLine));
  const [problem, setProblem] = useState<string>();
  const repeated = slipsOnSeveralLines(
    order_items.map(({ product_name }, index) => {
      const slips = (lines[index]?.slips ?? []).flatMap((slip) => readSlip(slip) ?? []);
      return { product_name, slips: slips.filter(({ number }) => number.trim() !== '') };
    }),
  );
  const asksReason = repeated.size > 0 || result?.code === 'repeated_slip' || slipReason !== '';
  function read(): DeliveredRequest | undefined {
    const said = lines.map((line, index) => readLine(line, index, order_items[index]));
    const wrong = said.find((each) => typeof each === 'string');
    setProblem(wrong);
    if (wrong) return undefined;
    const slip_reason = asksReason ? slipReason.trim() : '';
    return { lines: said as DeliveredLine[], ...(slip_reason && { slip_reason }) };
  }
  const fields = (
    <>
      {order_items.map((item, at) => (
        <LineFields
          key={`${item.product_id}${item.product_name}`}
          item={item}
          line={lines[at] ?? typedLine(item)}
          onChange={(changed) =>
            setLines((all) =>
              all.map((line, index) => (index === at ? { ...line, ...changed } : line)),
            )
          }
        />
      ))}
      {asksReason && (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
          {[...repeated.values()].map((text) => (
            <Alert key={text} severity="warning">
              {text} Er würde zweimal berechnet.
            </Alert>
          ))}
          <InputField
            label="Warum zählt der Wiegeschein noch einmal?"
            required
            value={slipReason}
            onChange={({ target }) => setSlipReason(target.value)}
            maxLength={200}
          />
        </Box>
      )}
      {problem && <FocusedAlert severity="error">{problem}</FocusedAlert>}
    </>
  );
  return { fields, read };
}

interface LineFieldsProps {
  item: AdminOrderItem;
  line: TypedLine;
  onChange(changed: Partial<TypedLine>): void;
}

function LineFields({ item, line, onChange }: LineFieldsProps) {
  const { product_name, unit, quantity } = item;
  const { slips } = line;
  const read = slips.flatMap((slip) => readSlip(slip) ?? []);
  const weighed = read.length > 0 ? weighedQuantity(read, unit) : undefined;
  const delivered = weighed ?? parseDecimal(line.quantity);
  const today = berlinDay(new Date());
  const id = useId();
  const setSlip = (index: number, changed: Partial<TypedSlip>) =>
    onChange({ slips: slips.map((slip, at) => (at === index ? { ...slip, ...changed } : slip)) });
  return (
    <Box role="group" aria-labelledby={id} sx={lineBox}>
      <Box sx={row}>
        <Box id={id} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{product_name}</strong>, bestellt {orderedQuantity(item)}
        </Box>
        <InputField
          label={unit ? `Geliefert (${unit})` : 'Geliefert'}
          required
          value={weighed === undefined ? line.quantity : typed(weighed)}
          hint={weighed === undefined ? undefined : 'Summe der Wiegescheine'}
          onChange={({ target }) => onChange({ quantity: target.value })}
          inputMode="decimal"
          maxLength={12}
        />
      </Box>
      {delivered !== undefined && needsReason(quantity, delivered) && (
        <InputField
          label="Grund der Abweichung"
          required
          value={line.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
          maxLength={200}
        />
      )}
      {slips.map((slip, index) => (
        <Box
          // A slip without a number is identified only by its position.
          key={`slip-${String(index)}`}
          role="group"
          aria-label={`Wiegeschein ${index + 1}`}
          sx={slipRow}
        >
          <DateField
            label="Datum"
            value={slip.day}
            earliest={FIRST_DAY}
            isClosed={(day) => day > today}
            error={undefined}
            onChange={(day) => setSlip(index, { day })}
          />
          {SLIP_FIELDS.map(({ name, label, ...field }) => (
            <InputField
              key={name}
              label={label}
              required={name !== 'plate'}
              value={slip[name]}
              onChange={({ target }) => setSlip(index, { [name]: target.value })}
              {...field}
            />
          ))}
          <Typography variant="body2" sx={besideField}>
            {netText(slip)}
          </Typography>
          <OfficeButton
            variant="text"
            aria-label={`Wiegeschein ${index + 1} entfernen`}
            sx={{ ...besideField, justifySelf: 'start', mx: -2 }}
            onClick={() => onChange({ slips: slips.filter((_, at) => at !== index) })}
          >
            Entfernen
          </OfficeButton>
        </Box>
      ))}
      {isSoldByWeight(unit) && slips.length < MAX_SLIPS && (
        <OfficeButton
          variant="text"
          // Aligns the button's text, not its frame, with the text around it.
          sx={{ mx: -2 }}
          onClick={() =>
            onChange({
              slips: [
                ...slips,
                { number: '', gross: '', tare: '', day: today, time: '', plate: '' },
              ],
            })
          }
        >
          Wiegeschein hinzufügen
        </OfficeButton>
      )}
    </Box>
  );
}

/** Older orders have no weighing slips. */
const FIRST_DAY = '2026-01-01';

const SLIP_FIELDS = [
  { name: 'number', label: 'Nummer', maxLength: 30 },
  { name: 'gross', label: 'Brutto (kg)', maxLength: 7, inputMode: 'numeric' },
  { name: 'tare', label: 'Tara (kg)', maxLength: 7, inputMode: 'numeric' },
  { name: 'time', label: 'Uhrzeit (07:42)', maxLength: 5 },
  { name: 'plate', label: 'Kennzeichen', maxLength: 20 },
] as const;

function typedLine(item: AdminOrderItem): TypedLine {
  const { quantity, delivered_quantity = quantity, delivered_reason = '', slips = [] } = item;
  return {
    quantity: typed(delivered_quantity),
    reason: delivered_reason,
    slips: slips.map(({ number, gross_kg, tare_kg, weighed_at, plate }) => ({
      number,
      gross: String(gross_kg),
      tare: String(tare_kg),
      day: weighed_at.slice(0, 10),
      time: weighed_at.slice(11),
      plate,
    })),
  };
}

/** Undefined unless both weights are numbers. */
function readSlip({ number, gross, tare, day, time, plate }: TypedSlip): WeighingSlip | undefined {
  const [gross_kg, tare_kg] = [parseDecimal(gross), parseDecimal(tare)];
  if (gross_kg === undefined || tare_kg === undefined) return undefined;
  const weighed_at = `${day}T${time.trim().replace('.', ':').padStart(5, '0')}`;
  return { number, gross_kg, tare_kg, net_kg: gross_kg - tare_kg, weighed_at, plate };
}

function netText(slip: TypedSlip): string {
  const read = readSlip(slip);
  return read ? `Netto ${quantityText(read.net_kg, 'kg')}` : '';
}

/** The line to send, or what is wrong with it. */
function readLine(line: TypedLine, index: number, item: AdminOrderItem | undefined) {
  if (!item) return 'Die Bestellung hat sich geändert. Bitte laden Sie sie neu.';
  const slips = line.slips.map(readSlip);
  if (slips.some((slip) => !slip?.number || slip.net_kg <= 0 || slip.weighed_at.length !== 16)) {
    return `${item.product_name}: Bitte füllen Sie die Wiegescheine aus; das Brutto ist mehr als die Tara.`;
  }
  const complete = slips as WeighingSlip[];
  const quantity =
    complete.length > 0 ? weighedQuantity(complete, item.unit) : parseDecimal(line.quantity);
  if (quantity === undefined) {
    return `${item.product_name}: Bitte geben Sie die gelieferte Menge als Zahl ein.`;
  }
  const reason = line.reason.trim();
  const isReasoned = reason !== '' && needsReason(item.quantity, quantity);
  const said = {
    line: index,
    quantity,
    ...(isReasoned && { reason }),
    ...(complete.length > 0 && { slips: complete }),
  };
  return deliveredProblem(item, said) ?? said;
}

const lineBox = {
  py: 1.5,
  borderBottom: `1px solid ${COLORS.slab}`,
  display: 'grid',
  justifyItems: 'start',
  gap: 1.5,
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  width: '100%',
};

const slipRow = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  alignItems: 'end',
  gap: 1,
  width: '100%',
  pl: 1.5,
  borderLeft: `4px solid ${COLORS.slab}`,
};

const besideField = { minHeight: 56, display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' };
