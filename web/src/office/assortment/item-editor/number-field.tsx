import InputAdornment from '@mui/material/InputAdornment';
import { TextField } from '../../../components/form/text-field.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  /** Stands at the end of the field. */
  unit?: string;
  required?: boolean;
  hint?: string | undefined;
}

/** A number with a decimal comma. */
export function NumberField({ unit, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      maxLength={20}
      inputMode="decimal"
      autoComplete="off"
      endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
    />
  );
}
