import { COLORS } from '../../../lib/theme/colors.ts';
import {
  CONTACT_BAR_HEIGHT,
  LOW_SCREEN,
  WITHOUT_CONTACT_BAR,
} from '../../../lib/theme/shared-styles.ts';

/** Form and preview, side by side where there is room. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' },
  alignItems: 'start',
  gap: 4,
};

/** As wide as a phone, and in sight beside the long form. */
export const PREVIEW_COLUMN = {
  position: { lg: 'sticky' },
  top: 88,
  height: { xs: '75vh', lg: 'calc(100vh - 112px)' },
  minHeight: 420,
} as const;

/** Stays at the bottom of the screen, above the contact buttons. */
export const SAVE_BAR = {
  position: 'sticky',
  bottom: CONTACT_BAR_HEIGHT,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  bgcolor: COLORS.white,
  borderTop: `2px solid ${COLORS.ink}`,
  [WITHOUT_CONTACT_BAR]: { bottom: 0 },
  [LOW_SCREEN]: { position: 'static' },
} as const;
