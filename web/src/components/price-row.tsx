import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PriceRowProps {
  label: string;
  children: ReactNode;
  /** The sum below the line. */
  total?: boolean;
}

/** A line of a bill: what it is for, and the amount at the right. Belongs into a `PriceList`. */
export function PriceRow({ label, children, total = false }: PriceRowProps) {
  return (
    <Box sx={total ? totalRow : row}>
      <dt>{label}</dt>
      <Box component="dd" sx={amount}>
        {children}
      </Box>
    </Box>
  );
}

/** The lines of a bill, one `PriceRow` each. */
export function PriceList({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
      {children}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' };

const totalRow = {
  ...row,
  alignItems: 'baseline',
  mt: 1,
  pt: 2,
  borderTop: '2px solid currentColor',
  fontSize: '1.25rem',
  fontWeight: 600,
};

const amount = { m: 0, ml: 'auto', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' };
