import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link as RouterLink } from 'react-router-dom';
import { useCategories } from '../../catalogue/shared/use-categories.ts';
import { categoryPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { LOW_SCREEN, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useAccountLinks } from '../../session/use-account-links.ts';
import { Icon } from '../../ui/icon.tsx';
import { part } from '../../ui/layout.tsx';
import { NavLink } from './nav-link.tsx';
import { SiteSearch, type SiteSearchProps } from './site-search.tsx';

/**
 * Shortcuts into the catalogue, a link to the office for admins, and the search. Narrow screens
 * have the menu instead, and show the search only once it is opened. The catalogue has its own
 * search and category filter.
 */
export function CategoryBar({
  isCatalogue,
  ...search
}: SiteSearchProps & { isCatalogue: boolean }) {
  const categories = useCategories();
  const { admin } = useAccountLinks();
  if (isCatalogue && !admin) return null;
  return (
    <Box data-screen-only sx={[bar, search.isOpen && !isCatalogue && openBar]}>
      <Container sx={row}>
        {!isCatalogue && (
          <Box component="nav" aria-label="Kategorien" sx={wide}>
            <Items>
              {categories.map(({ category }) => (
                <li key={category}>
                  <Box component={RouterLink} to={categoryPath(category)} sx={shortcut}>
                    {category}
                  </Box>
                </li>
              ))}
            </Items>
          </Box>
        )}
        <AdminLink />
        {!isCatalogue && <SiteSearch {...search} />}
      </Container>
    </Box>
  );
}

function AdminLink() {
  const { admin } = useAccountLinks();
  if (!admin) return null;
  return (
    <Box component="nav" aria-label="Büro" sx={{ display: 'flex' }}>
      <Box component={NavLink} to={admin.to} sx={adminLink}>
        <Icon name="building" size={20} />
        {admin.label}
      </Box>
    </Box>
  );
}

const wide = { display: { xs: 'none', md: 'block' } };

const bar = {
  ...wide,
  // Puts the suggestions above the page.
  position: 'relative',
  zIndex: 'speedDial',
  bgcolor: COLORS.plaster,
  borderBottom: `1px solid ${COLORS.slab}`,
};

/** Below the header of narrow screens. */
const openBar = {
  display: { xs: 'block' },
  position: { xs: 'sticky', md: 'relative' },
  top: { xs: 66, md: 0 },
  [LOW_SCREEN]: { position: 'relative', top: 0 },
};

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  // With enlarged text the search moves to a row of its own.
  flexWrap: 'wrap',
  '& > form': { minWidth: 'min(100%, 15rem)', ml: 'auto' },
  columnGap: 2,
  py: { xs: 1, md: 0 },
};

const Items = part('ul', {
  ...PLAIN_LIST,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { md: 2, lg: 4 },
  ml: -1,
  // The office's categories load late: a second row would shift the page.
  '& > :nth-of-type(n + 7)': { display: { md: 'none', lg: 'block' } },
  '& > :nth-of-type(n + 9)': { display: { md: 'none' } },
});

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
  display: { xs: 'none', md: 'flex' },
  gap: 1,
  color: 'text.primary',
  '&[aria-current="page"]': { boxShadow: `inset 0 -3px ${COLORS.signal}` },
};
