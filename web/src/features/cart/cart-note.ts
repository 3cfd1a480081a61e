import { COLORS } from '../../lib/theme/colors.ts';

/** A hint with an icon below the totals. */
export const cartNote = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  p: 1.5,
  bgcolor: COLORS.plaster,
  borderLeft: `4px solid ${COLORS.joint}`,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
};
