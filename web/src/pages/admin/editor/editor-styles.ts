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

const SAVE_BAR_HEIGHT = 112;

/** What is focused comes clear of the save bar. */
export const FORM = {
  '& :is(input, textarea, select, button)': { scrollMarginBottom: SAVE_BAR_HEIGHT },
};

/** Stays at the bottom of the screen, beside the contact buttons. */
export const SAVE_BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  pr: `${2 * CONTACT_BAR_HEIGHT + 16}px`,
  bgcolor: COLORS.white,
  borderTop: `2px solid ${COLORS.ink}`,
  [WITHOUT_CONTACT_BAR]: { pr: 0 },
  [LOW_SCREEN]: { position: 'static' },
} as const;
