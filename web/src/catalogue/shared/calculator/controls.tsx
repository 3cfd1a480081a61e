import Box from '@mui/material/Box';
import { useId } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';
import { Icon } from '../../../ui/icon.tsx';
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
