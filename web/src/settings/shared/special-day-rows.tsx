import Box from '@mui/material/Box';
import { shortPeriod, specialHours } from '@shop/domain/settings/notices';
import type { SpecialDays } from '@shop/domain/settings/settings';

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
