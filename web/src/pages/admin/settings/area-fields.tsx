import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isPostalCode } from '@shop/domain/delivery-areas';
import { DELIVERY_ZONES } from '@shop/domain/delivery-zones';
import { formatNumber } from '@shop/domain/format';
import { SETTING_SCHEMAS } from '@shop/domain/settings';
import { memo, useCallback, useRef, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { announce } from '../../../lib/announcer/announce.ts';
import { checkInput, type FieldMessages } from '../editing/read-values.ts';
import { type Row, toRows, withRows } from '../editing/rows.ts';
import { overlapMessages, readAreaLines, sortedAreas, type TypedArea } from './area-list.ts';
import { AREA_TABLE } from './area-styles.ts';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';
import { PREVIEW, PREVIEW_TITLE } from './settings-styles.ts';

type AreaRow = Row<TypedArea>;

interface AreaValues {
  areas: AreaRow[];
}

const MAX_AREAS = 500;
const EMPTY: TypedArea = { from: '', to: '', zone: '' };

export const AREAS_FORM: SettingForm<'deliveryAreas', AreaValues> = {
  name: 'deliveryAreas',
  lead: 'Welche Postleitzahl in welcher Zone liegt. Wohin kein Bereich reicht, liefert der Shop nur auf Anfrage.',
  toValues: ({ areas }) => ({
    areas: toRows(areas.map(({ from, to, zone }) => ({ from, to, zone: String(zone) }))),
  }),
  read: ({ areas }) => {
    const read = areas.map(({ from, to, zone }) => ({ from, to, zone: Number(zone) }));
    return checkInput(SETTING_SCHEMAS.deliveryAreas, { areas: read }, areaMessages(areas));
  },
  Fields: AreaFields,
};

/** One message for each field that is wrong. */
function areaMessages(areas: readonly TypedArea[]): FieldMessages {
  const messages = overlapMessages(areas);
  areas.forEach(({ from, to, zone }, index) => {
    const path = `areas[${index}]`;
    if (!isPostalCode(from)) messages[`${path}.from`] = 'Postleitzahl mit fünf Ziffern';
    else if (!isPostalCode(to)) messages[`${path}.to`] = 'Postleitzahl mit fünf Ziffern';
    else if (from > to) messages[`${path}.to`] = '„bis“ liegt vor „von“';
    if (zone === '') messages[`${path}.zone`] = 'Bitte wählen Sie die Zone';
  });
  return messages;
}

function AreaFields({ values, errors, onChange }: SettingFieldsProps<AreaValues>) {
  const { areas } = values;
  const body = useRef<HTMLTableSectionElement>(null);
  const latest = useRef(values);
  latest.current = values;
  const change = (next: AreaRow[]) => onChange({ areas: next });
  const set = useCallback(
    (key: number, fields: Partial<TypedArea>) =>
      onChange({
        areas: latest.current.areas.map((row) => (row.key === key ? { ...row, ...fields } : row)),
      }),
    [onChange],
  );
  const remove = useCallback(
    (key: number) => {
      onChange({ areas: latest.current.areas.filter((row) => row.key !== key) });
      announce('Bereich entfernt.');
      body.current?.closest('form')?.querySelector<HTMLElement>('[data-add-area]')?.focus();
    },
    [onChange],
  );
  function add() {
    change(withRows(areas, EMPTY));
    requestAnimationFrame(() => body.current?.lastElementChild?.querySelector('input')?.focus());
  }
  const general = Object.keys(errors).some((path) => path.startsWith('areas[')) ? '' : errors.areas;
  return (
    <>
      {areas.length === 0 ? (
        <Box component="p" sx={{ mt: 0 }}>
          Noch gibt es keine Bereiche: Der Shop nimmt Bestellungen mit Postleitzahl nicht an.
        </Box>
      ) : (
        <Box component="table" sx={AREA_TABLE}>
          <thead>
            <tr>
              <th scope="col">Von</th>
              <th scope="col">Bis</th>
              <th scope="col">Zone</th>
              <td />
            </tr>
          </thead>
          <tbody ref={body}>
            {areas.map((row, index) => (
              <AreaRowFields
                key={row.key}
                row={row}
                index={index}
                error={messageOf(errors, index)}
                onSet={set}
                onRemove={remove}
              />
            ))}
          </tbody>
        </Box>
      )}
      {general && <Box sx={{ mb: 2, color: 'error.main' }}>{general}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          data-add-area
          variant="outlined"
          size="small"
          startIcon={<Icon name="plus" size={20} />}
          disabled={areas.length >= MAX_AREAS}
          onClick={add}
        >
          Bereich hinzufügen
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={areas.length < 2}
          onClick={() => {
            change(sortedAreas(areas));
            announce('Nach Postleitzahl sortiert.');
          }}
        >
          Nach Postleitzahl sortieren
        </Button>
      </Box>
      <PastedAreas
        onTake={(added) =>
          change(
            withRows(
              areas.filter(({ from, to }) => from || to),
              ...added,
            ).slice(0, MAX_AREAS),
          )
        }
      />
    </>
  );
}

/** The first message of a row. */
function messageOf(errors: FieldMessages, index: number): RowError | undefined {
  const path = `areas[${index}]`;
  for (const field of ['from', 'to', 'zone'] as const) {
    const message = errors[`${path}.${field}`];
    if (message) return { field, message };
  }
  const message = errors[path];
  return message ? { field: 'from', message } : undefined;
}

interface RowError {
  field: keyof TypedArea;
  message: string;
}

interface AreaRowFieldsProps {
  row: AreaRow;
  index: number;
  error: RowError | undefined;
  onSet(key: number, fields: Partial<TypedArea>): void;
  onRemove(key: number): void;
}

/** Plain elements: there may be hundreds of rows. */
const AreaRowFields = memo(
  ({ row, index, error, onSet, onRemove }: AreaRowFieldsProps) => {
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
        onChange={({ target }) => onSet(key, { [field]: target.value.replace(/\D/g, '') })}
        // A single postcode need not be typed twice.
        onBlur={() => field === 'from' && to === '' && onSet(key, { to: from })}
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
            onChange={({ target }) => onSet(key, { zone: target.value })}
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
            onClick={() => onRemove(key)}
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
  },
  (before, after) =>
    before.row === after.row &&
    before.index === after.index &&
    before.error?.message === after.error?.message &&
    before.error?.field === after.error?.field,
);

function PastedAreas({ onTake }: { onTake(areas: readonly TypedArea[]): void }) {
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  function take() {
    const read = readAreaLines(text);
    onTake(read.areas);
    setText(read.unread.join('\n'));
    setUnread(read.unread);
    announce(`${formatNumber(read.areas.length)} Bereiche übernommen.`);
  }
  return (
    <Box sx={PREVIEW}>
      <Box sx={PREVIEW_TITLE}>Mehrere auf einmal</Box>
      <SettingField
        label="Zeilen einfügen"
        required={false}
        rows={4}
        maxLength={20_000}
        value={text}
        error={unread.length > 0 ? UNREAD : undefined}
        hint="Je Zeile von, bis und Zone, auch aus einer Tabelle: 12340-12349 1"
        onChange={(typed) => {
          setText(typed);
          setUnread([]);
        }}
      />
      <Button variant="outlined" size="small" disabled={!text.trim()} onClick={take} sx={{ mt: 2 }}>
        Zeilen übernehmen
      </Button>
    </Box>
  );
}

const UNREAD = 'Diese Zeilen konnten nicht gelesen werden.';
