import Box from '@mui/material/Box';
import { useId } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';

interface MeasureFieldProps {
  name: string;
  label: string;
  /** Missing for a field of a short text. */
  unit?: string;
  value: string;
  maxLength?: number;
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
  maxLength = unit ? 12 : 60,
  error,
  onChange,
  onBlur,
}: MeasureFieldProps) {
  const id = useId();
  const unitId = `${id}-unit`;
  const errorId = `${id}-error`;
  const describedBy = [unit && unitId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <Box aria-live="polite" sx={field}>
      <label htmlFor={id}>{label}</label>
      <div data-invalid={error ? '' : undefined}>
        <input
          id={id}
          name={name}
          inputMode={unit ? 'decimal' : 'text'}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <span id={unitId}>{unit}</span>
      </div>
      {error && <p id={errorId}>{error}</p>}
    </Box>
  );
}

// One styled element, because the planner re-renders many of these on every keystroke.
const field = {
  '& label': { display: 'block', mb: 0.5, fontWeight: 600, lineHeight: 1.4375 },
  '& > div': {
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
  },
  '& input': {
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
  },
  '& span': { pr: 1.5, color: 'text.secondary' },
  '& > p': { m: 0, mt: 0.5, typography: 'body2', color: 'error.main' },
};
