import Box from '@mui/material/Box';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { SETTINGS } from '@shop/domain/settings/settings';
import { formatNumber } from '@shop/domain/text/format';
import { memo, useCallback, useRef, useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { CONTROL, square } from '../../lib/theme/shared-styles.ts';
import { checkInput } from '../../office/editing/read-values.ts';
import { type Row as Keyed, toRows, useRows, withRows } from '../../office/editing/row-list.tsx';
import { useForm } from '../../office/form/form-fields.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Block, Row } from '../../ui/layout.tsx';
import { areaMessages, readAreaLines, sortedAreas, type TypedArea } from './area-list.ts';
import { PREVIEW, PREVIEW_TITLE, type SettingForm } from './setting-editor.tsx';

const MAX_AREAS = 500;
const EMPTY: TypedArea = { from: '', to: '', zone: '' };

export const AREAS_FORM: SettingForm<'deliveryAreas', { areas: AreaRow[] }> = {
  name: 'deliveryAreas',
  lead: 'Welche Postleitzahl in welcher Zone liegt. Wohin kein Bereich reicht, liefert der Shop nur auf Anfrage.',
  toValues: ({ areas }) => ({
    areas: toRows(areas.map(({ from, to, zone }) => ({ from, to, zone: String(zone) }))),
  }),
  read: ({ areas }) => {
    const read = areas.map(({ from, to, zone }) => ({ from, to, zone: Number(zone) }));
    return checkInput(SETTINGS.deliveryAreas.schema, { areas: read }, areaMessages(areas));
  },
  Fields: AreaFields,
};

function AreaFields() {
  const { errors } = useForm();
  const areas = useRows<TypedArea, HTMLTableSectionElement>('areas', {
    empty: EMPTY,
    max: MAX_AREAS,
    nameOf: () => 'Bereich',
  });
  const { rows, error } = areas;
  // Stable callbacks, so that a key press renders only one of hundreds of rows.
  const latest = useRef(areas);
  latest.current = areas;
  const remove = useCallback((index: number) => latest.current.remove(index), []);
  const set = useCallback(
    (index: number, field: keyof TypedArea, text: string) =>
      latest.current.set(index, { [field]: text }),
    [],
  );
  return (
    <>
      {rows.length === 0 ? (
        <Block component="p" mt={0}>
          Noch gibt es keine Bereiche: Der Shop nimmt Bestellungen mit Postleitzahl nicht an.
        </Block>
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
          <tbody ref={areas.list}>
            {rows.map((row, index) => (
              <AreaRowFields
                key={row.key}
                row={row}
                index={index}
                {...wrongIn(errors, index)}
                onSet={set}
                onRemove={remove}
              />
            ))}
          </tbody>
        </Box>
      )}
      {error && <Box sx={{ mb: 2, color: 'error.main' }}>{error}</Box>}
      <Row>
        <OfficeButton
          ref={areas.addButton}
          startIcon={<Icon name="plus" size={20} />}
          disabled={areas.isFull}
          onClick={areas.add}
        >
          Bereich hinzufügen
        </OfficeButton>
        <OfficeButton
          disabled={rows.length < 2}
          onClick={() => {
            areas.change(sortedAreas(rows));
            announce('Nach Postleitzahl sortiert.');
          }}
        >
          Nach Postleitzahl sortieren
        </OfficeButton>
      </Row>
      <PastedAreas
        onTake={(added) => {
          const filled = rows.filter(({ from, to }) => from || to);
          areas.change(withRows(filled, ...added).slice(0, MAX_AREAS));
        }}
      />
    </>
  );
}

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
      <InputField
        label="Zeilen einfügen"
        hint="Je Zeile von, bis und Zone, auch aus einer Tabelle: 12340-12349 1"
        error={unread.length > 0 ? 'Diese Zeilen konnten nicht gelesen werden.' : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setUnread([]);
        }}
        rows={4}
        maxLength={20_000}
      />
      <OfficeButton disabled={!text.trim()} onClick={take} sx={{ mt: 2 }}>
        Zeilen übernehmen
      </OfficeButton>
    </Box>
  );
}

type AreaRow = Keyed<TypedArea>;

/** The first error of a row; that of the row as a whole is shown at its beginning. */
function wrongIn(errors: Readonly<Record<string, string>>, index: number) {
  const at = (name: string) => errors[`areas.${index}${name}`];
  const wrong = (['from', 'to', 'zone'] as const).find((name) => at(`.${name}`));
  return { wrong: wrong ?? ('from' as const), message: at('') ?? (wrong && at(`.${wrong}`)) };
}

interface AreaRowFieldsProps {
  row: AreaRow;
  index: number;
  wrong: keyof TypedArea;
  message: string | undefined;
  onSet(index: number, field: keyof TypedArea, text: string): void;
  onRemove(index: number): void;
}

/** Plain elements: there may be hundreds of rows. */
const AreaRowFields = memo((props: AreaRowFieldsProps) => {
  const { row, index, wrong, message, onSet, onRemove } = props;
  const { key, from, to, zone } = row;
  const errorId = `area-${key}-error`;
  const common = (field: keyof TypedArea, label: string) => {
    const isWrong = message !== undefined && wrong === field;
    return {
      'aria-label': `${label}, Bereich ${index + 1}`,
      'aria-invalid': isWrong,
      'aria-describedby': isWrong ? errorId : undefined,
    };
  };
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
      {message && (
        <td id={errorId} data-error>
          {message}
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
const AREA_TABLE = {
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
