import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { Icon } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import {
  BOTTOM_BAR_ID,
  CONTACT_BAR_HEIGHT,
  LOW_SCREEN,
  WITHOUT_CONTACT_BAR,
} from '../../lib/theme/shared-styles.ts';

/**
 * Call and e-mail buttons: beside the page on wide screens, else in the corner, where a page may put
 * its main action beside them.
 */
export function FloatingContact() {
  return (
    <Box component="aside" aria-label="Schnellkontakt" data-screen-only sx={place}>
      <div id={BOTTOM_BAR_ID} />
      <a href={COMPANY.phone.href} aria-label={`Anrufen: ${COMPANY.phone.display}`}>
        <Icon name="phone" size={22} />
      </a>
      <a href={`mailto:${COMPANY.email}`} aria-label={`E-Mail an ${COMPANY.email}`}>
        <Icon name="mail" size={22} />
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
  justifyContent: 'flex-end',
  // Over the padding that the footer keeps free for it.
  mt: `calc(-${CONTACT_BAR_HEIGHT}px - env(safe-area-inset-bottom))`,
  pb: 'env(safe-area-inset-bottom)',
  // Beside the buttons the page can be pressed.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '& > div': { display: 'contents' },
  '& > a': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: CONTACT_BAR_HEIGHT,
    height: CONTACT_BAR_HEIGHT,
    bgcolor: COLORS.white,
    color: COLORS.ink,
    border: line,
    borderBottomWidth: 0,
    borderRightWidth: 0,
    '&:hover': { bgcolor: COLORS.concrete },
    // At the screen's edge there is no room for an outline outside.
    '&:focus-visible': { outlineOffset: -6, boxShadow: 'none' },
  },
  // Without a bar beside them they keep off the page's edges and of what ends there.
  '& > div:empty ~ a': { borderBottomWidth: 1, transform: 'translate(-8px, -8px)' },
  '& > div:empty ~ a:last-of-type': { borderRightWidth: 1 },
  [LOW_SCREEN]: { position: 'relative' },
  // Above an open keyboard there is no room to spare.
  '@media (pointer: coarse)': {
    'body:has(textarea:focus, input:not([type="radio"], [type="checkbox"]):focus) &': {
      position: 'relative',
    },
  },
  [WITHOUT_CONTACT_BAR]: {
    position: 'fixed',
    right: 8,
    bottom: 24,
    flexDirection: 'column',
    m: 0,
    border: line,
    borderRadius: 1,
    overflow: 'hidden',
    '& > a, & > div:empty ~ a': { border: 0, transform: 'none' },
    '& > a:last-of-type, & > div:empty ~ a:last-of-type': { borderTop: line },
  },
};
