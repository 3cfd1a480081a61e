import { COLORS } from '../../../lib/theme/colors.ts';

const control = {
  boxSizing: 'border-box',
  width: '100%',
  height: 48,
  px: 1.25,
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
  color: 'inherit',
  font: 'inherit',
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
};

/** A row of the table is one line, with its message below. */
export const AREA_TABLE = {
  display: 'block',
  mb: 2,
  '& thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 6fr) 44px',
    alignItems: 'center',
    columnGap: 1,
    py: 0.5,
    maxWidth: 640,
  },
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& td': { p: 0 },
  '& input': { ...control, fontVariantNumeric: 'tabular-nums' },
  '& select': control,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& [data-error]': { gridColumn: '1 / -1', pb: 0.5, color: 'error.main', fontSize: '0.9375rem' },
};
