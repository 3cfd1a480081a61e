import Box from '@mui/material/Box';
import { SETTINGS, type Settings } from '@shop/domain/settings/settings';
import type { ZeroRate } from '@shop/domain/settings/vat-rates';
import { typedNumber } from '@shop/domain/text/number-input';
import { FIELD_GRID, NumberField } from '../../office/editing/field-sections.tsx';
import { checkInput, valueReader } from '../../office/editing/read-values.ts';
import { type Row, RowList, toRows } from '../../office/editing/row-list.tsx';
import { TextField, useField, useForm } from '../../office/form/form-fields.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import type { SettingForm } from './setting-editor.tsx';

interface Rate {
  rate: string;
  isStandard: boolean;
}

/** A change, with a rate that it replaces and its successor. */
type Change = Record<'from' | 'rate' | 'to', string>;

interface VatValues {
  rates: Row<Rate>[];
  changes: Row<Change>[];
  zeroKind: ZeroRate['kind'];
  zeroText: string;
}

export const VAT_FORM: SettingForm<'vatRates', VatValues> = {
  name: 'vatRates',
  lead: 'Die Sätze, aus denen Sie bei einem Artikel wählen. Der übliche gilt für Artikel ohne eigenen Satz und damit auch für deren Lieferung. Ändert das Gesetz einen Satz, tragen Sie unten ein, ab wann: Es entscheidet der Tag der Lieferung oder Rückgabe, die Nettopreise bleiben.',
  toValues: ({ standard, rates, changes = [], zero }) => ({
    changes: toRows(
      changes.map(({ from, rate, to }) => {
        return { from, rate: typedNumber(rate), to: typedNumber(to) };
      }),
    ),
    zeroKind: zero?.kind ?? 'exempt',
    zeroText: zero?.text ?? '',
    rates: toRows(
      rates.map((rate) => ({ rate: typedNumber(rate), isStandard: rate === standard })),
    ),
  }),
  read: ({ rates, changes, zeroKind, zeroText }) => {
    const reader = valueReader();
    const read = rates.map(({ rate }, index) => reader.number(`rates[${index}]`, rate));
    const standard = read[rates.findIndex(({ isStandard }) => isStandard)];
    const twice = read.findIndex((rate, index) => rate !== undefined && read.indexOf(rate) < index);
    if (hasZero({ rates, changes }) && !zeroText.trim()) reader.messages['zero.text'] = NO_ZERO;
    if (twice >= 0) reader.messages[`rates[${twice}]`] = 'Diesen Satz gibt es schon.';
    const input = {
      standard,
      rates: read,
      changes:
        changes.length === 0
          ? undefined
          : changes.map(({ from, rate, to }, index) => ({
              from: from || undefined,
              rate: reader.number(`changes[${index}].rate`, rate),
              to: reader.number(`changes[${index}].to`, to),
            })),
      zero: zeroText.trim() ? { kind: zeroKind, text: zeroText } : undefined,
    };
    const checked = checkInput<Settings['vatRates']>(
      SETTINGS.vatRates.schema,
      input,
      reader.messages,
    );
    const ofRows = Object.entries(checked.messages).flatMap(([path, message]) =>
      /^changes\[\d+\]\./.test(path)
        ? [[path, message]]
        : path.endsWith(']')
          ? [[`${path}.rate`, message]]
          : path.startsWith('zero')
            ? [['zeroText', message]]
            : [],
    );
    const isUnclear = Object.keys(checked.messages).length > 0;
    const messages = ofRows.length > 0 ? Object.fromEntries(ofRows) : { rates: NO_STANDARD };
    return { ...checked, messages: isUnclear ? messages : {} };
  },
  Fields: VatFields,
};

function VatFields() {
  return (
    <>
      <RateFields />
      <ChangeFields />
      <ZeroFields />
    </>
  );
}

function RateFields() {
  const { value: rates, set } = useField<Row<Rate>[]>('rates');
  return (
    <RowList<Rate>
      name="rates"
      label="MwSt.-Sätze"
      max={6}
      empty={{ rate: '', isStandard: false }}
      addLabel="Satz hinzufügen"
      nameOf={({ rate }, index) => (rate ? `${rate} %` : `Satz ${index + 1}`)}
    >
      {({ key, isStandard }, index) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
          <Box sx={{ width: { xs: 112, sm: 160 } }}>
            <NumberField
              name={`rates[${index}].rate`}
              label={`Satz ${index + 1}`}
              unit="%"
              required
              maxLength={4}
              inputMode="numeric"
            />
          </Box>
          <Tick
            type="radio"
            name="standard-rate"
            label="üblicher Satz"
            checked={isStandard}
            onChange={() => set(rates.map((row) => ({ ...row, isStandard: row.key === key })))}
            sx={{ mt: '37px' }}
          />
        </Box>
      )}
    </RowList>
  );
}

function ChangeFields() {
  return (
    <RowList<Change>
      name="changes"
      label="Änderungen durch Gesetz"
      max={20}
      empty={{ from: '', rate: '', to: '' }}
      addLabel="Änderung hinzufügen"
      nameOf={(_, index) => `Änderung ${index + 1}`}
    >
      {(_, index) => (
        <Box sx={FIELD_GRID}>
          <FromField path={`changes[${index}].from`} />
          {(['rate', 'to'] as const).map((name) => (
            <NumberField
              key={name}
              name={`changes[${index}].${name}`}
              label={name === 'rate' ? 'Statt' : 'Neuer Satz'}
              unit="%"
              required
              maxLength={4}
              inputMode="numeric"
            />
          ))}
        </Box>
      )}
    </RowList>
  );
}

function FromField({ path }: { path: string }) {
  const { set, ...field } = useField<string>(path);
  return <DateField label="Gilt ab" earliest="2020-01-01" {...field} onChange={set} />;
}

const hasZero = ({ rates, changes }: Pick<VatValues, 'rates' | 'changes'>) =>
  [...rates.map(({ rate }) => rate), ...changes.map(({ to }) => to)].some(
    (rate) => rate.trim() === '0',
  );

/** Shown only if there is a rate of 0 %. */
function ZeroFields() {
  const { value: zeroKind, set } = useField<string>('zeroKind');
  if (!hasZero(useForm().values as VatValues)) return null;
  return (
    <Box sx={{ ...FIELD_GRID, mt: 3 }}>
      <FilterSelect label="0 % bedeutet" options={ZERO} value={zeroKind} onPick={set} />
      <TextField
        name="zeroText"
        label="Grund, steht auf der Rechnung"
        hint="Die Vorschrift: „§ 4 Nr. 12 UStG“"
        required
        autoComplete="off"
        maxLength={200}
      />
    </Box>
  );
}

const ZERO = [
  { id: 'exempt', label: 'steuerfrei' },
  { id: 'zero', label: 'Nullsatz' },
];
const NO_ZERO = 'Bitte geben Sie an, nach welcher Vorschrift 0 % gelten.';
const NO_STANDARD = 'Bitte wählen Sie den üblichen Satz.';
