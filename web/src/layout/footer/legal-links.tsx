import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { LEGAL_NAVIGATION } from '../navigation.ts';

/** What the law asks every page to lead to, in a row. */
export function LegalLinks() {
  return (
    <Box component="nav" aria-label="Rechtliches">
      <Box component="ul" sx={row}>
        {LEGAL_NAVIGATION.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
};
