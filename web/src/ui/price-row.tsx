import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsGross } from './price.tsx';

interface PriceRowProps {
  label: ReactNode;
  children: ReactNode;
  /** Set off by a line and larger. */
  total?: boolean;
  /** Bold, like the gross amount below a net total. */
  strong?: boolean;
  /** Which price of a net and gross pair it is; Privat has no such pairs. */
  price?: 'net' | 'gross' | undefined;
}

export function PriceRow({ label, children, total, strong, price }: PriceRowProps) {
  return (
    <Box
      data-price={useIsGross() ? undefined : price}
      sx={total ? totalRow : strong ? strongRow : row}
    >
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Box>
  );
}

/** Which of an order's sums form a net and gross pair. */
export const PRICE_OF_SUM = { part: undefined, total: 'net', gross: 'gross' } as const;

export function PriceList({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
      {children}
    </Box>
  );
}

/** For labels of one long word, which it breaks only if needed, as with enlarged text on a phone. */
export const BREAKING_LABELS = { '& dt': { overflowWrap: 'anywhere', hyphens: 'auto' } } as const;

/** A long label wraps beside its amount; only a text wider than half the row moves below. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > dt': { flex: '1 1 40%' },
  '& > dd': {
    alignSelf: 'end',
    m: 0,
    ml: 'auto',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'normal',
  },
} as const;

const totalRow = {
  ...row,
  alignItems: 'baseline',
  mt: 1,
  pt: 2,
  borderTop: '2px solid currentColor',
  fontSize: '1.25rem',
  fontWeight: 600,
};

const strongRow = { ...row, fontWeight: 600 };
