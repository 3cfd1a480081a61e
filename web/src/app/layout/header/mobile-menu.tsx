import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { Icon } from '../../../components/icon.tsx';
import { useAccountLinks } from '../../../features/session/use-account-links.ts';
import { categoryPath, PATHS } from '../../../lib/paths.ts';
import { MAIN_NAVIGATION } from '../navigation.ts';
import { MenuLink } from './menu-link.tsx';

export interface MobileMenuProps {
  isOpen: boolean;
  onClose(): void;
}

/** The navigation of narrow screens: a dialog from the right that keeps the focus until it closes. */
export default function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
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
      <Box component="nav" aria-label="Hauptnavigation">
        {[...MAIN_NAVIGATION, ...own].map(({ to, label }) => (
          <MenuLink key={to} to={to} end={to === PATHS.home} onClick={onClose}>
            {label}
          </MenuLink>
        ))}
      </Box>
      <Typography variant="overline" component="p" sx={{ mt: 3, px: 3, color: 'text.secondary' }}>
        Kategorien
      </Typography>
      <Box component="nav" aria-label="Kategorien">
        {PRODUCT_CATEGORIES.map((category) => (
          <MenuLink key={category} small to={categoryPath(category)} onClick={onClose}>
            {category}
          </MenuLink>
        ))}
      </Box>
      <Typography variant="body2" component="div" sx={{ p: 3, '& a': { display: 'block', py: 1 } }}>
        <a href={COMPANY.phone.href}>{COMPANY.phone.display}</a>
        <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
      </Typography>
    </Drawer>
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

const paper = { width: 'min(360px, 88vw)', '& a': { color: 'inherit' } };
