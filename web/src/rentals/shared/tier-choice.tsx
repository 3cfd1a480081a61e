import Box from '@mui/material/Box';
import { weekendHours, weekendText } from '@shop/domain/delivery/rental-handover';
import type { RentalTool } from '@shop/domain/rental/rental';
import {
  daysPer,
  type RentalTier,
  realSavingPercent,
  TIER_SAVINGS_PERCENT,
  tierCents,
  tiersOf,
} from '@shop/domain/rental/rental-price';
import { formatNumber } from '@shop/domain/text/format';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { CHOICE } from '../../lib/theme/shared-styles.ts';
import { Tick } from '../../ui/form/tick.tsx';
import { part, Strong } from '../../ui/layout.tsx';
import { Price as TierPrice } from '../../ui/price.tsx';
import { TIER_TEXTS } from './tier-texts.ts';

interface TierChoiceProps {
  labelledBy: string;
  tool: RentalTool;
  tier: RentalTier;
  onChange(tier: RentalTier): void;
}

export function TierChoice({ labelledBy, tool, tier, onChange }: TierChoiceProps) {
  return (
    <Box
      role="radiogroup"
      aria-labelledby={labelledBy}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      {tiersOf(tool).map((candidate) => (
        <Box key={candidate} sx={tile}>
          <Tick
            type="radio"
            name="tier"
            value={candidate}
            label={<TierLabel tool={tool} tier={candidate} />}
            checked={candidate === tier}
            onChange={() => onChange(candidate)}
            sx={{ width: '100%', '& > span': { flex: 1, minWidth: 0 } }}
          />
        </Box>
      ))}
    </Box>
  );
}

function TierLabel({ tool, tier }: { tool: RentalTool; tier: RentalTier }) {
  const { label, unit } = TIER_TEXTS[tier];
  const hours = weekendHours(useDeliveryOptions().rental);
  const savings = TIER_SAVINGS_PERCENT[tier];
  const real = realSavingPercent(tool, tier);
  return (
    <Entry>
      <Strong component="span">{label}</Strong>{' '}
      <Price>
        <strong>
          <TierPrice cents={tierCents(tool, tier)} rate={useDeliveryOptions().vat_rate} />
        </strong>{' '}
        / {unit}
      </Price>{' '}
      {tier === 'weekend' && (
        <Box component="span" sx={{ flexBasis: '100%', typography: 'body2' }}>
          {weekendText(hours)}
        </Box>
      )}
      {savings > 0 && (
        <Box component="span" sx={{ flexBasis: '100%', typography: 'body2' }}>
          ab {daysPer(tier)} Tagen,{' '}
          <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
            Sie sparen {savings} %
          </Box>
          {real !== savings && `, bei diesem Gerät ${realText(real)}`}
        </Box>
      )}
    </Entry>
  );
}

/** The figures above are general; a stated percentage must be true of the tool (§ 5 UWG). */
const realText = (percent: number): string =>
  percent > 0 ? `${formatNumber(percent)}\u00a0%` : 'nichts';

const tile = { ...CHOICE, pr: 2, bgcolor: COLORS.white };

const Entry = part('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  py: 0.5,
});

const Price = part('span', { ml: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'right' });
