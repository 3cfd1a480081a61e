import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../lib/paths.ts';
import { CONDENSED } from '../../lib/theme/typography.ts';
import { part } from '../../ui/layout.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { ONE_ROW } from './one-row.ts';

/** Too narrow for the mark beside search, cart, menu and contact. */
const NARROW_PHONE = '@media (max-width: 374px)';

export function Logo() {
  return (
    <Box
      component={RouterLink}
      to={PATHS.home}
      aria-label={`${COMPANY.name}, Startseite`}
      sx={logo}
    >
      <LogoMark />
      <Box component="span" sx={{ display: 'block' }}>
        {COMPANY.shortName}
        <Trade>Straßenbau · Baustoffe</Trade>
      </Box>
    </Box>
  );
}

const logo = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  // The fallback font may be wider: the name wraps rather than pushing the menu out.
  flex: '0 1 auto',
  [ONE_ROW]: { flex: 'none' },
  minWidth: 0,
  '& svg': { flex: 'none', [NARROW_PHONE]: { display: 'none' } },
  color: 'inherit',
  textDecoration: 'none',
  // Sized by the screen, so that everything stays in one row at any text size.
  font: `700 min(1.75rem, 7vw)/1 ${CONDENSED}`,
};

const Trade = part('span', {
  display: { xs: 'none', sm: 'block' },
  mt: 0.5,
  fontSize: '0.9375rem',
  fontWeight: 600,
  letterSpacing: '0.03em',
  opacity: 0.75,
});
