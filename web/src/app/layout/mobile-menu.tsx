import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import type { ReactNode } from 'react';
import PriceChoice from '../../catalogue/shared/price-choice.tsx';
import { useCategories } from '../../catalogue/shared/use-categories.ts';
import { categoryPath, PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { useAccountLinks } from '../../session/use-account-links.ts';
import { Icon } from '../../ui/icon.tsx';
import { CallbackButton } from './callback-button.tsx';
import { NavLink } from './nav-link.tsx';
import { FOOTER_NAVIGATION } from './navigation.ts';

export interface MobileMenuProps {
  isOpen: boolean;
  onClose(): void;
  /** Whose header has no button for a callback. */
  isOffice: boolean;
}

export default function MobileMenu({ isOpen, onClose, isOffice }: MobileMenuProps) {
  const categories = useCategories();
  const { account, admin } = useAccountLinks();
  const own = [{ to: PATHS.cart, label: 'Warenkorb' }, account, ...(admin ? [admin] : [])];
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menü', sx: paper } }}
    >
      <Box sx={head}>
        <Typography variant="h3" component="p">
          Menü
        </Typography>
        <IconButton autoFocus aria-label="Menü schließen" onClick={onClose}>
          <Icon name="close" size={28} />
        </IconButton>
      </Box>
      <Box sx={{ px: 3, py: 1.5, borderBottom: `1px solid ${COLORS.slab}` }}>
        <PriceChoice />
      </Box>
      <Box component="nav" aria-label="Hauptnavigation">
        {[...FOOTER_NAVIGATION, ...own].map(({ to, label }) => (
          <MenuLink key={to} to={to} end={to === PATHS.home} onClick={onClose}>
            {label}
          </MenuLink>
        ))}
      </Box>
      <Typography variant="overline" component="p" sx={{ mt: 3, px: 3, color: 'text.secondary' }}>
        Kategorien
      </Typography>
      <Box component="nav" aria-label="Kategorien">
        {categories.map(({ category }) => (
          <MenuLink key={category} small to={categoryPath(category)} onClick={onClose}>
            {category}
          </MenuLink>
        ))}
      </Box>
      <Typography variant="body2" component="div" sx={{ p: 3, '& a': { display: 'block', py: 1 } }}>
        <a href={COMPANY.phone.href}>{COMPANY.phone.display}</a>
        <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
        {isOffice && <CallbackButton />}
      </Typography>
    </Drawer>
  );
}

interface MenuLinkProps {
  to: string;
  /** Needed for `/`, the prefix of every path. */
  end?: boolean;
  /** A category; never marked as the current page. */
  small?: boolean;
  onClick(): void;
  children: ReactNode;
}

function MenuLink({ to, end = false, small = false, onClick, children }: MenuLinkProps) {
  return (
    <Box
      component={NavLink}
      to={to}
      end={end}
      aria-current={small ? 'false' : 'page'}
      onClick={onClick}
      sx={small ? { ...line, ...smallLine } : line}
    >
      {children}
    </Box>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: 64,
  pl: 3,
  pr: 1,
  borderBottom: '2px solid currentColor',
};

const line = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  px: 3,
  borderBottom: `1px solid ${COLORS.slab}`,
  typography: 'button',
  fontSize: '1.375rem',
  textDecoration: 'none',
  '&[aria-current="page"]': { boxShadow: `inset 6px 0 ${COLORS.signal}` },
};

const smallLine = { minHeight: 48, fontSize: '1.125rem' };

const paper = { width: 'min(360px, 88vw)', '& a': { color: 'inherit' } };
