import Box from '@mui/material/Box';
import { formatDay } from '@shop/domain/calendar';
import { formatEuro } from '@shop/domain/format';
import type { RentalTool } from '@shop/domain/rental';
import { articleNumber } from '@shop/domain/rental-list';
import { type RentalTier, rentalCost } from '@shop/domain/rental-price';
import { COLORS } from '../../lib/theme/colors.ts';
import type { PeriodDates } from './rental-period.ts';
import { countedUnits } from './tier-texts.ts';

interface RequestFactsProps {
  tool: RentalTool;
  tier: RentalTier;
  dates: PeriodDates;
  days: number;
}

/** What is asked for: tool, period and costs. */
export function RequestFacts({ tool, tier, dates, days }: RequestFactsProps) {
  const { rentalCents, depositCents } = rentalCost(tool, tier, days);
  return (
    <Box component="dl" sx={list}>
      <dt>Gerät</dt>
      <dd>{tool.name}</dd>
      <dt>Art.-Nr.</dt>
      <dd>{articleNumber(tool)}</dd>
      <dt>Zeitraum</dt>
      <dd>
        {formatDay(dates.start)} bis {formatDay(dates.end)}
      </dd>
      <dt>Mietdauer</dt>
      <dd>{countedUnits('daily', days)}</dd>
      <dt>Mietpreis</dt>
      <dd>{formatEuro(rentalCents)}</dd>
      <dt>Kaution</dt>
      <dd>{formatEuro(depositCents)}</dd>
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  p: 2,
  bgcolor: COLORS.plaster,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
};
