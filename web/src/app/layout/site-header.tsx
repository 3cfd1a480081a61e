import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useAccountLinks } from '../../features/session/use-account-links.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { LOW_SCREEN } from '../../lib/theme/shared-styles.ts';
import { FloatingContact } from './floating-contact.tsx';
import { AccountLink, CartLink, headerLink } from './header-link.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLink } from './nav-link.tsx';
import { MAIN_NAVIGATION } from './navigation.ts';
import { HEADER_CONTAINER, ONE_ROW } from './one-row.ts';
import { SEARCH_BUTTON_ID, type SiteSearchProps } from './site-search.tsx';

/**
 * Logo, navigation, search, account, cart and the contact buttons; sticky where the screen is high
 * enough.
 */
export function SiteHeader(search: SiteSearchProps) {
  const { navigation, isCrowded } = useCrowdedNavigation();
  const { account } = useAccountLinks();
  return (
    <Box data-screen-only sx={bar}>
      <Box component="header" sx={header} style={isCrowded ? { containerName: 'crowded' } : {}}>
        <Container sx={row}>
          <Logo />
          <MainNavigation ref={navigation} />
          <Box sx={account.isName ? ownWithName : own}>
            <SearchButton {...search} />
            <AccountLink />
            <CartLink />
          </Box>
          <MenuButton />
        </Container>
      </Box>
      <FloatingContact />
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

/**
 * Whether the navigation does not fit beside the rest: without the name of its container the header
 * looks as on a narrow screen. Measured again when the window has another width.
 */
function useCrowdedNavigation() {
  const navigation = useRef<HTMLElement>(null);
  const [isCrowded, setCrowded] = useState(false);
  useLayoutEffect(() => {
    const element = navigation.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) setCrowded(true);
    });
    const measure = () => setCrowded(false);
    // Its own width is what is left for it, those of its links what it needs.
    for (const part of [element, ...element.children]) observer.observe(part);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { navigation, isCrowded };
}

function MainNavigation({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <Box component="nav" ref={ref} aria-label="Hauptnavigation" sx={navigation}>
      {MAIN_NAVIGATION.map(({ to, label }) => (
        <Box key={to} component={NavLink} to={to} end={to === PATHS.home} sx={headerLink}>
          {label}
        </Box>
      ))}
    </Box>
  );
}

const bar = {
  display: 'flex',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: COLORS.white,
  borderBottom: `2px solid ${COLORS.ink}`,
  [LOW_SCREEN]: { position: 'relative' },
};

const header = { flex: 1, minWidth: 0, container: `${HEADER_CONTAINER} / inline-size` };

const row = {
  display: 'flex',
  alignItems: 'stretch',
  // At 400 % zoom a user's own letter spacing may need a second row.
  [LOW_SCREEN]: { flexWrap: 'wrap' },
  gap: { xs: 1, lg: 2 },
  minHeight: { xs: 64, md: 80 },
};

const own = { display: 'flex', ml: 'auto', [ONE_ROW]: { flex: 'none' } };

// A long name is cut before the navigation gets too little room.
const ownWithName = {
  ...own,
  [ONE_ROW]: { minWidth: '13rem', flexShrink: 1e6, '& > a': { flex: 'none' } },
};

const navigation = {
  display: 'none',
  [ONE_ROW]: { display: 'flex' },
  gap: 0.25,
  minWidth: 0,
  '& > *': { flex: 'none' },
};
