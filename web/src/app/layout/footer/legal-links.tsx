import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { LEGAL_NAVIGATION } from '../navigation.ts';

/** What the law asks every page to lead to, in a row. */
export function LegalLinks() {
  return (
    <Box component="nav" aria-label="Rechtliches">
      <Box component="ul" sx={row}>
        {LEGAL_NAVIGATION.map(({ to, label }) => (
          <li key={to}>
            <RouterLink to={to}>{label}</RouterLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  m: 0,
  mx: -1,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, px: 1.125 },
};
