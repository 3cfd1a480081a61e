import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../components/icon.tsx';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { LOW_SCREEN } from '../../lib/theme/shared-styles.ts';
import { AccountLink, CartLink, headerLink } from './header-link.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLink } from './nav-link.tsx';
import { MAIN_NAVIGATION } from './navigation.ts';
import { HEADER_CONTAINER, ONE_ROW } from './one-row.ts';
import { SEARCH_BUTTON_ID, type SiteSearchProps } from './site-search.tsx';

/** Logo, navigation, search, account and cart; sticky where the screen is high enough. */
export function SiteHeader(search: SiteSearchProps) {
  return (
    <Box component="header" data-screen-only sx={header}>
      <Container sx={row}>
        <Logo />
        <MainNavigation />
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          <SearchButton {...search} />
          <AccountLink />
          <CartLink />
        </Box>
        <MenuButton />
      </Container>
    </Box>
  );
}

/** Opens the search of narrow screens; others show its field below. */
function SearchButton({ isOpen, onOpenChange }: SiteSearchProps) {
  return (
    <IconButton
      id={SEARCH_BUTTON_ID}
      aria-label="Suche"
      aria-expanded={isOpen}
      onClick={() => onOpenChange(!isOpen)}
      sx={{ display: { md: 'none' }, alignSelf: 'center' }}
    >
      <Icon name="search" size={28} />
    </IconButton>
  );
}

function MainNavigation() {
  return (
    <Box component="nav" aria-label="Hauptnavigation" sx={navigation}>
      {MAIN_NAVIGATION.map(({ to, label }) => (
        <Box key={to} component={NavLink} to={to} end={to === PATHS.home} sx={headerLink}>
          {label}
        </Box>
      ))}
    </Box>
  );
}

const header = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: COLORS.white,
  borderBottom: `2px solid ${COLORS.ink}`,
  [LOW_SCREEN]: { position: 'relative' },
  container: `${HEADER_CONTAINER} / inline-size`,
};

const row = {
  display: 'flex',
  alignItems: 'stretch',
  // At 400 % zoom a user's own letter spacing may need a second row.
  [LOW_SCREEN]: { flexWrap: 'wrap' },
  gap: { xs: 1, lg: 3 },
  minHeight: { xs: 64, md: 80 },
};

const navigation = { display: 'none', [ONE_ROW]: { display: 'flex' }, gap: 0.25 };
