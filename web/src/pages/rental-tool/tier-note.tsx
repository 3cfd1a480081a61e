import Box from '@mui/material/Box';
import { daysPer, type RentalCost, type RentalTier } from '@shop/domain/rental-price';
import { COLORS } from '../../lib/theme/colors.ts';
import { countedUnits, TIER_TEXTS } from './tier-texts.ts';

/** Says when something else is charged than one might expect from the chosen tier. */
export function TierNote({ chosen, cost }: { chosen: RentalTier; cost: RentalCost | undefined }) {
  const text = cost && noteOf(chosen, cost);
  return (
    <Box role="status">
      {text && (
        <Box component="p" sx={note}>
          {text}
        </Box>
      )}
    </Box>
  );
}

function noteOf(chosen: RentalTier, { tier, days, units }: RentalCost): string | undefined {
  const { price, units: unitsText } = TIER_TEXTS[chosen];
  if (tier !== chosen) {
    const duration = days === 1 ? 'einen Tag' : `${days} Tage`;
    return `Der ${price} gilt erst ab ${daysPer(chosen)} Tagen. Für ${duration} berechnen wir den Tagespreis.`;
  }
  if (units * daysPer(tier) === days) return undefined;
  return `Angefangene ${unitsText} zählen voll: Für ${days} Tage berechnen wir ${countedUnits(tier, units)}.`;
}

const note = {
  mt: 2,
  mb: 0,
  p: 1.5,
  typography: 'body2',
  bgcolor: COLORS.white,
  border: `1px solid ${COLORS.joint}`,
  borderLeft: `4px solid ${COLORS.signal}`,
};
