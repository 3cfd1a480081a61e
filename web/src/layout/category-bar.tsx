import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { Link } from 'react-router-dom';
import { categoryPath } from '../paths.ts';
import { COLORS } from '../theme/colors.ts';

/** The shortcuts into the catalogue; on narrow screens the menu has them instead. */
export function CategoryBar() {
  return (
    <Box component="nav" aria-label="Kategorien" data-screen-only sx={bar}>
      <Container component="ul" sx={list}>
        {PRODUCT_CATEGORIES.map((category) => (
          <li key={category}>
            <Box component={Link} to={categoryPath(category)} sx={shortcut}>
              {category}
            </Box>
          </li>
        ))}
      </Container>
    </Box>
  );
}

const bar = {
  display: { xs: 'none', md: 'block' },
  bgcolor: COLORS.plaster,
  borderBottom: `1px solid ${COLORS.slab}`,
};

const list = {
  display: 'flex',
  gap: 4,
  my: 0,
  listStyle: 'none',
  '& > li:first-of-type': { ml: -1 },
};

const shortcut = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', boxShadow: `inset 0 -3px ${COLORS.signal}` },
};
