import Box from '@mui/material/Box';
import { useCartCount } from '../../../features/cart/use-cart.ts';
import { PATHS } from '../../../lib/paths.ts';
import { HeaderLink } from './header-link.tsx';

/** Leads to the cart; the badge counts its different articles. */
export function CartLink() {
  const count = useCartCount();
  return (
    <HeaderLink to={PATHS.cart} icon="cart" text="Warenkorb" label={cartLabel(count)}>
      {count > 0 && (
        <Box component="span" sx={badge}>
          {count}
        </Box>
      )}
    </HeaderLink>
  );
}

function cartLabel(count: number): string {
  return count > 0 ? `Warenkorb, ${count} Artikel` : 'Warenkorb';
}

const badge = {
  // On the sign itself where there is no room beside it.
  position: { xs: 'absolute', md: 'static' },
  top: 6,
  right: 0,
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
