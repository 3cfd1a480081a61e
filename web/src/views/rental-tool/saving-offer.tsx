import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RentalTool } from '@shop/domain/rental/rental';
import { type CheaperRental, type RentalCost, rentalCost } from '@shop/domain/rental/rental-price';
import { formatEuro, formatShortEuro } from '@shop/domain/text/format';
import { addDays, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { COLORS } from '../../lib/theme/colors.ts';
import { countedUnits, TIER_TEXTS } from './tier-texts.ts';

interface SavingOfferProps {
  tool: RentalTool;
  start: CalendarDay;
  cost: RentalCost;
  offer: CheaperRental;
  onTake(): void;
}

/** Offers a cheaper tier for the chosen days, or for a few more, at one press. */
export function SavingOffer({ tool, start, cost, offer, onTake }: SavingOfferProps) {
  const isLonger = offer.days > cost.days;
  const price = TIER_TEXTS[offer.tier].price;
  const cheaper = rentalCost(tool, offer.tier, offer.days);
  const prices = `${countedUnits('daily', offer.days)} kosten zum ${price} ${formatEuro(cheaper.rentalCents)}`;
  const instead = formatEuro(cost.rentalCents);
  return (
    <Box sx={panel}>
      <p style={{ margin: 0 }}>
        {isLonger
          ? `${prices}, ${countedUnits('daily', cost.days)} ${instead}.`
          : `${prices} statt ${instead}.`}
      </p>
      <Button variant="outlined" fullWidth onClick={onTake} sx={{ mt: 1.5 }}>
        Mit {price} {formatShortEuro(offer.savingCents)} sparen
        {isLonger && ` (bis ${formatDay(addDays(start, offer.days))})`}
      </Button>
    </Box>
  );
}

const panel = {
  mt: 2,
  p: 2,
  bgcolor: COLORS.white,
  border: `1px solid ${COLORS.joint}`,
  borderLeft: `4px solid ${COLORS.green}`,
};
