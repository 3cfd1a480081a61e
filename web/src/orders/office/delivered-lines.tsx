import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type DeliveredLine,
  deliveredProblem,
  isSoldByWeight,
  MAX_SLIPS,
  needsReason,
  quantityText,
  type WeighingSlip,
  weighedQuantity,
} from '@shop/domain/handover/delivered';
import type { AdminOrderItem } from '@shop/domain/order/order';
import { typedNumber } from '@shop/domain/text/number-input';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { readMeasured } from '@shop/domain/text/units';
import { berlinDay } from '@shop/domain/time/calendar';
import { useId } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import type { OfficeFields, Problems } from '../../office/form/use-office-form.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';

/** A weighing slip as typed. */
type TypedSlip = Record<'number' | 'gross' | 'tare' | 'day' | 'time' | 'plate', string>;

export interface TypedLine {
  id: string;
  quantity: string;
  reason: string;
  slips: TypedSlip[];
}

interface LineFieldsProps {
  item: AdminOrderItem;
  line: TypedLine;
  /** Path of the line in the form: `lines.0`. */
  path: string;
  at: OfficeFields['at'];
  onSlips(slips: TypedSlip[]): void;
  /** Whether the rest stays open. */
  isPart: boolean;
}

/** A line's quantity and its weighing slips. */
export function DeliveredLineFields({ item, line, path, at, onSlips, isPart }: LineFieldsProps) {
  const { product_name, unit } = item;
  const { slips } = line;
  const read = slips.flatMap((slip) => readSlip(slip) ?? []);
  const weighed = read.length > 0 ? weighedQuantity(read, unit) : undefined;
  const delivered = weighed ?? readMeasured(line.quantity, unit);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={lineBox}>
      <Box sx={row}>
        <Box id={id} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{product_name}</strong>, bestellt {orderedQuantity(item)}
        </Box>
        <InputField
          label={unit ? `Geliefert (${unit})` : 'Geliefert'}
          required={!isPart}
          inputMode="decimal"
          {...at(`${path}.quantity`)}
          {...(weighed !== undefined && {
            value: typedNumber(weighed),
            hint: 'Summe der Wiegescheine',
          })}
          maxLength={12}
        />
      </Box>
      {delivered !== undefined && lacksReason(item, delivered, isPart) && (
        <InputField label="Grund der Abweichung" required {...at(`${path}.reason`)} />
      )}
      {slips.map((slip, index) => (
        <SlipFields
          // A slip without a number is identified only by its position.
          key={`slip-${String(index)}`}
          slip={slip}
          name={`Wiegeschein ${index + 1}`}
          at={(name) => at(`${path}.slips.${index}.${name}`)}
          onRemove={() => onSlips(slips.filter((_, each) => each !== index))}
        />
      ))}
      {isSoldByWeight(unit) && slips.length < MAX_SLIPS && (
        <OfficeButton
          variant="text"
          // Aligns the button's text, not its frame, with the text around it.
          sx={{ mx: -2 }}
          onClick={() => onSlips([...slips, { ...NO_SLIP, day: berlinDay(new Date()) }])}
        >
          Wiegeschein hinzufügen
        </OfficeButton>
      )}
    </Box>
  );
}

interface SlipFieldsProps {
  slip: TypedSlip;
  name: string;
  at: OfficeFields['at'];
  onRemove(): void;
}

function SlipFields({ slip, name, at, onRemove }: SlipFieldsProps) {
  const { value, onChange } = at('day');
  const today = berlinDay(new Date());
  return (
    <Box role="group" aria-label={name} sx={slipRow}>
      <DateField
        label="Datum"
        earliest={FIRST_DAY}
        isClosed={(each) => each > today}
        value={value}
        onChange={(picked) => onChange({ target: { value: picked } })}
      />
      {SLIP_FIELDS.map(({ name: field, ...props }) => (
        <InputField key={field} required={field !== 'plate'} {...at(field)} {...props} />
      ))}
      <Typography variant="body2" sx={besideField}>
        {netText(slip)}
      </Typography>
      <OfficeButton
        variant="text"
        aria-label={`${name} entfernen`}
        sx={{ ...besideField, justifySelf: 'start', mx: -2 }}
        onClick={onRemove}
      >
        Entfernen
      </OfficeButton>
    </Box>
  );
}

const NO_SLIP: TypedSlip = { number: '', gross: '', tare: '', day: '', time: '', plate: '' };

/** Older orders have no weighing slips. */
const FIRST_DAY = '2026-01-01';

const SLIP_FIELDS = [
  { name: 'number', label: 'Nummer', maxLength: 30 },
  { name: 'gross', label: 'Brutto (kg)', maxLength: 7, inputMode: 'numeric' },
  { name: 'tare', label: 'Tara (kg)', maxLength: 7, inputMode: 'numeric' },
  { name: 'time', label: 'Uhrzeit (07:42)', maxLength: 5 },
  { name: 'plate', label: 'Kennzeichen', maxLength: 20 },
] as const;

