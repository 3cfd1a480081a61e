import { edgedPanel } from '../../lib/theme/shared-styles.ts';

/** What shoppers see of it. */
export const PREVIEW = { ...edgedPanel('signal'), mt: 3, p: { xs: 2, sm: 3 } };

export const PREVIEW_TITLE = { mb: 1.5, fontWeight: 600 };
