import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { COLORS } from '../../lib/theme/colors.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { Icon } from '../../ui/icon.tsx';
import { Dark, part } from '../../ui/layout.tsx';
import { CallbackButton } from './callback-button.tsx';
import { NavLink } from './nav-link.tsx';
import { HELP_NAVIGATION } from './navigation.ts';

const loadPriceChoice = () => import('../../catalogue/shared/price-choice.tsx');

/** Slim in the office, whose header has it in its row and the rest in its menu. */
export function TopBar({ isSlim = false }) {
  const { today } = useNotices({ isLoader: true });
  const hours = today
    ? [{ days: 'Heute', hours: today.hours ?? 'geschlossen' }]
    : OPENING_HOURS.slice(0, 2);
  // Narrower screens have it in the menu.
  const PriceChoice = useLoaded(loadPriceChoice, useIsWide(1200) && !isSlim);
  const phone = (
    <Link href={COMPANY.phone.href} sx={item}>
      <Icon name="phone" size={18} />
      {COMPANY.phone.display}
    </Link>
  );
  const openingHours = (
    <Box sx={hoursRow}>
      {hours.map(({ days, hours }) => (
        <span key={days}>
          {days} {hours}
        </span>
      ))}
    </Box>
  );
  if (isSlim) {
    return (
      <Slim aria-label="Schneller Kontakt">
        {phone}
        {openingHours}
      </Slim>
    );
  }
  return (
    <Dark component="section" aria-label="Schneller Kontakt" data-ground="dark" data-screen-only>
      <Container maxWidth="lg" sx={bar}>
        {phone}
        <Link
          href={`mailto:${COMPANY.email}`}
          sx={{ ...item, display: { xs: 'none', sm: 'flex', md: 'none' } }}
        >
          <Icon name="mail" size={18} />
          {COMPANY.email}
        </Link>
        {openingHours}
        <Help aria-label="Planer und Ratgeber">
          {HELP_NAVIGATION.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </Help>
        <Box sx={pricesPlace}>{PriceChoice && <PriceChoice />}</Box>
        <CallbackButton />
      </Container>
    </Dark>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  columnGap: 3,
  typography: 'body2',
  '& > *': { alignItems: 'center', minHeight: 44 },
};

/** Shows what has room, in rem of the header's width. */
const Slim = part('section', {
  display: 'flex',
  columnGap: 3,
  flex: 'none',
  ml: 1,
  typography: 'body2',
  '& > *': { alignItems: 'center' },
  '& > a': { color: 'inherit', '@container (max-width: 39.99rem)': { display: 'none' } },
  '& > div': { m: 0, color: 'inherit', '@container (max-width: 62.99rem)': { display: 'none' } },
});

const hoursRow = { color: COLORS.slab, ml: 'auto', display: { xs: 'none', md: 'flex' }, gap: 2 };

const pricesPlace = {
  display: { xs: 'none', lg: 'flex' },
  minWidth: '15rem',
  justifyContent: 'end',
};

const item = {
  display: 'flex',
  gap: 1,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

const Help = part('nav', {
  display: { xs: 'none', md: 'flex' },
  gap: 2,
  '& a': { ...item, alignSelf: 'stretch', alignItems: 'center', color: 'inherit' },
  '& [aria-current="page"]': { boxShadow: `inset 0 -4px ${COLORS.signal}` },
});
