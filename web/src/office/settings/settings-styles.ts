import { COLORS } from '../../lib/theme/colors.ts';

/** Two fields in a row where there is room. */
export const FIELD_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
};

/** What shoppers see of it. */
export const PREVIEW = {
  mt: 3,
  p: { xs: 2, sm: 3 },
  bgcolor: COLORS.plaster,
  borderLeft: `6px solid ${COLORS.signal}`,
};

export const PREVIEW_TITLE = { mb: 1.5, fontWeight: 600 };
