import Box from '@mui/material/Box';
import { SETTINGS, type SettingName, type Settings } from '@shop/domain/settings/settings';
import { FIELD_GRID } from '../editing/field-sections.tsx';
import { NumberField } from '../editing/number-field.tsx';
import { checkInput, typedNumber, valueReader } from '../editing/read-values.ts';
import type { SettingForm } from './setting-editor.tsx';

interface NumberRow<Value> {
  name: keyof Value & string;
  label: string;
  unit: string;
  maxLength: number;
  isWhole?: boolean;
  /** What a valid value means in the shop. */
  hint?(value: Value): string;
}

export function numberForm<Name extends SettingName>(
  name: Name,
  lead: string,
  rows: readonly NumberRow<Settings[Name]>[],
): SettingForm<Name, Record<string, string>> {
  type Value = Settings[Name];

  function read(values: Record<string, string>) {
    const reader = valueReader();
    const numbers = rows.map((row) => [row.name, reader.number(row.name, values[row.name] ?? '')]);
    const input = Object.fromEntries(numbers) as Record<keyof Value, unknown>;
    return checkInput<Value>(SETTINGS[name].schema as never, input, reader.messages);
  }

  return {
    name,
    lead,
    toValues: (value) =>
      Object.fromEntries(rows.map((row) => [row.name, typedNumber(value[row.name] as number)])),
    read,
    Fields: ({ values }) => {
      const { input, messages } = read(values);
      const isRight = Object.keys(messages).length === 0;
      return (
        <Box sx={rows.length > 1 ? FIELD_GRID : { maxWidth: 320 }}>
          {rows.map(({ isWhole, hint, ...row }) => (
            <NumberField
              key={row.name}
              {...row}
              required
              inputMode={isWhole ? 'numeric' : 'decimal'}
              hint={isRight ? hint?.(input) : undefined}
            />
          ))}
        </Box>
      );
    },
  };
}
