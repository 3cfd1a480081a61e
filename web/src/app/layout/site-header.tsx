import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { COMPANY } from '@shop/domain/company';
import { lazy, type ReactNode, type Ref, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useCartCount } from '../../cart/shared/use-cart.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { LOW_SCREEN, OFFICE_HEADER } from '../../lib/theme/shared-styles.ts';
import { useAuth } from '../../session/session-context.ts';
import { useAccountLinks } from '../../session/use-account-links.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { part } from '../../ui/layout.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLink } from './nav-link.tsx';
import { MAIN_NAVIGATION } from './navigation.ts';
import { HEADER_CONTAINER, ONE_ROW } from './one-row.ts';
import { SEARCH_BUTTON_ID, type SiteSearchProps } from './site-search.tsx';
import { TopBar } from './top-bar.tsx';

const QuickEntryLink = lazy(() => import('./quick-entry-link.tsx'));

interface SiteHeaderProps extends SiteSearchProps {
  /** In the office: low, with the top bar in its row, and navigation, cart and callback in the menu. */
  isSlim?: boolean;
  hasSearch: boolean;
}

/**
 * Logo, navigation, search, account, cart and the contact buttons; sticky where the screen is high
 * enough.
 */
export function SiteHeader({ isSlim = false, hasSearch, ...search }: SiteHeaderProps) {
  const { navigation, isCrowded } = useCrowdedNavigation();
  const { account } = useAccountLinks();
  const { user } = useAuth();
  return (
    <Box data-screen-only sx={isSlim ? slimBar : bar}>
      <Box
        component="header"
        sx={header}
        style={isSlim || isCrowded ? { containerName: 'crowded' } : {}}
      >
        <Container maxWidth={!isSlim && 'lg'} sx={isSlim ? slimRow : row}>
          <Logo />
          <MainNavigation ref={navigation} />
          {isSlim && <TopBar isSlim />}
          <Box sx={account.isName ? ownWithName : own}>
            {hasSearch && <SearchButton {...search} />}
            {user && !isSlim && (
              <Suspense>
                <QuickEntryLink sx={link} />
              </Suspense>
            )}
            <AccountLink />
            {!isSlim && <CartLink />}
          </Box>
          <MenuButton isOffice={isSlim} />
        </Container>
      </Box>
      <FloatingContact isSlim={isSlim} />
    </Box>
  );
}

/** Opens the search of narrow screens; wide ones show its field below. */
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
 * Whether the navigation does not fit beside the rest. If so, the header drops the name of its
 * container and so looks as it does on a narrow screen. Measured again when the window is resized.
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
    // The element's width is the available room, its links' widths the required room.
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

/** Wide enough for the contact buttons to fit in the margin of a `Container`, even beside a scrollbar. */
const BESIDE_PAGE = '@media (min-width: 1280px)';

// Reserves room for the contact buttons, which come late in a slow document.
const slimBar = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 88px', md: 'minmax(0, 1fr) 128px' },
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: COLORS.white,
  borderBottom: `2px solid ${COLORS.ink}`,
  [LOW_SCREEN]: { position: 'relative' },
};

const bar = { ...slimBar, [BESIDE_PAGE]: { gridTemplateColumns: 'minmax(0, 1fr)' } };

const header = { minWidth: 0, container: `${HEADER_CONTAINER} / inline-size` };

const row = {
  display: 'flex',
  alignItems: 'stretch',
  // At 400 % zoom a user's own letter spacing may need a second row.
  [LOW_SCREEN]: { flexWrap: 'wrap' },
  gap: { xs: 1, lg: 2 },
  minHeight: { xs: 64, md: 80 },
};

// With the line below it as high as the office's content expects.
const slimRow = {
  ...row,
  minHeight: OFFICE_HEADER - 2,
  '& > a': { fontSize: 'min(1.375rem, 5vw)' },
  '& > a svg': { width: 36, height: 36 },
};

const own = { display: 'flex', ml: 'auto', [ONE_ROW]: { flex: 'none' } };

// A long name is truncated before the navigation gets too little room.
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

/** A link to the account, with its owner's name; on narrow screens it is in the menu. */
function AccountLink() {
  const { account } = useAccountLinks();
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, minWidth: 0 }}>
      <HeaderLink to={account.to} icon="person" text={account.label} />
    </Box>
  );
}

function CartLink() {
  const count = useCartCount();
  const label = count > 0 ? `Warenkorb, ${count} Artikel` : 'Warenkorb';
  return (
    <HeaderLink to={PATHS.cart} icon="cart" text="Warenkorb" label={label}>
      {count > 0 && <Badge>{count}</Badge>}
    </HeaderLink>
  );
}

interface HeaderLinkProps {
  to: string;
  icon: IconName;
  text: string;
  /** For screen readers, if the text is not enough. */
  label?: string;
  children?: ReactNode;
}

/** An icon whose text shows where there is room. */
function HeaderLink({ to, icon, label, text, children }: HeaderLinkProps) {
  return (
    <Box component={NavLink} to={to} aria-label={label ?? text} sx={link}>
      <Icon name={icon} size={28} />
      <TextSpan>{text}</TextSpan>
      {children}
    </Box>
  );
}

const headerLink = {
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

const TextSpan = part('span', {
  display: { xs: 'none', md: 'inline' },
  maxWidth: '7rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

// On the icon, so that the first item does not widen the header.
const Badge = part('span', {
  position: 'absolute',
  top: 'calc(50% - 25px)',
  // Ends before the word beside the icon, however many digits it has.
  right: 'calc(100% - 40px)',
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
});

/**
 * Call and e-mail buttons that are always in view and cover nothing: at the end of the sticky
 * header or, on wide screens, in the margin beside the page, which the office does not leave free.
 */
function FloatingContact({ isSlim }: { isSlim: boolean }) {
  return (
    <Box
      component="aside"
      aria-label="Schnellkontakt"
      data-screen-only
      sx={isSlim ? inHeader : beside}
    >
      <a href={COMPANY.phone.href} aria-label={`Anrufen: ${COMPANY.phone.display}`}>
        <Icon name="phone" size={22} />
      </a>
      <a href={`mailto:${COMPANY.email}`} aria-label={`E-Mail an ${COMPANY.email}`}>
        <Icon name="mail" size={22} />
      </a>
    </Box>
  );
}

const line = `1px solid ${COLORS.ink}`;

const inHeader = {
  display: 'flex',
  '& > a': {
    display: 'grid',
    placeItems: 'center',
    width: { xs: 44, md: 64 },
    bgcolor: COLORS.white,
    color: COLORS.ink,
    borderLeft: line,
    '&:hover': { bgcolor: COLORS.concrete },
    // At the screen's edge there is no room for an outline around the button.
    '&:focus-visible': { outlineOffset: -6, boxShadow: 'none' },
  },
};

const beside = {
  ...inHeader,
  [BESIDE_PAGE]: {
    position: 'fixed',
    right: 4,
    bottom: 96,
    flexDirection: 'column',
    border: line,
    borderRadius: 1,
    overflow: 'hidden',
    '& > a': { width: 44, height: 44, border: 0 },
    '& > a:last-of-type': { borderTop: line },
  },
};
