import Box from '@mui/material/Box';
import { NavLink } from '../../components/nav-link.tsx';
import { PATHS } from '../../paths.ts';
import { COLORS } from '../../theme/colors.ts';
import { MAIN_NAVIGATION } from '../navigation.ts';
import { ONE_ROW } from './one-row.ts';

/** The pages of the site in a row, on screens that are wide enough. */
export function MainNavigation() {
  return (
    <Box component="nav" aria-label="Hauptnavigation" sx={nav}>
      {MAIN_NAVIGATION.map(({ to, label }) => (
        <Box key={to} component={NavLink} to={to} end={to === PATHS.home} sx={link}>
          {label}
        </Box>
      ))}
    </Box>
  );
}

const nav = {
  display: 'none',
  [ONE_ROW]: { display: 'flex' },
  gap: 0.25,
};

const link = {
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
