import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  /** Id of the labelled control. */
  id: string;
  label: string;
  required?: boolean;
  error: string | undefined;
  children: ReactNode;
}

/** A form control with its label above and its error below. */
export function FieldFrame({ id, label, required = false, error, children }: FieldFrameProps) {
  return (
    <FormControl error={Boolean(error)} required={required} fullWidth>
      <FormLabel id={labelId(id)} htmlFor={id} sx={labelStyle}>
        {label}
      </FormLabel>
      {children}
      {error && (
        <FormHelperText id={errorId(id)} sx={{ mx: 0, fontSize: '0.9375rem' }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Id of a control's error message, for `aria-describedby`. */
export function errorId(id: string): string {
  return `${id}-error`;
}

/** Id of a control's label. */
export function labelId(id: string): string {
  return `${id}-label`;
}

const labelStyle = {
  mb: 0.5,
  fontWeight: 600,
  color: 'text.primary',
  '&.Mui-focused': { color: 'text.primary' },
};
