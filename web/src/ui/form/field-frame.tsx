import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  required?: boolean;
  /** As high as a select, and with the label inside like there. */
  compact?: boolean;
  hint?: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

export function FieldFrame({
  id,
  label,
  required = false,
  compact = false,
  hint,
  error,
  children,
}: FieldFrameProps) {
  return (
    <FormControl
      error={Boolean(error)}
      required={required}
      fullWidth
      {...(compact && { sx: compactField })}
    >
      <FormLabel id={labelId(id)} htmlFor={id} sx={compact ? innerLabel : labelStyle}>
        {label}
      </FormLabel>
      {children}
      {error && (
        <FormHelperText id={errorId(id)} sx={helperStyle}>
          {error}
        </FormHelperText>
      )}
      {hint && (
        <FormHelperText id={hintId(id)} error={false} sx={helperStyle}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}

export function errorId(id: string): string {
  return `${id}-error`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

export function describedBy(
  id: string,
  { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>,
): string | undefined {
  return [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined;
}

export function labelId(id: string): string {
  return `${id}-label`;
}

const helperStyle = { mx: 0, fontSize: '0.9375rem' };

const labelStyle = {
  mb: 0.5,
  fontWeight: 600,
  color: 'text.primary',
  '&.Mui-focused': { color: 'text.primary' },
};

const compactField = {
  '& .MuiOutlinedInput-root': { minHeight: 48 },
  '& .MuiOutlinedInput-input': { pt: '1.25rem', pb: 0.25 },
};

const innerLabel = {
  position: 'absolute',
  zIndex: 1,
  top: '0.25rem',
  left: 15,
  fontSize: '0.75rem',
  pointerEvents: 'none',
  '&, &.Mui-focused': { color: 'text.secondary' },
};
