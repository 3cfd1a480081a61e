import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { useAccountLinks } from '../../features/session/use-account-links.ts';
import { categoryPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { NavLink } from './nav-link.tsx';

/** Shortcuts into the catalogue and, for admins, to their area; narrow screens have the menu. */
export function CategoryBar() {
  return (
    <Box data-screen-only sx={bar}>
      <Container sx={row}>
        <Box component="nav" aria-label="Kategorien">
          <Box component="ul" sx={list}>
            {PRODUCT_CATEGORIES.map((category) => (
              <li key={category}>
                <Box component={RouterLink} to={categoryPath(category)} sx={shortcut}>
                  {category}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
        <AdminLink />
      </Container>
    </Box>
  );
}

function AdminLink() {
  const { admin } = useAccountLinks();
  if (!admin) return null;
  return (
    <Box component={NavLink} to={admin.to} sx={adminLink}>
      <Icon name="building" size={20} />
      {admin.label}
    </Box>
  );
}

const bar = {
  display: { xs: 'none', md: 'block' },
  bgcolor: COLORS.plaster,
  borderBottom: `1px solid ${COLORS.slab}`,
};

const row = { display: 'flex', justifyContent: 'space-between', gap: 2 };

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { md: 2, lg: 4 },
  m: 0,
  ml: -1,
  p: 0,
  listStyle: 'none',
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

const adminLink = {
  ...shortcut,
  gap: 1,
  color: 'text.primary',
  '&[aria-current="page"]': { boxShadow: `inset 0 -3px ${COLORS.signal}` },
};
