import Box from '@mui/material/Box';
import { type ChangeEvent, useId } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';

interface MeasureFieldProps {
  name: string;
  label: string;
  /** Missing for a field of a short text. */
  unit?: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onBlur?(): void;
}

/** A native field for a number with its unit, or for a short text; it looks like the form fields but needs none of their code. */
export function MeasureField({
  name,
  label,
  unit,
  value,
  error,
  onChange,
  onBlur,
}: MeasureFieldProps) {
  const id = useId();
  const unitId = `${id}-unit`;
  const errorId = `${id}-error`;
  const describedBy = [unit && unitId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div aria-live="polite">
      <Box component="label" htmlFor={id} sx={labelStyle}>
        {label}
      </Box>
      <Box sx={frame} data-invalid={error ? '' : undefined}>
        <Box
          component="input"
          id={id}
          name={name}
          inputMode={unit ? 'decimal' : 'text'}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={unit ? 12 : 60}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          sx={input}
        />
        <Box component="span" id={unitId} sx={{ pr: 1.5, color: 'text.secondary' }}>
          {unit}
        </Box>
      </Box>
      {error && (
        <Box id={errorId} sx={{ mt: 0.5, typography: 'body2', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </div>
  );
}

const labelStyle = { display: 'block', mb: 0.5, fontWeight: 600, lineHeight: 1.4375 };

const frame = {
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
  '&[data-invalid]': { borderColor: 'error.main' },
  '&:focus-within': {
    outline: `3px solid ${COLORS.ink}`,
    boxShadow: `0 0 0 5px ${COLORS.signal}`,
  },
};

const input = {
  flex: 1,
  minWidth: 0,
  minHeight: 46,
  py: 0,
  pl: 1.5,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  // The frame shows the focus.
  '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' },
};
