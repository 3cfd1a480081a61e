import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RentalMethod } from '@shop/domain/booking/booking';
import { type BookingPrice, cheapestTier } from '@shop/domain/booking/booking-price';
import { type BookingAmounts, bookingSums } from '@shop/domain/booking/booking-sums';
import { toEuro } from '@shop/domain/money/money';
import { articleNumber, type RentalTool } from '@shop/domain/rental/rental';
import { type RentalTier, rentalCost } from '@shop/domain/rental/rental-price';
import { formatEuro } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { formatDay } from '@shop/domain/time/calendar';
import { BREAKING_LABELS, PriceList, PriceRow } from '../../components/price-row.tsx';
import { Titled } from '../../components/titled.tsx';
import { LineImage } from '../../features/cart/line-image.tsx';
import type { DeliveryPlace } from '../../features/delivery/use-delivery-place.ts';
import { countedUnits, TIER_TEXTS } from '../../features/rental/tier-texts.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { edgedPanel } from '../../lib/theme/shared-styles.ts';
import type { PeriodDates } from '../../views/rental-tool/rental-selection.ts';
import type { ReservationForm } from './use-reserve.ts';

interface SummaryProps {
  tool: RentalTool;
  dates: PeriodDates;
  /** Undefined without a valid period. */
  price: BookingPrice | undefined;
  pieces: number;
  form: ReservationForm;
  place: DeliveryPlace;
  onTier(tier: RentalTier): void;
}

/** What is rented and what it costs, directly above the button (§ 312j (2) BGB). */
export function ReservationSummary(props: SummaryProps) {
  const { tool, dates, price, pieces } = props;
  return (
    <Titled title="Ihre Miete" sx={panel}>
      <Box sx={{ display: 'flex', gap: 2, my: 2 }}>
        {tool.image_url && <LineImage url={tool.image_url} size={72} />}
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {pieces > 1 && `${pieces} × `}
            {keepUnits(tool.name)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Art.-Nr. {articleNumber(tool)}
          </Typography>
        </div>
      </Box>
      {price ? (
        <Costs
          {...props}
          price={price}
          period={`${formatDay(dates.start)} bis ${formatDay(dates.end)}`}
        />
      ) : (
        <Typography>Bitte wählen Sie Mietbeginn und Mietende.</Typography>
      )}
    </Titled>
  );
}

interface CostsProps extends Omit<SummaryProps, 'dates'> {
  price: BookingPrice;
  period: string;
}

function Costs({ tool, price, pieces, period, form, place, onTier }: CostsProps) {
  const { units, unitCents } = rentalCost(tool, price.tier, price.days);
  const count = pieces > 1 ? `${pieces} × ` : '';
  const rent = `Miete (${count}${countedUnits(price.tier, units)} × ${formatEuro(unitCents)})`;
  const zone = place.kind === 'zone' ? place.zone.name : undefined;
  return (
    <>
      <PriceList>
        <PriceRow label="Zeitraum">{period}</PriceRow>
        <PriceRow label="Mietdauer">{countedUnits('daily', price.days)}</PriceRow>
        {bookingSums(amountsOf(price, form.method), rent, zone).map((sum) => (
          <PriceRow key={sum.label} label={sum.label} total={sum.isTotal}>
            <span aria-live={sum.isTotal ? 'polite' : undefined}>{sum.amount}</span>
          </PriceRow>
        ))}
      </PriceList>
      {/* Apart from the price, since it is a security (§ 7 PAngV). */}
      <Box sx={deposit}>
        <PriceList>
          <PriceRow label="Kaution, bei der Übergabe">{formatEuro(price.depositCents)}</PriceRow>
        </PriceList>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Kein Teil des Preises: Sie erhalten sie bei unbeschädigter Rückgabe zurück.
        </Typography>
      </Box>
      <CheaperTier tool={tool} price={price} pieces={pieces} onTier={onTier} />
    </>
  );
}

function amountsOf(price: BookingPrice, method: RentalMethod): BookingAmounts {
  const { transportCents } = price;
  return {
    days: price.days,
    method,
    rental_amount: toEuro(price.rentalCents),
    insurance_amount: toEuro(price.insuranceCents),
    ...(transportCents !== undefined && { transport_amount: toEuro(transportCents) }),
    net_amount: toEuro(price.netCents),
    gross_amount: toEuro(price.grossCents),
    vat_rate: price.vatRate,
  };
}

function CheaperTier({
  tool,
  price,
  pieces,
  onTier,
}: Pick<CostsProps, 'tool' | 'price' | 'pieces' | 'onTier'>) {
  const tier = cheapestTier(tool, price.days);
  const cents = rentalCost(tool, tier, price.days).rentalCents * pieces;
  if (cents >= price.rentalCents) return null;
  const name = TIER_TEXTS[tier].price;
  return (
    <Box sx={{ ...edgedPanel('joint'), mt: 2 }}>
      <p style={{ margin: 0 }}>
        Zum {name} kostet die Miete {formatEuro(cents)} statt {formatEuro(price.rentalCents)}.
      </p>
      <Button variant="outlined" fullWidth onClick={() => onTier(tier)} sx={{ mt: 1.5 }}>
        {name} nehmen
      </Button>
    </Box>
  );
}

const panel = {
  ...BREAKING_LABELS,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

const deposit = { mt: 2, p: 1.5, border: `1px dashed ${COLORS.joint}`, borderRadius: 1 };
