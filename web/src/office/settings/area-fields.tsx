import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SETTING_SCHEMAS } from '@shop/domain/office/settings';
import { formatNumber } from '@shop/domain/text/format';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon.tsx';
import { announce } from '../../lib/announcer/announce.ts';
import { checkInput } from '../editing/read-values.ts';
import { toRows, withRows } from '../editing/rows.ts';
import { areaMessages, readAreaLines, sortedAreas, type TypedArea } from './area-list.ts';
import { AREA_TABLE, type AreaRow, AreaRowFields, errorOf } from './area-row.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';
import { PREVIEW, PREVIEW_TITLE } from './settings-styles.ts';

interface AreaValues {
  areas: AreaRow[];
}

const MAX_AREAS = 500;
const EMPTY: TypedArea = { from: '', to: '', zone: '' };

/** Postcodes and their zones. */
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
    // What is typed next goes into the new row.
    flushSync(() => change(withRows(areas, EMPTY)));
    body.current?.lastElementChild?.querySelector('input')?.focus();
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
                error={errorOf(errors, index)}
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
