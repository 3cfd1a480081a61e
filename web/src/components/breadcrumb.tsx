import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';

interface BreadcrumbProps {
  /** The pages above this one, from the top down. */
  trail: readonly { to: string; label: string }[];
  /** This page. */
  name: string;
}

/** The way back up: to the category, to the whole list. */
export function Breadcrumb({ trail, name }: BreadcrumbProps) {
  return (
    <Box component="nav" aria-label="Brotkrumen" sx={{ mb: 2 }}>
      <Box component="ol" sx={list}>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <RouterLink to={to}>{label}</RouterLink>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </Box>
    </Box>
  );
}

// Larger than the word for a thumb, and in the room between the words: their gaps stay equal.
const target = { display: 'flex', alignItems: 'center', minHeight: 44, px: 1, mx: -1 };

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', minHeight: 44 },
  '& li + li::before': { content: '"/"', mx: 1, color: 'text.secondary' },
  // The heading says it again: a phone has no room for both.
  '& [aria-current]': { display: { xs: 'none', sm: 'flex' } },
  '& a': { ...target, color: 'inherit' },
};
