import { edgedPanel } from '../../lib/theme/shared-styles.ts';
import { part } from '../../ui/layout.tsx';

/** A sentence with an icon below the sums of a cart. */
export const CartNote = part('div', {
  ...edgedPanel('joint'),
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  p: 1.5,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
});
