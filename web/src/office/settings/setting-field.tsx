import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { describedBy, FieldFrame } from '../../components/form/field-frame.tsx';

interface SettingFieldProps extends Pick<OutlinedInputProps, 'type' | 'inputMode' | 'onBlur'> {
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  /** Stands at the end of the field. */
  unit?: string;
  maxLength: number;
  /** Makes it multiline. */
  rows?: number;
  required?: boolean;
  onChange(value: string): void;
}

/** A text field of a setting. */
export function SettingField({
  label,
  value,
  error,
  hint,
  unit,
  maxLength,
  rows,
  required = true,
  onChange,
  ...input
}: SettingFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <OutlinedInput
        {...input}
        id={id}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={describedBy(id, { hint, error })}
        slotProps={{ input: { maxLength } }}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        {...(rows && { multiline: true, rows })}
      />
    </FieldFrame>
  );
}
