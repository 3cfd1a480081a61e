/** Picture and purchase, beside each other where there is room. */
export const halves = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
};
