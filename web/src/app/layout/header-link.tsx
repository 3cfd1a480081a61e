import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useCartCount } from '../../features/cart/use-cart.ts';
import { useAccountLinks } from '../../features/session/use-account-links.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { NavLink } from './nav-link.tsx';

/** A link to the account, named after its owner; narrow screens have it in the menu. */
export function AccountLink() {
  const { account } = useAccountLinks();
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, minWidth: 0 }}>
      <HeaderLink to={account.to} icon="person" text={account.label} />
    </Box>
  );
}

export function CartLink() {
  const count = useCartCount();
  const label = count > 0 ? `Warenkorb, ${count} Artikel` : 'Warenkorb';
  return (
    <HeaderLink to={PATHS.cart} icon="cart" text="Warenkorb" label={label}>
      {count > 0 && (
        <Box component="span" sx={badge}>
          {count}
        </Box>
      )}
    </HeaderLink>
  );
}

interface HeaderLinkProps {
  to: string;
  icon: IconName;
  text: string;
  /** For screen readers, where the text is not enough. */
  label?: string;
  children?: ReactNode;
}

/** An icon whose text is shown where there is room. */
function HeaderLink({ to, icon, label, text, children }: HeaderLinkProps) {
  return (
    <Box component={NavLink} to={to} aria-label={label ?? text} sx={link}>
      <Icon name={icon} size={28} />
      <Box component="span" sx={textSpan}>
        {text}
      </Box>
      {children}
    </Box>
  );
}

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

const link = {
  ...headerLink,
  position: 'relative',
  gap: 1,
  minWidth: 44,
  justifyContent: 'center',
};

const textSpan = {
  display: { xs: 'none', md: 'inline' },
  maxWidth: '7rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

// On the icon, so that a first item makes the header no wider.
const badge = {
  position: 'absolute',
  top: { xs: 8, md: 14 },
  left: 22,
  minWidth: 22,
  height: 22,
  px: 0.5,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 1,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '1rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
};
