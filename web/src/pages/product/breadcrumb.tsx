import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { categoryPath, PATHS } from '../../paths.ts';

/** The way back up: to the category, to the whole catalogue. */
export function Breadcrumb({ category, name }: { category: string; name: string }) {
  return (
    <Box component="nav" aria-label="Brotkrumen" sx={{ mb: 2 }}>
      <Box component="ol" sx={list}>
        <li>
          <Link to={PATHS.catalogue}>Katalog</Link>
        </li>
        <li>
          <Link to={categoryPath(category)}>{category}</Link>
        </li>
        <Box component="li" aria-current="page" sx={{ display: { xs: 'none', sm: 'flex' } }}>
          {name}
        </Box>
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', minHeight: 44 },
  '& li + li::before': { content: '"/"', mx: 1, color: 'text.secondary' },
  '& a': { color: 'inherit' },
};
