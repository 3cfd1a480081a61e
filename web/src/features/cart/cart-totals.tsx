import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type DeliveryTerms, FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { EXPRESS, FLAT_RATE_ZONE } from '@shop/domain/delivery/delivery-zones';
import {
  formatWeight,
  LARGE_TRUCK,
  needsSeveralTrips,
  orderWeightKg,
  type Truck,
  truckName,
  trucksFor,
} from '@shop/domain/delivery/order-weight';
import type { Cents } from '@shop/domain/money/money';
import { type CartItem, taxedLine } from '@shop/domain/order/cart';
import { orderTotals } from '@shop/domain/order/order';
import { discountLabel } from '@shop/domain/payment/payment-facts';
import { CASH_DISCOUNT, discountedCents } from '@shop/domain/payment/payment-terms';
import {
  type DeliveryTime,
  deliveryTimeLabel,
  type Goods,
  goodsDeliveryTime,
  slowestDeliveryTime,
} from '@shop/domain/product/delivery-time';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { grossTotalLabel, vatLabel } from '@shop/domain/text/vat-text';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { PriceList, PriceRow } from '../../components/price-row.tsx';
import { PATHS } from '../../lib/paths.ts';
import { LINK_TARGET } from '../../lib/theme/shared-styles.ts';
import { cartNote } from './cart-note.ts';

/** The terms that delivery is charged by, if it has a price and its zone is known already. */
export type ChargedDelivery = DeliveryTerms | 'loading' | 'by offer';

interface CartTotalsProps {
  items: readonly CartItem[];
  delivery?: ChargedDelivery;
  /** What gets to the place. */
  truck?: Truck;
  /** Whether an early payment costs less. */
  hasDiscount?: boolean;
  children?: ReactNode;
}

/** Subtotal, delivery with its time, weight and totals, below any further rows. */
export function CartTotals({
  items,
  delivery = FLAT_RATE,
  truck = LARGE_TRUCK,
  hasDiscount = false,
  children,
}: CartTotalsProps) {
  const terms = typeof delivery === 'string' ? FLAT_RATE : delivery;
  const totals = orderTotals(items.map(taxedLine), terms);
  const zone = terms.method === 'delivery' ? terms.zone : undefined;
  const time = slowestDeliveryTime(items, zone?.deliveryTime);
  const weightKg = orderWeightKg(items);
  const isPickup = terms.method === 'pickup';
  const amount = (cents: Cents, ifFree?: string) => {
    if (typeof delivery === 'string') return AMOUNTLESS[delivery];
    return cents === 0 && ifFree ? ifFree : formatEuro(cents);
  };
  return (
    <>
      <PriceList>
        {children}
        <PriceRow label="Zwischensumme">{formatEuro(totals.subtotalCents)}</PriceRow>
        <PriceRow label={<DeliveryLabel delivery={delivery} />}>
          {amount(totals.deliveryCents, 'Kostenlos')}
        </PriceRow>
        {totals.expressCents > 0 && (
          <PriceRow label="Expresslieferung">{formatEuro(totals.expressCents)}</PriceRow>
        )}
        {time && !isPickup && (
          <PriceRow label="Lieferzeit">
            {delivery === 'by offer'
              ? AMOUNTLESS[delivery]
              : timeText(time, totals.expressCents > 0)}
          </PriceRow>
        )}
        {weightKg !== undefined && (
          <PriceRow label="Gewicht">
            ca. {formatWeight(weightKg)}
            {!isPickup && `, ${trucksFor(weightKg, truck)}\u00A0${truckName(truck)}`}
          </PriceRow>
        )}
        <PriceRow label="Gesamtsumme" total>
          {amount(totals.totalCents)}
        </PriceRow>
        {delivery !== 'by offer' && (
          <>
            {totals.vat.map((taxed) => (
              <PriceRow key={taxed.rate} label={vatLabel(taxed, totals.vat)}>
                {amount(taxed.vatCents)}
              </PriceRow>
            ))}
            <PriceRow label={grossTotalLabel(totals.vat)} strong>
              {amount(totals.grossCents)}
            </PriceRow>
            {hasDiscount && (
              <PriceRow
                label={`${discountLabel(CASH_DISCOUNT.percent)} binnen ${CASH_DISCOUNT.days}\u00A0Tagen`}
              >
                {amount(discountedCents(totals.grossCents))}
              </PriceRow>
            )}
          </>
        )}
      </PriceList>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Einzelpreise, Lieferung und Gesamtsumme zzgl. MwSt.
        {!isPickup && hasSeveralTimes(items) && ' Es gilt die längste Lieferzeit der Artikel.'}
      </Typography>
      {weightKg !== undefined && !isPickup && needsSeveralTrips(weightKg, truck) && (
        <Box sx={cartNote}>
          <Icon name="truck" />
          <span>
            Mehr als {formatNumber(truck.total_t)}&nbsp;t bringen wir in mehreren Fahrten. Die
            Termine stimmen wir telefonisch mit Ihnen ab.
          </span>
        </Box>
      )}
    </>
  );
}

const AMOUNTLESS: Record<Extract<ChargedDelivery, string>, string> = {
  loading: 'wird ermittelt',
  'by offer': 'nach Angebot',
};

/** Without a postcode, the flat rate is that of the nearest zone; the linked page tells the others. */
function DeliveryLabel({ delivery }: { delivery: ChargedDelivery }) {
  if (typeof delivery === 'string') return 'Lieferung';
  if (delivery.method === 'pickup') return 'Selbstabholung';
  const { name, upToKm } = delivery.zone ?? FLAT_RATE_ZONE;
  return (
    <>
      Lieferung (
      <Link component={RouterLink} to={PATHS.delivery} sx={LINK_TARGET}>
        {name}, bis {upToKm} km
      </Link>
      )
    </>
  );
}

function timeText(time: DeliveryTime, isExpress: boolean): string {
  return isExpress ? EXPRESS.time : deliveryTimeLabel(time);
}

function hasSeveralTimes(goods: readonly Goods[]): boolean {
  return new Set(goods.map(goodsDeliveryTime).map(deliveryTimeLabel)).size > 1;
}
