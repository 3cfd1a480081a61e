import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useCartCount } from '../../cart/use-cart.ts';
import { Icon } from '../../components/icon.tsx';
import { PATHS } from '../../paths.ts';
import { COLORS } from '../../theme/colors.ts';

/** Leads to the cart; the badge counts its different articles. */
export function CartLink() {
  const count = useCartCount();
  return (
    <Box component={NavLink} to={PATHS.cart} aria-label={cartLabel(count)} sx={link}>
      <Icon name="cart" size={28} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Warenkorb
      </Box>
      {count > 0 && (
        <Box component="span" sx={badge}>
          {count}
        </Box>
      )}
    </Box>
  );
}

function cartLabel(count: number): string {
  return count > 0 ? `Warenkorb, ${count} Artikel` : 'Warenkorb';
}

const link = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  ml: 'auto',
  px: { xs: 1.5, md: 1 },
  typography: 'button',
  fontSize: '1.1875rem',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { boxShadow: `inset 0 -4px ${COLORS.slab}` },
  '&[aria-current="page"]': { boxShadow: `inset 0 -6px ${COLORS.signal}` },
};

const badge = {
  minWidth: 26,
  height: 26,
  px: 0.75,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 1,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '1.0625rem',
  lineHeight: 1,
};
