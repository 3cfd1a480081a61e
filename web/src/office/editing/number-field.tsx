import InputAdornment from '@mui/material/InputAdornment';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { TextField } from '../../components/form/text-field.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  unit?: string | undefined;
  required?: boolean;
  hint?: string | undefined;
  maxLength?: number;
  inputMode?: OutlinedInputProps['inputMode'];
}

export function NumberField({
  unit,
  maxLength = 20,
  inputMode = 'decimal',
  ...field
}: NumberFieldProps) {
  return (
    <TextField
      {...field}
      maxLength={maxLength}
      inputMode={inputMode}
      autoComplete="off"
      endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
    />
  );
}
