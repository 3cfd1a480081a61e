import Box from '@mui/material/Box';
import { shortPeriod, specialHours } from '@shop/domain/notices';
import { useNotices } from './use-notices.ts';

/** The special days of the next weeks as rows of a list of opening hours, a `dl`. */
export function SpecialDayRows() {
  return useNotices().special_days.map((special) => (
    <Box key={special.from + special.name} sx={{ display: 'contents' }}>
      <dt>{shortPeriod(special)}</dt>
      <dd>
        {specialHours(special)} ({special.name})
      </dd>
    </Box>
  ));
}
