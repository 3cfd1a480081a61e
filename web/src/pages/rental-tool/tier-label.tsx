import Box from '@mui/material/Box';
import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import type { RentalTool } from '@shop/domain/rental';
import { daysPer, type RentalTier, TIER_SAVINGS_PERCENT } from '@shop/domain/rental-price';
import { TIER_TEXTS } from './tier-texts.ts';

/** What a tier costs, from when it applies and what it saves. */
export function TierLabel({ tool, tier }: { tool: RentalTool; tier: RentalTier }) {
  const { label, unit } = TIER_TEXTS[tier];
  const savings = TIER_SAVINGS_PERCENT[tier];
  return (
    <Box component="span" sx={row}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {label}
      </Box>{' '}
      <Box component="span" sx={price}>
        <strong>{formatEuro(toCents(tool[`${tier}_price`]))}</strong> / {unit}
      </Box>{' '}
      {savings > 0 && (
        <Box component="span" sx={{ flexBasis: '100%', typography: 'body2' }}>
          ab {daysPer(tier)} Tagen,{' '}
          <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
            Sie sparen {savings} %
          </Box>
        </Box>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  py: 0.5,
};

const price = { ml: 'auto', fontVariantNumeric: 'tabular-nums', textAlign: 'right' };
