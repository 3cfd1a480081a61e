/** The page of one item: close below the header, with air below. */
export const detailPage = { pt: { xs: 2, md: 3 }, pb: { xs: 6, md: 10 } };

/** Picture and offer, beside each other where there is room. */
export const halves = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
};
