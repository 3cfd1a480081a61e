import Box from '@mui/material/Box';
import { type ChangeEvent, useId } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { COLORS } from '../../../lib/theme/colors.ts';
import type { CalculatorForm } from './calculator-form.ts';

type Shape = CalculatorForm['shape'];

const SHAPES: [Shape, label: string][] = [
  ['area', 'Fläche'],
  ['sides', 'Länge × Breite'],
];

/** The choice between entering the area and entering its sides. */
export function ShapeChoice({ value, onPick }: { value: Shape; onPick(shape: Shape): void }) {
  const name = useId();
  return (
    <Box role="radiogroup" aria-label="Was haben Sie gemessen?" sx={{ display: 'flex' }}>
      {SHAPES.map(([shape, label]) => (
        <Box component="label" key={shape} sx={segment}>
          <input
            type="radio"
            name={name}
            checked={value === shape}
            onChange={() => onPick(shape)}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  label: string;
  isChosen: boolean;
  onChange(isChosen: boolean): void;
}

export function Option({ label, isChosen, onChange }: OptionProps) {
  return (
    <Box component="label" sx={option}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Box component="span" sx={box}>
        <Icon name="check" size={18} />
      </Box>
      {label}
    </Box>
  );
}

/** The native control lies invisibly over its whole label, so that all of it can be pressed. */
const control = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 46,
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0 },
  '& input:not(:checked)': { cursor: 'pointer' },
};

const focusRing = {
  outline: `3px solid ${COLORS.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${COLORS.signal}`,
};

const option = {
  ...control,
  gap: 1.25,
  '& input': { ...control['& input'], cursor: 'pointer' },
  '& :checked + span': { bgcolor: COLORS.ink, '& svg': { visibility: 'visible' } },
  '& :focus-visible + span': focusRing,
};

const box = {
  flex: 'none',
  width: 24,
  height: 24,
  p: '1px',
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 0.5,
  bgcolor: COLORS.white,
  color: COLORS.white,
  '& svg': { visibility: 'hidden' },
};

const segment = {
  ...control,
  flex: 1,
  justifyContent: 'center',
  px: 1,
  border: `1px solid ${COLORS.joint}`,
  bgcolor: COLORS.white,
  '&:first-of-type': { borderRadius: '4px 0 0 4px' },
  '&:last-of-type': { borderRadius: '0 4px 4px 0', ml: '-1px' },
  '&:has(:checked)': {
    zIndex: 1,
    fontWeight: 600,
    borderColor: COLORS.ink,
    boxShadow: `inset 0 -4px ${COLORS.signal}`,
    // Forced colours drop shadows.
    '@media (forced-colors: active)': { border: '3px solid' },
  },
  '&:has(:focus-visible)': { ...focusRing, zIndex: 2 },
};

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
