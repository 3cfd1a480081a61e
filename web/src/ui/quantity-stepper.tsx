import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { isRoundedUp, parseQuantity, roundedUpNote } from '@shop/domain/product/typed-quantity';
import { MAX_QUANTITY, MIN_QUANTITY } from '@shop/domain/text/quantity';
import { useId, useState } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { CONTROL } from '../lib/theme/shared-styles.ts';
import { Icon } from './icon.tsx';
import { Line } from './layout.tsx';

interface QuantityStepperProps {
  /** Name of the product, for screen readers. */
  label: string;
  unit: string;
  value: number;
  onChange(value: number): void;
}

/**
 * A whole number from 1 up, with minus and plus; a typed fraction is rounded up and a note says so,
 * non-numeric input becomes 1.
 */
export function QuantityStepper({ label, unit, value, onChange }: QuantityStepperProps) {
  // The raw text while typing, which may be empty until the field is left.
  const [draft, setDraft] = useState<string>();
  // The number that a typed fraction was rounded up to; the note disappears once the quantity differs.
  const [rounded, setRounded] = useState<number>();
  const noteId = useId();
  const step = (quantity: number) => {
    setDraft(undefined);
    setRounded(undefined);
    onChange(quantity);
  };
  const type = (text: string) => {
    const quantity = parseQuantity(text);
    setDraft(text);
    setRounded(isRoundedUp(text) ? quantity : undefined);
    onChange(quantity);
  };
  return (
    <Box role="group" aria-label={`Menge: ${label}`}>
      <Line gap={1.5} align="center">
        <Box sx={frame}>
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
            aria-describedby={noteId}
            inputMode="numeric"
            autoComplete="off"
            value={draft ?? String(value)}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(event.target.value)}
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
        <Box component="span" sx={{ minWidth: '2.75em' }}>
          {unit}
        </Box>
      </Line>
      <Box id={noteId} aria-live="polite" sx={note}>
        {rounded === value && roundedUpNote(unit)}
      </Box>
    </Box>
  );
}

const frame = {
  display: 'inline-flex',
  alignItems: 'stretch',
  ...CONTROL,
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

const note = { typography: 'body2', '&:not(:empty)': { mt: 0.5 } };
