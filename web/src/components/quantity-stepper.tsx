import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from '@shop/domain/quantity';
import { useState } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { Icon } from './icon.tsx';

interface QuantityStepperProps {
  /** Name of the product, for screen readers. */
  label: string;
  value: number;
  onChange(value: number): void;
}

/** A whole number from 1, with minus and plus; non-numeric input becomes 1. */
export function QuantityStepper({ label, value, onChange }: QuantityStepperProps) {
  // The raw text while typing, which may be empty until the field is left.
  const [draft, setDraft] = useState<string>();
  const step = (quantity: number) => {
    setDraft(undefined);
    onChange(parseQuantity(quantity));
  };
  return (
    <Box role="group" aria-label={`Menge: ${label}`} sx={frame}>
      <IconButton
        aria-label="Menge verringern"
        disabled={value <= MIN_QUANTITY}
        onClick={() => step(value - 1)}
      >
        <Icon name="minus" size={20} />
      </IconButton>
      <Box
        component="input"
        aria-label="Menge"
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(value)}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setDraft(event.target.value);
          onChange(parseQuantity(event.target.value));
        }}
        onBlur={() => setDraft(undefined)}
        sx={field}
      />
      <IconButton
        aria-label="Menge erhöhen"
        disabled={value >= MAX_QUANTITY}
        onClick={() => step(value + 1)}
      >
        <Icon name="plus" size={20} />
      </IconButton>
    </Box>
  );
}

const frame = {
  display: 'inline-flex',
  alignItems: 'stretch',
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
  '& button': { width: 46, height: 46, borderRadius: 0 },
};

const field = {
  width: 72,
  border: 0,
  borderInline: `1px solid ${COLORS.slab}`,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
};
