import { edgedPanel } from '../../lib/theme/shared-styles.ts';

/** A hint with an icon below the totals. */
export const cartNote = {
  ...edgedPanel('joint'),
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  p: 1.5,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
};
