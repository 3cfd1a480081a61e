import Box from '@mui/material/Box';
import { orderStatus, type StatusColor } from '@shop/domain/order/order-status';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';

/** A coloured label whose text conveys everything that its colour does. */
export function Badge({ color, children }: { color: StatusColor; children: ReactNode }) {
  return (
    <Box component="span" data-color={color} sx={{ ...badge, ...TONES[color] }}>
      {children}
    </Box>
  );
}

const badge = {
  display: 'inline-block',
  px: 1,
  py: '2px',
  border: '1px solid currentColor',
  borderRadius: 1,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  printColorAdjust: 'exact',
};

/** Each text has a contrast of at least 4.5 on its tint. */
const TONES: Record<StatusColor, { color: string; bgcolor: string }> = {
  yellow: { color: COLORS.amber, bgcolor: '#fff3d1' },
  blue: { color: COLORS.blue, bgcolor: '#e4eef7' },
  green: { color: COLORS.green, bgcolor: '#e3f1e6' },
  red: { color: COLORS.red, bgcolor: '#fbe8e6' },
  grey: { color: COLORS.slate, bgcolor: COLORS.plaster },
};

interface StatusBadgeProps {
  status: string;
  /** Delivery method; a pickup has words of its own. */
  method?: string | undefined;
  isOffice?: boolean;
}

/** The status of an order; an unknown one is shown raw, in grey. For the office a new one says so. */
export function StatusBadge({ status, method, isOffice }: StatusBadgeProps) {
  const { label, color } = orderStatus(status, method);
  return (
    <Badge color={color}>
      {label}
      {isOffice && status === 'pending' && <span>{NEW}</span>}
    </Badge>
  );
}

/** Distinguishes „In Bearbeitung“ from „Wird bearbeitet“. */
export const NEW = ' (neu)';
