import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

/**
 * Call and e-mail buttons that are always in sight and cover nothing: at the end of the sticky header
 * or, on wide screens, in the margin beside the page.
 */
export function FloatingContact() {
  return (
    <Box component="aside" aria-label="Schnellkontakt" data-screen-only sx={place}>
      <a href={COMPANY.phone.href} aria-label={`Anrufen: ${COMPANY.phone.display}`}>
        <Icon name="phone" size={22} />
      </a>
      <a href={`mailto:${COMPANY.email}`} aria-label={`E-Mail an ${COMPANY.email}`}>
        <Icon name="mail" size={22} />
      </a>
    </Box>
  );
}

/** From here on they fit in the margin of a `Container`, also beside a scrollbar. */
const BESIDE_PAGE = '@media (min-width: 1280px)';

const line = `1px solid ${COLORS.ink}`;

const place = {
  display: 'flex',
  '& > a': {
    display: 'grid',
    placeItems: 'center',
    width: { xs: 44, md: 64 },
    bgcolor: COLORS.white,
    color: COLORS.ink,
    borderLeft: line,
    '&:hover': { bgcolor: COLORS.concrete },
    // At the screen's edge there is no room for an outline outside.
    '&:focus-visible': { outlineOffset: -6, boxShadow: 'none' },
  },
  [BESIDE_PAGE]: {
    position: 'fixed',
    right: 4,
    bottom: 96,
    flexDirection: 'column',
    border: line,
    borderRadius: 1,
    overflow: 'hidden',
    '& > a': { width: 44, height: 44, border: 0 },
    '& > a:last-of-type': { borderTop: line },
  },
};
