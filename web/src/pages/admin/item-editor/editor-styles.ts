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

/** What is focused comes clear of the save bar. */
export const FORM = {
  '& :is(input, textarea, select, button)': { scrollMarginBottom: 112 },
};
