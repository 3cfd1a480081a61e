import Box from '@mui/material/Box';
import { shortPeriod, specialHours } from '@shop/domain/office/notices';
import type { SpecialDays } from '@shop/domain/office/settings';

export default function SpecialDayRows({ days }: { days: readonly SpecialDays[] }) {
  return days.map((special) => (
    <Box key={special.from + special.name} sx={{ display: 'contents' }}>
      <dt>{shortPeriod(special)}</dt>
      <dd>
        {specialHours(special)} ({special.name})
      </dd>
    </Box>
  ));
}
