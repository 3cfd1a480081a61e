import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { toCents } from '@shop/domain/money/money';
import type { PriceChange, PriceRounding } from '@shop/domain/office/price-change';
import { readNumber } from '@shop/domain/text/number-input';
import { addDays, type CalendarDay } from '@shop/domain/time/calendar';
import { useId } from 'react';
import { Choices } from '../../../office/tab/list-toolbar.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { describedBy, FieldFrame } from '../../../ui/form/field-frame.tsx';

export interface PriceFields {
  direction: 'up' | 'down';
  amount: string;
  by: PriceChange['by'];
  rounding: PriceRounding;
  when: 'now' | 'day';
  day: CalendarDay;
}

/** A rise by a percentage that has yet to be typed. */
export const EMPTY_PRICE_FIELDS: PriceFields = {
  direction: 'up',
  amount: '',
  by: 'percent',
  rounding: 'cents',
  when: 'now',
  day: '',
};

const MAX_PERCENT = 1000;

/** The requested change; undefined while something is missing. */
export function priceChangeOf(fields: PriceFields): PriceChange | undefined {
  const { direction, by, rounding, when, day } = fields;
  const size = sizeOf(fields);
  if (!size || amountError(fields) || (when === 'day' && day === '')) return undefined;
  const signed = direction === 'up' ? size : -size;
  return {
    by,
    amount: by === 'euro' ? toCents(signed) : signed,
    rounding,
    ...(when === 'day' && { from: day }),
  };
}

const sizeOf = ({ amount }: PriceFields): number | undefined => readNumber(amount);

function amountError(fields: PriceFields): string | undefined {
  if (fields.amount.trim() === '') return undefined;
  const size = sizeOf(fields);
  if (!size) return 'Bitte geben Sie eine Zahl wie 3,5 ein.';
  if (toCents(size) / 100 !== size) return 'Höchstens zwei Nachkommastellen.';
  return fields.by === 'percent' && size > MAX_PERCENT ? 'Höchstens 1.000 Prozent.' : undefined;
}

interface PriceFormProps {
  fields: PriceFields;
  today: CalendarDay;
  onChange(fields: PriceFields): void;
}

export function PriceForm({ fields, today, onChange }: PriceFormProps) {
  const id = useId();
  const change = (next: Partial<PriceFields>) => onChange({ ...fields, ...next });
  const error = amountError(fields);
  return (
    <Box sx={columns}>
      <Choices values={fields} rows={choicesOf('direction')} onChange={change} />
      <FieldFrame id={id} label="Um wie viel" compact error={error}>
        <OutlinedInput
          id={id}
          value={fields.amount}
          onChange={(event) => change({ amount: event.target.value })}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={describedBy(id, { hint: undefined, error })}
          slotProps={{ input: { maxLength: 12 } }}
        />
      </FieldFrame>
      <Choices values={fields} rows={choicesOf('by', 'rounding', 'when')} onChange={change} />
      {fields.when === 'day' && (
        <DateField
          label="Ab"
          value={fields.day}
          earliest={addDays(today, 1)}
          compact
          error={
            fields.day !== '' && fields.day <= today
              ? 'Bitte wählen Sie einen Tag ab morgen.'
              : undefined
          }
          onChange={(day) => change({ day })}
        />
      )}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  alignItems: 'start',
  gap: 2,
};

const CHOICES = {
  direction: ['Richtung', { up: 'Teurer', down: 'Günstiger' }],
  by: ['In', { percent: 'Prozent', euro: 'Euro' }],
  rounding: ['Runden', { cents: 'Auf Cent', five_cents: 'Auf 5 Cent', ninety: 'Auf ,90' }],
  when: ['Gültig', { now: 'Sofort', day: 'Ab einem Tag' }],
} as const;

const choicesOf = (...names: (keyof typeof CHOICES)[]) =>
  names.map((name) => {
    const [label, options] = CHOICES[name];
    return {
      name,
      label,
      options: Object.entries(options).map(([id, text]) => ({ id, label: text })),
    };
  });
