import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { COLORS } from '../../../lib/theme/colors.ts';
import { SUMMARY } from '../../../lib/theme/shared-styles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { part } from '../../../ui/layout.tsx';
import { Calculation, type CalculationProps } from './calculation.tsx';
import { CALCULATOR_DRAFT } from './calculator-form.ts';

/**
 * Works out the quantity from area and depth; closed until it has been used, and opens even before the
 * page's code has loaded.
 */
export function QuantityCalculator(props: CalculationProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { id } = props.product;
  useLayoutEffect(() => {
    const wasUsed = CALCULATOR_DRAFT.read().product === String(id);
    if (wasUsed && details.current) details.current.open = true;
  }, [id]);
  return (
    <Frame ref={details}>
      <Summary>
        <Icon name="calculator" />
        <Box component="h2" sx={{ flex: 1, m: 0, font: 'inherit' }}>
          Wie viel brauche ich?
        </Box>
        <Box component="span" className="mark">
          <Icon name="plus" size={20} />
        </Box>
      </Summary>
      <Calculation {...props} />
    </Frame>
  );
}

const Frame = part('details', {
  mt: 2,
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  // Otherwise inherited from the browser's own slot, which has content-box.
  '& > *': { boxSizing: 'border-box' },
  '&[open] .mark': { transform: 'rotate(45deg)' },
});

const Summary = part('summary', {
  ...SUMMARY,
  gap: 1.5,
  minHeight: 56,
  px: { xs: 2, sm: 3 },
  '&:hover': { boxShadow: `inset 0 -3px ${COLORS.signal}` },
});