export function typedLine(item: AdminOrderItem): TypedLine {
  const { quantity, delivered_quantity = quantity, delivered_reason = '', slips = [] } = item;
  return {
    id: `${item.product_id ?? ''}${item.product_name}`,
    quantity: typedNumber(delivered_quantity),
    reason: delivered_reason,
    slips: slips.map(({ number, gross_kg, tare_kg, weighed_at, plate }) => ({
      number,
      gross: typedNumber(gross_kg),
      tare: typedNumber(tare_kg),
      day: weighed_at.slice(0, 10),
      time: weighed_at.slice(11),
      plate,
    })),
  };
}

/** Undefined unless both weights are numbers. */
export function readSlip({
  number,
  gross,
  tare,
  day,
  time,
  plate,
}: TypedSlip): WeighingSlip | undefined {
  const [gross_kg, tare_kg] = [readMeasured(gross, 'kg'), readMeasured(tare, 'kg')];
  if (gross_kg === undefined || tare_kg === undefined) return undefined;
  const weighed_at = `${day}T${readTime(time) ?? ''}`;
  return { number, gross_kg, tare_kg, net_kg: gross_kg - tare_kg, weighed_at, plate };
}

/** `07:42` of `7:42`, `7.42` or `0742`. */
function readTime(typed: string): string | undefined {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2})[:.]?(\d{2})\s*$/.exec(typed) ?? [];
  return hour && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : undefined;
}

function netText(slip: TypedSlip): string {
  const read = readSlip(slip);
  return read ? `Netto ${quantityText(read.net_kg, 'kg')}` : '';
}

/** The errors of a typed slip, by field. */
function slipProblems(slip: TypedSlip): Problems {
  const [gross, tare] = [readMeasured(slip.gross, 'kg'), readMeasured(slip.tare, 'kg')];
  const isMore = gross !== undefined && tare !== undefined && gross > tare;
  return {
    number: slip.number.trim() ? undefined : 'Die Nummer fehlt.',
    gross: isMore || gross === undefined ? number(gross) : 'Das Brutto ist mehr als die Tara.',
    tare: number(tare),
    time: readTime(slip.time) ? undefined : 'Eine Uhrzeit wie 07:42.',
  };
}

function number(read: number | undefined): string | undefined {
  if (read === undefined) return 'Bitte als Zahl eingeben.';
  return Number.isInteger(read) ? undefined : 'In ganzen kg, zum Beispiel 26.340.';
}

/** In a part, delivering less is no difference. */
const lacksReason = ({ quantity }: AdminOrderItem, delivered: number, isPart: boolean) =>
  needsReason(quantity, delivered) && !(isPart && delivered <= quantity);

/** The line to send. */
export function readLine(
  line: TypedLine,
  index: number,
  item: AdminOrderItem,
  isPart: boolean,
): DeliveredLine {
  const slips = line.slips.flatMap((slip) => readSlip(slip) ?? []);
  const quantity =
    slips.length > 0
      ? weighedQuantity(slips, item.unit)
      : (readMeasured(line.quantity, item.unit) ?? 0);
  const reason = line.reason.trim();
  const isReasoned = reason !== '' && lacksReason(item, quantity, isPart);
  return {
    line: index,
    ...(item.product_id !== undefined && { product_id: item.product_id }),
    quantity,
    ...(isReasoned && { reason }),
    ...(slips.length > 0 && { slips }),
  };
}

/** The errors of a typed line, by path of a field; `''` if they concern several. */
export function lineProblems(
  line: TypedLine,
  path: string,
  item: AdminOrderItem,
  isPart: boolean,
): Problems {
  const wrong = line.slips.flatMap((slip, index) =>
    Object.entries(slipProblems(slip)).flatMap(([name, text]) =>
      text ? [[`${path}.slips.${index}.${name}`, text]] : [],
    ),
  );
  if (wrong.length > 0) return Object.fromEntries(wrong);
  const isNothing = line.slips.length === 0 && line.quantity.trim() === '';
  if (isPart && isNothing) return {};
  if (line.slips.length === 0 && readMeasured(line.quantity, item.unit) === undefined) {
    return { [`${path}.quantity`]: 'Bitte geben Sie die gelieferte Menge als Zahl ein.' };
  }
  const read = readLine(line, 0, item, isPart);
  if (!isPart) return { '': deliveredProblem(item, read) };
  const quantity = Math.min(item.quantity, read.quantity);
  return quantity === 0 ? {} : { '': deliveredProblem({ ...item, quantity }, read) };
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
