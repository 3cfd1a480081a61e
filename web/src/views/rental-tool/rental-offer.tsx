import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RentalTool } from '@shop/domain/rental/rental';
import { berlinDay } from '@shop/domain/time/calendar';
import { COLORS } from '../../lib/theme/colors.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { CostSummary } from './cost-summary.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PeriodNotes } from './period-notes.tsx';
import { RentalRequest } from './rental-request.tsx';
import { checkPeriod, useRentalSelection } from './rental-selection.ts';
import { TierChoice } from './tier-choice.tsx';

const TIERS_ID = 'rental-tiers';

/** Tier and period with the resulting costs, and the request button. */
export function RentalOffer({ tool, now }: { tool: RentalTool; now: () => Date }) {
  const [selection, change] = useRentalSelection();
  const { tier, dates } = selection;
  const isHydrated = useIsHydrated();
  // The cached document may have been rendered yesterday.
  const today = isHydrated ? berlinDay(now()) : '';
  const checked = checkPeriod(dates, today);
  return (
    <Box sx={panel}>
      <Typography variant="h3" component="h2" id={TIERS_ID} sx={{ mb: -1.5 }}>
        Mietpreise
      </Typography>
      <TierChoice
        labelledBy={TIERS_ID}
        tool={tool}
        tier={tier}
        onChange={(next) => change({ tier: next })}
      />
      <div>
        <PeriodFields dates={dates} checked={checked} today={today} onChange={change} />
        <PeriodNotes dates={dates} today={today} days={checked.days} />
      </div>
      <CostSummary
        tool={tool}
        chosen={tier}
        days={checked.days}
        start={dates.start}
        onChange={change}
      />
      <RentalRequest tool={tool} selection={selection} days={checked.days} />
    </Box>
  );
}

const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  mt: 3,
  p: { xs: 2, sm: 3 },
  bgcolor: COLORS.plaster,
  borderTop: `4px solid ${COLORS.ink}`,
};
