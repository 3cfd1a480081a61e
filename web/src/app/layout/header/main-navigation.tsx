import Box from '@mui/material/Box';
import { PATHS } from '../../../lib/paths.ts';
import { NavLink } from '../nav-link.tsx';
import { MAIN_NAVIGATION } from '../navigation.ts';
import { headerLink } from './header-link-styles.ts';
import { ONE_ROW } from './one-row.ts';

/** The pages of the site in a row, on screens that are wide enough. */
export function MainNavigation() {
  return (
    <Box component="nav" aria-label="Hauptnavigation" sx={nav}>
      {MAIN_NAVIGATION.map(({ to, label }) => (
        <Box key={to} component={NavLink} to={to} end={to === PATHS.home} sx={headerLink}>
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
