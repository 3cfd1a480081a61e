import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type BookingPrice, bookingPrice } from '@shop/domain/booking/booking-price';
import { bookingSums } from '@shop/domain/booking/booking-sums';
import { pricedAmounts, rentalLine, totalsOf } from '@shop/domain/booking/rental-line';
import { ONE_TRIP } from '@shop/domain/booking/rental-set';
import { unchargedDays, weekendHours, weekendText } from '@shop/domain/delivery/rental-handover';
import { articleNumber, type RentalTool } from '@shop/domain/rental/rental';
import { daysPer, type RentalTier, TIER_NAMES, tierCents } from '@shop/domain/rental/rental-price';
import { formatEuro } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { formatDay } from '@shop/domain/time/calendar';
import { LineImage } from '../../cart/shared/line-image.tsx';
import type { DeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { RemarkPanel } from '../../ui/edged-panels.tsx';
import { Block, Quiet, Text } from '../../ui/layout.tsx';
import { Price, useIsGross, usePriceTexts } from '../../ui/price.tsx';
import { BREAKING_LABELS, PriceList, PriceRow } from '../../ui/price-row.tsx';
import { Titled } from '../../ui/titled.tsx';
import { keysOf, type PricedTool } from '../shared/further-tools.ts';
import type { PeriodDates } from '../shared/rental-selection.ts';
import type { ReservationForm } from '../shared/reservation-draft.ts';
import { countedUnits } from '../shared/tier-texts.ts';

interface SummaryProps {
  tool: RentalTool;
  dates: PeriodDates;
  /** Undefined without a valid period. */
  price: BookingPrice | undefined;
  pieces: number;
  form: ReservationForm;
  place: DeliveryPlace;
  further: readonly PricedTool[];
  onTier(tier: RentalTier): void;
}

/** What is rented and what it costs, directly above the button (§ 312j (2) BGB). */
export function ReservationSummary(props: SummaryProps) {
  const { tool, price, pieces } = props;
  return (
    <Titled title="Ihre Reservierung" sx={panel}>
      <Box sx={{ display: 'flex', gap: 2, my: 2 }}>
        {tool.image_url && <LineImage url={tool.image_url} size={72} />}
        <div>
          <Text strong>
            {pieces > 1 && `${pieces} × `}
            {keepUnits(tool.name)}
          </Text>
          <Quiet>Art.-Nr. {articleNumber(tool)}</Quiet>
        </div>
      </Box>
      {price ? (
        <Costs {...props} price={price} />
      ) : (
        <Typography>Bitte wählen Sie Mietbeginn und Mietende.</Typography>
      )}
    </Titled>
  );
}

interface CostsProps extends SummaryProps {
  price: BookingPrice;
}

function Costs({ tool, dates, price, pieces, form, place, further, onTier }: CostsProps) {
  const { rental } = useDeliveryOptions();
  const { euro } = usePriceTexts();
  const isGross = useIsGross();
  const keys = keysOf(further.map((each) => each.tool.id));
  const { start: start_day, end: end_day } = dates;
  const units = Math.ceil(price.days / daysPer(price.tier));
  const unitCents = tierCents(tool, price.tier);
  const amounts = pricedAmounts(price, form.method);
  const isSet = further.length > 0;
  const prices = [price, ...further.map((each) => each.price)];
  const totals = totalsOf(prices.map((each) => pricedAmounts(each, form.method)));
  const count = pieces > 1 ? `${pieces} × ` : '';
  const rent = `Miete (${count}${countedUnits(price.tier, units)} × ${euro(unitCents, price.vatRate)})`;
  const zone = place.kind === 'zone' ? place.zone.name : undefined;
  return (
    <>
      <Text mb={2} strong>
        {rentalLine({ ...amounts, start_day, end_day, pieces })}
      </Text>
      <PriceList>
        <PriceRow label="Zeitraum">{`${formatDay(start_day)} bis ${formatDay(end_day)}`}</PriceRow>
        <PriceRow label="Mietdauer">{countedUnits('daily', price.days)}</PriceRow>
        {bookingSums(amounts, rent, zone, isGross).map((sum) => (
          <PriceRow
            key={sum.label}
            label={sum.label}
            total={sum.isTotal && !isSet}
            price={sum.price}
          >
            <span aria-live={sum.isTotal ? 'polite' : undefined}>{sum.amount}</span>
          </PriceRow>
        ))}
      </PriceList>
      {/* Apart from the price, since it is a security (§ 7 PAngV). */}
      <Box sx={deposit}>
        <PriceList>
          <PriceRow label="Kaution, bei der Übergabe">{formatEuro(price.depositCents)}</PriceRow>
        </PriceList>
        <Quiet>Kein Teil des Preises: Sie erhalten sie bei unbeschädigter Rückgabe zurück.</Quiet>
      </Box>
      <CheaperTier tool={tool} dates={dates} price={price} pieces={pieces} onTier={onTier} />
      {further.map((each, index) => (
        <FurtherCosts key={keys[index]} {...each} method={form.method} />
      ))}
      <Block mt={2}>
        {isSet && <Text strong>Ganze Reservierung</Text>}
        <PriceList>
          {/* The price of a single tool is above. */}
          {totals.slice(isSet ? 0 : 1).map(([label, amount], index) => (
            <PriceRow key={label} label={label} total={isSet && index === 0} strong>
              {amount}
            </PriceRow>
          ))}
        </PriceList>
        {isSet && form.method === 'delivery' && <Quiet mt={1}>{ONE_TRIP}</Quiet>}
        {prices.some(({ tier }) => tier === 'weekend') && (
          <Text mt={1}>Wochenende: {weekendText(weekendHours(rental))}.</Text>
        )}
      </Block>
    </>
  );
}

function FurtherCosts({ tool, wish, price, method }: PricedTool & Pick<ReservationForm, 'method'>) {
  const { start_day, end_day, pieces } = wish;
  return (
    <Block mt={2}>
      <Text strong>
        {pieces > 1 && `${pieces} × `}
        {keepUnits(tool.name)}
      </Text>
      <Text>{rentalLine({ ...pricedAmounts(price, method), start_day, end_day, pieces })}</Text>
    </Block>
  );
}

function CheaperTier({
  tool,
  dates: { start: start_day, end: end_day },
  price,
  pieces,
  onTier,
}: Omit<CostsProps, 'form' | 'place' | 'further'>) {
  const closed = unchargedDays(useDeliveryOptions());
  const wish = { start_day, end_day, pieces, transportCents: 0, closed };
  const { tier, rentalCents: cents } = bookingPrice(tool, wish);
  if (cents >= price.rentalCents) return null;
  const name = TIER_NAMES[tier];
  return (
    <RemarkPanel mt={2}>
      <p style={{ margin: 0 }}>
        Zum {name} kostet die Miete <Price cents={cents} rate={price.vatRate} /> statt{' '}
        <Price cents={price.rentalCents} rate={price.vatRate} />.
      </p>
      <Button variant="outlined" fullWidth onClick={() => onTier(tier)} sx={{ mt: 1.5 }}>
        {name} nehmen
      </Button>
    </RemarkPanel>
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
