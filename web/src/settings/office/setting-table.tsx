import Box from '@mui/material/Box';
import { SETTINGS, type SettingName, type Settings } from '@shop/domain/settings/settings';
import { typedEuro, typedNumber } from '@shop/domain/text/number-input';
import type { ReactNode } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { FIELD_GRID, NumberField } from '../../office/editing/field-sections.tsx';
import { checkInput, valueReader } from '../../office/editing/read-values.ts';
import { type Row, RowList, toRows } from '../../office/editing/row-list.tsx';
import { SelectField, TextField, useField, useForm } from '../../office/form/form-fields.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Text } from '../../ui/layout.tsx';
import type { SettingForm } from './setting-editor.tsx';

/** A field of a setting, or of an entry in one; a required text by default. */
interface FieldRow {
  label: string;
  /** In characters. */
  max: number;
  type?: 'number' | 'whole' | 'euro' | 'email' | 'day';
  unit?: string;
  hint?: string;
  isOptional?: boolean;
  /** Names of the values to choose from. */
  choices?: Readonly<Record<string, string>>;
  /** Makes a text optional, and that many lines high. */
  rows?: number;
  /** How a text is sent, and how it is shown once typed. */
  read?(text: string): string;
  show?(text: string): string;
}

type Entry = Record<string, string>;

/** A list of entries; those with only a field `value` are bare values. */
interface ListRow {
  label: string;
  entry: Record<string, FieldRow>;
  /** Titles of the entries, if their number is fixed. */
  titles?: readonly string[];
  max?: number;
  addLabel?: string;
  nameOf?(entry: Entry, index: number): string;
}

type SettingRow = FieldRow | ListRow;
type Typed = Record<string, string | Row<Entry>[]>;

interface TableOptions<Value> {
  /** What the values mean in the shop: a hint while they are valid. */
  meaning?(value: Value): string;
  /** `fill` types values into the form. */
  below?(value: Value, fill: (values: Partial<Value>) => void): ReactNode;
}

/** The form of a setting described by a table of its fields. */
export function tableForm<Name extends SettingName>(
  name: Name,
  lead: string,
  table: Record<keyof Settings[Name], SettingRow>,
  { meaning, below }: TableOptions<Settings[Name]> = {},
): SettingForm<Name, Typed> {
  const rows = Object.entries<SettingRow>(table);
  const fields = rows.filter((row): row is [string, FieldRow] => !('entry' in row[1]));
  const lists = rows.filter((row): row is [string, ListRow] => 'entry' in row[1]);

  function read(values: Typed) {
    const reader = valueReader();
    const readFields = (typed: Entry, of: [string, FieldRow][], path = '') =>
      of.map(([key, row]) => {
        const text = typed[key] ?? '';
        return [key, isFigure(row) ? reader.number(path + key, text) : (row.read?.(text) ?? text)];
      });
    const entries = lists.map(([key, { entry }]) => {
      const read = (values[key] as Row<Entry>[]).map((typed, index) =>
        Object.fromEntries(readFields(typed, Object.entries(entry), `${key}[${index}].`)),
      );
      return [key, 'value' in entry ? read.map(({ value }) => value) : read];
    });
    const checked = checkInput<Settings[Name]>(
      SETTINGS[name].schema as never,
      Object.fromEntries([...readFields(values as Entry, fields), ...entries]),
      reader.messages,
    );
    const messages = Object.entries(checked.messages).map(([path, message]) => {
      return [path.replace(/\]$/, '].value'), message];
    });
    return { ...checked, messages: Object.fromEntries(messages) };
  }

  return {
    name,
    lead,
    toValues: (value) => Object.fromEntries(rows.map((row) => typedRow(row, value))),
    read,
    Fields: ({ values }) => {
      const { set } = useForm();
      const { input, messages } = read(values);
      const isRight = Object.keys(messages).length === 0;
      const hint = meaning && isRight ? { hint: meaning(input) } : {};
      return (
        <Box sx={{ display: 'grid', gap: lists.length > 1 ? 4 : 3 }}>
          {fields.length > 0 && (
            <Box sx={layoutOf(fields)}>
              {fields.map(([key, row]) => (
                <SettingField key={key} name={key} row={{ ...row, ...hint }} />
              ))}
            </Box>
          )}
          {lists.map(([key, row]) => (
            <SettingList key={key} name={key} row={row} isTitled={lists.length > 1} />
          ))}
          {below?.(input, (value) => {
            const filled = rows.filter(([key]) => key in value).map((row) => typedRow(row, value));
            set(Object.fromEntries(filled));
          })}
        </Box>
      );
    },
  };
}

