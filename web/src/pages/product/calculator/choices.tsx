import Box from '@mui/material/Box';
import { useId } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';
import type { CalculatorForm } from './calculator-form.ts';

type Shape = CalculatorForm['shape'];

const SHAPES: [Shape, label: string][] = [
  ['area', 'Fläche'],
  ['sides', 'Länge × Breite'],
];

/** Whether the area is known or only its sides. */
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

/** A checkbox with its label. */
export function Option({ label, isChosen, onChange }: OptionProps) {
  return (
    <Box component="label" sx={option}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </Box>
  );
}

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 20, height: 20, m: 0, accentColor: COLORS.ink },
};

const segment = {
  ...option,
  flex: 1,
  justifyContent: 'center',
  px: 1,
  border: `1px solid ${COLORS.joint}`,
  bgcolor: COLORS.white,
  '&:first-of-type': { borderRadius: '4px 0 0 4px' },
  '&:last-of-type': { borderRadius: '0 4px 4px 0', ml: '-1px' },
  '&:has(:checked)': { fontWeight: 600, boxShadow: `inset 0 -3px ${COLORS.signal}` },
};
