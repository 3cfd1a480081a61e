import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { memo } from 'react';
import { Icon } from '../../components/icon.tsx';
import { CONTROL, square } from '../../lib/theme/shared-styles.ts';
import type { Row } from '../editing/row-list.tsx';
import type { TypedArea } from './area-list.ts';

export type AreaRow = Row<TypedArea>;

/** Formik's errors of a row: one message, or one per field. */
export type RowErrors = string | Partial<Record<keyof TypedArea, string>> | undefined;

interface RowError {
  field: keyof TypedArea;
  message: string;
}

function firstOf(errors: RowErrors): RowError | undefined {
  if (typeof errors === 'string') return { field: 'from', message: errors };
  for (const field of ['from', 'to', 'zone'] as const) {
    const message = errors?.[field];
    if (message) return { field, message };
  }
  return undefined;
}

interface AreaRowFieldsProps {
  row: AreaRow;
  index: number;
  errors: RowErrors;
  onSet(index: number, field: keyof TypedArea, text: string): void;
  onRemove(index: number): void;
}

/** Plain elements: there may be hundreds of rows. */
export const AreaRowFields = memo(({ row, index, errors, onSet, onRemove }: AreaRowFieldsProps) => {
  const error = firstOf(errors);
  const { key, from, to, zone } = row;
  const errorId = `area-${key}-error`;
  const common = (field: keyof TypedArea, label: string) => ({
    'aria-label': `${label}, Bereich ${index + 1}`,
    'aria-invalid': error?.field === field,
    'aria-describedby': error?.field === field ? errorId : undefined,
  });
  const postalCode = (field: 'from' | 'to', label: string) => (
    <input
      {...common(field, label)}
      value={row[field]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      onChange={({ target }) => onSet(index, field, target.value.replace(/\D/g, ''))}
      // A single postcode need not be typed twice.
      onBlur={() => field === 'from' && to === '' && onSet(index, 'to', from)}
    />
  );
  return (
    <tr>
      <td>{postalCode('from', 'Von')}</td>
      <td>{postalCode('to', 'Bis')}</td>
      <td>
        <select
          {...common('zone', 'Zone')}
          value={zone}
          onChange={({ target }) => onSet(index, 'zone', target.value)}
        >
          <option value="">–</option>
          {DELIVERY_ZONES.map(({ name }, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
      </td>
      <td>
        <button
          type="button"
          aria-label={`Bereich ${from || index + 1} entfernen`}
          onClick={() => onRemove(index)}
        >
          <Icon name="close" size={20} />
        </button>
      </td>
      {error && (
        <td id={errorId} data-error>
          {error.message}
        </td>
      )}
    </tr>
  );
});

const control = {
  boxSizing: 'border-box',
  width: '100%',
  height: 48,
  px: 1.25,
  ...CONTROL,
  color: 'inherit',
  font: 'inherit',
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
};

/** Each row of the table is one line, with its message below. */
export const AREA_TABLE = {
  display: 'block',
  mb: 2,
  '& thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr) 44px',
    alignItems: 'center',
    columnGap: 1,
    py: 0.5,
    maxWidth: 640,
  },
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& td': { p: 0 },
  '& input': { ...control, fontVariantNumeric: 'tabular-nums' },
  '& select': { ...control, px: 1 },
  '& button': {
    ...square(44),
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& [data-error]': { gridColumn: '1 / -1', pb: 0.5, color: 'error.main', fontSize: '0.9375rem' },
};
