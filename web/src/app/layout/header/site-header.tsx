import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { COLORS } from '../../../lib/theme/colors.ts';
import { LOW_SCREEN } from '../../../lib/theme/shared-styles.ts';
import { Logo } from '../logo.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuButton } from './menu-button.tsx';
import { HEADER_CONTAINER } from './one-row.ts';

/** Stays in sight where there is room: where one is, where one can go, what is in the cart. */
export function SiteHeader() {
  return (
    <Box component="header" data-screen-only sx={header}>
      <Container sx={row}>
        <Logo />
        <MainNavigation />
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          <AccountLink />
          <CartLink />
        </Box>
        <MenuButton />
      </Container>
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
  // At 400 % zoom a reader's own spacing of letters may need a second row.
  [LOW_SCREEN]: { flexWrap: 'wrap' },
  gap: { xs: 1, lg: 3 },
  minHeight: { xs: 64, md: 80 },
};
