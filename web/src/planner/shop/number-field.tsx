import { typedNumber } from '@shop/domain/text/number-input';
import { readMeasured } from '@shop/domain/text/units';
import { useState } from 'react';
import { MeasureField } from '../../ui/form/measure-field.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  unit: string;
  /** Undefined if nothing is given, NaN if what is typed is no number. */
  value: number | undefined;
  /** Shown while nothing is given. */
  suggested?: number | undefined;
  error: string | undefined;
  onValue(value: number | undefined): void;
}

/** A field whose text is kept as long as it says its value: `4,` while `4,5` is typed. */
export function NumberField({ value, suggested, error, onValue, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && Object.is(numberOf(typed, field.unit), value);
  return (
    <MeasureField
      {...field}
      value={isTyped ? typed : typedNumber(value ?? suggested)}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onValue(numberOf(text, field.unit));
      }}
      onBlur={() => Number.isNaN(value) || setTyped(undefined)}
    />
  );
}

const numberOf = (text: string, unit: string): number | undefined =>
  text.trim() === '' ? undefined : (readMeasured(text, unit) ?? Number.NaN);
