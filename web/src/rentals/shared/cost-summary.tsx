import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { BookingPrice } from '@shop/domain/booking/booking-price';
import { pricedAmounts, totalsOf } from '@shop/domain/booking/rental-line';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import { type Cents, sumCents, toCents } from '@shop/domain/money/money';
import { grossCents } from '@shop/domain/money/vat';
import type { RentalTool } from '@shop/domain/rental/rental';
import {
  type CheaperRental,
  cheaperRental,
  daysPer,
  type RentalCost,
  type RentalTier,
  rentalCost,
  TIER_NAMES,
} from '@shop/domain/rental/rental-price';
import { formatEuro } from '@shop/domain/text/format';
import { addDays, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { useRef } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { part, Quiet } from '../../ui/layout.tsx';
import { Priced, useIsGross, usePriceTexts } from '../../ui/price.tsx';
import { PriceList, PriceRow } from '../../ui/price-row.tsx';
import { Titled } from '../../ui/titled.tsx';
import { keysOf, type PricedTool } from './further-tools.ts';
import { RentalLine } from './rental-line.tsx';
import type { PeriodDates, SelectionChange } from './rental-selection.ts';
import { countedUnits, TIER_TEXTS } from './tier-texts.ts';
import { useTransport } from './use-transport.ts';

const UNKNOWN = '–';

interface CostSummaryProps {
  tool: RentalTool;
  chosen: RentalTier;
  days: number | undefined;
  dates: PeriodDates;
  /** Prices of all tools; empty until all are known. Rows show dashes meanwhile, so that the layout does not shift. */
  prices: readonly BookingPrice[];
  further: readonly PricedTool[];
  onChange(change: SelectionChange): void;
}

export function CostSummary(props: CostSummaryProps) {
  const { tool, chosen, days, dates, prices, further } = props;
  const options = useDeliveryOptions();
  const closed = unchargedDays(options);
  const isGross = useIsGross();
  const { euro } = usePriceTexts();
  const rentOf = (cents: Cents) => euro(cents, options.vat_rate);
  const isKnown = days !== undefined && prices.length > 0;
  const cost = isKnown ? rentalCost(tool, chosen, days, dates.start, closed) : undefined;
  const { tier, units, unitCents } = cost ?? { tier: chosen, units: 1, unitCents: 0 };
  const calculation = cost && ` (${countedUnits(tier, units)} × ${rentOf(unitCents)})`;
  const netCents = sumCents(prices.map((each) => each.netCents));
  const depositCents = isKnown
    ? sumCents(prices.map((each) => each.depositCents))
    : toCents(tool.deposit_amount);
  const [[without, gross], [withDeposit, grossWithDeposit]] = totalsOf(
    prices.map((each) => pricedAmounts(each, 'pickup')),
  );
  const shown = (amount: string) => (cost ? amount : UNKNOWN);
  const keys = keysOf(further.map((each) => each.tool.id));
  return (
    <Titled title="Kostenübersicht" mb={1.5}>
      <PriceList>
        <PriceRow label="Mietdauer">{cost ? countedUnits('daily', cost.days) : UNKNOWN}</PriceRow>
        <PriceRow label="Berechneter Tarif">{cost ? TIER_NAMES[tier] : UNKNOWN}</PriceRow>
        <PriceRow label={`Mietpreis${calculation ?? ''}`} strong price="net">
          {cost ? rentOf(cost.rentalCents) : UNKNOWN}
        </PriceRow>
        {further.map(({ tool: { name }, wish: { pieces }, price }, index) => (
          <PriceRow
            key={keys[index]}
            label={`${pieces > 1 ? `${pieces} × ` : ''}${name}`}
            strong
            price="net"
          >
            {rentOf(price.netCents)}
          </PriceRow>
        ))}
      </PriceList>
      {/* Apart from the price, since it is a security (§ 7 PAngV). */}
      <Deposit>
        <PriceList>
          <PriceRow label="Kaution">{formatEuro(depositCents)}</PriceRow>
        </PriceList>
        <Quiet>
          Kein Teil der Miete: Sie erhalten sie bei unbeschädigter Rückgabe vollständig zurück.
        </Quiet>
      </Deposit>
      <PriceList>
        <PriceRow label={isGross ? withDeposit : 'Gesamt'} total>
          <span aria-live="polite">
            {shown(isGross ? grossWithDeposit : formatEuro(netCents + depositCents))}
          </span>
        </PriceRow>
      </PriceList>
      <Advice {...props} cost={cost} closed={closed} />
      <Quiet mt={1.5}>
        {!isGross && '„Gesamt“ ist Mietpreis und Kaution zusammen. '}Mietpreise{' '}
        <Priced quoted="zuzüglich" gross="inklusive" /> Mehrwertsteuer. Es gelten unsere{' '}
        <Link href={PATHS.rentalTerms}>Mietbedingungen</Link>.
      </Quiet>
      <PriceList>
        <PriceRow label={without} price="gross">
          {shown(gross)}
        </PriceRow>
        <PriceRow label={isGross ? 'Mietpreis netto' : withDeposit}>
          {shown(isGross ? formatEuro(netCents) : grossWithDeposit)}
        </PriceRow>
        {cost && <TransportRow />}
      </PriceList>
      {cost && further.length === 0 && (
        <RentalLine {...{ tool, ...dates, options }} tier={chosen} />
      )}
    </Titled>
  );
}

/** Shown once the postcode is known. */
function TransportRow() {
  const { options, name, cents } = useTransport();
  if (cents === undefined) return null;
  return (
    <PriceRow label={`Auf Wunsch: Bringen und holen (${name}) inkl. MwSt.`}>
      {formatEuro(grossCents(cents, options.vat_rate))}
    </PriceRow>
  );
}

interface AdviceProps extends Omit<CostSummaryProps, 'prices' | 'further'> {
  cost: RentalCost | undefined;
  closed: ReadonlySet<CalendarDay> | undefined;
}

/** Explains a charge that differs from what the chosen tier suggests, and offers a cheaper one. */
function Advice({ tool, chosen, days = 0, cost, dates, closed, onChange }: AdviceProps) {
  const { start } = dates;
  const region = useRef<HTMLDivElement>(null);
  const text = cost && noteOf(chosen, days, cost);
  const offer = cost && cheaperRental(tool, chosen, days, start, closed);
  return (
    <Box role="status" ref={region} tabIndex={-1} sx={{ outline: 'none' }}>
      {text && <Note>{text}</Note>}
      {offer && (
        <SavingOffer
          cost={cost}
          offer={offer}
          cheaper={rentalCost(tool, offer.tier, offer.days, start, closed)}
          end={offer.days > days ? addDays(start, offer.days) : undefined}
          onTake={() => {
            // The clicked button, and with it the focus, is about to go.
            region.current?.focus({ preventScroll: true });
            const end = addDays(start, offer.days);
            onChange({ tier: offer.tier, ...(offer.days > days && { end }) });
          }}
        />
      )}
    </Box>
  );
}

function noteOf(
  chosen: RentalTier,
  lasts: number,
  { tier, days, units }: RentalCost,
): string | undefined {
  const { units: unitsText } = TIER_TEXTS[chosen];
  if (tier !== chosen) {
    const duration = days === 1 ? 'einen Tag' : `${days} Tage`;
    const when =
      chosen === 'weekend'
        ? 'von Freitag oder Samstag bis Montag'
        : `erst ab ${daysPer(chosen)} Tagen`;
    return `Der ${TIER_NAMES[chosen]} gilt ${when}. Für ${duration} berechnen wir den Tagespreis.`;
  }
  const paid = units * daysPer(tier);
  if (tier === 'weekend' || (days <= paid && paid <= lasts)) return undefined;
  return `Angefangene ${unitsText} zählen voll: Für ${days} Tage berechnen wir ${countedUnits(tier, units)}.`;
}

const Deposit = part('div', {
  mt: 2,
  p: 1.5,
  border: `1px dashed ${COLORS.joint}`,
  borderRadius: 1,
});

const Note = part('p', {
  mt: 2,
  mb: 0,
  p: 1.5,
  typography: 'body2',
  bgcolor: COLORS.white,
  border: `1px solid ${COLORS.joint}`,
  borderLeft: `4px solid ${COLORS.signal}`,
});

interface SavingOfferProps {
  cost: RentalCost;
  offer: CheaperRental;
  cheaper: RentalCost;
  /** End of the longer rental. */
  end: CalendarDay | undefined;
  onTake(): void;
}

/** A button that takes a cheaper tier for the chosen days, or for a few more. */
function SavingOffer({ cost, offer, cheaper, end, onTake }: SavingOfferProps) {
  const price = TIER_NAMES[offer.tier];
  const { vat_rate } = useDeliveryOptions();
  const { euro } = usePriceTexts();
  const prices = `${countedUnits('daily', cheaper.days)} kosten zum ${price} ${euro(cheaper.rentalCents, vat_rate)}`;
  const instead = euro(cost.rentalCents, vat_rate);
  const saving = euro(offer.savingCents, vat_rate).replace(',00', '');
  return (
    <Panel>
      <p style={{ margin: 0 }}>
        {end
          ? `${prices}, ${countedUnits('daily', cost.days)} ${instead}.`
          : `${prices} statt ${instead}.`}
      </p>
      <Button variant="outlined" fullWidth onClick={onTake} sx={{ mt: 1.5 }}>
        Mit {price} {saving} sparen
        {end && ` (bis ${formatDay(end)})`}
      </Button>
    </Panel>
  );
}

const Panel = part('div', {
  mt: 2,
  p: 2,
  bgcolor: COLORS.white,
  border: `1px solid ${COLORS.joint}`,
  borderLeft: `4px solid ${COLORS.green}`,
});
