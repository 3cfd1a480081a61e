import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import SpecialDayRows from '../../features/notices/special-day-rows.tsx';
import { useNotices } from '../../features/notices/use-notices.ts';

/** The special days of the next weeks; below the first view, as they are loaded late. */
export function SpecialHours() {
  const { special_days } = useNotices();
  if (special_days.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        Besondere Öffnungszeiten
      </Typography>
      <Box component="dl" sx={rows}>
        <SpecialDayRows days={special_days} />
      </Box>
    </>
  );
}

const rows = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dd': { m: 0 },
};
