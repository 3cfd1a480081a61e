import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import {
  CONTACT_BAR_HEIGHT,
  LOW_SCREEN,
  WITHOUT_CONTACT_BAR,
} from '../../lib/theme/shared-styles.ts';

/**
 * Call and e-mail buttons that cover no content: beside the page on wide screens, else in a sticky bar
 * at its end.
 */
export function FloatingContact() {
  return (
    <Box component="aside" aria-label="Schnellkontakt" data-screen-only sx={place}>
      <a href={COMPANY.phone.href} aria-label={`Anrufen: ${COMPANY.phone.display}`}>
        <Icon name="phone" size={22} />
        <span>Anrufen</span>
      </a>
      <a href={`mailto:${COMPANY.email}`} aria-label={`E-Mail an ${COMPANY.email}`}>
        <Icon name="mail" size={22} />
        <span>E-Mail</span>
      </a>
    </Box>
  );
}

const line = `1px solid ${COLORS.ink}`;

const place = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'fab',
  display: 'flex',
  borderTop: line,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 1,
    gap: 1,
    minWidth: 48,
    height: CONTACT_BAR_HEIGHT,
    typography: 'button',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'primary.dark' },
    // At the screen's edge there is no room for an outline outside.
    '&:focus-visible': { outlineOffset: -6, boxShadow: 'none' },
  },
  '& a + a': { borderLeft: line },
  [LOW_SCREEN]: { position: 'relative' },
  [WITHOUT_CONTACT_BAR]: {
    position: 'fixed',
    right: 8,
    bottom: 24,
    flexDirection: 'column',
    border: line,
    borderRadius: 1,
    overflow: 'hidden',
    '& a': { flex: 'none' },
    '& span': { display: 'none' },
    '& a + a': { borderLeft: 0, borderTop: line },
  },
};