const isFigure = ({ type }: FieldRow) => type !== undefined && type !== 'email' && type !== 'day';

/** A field or list as its form holds it: figures as text. */
function typedRow([key, row]: [string, SettingRow], value: object): [string, Typed[string]] {
  const held = (value as Record<string, unknown>)[key];
  if (!('entry' in row)) return [key, typed(row, held)];
  const isBare = 'value' in row.entry;
  const entries = (held as object[]).map((each) => {
    const parts = Object.entries(row.entry).map((part) =>
      typedRow(part, isBare ? { value: each } : each),
    );
    return Object.fromEntries(parts) as Entry;
  });
  return [key, toRows(entries)];
}

function typed({ type, show = String }: FieldRow, value: unknown): string {
  if (type === 'euro') return typedEuro(value as number);
  return type === undefined || type === 'email' || type === 'day'
    ? show(value as string)
    : typedNumber(value as number);
}

/** Two in a row if there is room; multi-line texts stand below each other. */
function layoutOf(fields: readonly [string, FieldRow][]): object {
  if (fields.length === 1) return { maxWidth: 320 };
  return fields.some(([, { rows }]) => rows)
    ? { display: 'grid', gap: 2, maxWidth: 640 }
    : FIELD_GRID;
}

function SettingField({ name, row }: { name: string; row: FieldRow }) {
  const {
    type,
    unit = type === 'euro' ? '€' : '',
    max: maxLength,
    rows,
    read,
    show,
    choices,
    isOptional = false,
    ...common
  } = row;
  const { value, error, set } = useField<string>(name);
  if (type === 'day') {
    return (
      <DateField label={row.label} {...{ value, error }} onChange={set} earliest="2000-01-01" />
    );
  }
  if (choices) {
    const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
    return <SelectField {...{ name, options }} label={row.label} required />;
  }
  if (isFigure(row)) {
    const inputMode = type === 'whole' ? 'numeric' : 'decimal';
    return (
      <NumberField {...common} {...{ name, unit, maxLength, inputMode }} required={!isOptional} />
    );
  }
  return (
    <TextField
      {...common}
      {...{ name, maxLength }}
      {...(rows && { rows })}
      {...(type && { type })}
      required={!rows}
      autoComplete="off"
      onBlur={() => show && set(show(value))}
    />
  );
}

interface SettingListProps {
  name: string;
  row: ListRow;
  isTitled: boolean;
}

function SettingList({ name, row, isTitled }: SettingListProps) {
  const { entry, label, titles, max = 0, addLabel = '', nameOf = String } = row;
  const parts = Object.entries(entry);
  const fieldsOf = (index: number) => (
    <Box sx={parts.length > 1 ? FIELD_GRID : undefined}>
      {parts.map(([part, field]) => (
        <SettingField
          key={part}
          name={`${name}[${index}].${part}`}
          row={part === 'value' ? { ...field, label: `${field.label} ${index + 1}` } : field}
        />
      ))}
    </Box>
  );
  if (titles) {
    return (
      <div>
        {titles.map((title, index) => (
          <Box component="fieldset" key={title} sx={group}>
            <Box component="legend" sx={{ p: 0, mb: 1, typography: 'h4' }}>
              {title}
            </Box>
            {fieldsOf(index)}
          </Box>
        ))}
      </div>
    );
  }
  return (
    <div>
      {isTitled && (
        <Text variant="h4" component="h3" mb={1}>
          {label}
        </Text>
      )}
      <RowList<Entry>
        {...{ name, label, max, addLabel, nameOf }}
        empty={Object.fromEntries(parts.map(([part]) => [part, '']))}
      >
        {(_, index) => fieldsOf(index)}
      </RowList>
    </div>
  );
}

const group = { m: 0, p: 0, pb: 2.5, mb: 2.5, border: 0, borderBottom: `1px solid ${COLORS.slab}` };
