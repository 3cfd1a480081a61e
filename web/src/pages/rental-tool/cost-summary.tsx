import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuro } from '@shop/domain/format';
import { toCents } from '@shop/domain/money';
import type { RentalTool } from '@shop/domain/rental';
import { type RentalTier, rentalCost } from '@shop/domain/rental-price';
import { PriceList, PriceRow } from '../../components/price-row.tsx';
import { TierNote } from './tier-note.tsx';
import { countedUnits, TIER_TEXTS } from './tier-texts.ts';

const UNKNOWN = '–';

interface CostSummaryProps {
  tool: RentalTool;
  chosen: RentalTier;
  /** Undefined while the period is not known; the lines stand there already, so that none jumps. */
  days: number | undefined;
}

/** What a rental comes to, and which tier it is charged by. */
export function CostSummary({ tool, chosen, days }: CostSummaryProps) {
  const cost = days === undefined ? undefined : rentalCost(tool, chosen, days);
  const { tier, units, unitCents } = cost ?? { tier: chosen, units: 1, unitCents: 0 };
  const calculation = cost && ` (${countedUnits(tier, units)} × ${formatEuro(unitCents)})`;
  return (
    <section aria-labelledby="rental-cost">
      <Typography variant="h3" component="h2" id="rental-cost" sx={{ mb: 1.5 }}>
        Kostenübersicht
      </Typography>
      <PriceList>
        <PriceRow label="Mietdauer">{cost ? countedUnits('daily', cost.days) : UNKNOWN}</PriceRow>
        <PriceRow label="Berechneter Tarif">{cost ? TIER_TEXTS[tier].price : UNKNOWN}</PriceRow>
        <PriceRow label={`Mietpreis${calculation ?? ''}`}>
          {cost ? formatEuro(cost.rentalCents) : UNKNOWN}
        </PriceRow>
        <PriceRow label="Kaution">{formatEuro(toCents(tool.deposit_amount))}</PriceRow>
        <PriceRow label="Gesamt" total>
          <span aria-live="polite">{cost ? formatEuro(cost.totalCents) : UNKNOWN}</span>
        </PriceRow>
      </PriceList>
      <TierNote chosen={chosen} cost={cost} />
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', mt: 1.5, mb: 0 }}>
        Die Kaution erhalten Sie bei unbeschädigter Rückgabe vollständig zurück. Mietpreise
        zuzüglich Mehrwertsteuer.
      </Box>
    </section>
  );
}
