import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bookingPrice } from '@shop/domain/booking/booking-price';
import { firstHandover, unchargedDays } from '@shop/domain/delivery/rental-handover';
import type { RentalTool } from '@shop/domain/rental/rental';
import { berlinDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import { CostSummary } from './cost-summary.tsx';
import { FurtherSection } from './further-section.tsx';
import { useFurtherPrices, useFurtherTools, withDays, withTier } from './further-tools.ts';
import { FreeNote, PeriodFields, PeriodNotes } from './period-fields.tsx';
import {
  checkPeriod,
  type SelectionChange,
  useRentalSelection,
  weekendDays,
} from './rental-selection.ts';
import { RequestDialog, type RequestDialogProps } from './request-dialog.tsx';
import { TierChoice } from './tier-choice.tsx';

const TIERS_ID = 'rental-tiers';

export function RentalOffer({ tool, now }: { tool: RentalTool; now: () => Date }) {
  const [selection, changeSelection] = useRentalSelection();
  const [further, changeFurther] = useFurtherTools();
  const { tier, dates } = selection;
  const { special_days: special } = useNotices();
  const isHydrated = useIsHydrated();
  // The cached document may have been rendered the day before.
  const today = isHydrated ? berlinDay(now()) : '';
  const earliest = isHydrated ? firstHandover({ now: now(), special }) : '';
  const checked = checkPeriod(dates, today);
  const options = useDeliveryOptions();
  const more = useFurtherPrices(further);
  const wish = { start_day: dates.start, end_day: dates.end, pieces: 1, tier, transportCents: 0 };
  const prices =
    checked.days === undefined || more.length < further.length
      ? []
      : [
          bookingPrice(tool, { ...wish, closed: unchargedDays(options) }, options.vat_rate),
          ...more.map(({ price }) => price),
        ];
  const change = (next: SelectionChange) => {
    changeSelection(next);
    if (further.length === 0) return;
    const moved = withDays(further, dates, { ...dates, ...next });
    changeFurther(next.tier ? withTier(moved, more, tier, next.tier) : moved);
  };
  const period = { tool, dates, today, onChange: change };
  return (
    <Box sx={panel}>
      <Text variant="h3" component="h2" id={TIERS_ID} mb={-1.5}>
        Mietpreise
      </Text>
      <TierChoice
        labelledBy={TIERS_ID}
        tool={tool}
        tier={tier}
        onChange={(next) => change({ tier: next, ...weekendDays(next, dates, earliest) })}
      />
      <div>
        <PeriodFields {...period} earliest={earliest} checked={checked} />
        <PeriodNotes dates={dates} today={today} now={now} days={checked.days} />
        <FreeNote {...period} days={checked.days} />
      </div>
      <FurtherSection
        first={tool}
        selection={selection}
        tools={further}
        today={today}
        earliest={earliest}
        isBrief
        isWanted={tool.is_available && (checked.days !== undefined || further.length > 0)}
        onChange={changeFurther}
      />
      <CostSummary
        tool={tool}
        chosen={tier}
        days={checked.days}
        dates={dates}
        prices={prices}
        further={more}
        onChange={change}
      />
      <RentalRequest
        tool={tool}
        selection={selection}
        further={further}
        prices={prices}
        days={checked.days}
        today={today}
        now={now}
      />
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

interface RentalRequestProps extends Omit<RequestDialogProps, 'isOpen' | 'onClose'> {
  /** Undefined without a valid period. */
  days: number | undefined;
}

function RentalRequest({ days, ...rental }: RentalRequestProps) {
  const { tool } = rental;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        fullWidth
        size="large"
        disabled={!tool.is_available || days === undefined}
        aria-haspopup="dialog"
        startIcon={<Icon name="cart" />}
        onClick={() => setIsOpen(true)}
      >
        {tool.is_available ? 'Reservieren' : 'Nicht verfügbar'}
      </Button>
      <Box component="p" sx={{ typography: 'body2', textAlign: 'center', mt: 1, mb: 0 }}>
        {hint(tool, days)}
      </Box>
      {days !== undefined && (
        <RequestDialog {...rental} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

function hint({ is_available }: RentalTool, days: number | undefined): string {
  if (!is_available) return 'Fragen Sie uns gern nach einem ähnlichen Gerät.';
  if (days === undefined) return 'Bitte wählen Sie Mietbeginn und Mietende.';
  return 'Hier binden Sie sich noch nicht: Was Sie reservieren und was es kostet, prüfen Sie im nächsten Schritt.';
}
