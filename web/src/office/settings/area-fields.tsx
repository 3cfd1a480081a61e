import Box from '@mui/material/Box';
import { SETTINGS } from '@shop/domain/settings/settings';
import { formatNumber } from '@shop/domain/text/format';
import { getIn, useFormikContext } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { announce } from '../../lib/announcer/announce.ts';
import { checkInput } from '../editing/read-values.ts';
import { toRows, useRows, withRows } from '../editing/row-list.tsx';
import { OfficeButton } from '../kit/office-button.tsx';
import { areaMessages, readAreaLines, sortedAreas, type TypedArea } from './area-list.ts';
import { AREA_TABLE, type AreaRow, AreaRowFields } from './area-row.tsx';
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
  const { errors, setFieldValue, setFieldError } = useFormikContext<{ areas: AreaRow[] }>();
  const areas = useRows<TypedArea, HTMLTableSectionElement>('areas', {
    empty: EMPTY,
    max: MAX_AREAS,
    nameOf: () => 'Bereich',
  });
  const { rows, error } = areas;
  // Stable callbacks, so that a key renders only one of hundreds of rows.
  const latest = useRef(areas);
  latest.current = areas;
  const remove = useCallback((index: number) => latest.current.remove(index), []);
  const set = useCallback(
    (index: number, field: keyof TypedArea, text: string) => {
      void setFieldValue(`areas[${index}].${field}`, text, false);
      setFieldError(`areas[${index}]`, undefined);
    },
    [setFieldValue, setFieldError],
  );
  return (
    <>
      {rows.length === 0 ? (
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
          <tbody ref={areas.list}>
            {rows.map((row, index) => (
              <AreaRowFields
                key={row.key}
                row={row}
                index={index}
                errors={getIn(errors, `areas[${index}]`)}
                onSet={set}
                onRemove={remove}
              />
            ))}
          </tbody>
        </Box>
      )}
      {error && <Box sx={{ mb: 2, color: 'error.main' }}>{error}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
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
      </Box>
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
