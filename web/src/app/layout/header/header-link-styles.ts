import { COLORS } from '../../../lib/theme/colors.ts';

/** How a link of the header looks, with a bar below the present page's. */
export const headerLink = {
  display: 'flex',
  alignItems: 'center',
  px: 1,
  typography: 'button',
  fontSize: '1.1875rem',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { boxShadow: `inset 0 -4px ${COLORS.slab}` },
  '&[aria-current="page"]': { boxShadow: `inset 0 -6px ${COLORS.signal}` },
};
