import Link from '@mui/material/Link';
import type { CartItem } from '@shop/domain/cart/cart';
import { type DeliveryTerms, FLAT_RATE, methodLabel } from '@shop/domain/delivery/delivery-terms';
import { EXPRESS_TIME, FLAT_RATE_ZONE } from '@shop/domain/delivery/delivery-zones';
import {
  formatWeight,
  LARGE_TRUCK,
  orderWeightKg,
  type Truck,
  truckName,
  trucksFor,
} from '@shop/domain/delivery/order-weight';
import type { StageWish } from '@shop/domain/delivery/stage';
import { GROSS_NOTE, grossOfCart, grossOrderSums } from '@shop/domain/order/order-gross';
import { partCosts, partsText } from '@shop/domain/order/order-parts';
import { cartTotals, type OrderSum, orderSums, pricesNote } from '@shop/domain/order/order-sums';
import { discountLabel, discountOn } from '@shop/domain/payment/payment-conditions';
import {
  type DeliveryTime,
  deliveryTimeLabel,
  type Goods,
  goodsDeliveryTime,
  slowestDeliveryTime,
} from '@shop/domain/product/delivery-time';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { LINK_TARGET } from '../../lib/theme/shared-styles.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Icon } from '../../ui/icon.tsx';
import { Quiet } from '../../ui/layout.tsx';
import { useIsGross } from '../../ui/price.tsx';
import { PRICE_OF_SUM, PriceList, PriceRow } from '../../ui/price-row.tsx';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';
import { CartNote } from './cart-note.tsx';

const loadStaged = () => import('./staged-totals.ts');

interface CartTotalsProps {
  items: readonly (CartItem & StageWish)[];
  terms?: DeliveryTerms;
  truck?: Truck;
  /** In percent, for paying within these days of the invoice. */
  discount?: number;
  discountDays?: number;
  children?: ReactNode;
}

/** The sums of a cart with delivery time and weight, below any further rows. */
export function CartTotals({
  items,
  terms = FLAT_RATE,
  truck = LARGE_TRUCK,
  discount = 0,
  discountDays,
  children,
}: CartTotalsProps) {
  const totals = cartTotals(items, terms);
  const { zone, unpriced } = terms.method === 'delivery' ? terms : {};
  const time = slowestDeliveryTime(items, zone?.deliveryTime);
  const weightKg = orderWeightKg(items);
  const isPickup = terms.method === 'pickup';
  const isStaged = !isPickup && items.some(({ wished_day }) => wished_day);
  const stagedTotals = useLoaded(loadStaged, isStaged);
  const staged = isStaged ? stagedTotals?.(items, truck) : undefined;
  const trips =
    weightKg === undefined || isPickup ? 0 : (staged?.trips ?? trucksFor(weightKg, truck));
  const amounts = { ...totals, delivery: { method: terms.method } };
  const isGross = useIsGross();
  const gross = isGross ? grossOfCart(items, terms) : undefined;
  const sums = gross ? grossOrderSums(amounts, gross) : orderSums(amounts);
  const atTotal = sums.findIndex(({ kind }) => kind === 'total');
  const isByOffer = unpriced === 'by offer';
  const row = ({ label, amount, kind, part }: OrderSum, index: number) => (
    <PriceRow
      key={label}
      label={part === 'delivery' ? <DeliveryLabel terms={terms} /> : label}
      total={kind === 'total'}
      strong={kind === 'gross'}
      price={isByOffer ? undefined : PRICE_OF_SUM[kind]}
    >
      {unpriced && index > 0 ? AMOUNTLESS[unpriced] : amount}
    </PriceRow>
  );
  const unweighed = partCosts(terms, { cents: totals.subtotalCents, weightKg: undefined });
  const isFree = !isByOffer && partsText(totals.parts) === partsText(unweighed);
  return (
    <>
      <PriceList>
        {children}
        {sums.slice(0, atTotal).map(row)}
        {time && !isPickup && (
          <PriceRow label={isStaged ? 'Wunschtermine' : 'Lieferzeit'}>
            <UnbrokenText>
              {isByOffer
                ? AMOUNTLESS[unpriced]
                : isStaged
                  ? (staged?.from ?? '\u00A0')
                  : timeText(time, totals.parts.express > 0)}
            </UnbrokenText>
          </PriceRow>
        )}
        {weightKg !== undefined && (
          <PriceRow label="Gewicht">
            ca. {formatWeight(weightKg)}
            {trips > 1 && !isStaged && `, ${formatNumber(trips)}\u00A0${truckName(truck)}`}
          </PriceRow>
        )}
        {sums.slice(atTotal, isByOffer ? atTotal + 1 : undefined).map((sum) => row(sum, atTotal))}
        {discount > 0 && !isByOffer && (
          <PriceRow label={`${discountLabel(discount)} binnen ${discountDays}\u00A0Tagen`}>
            {unpriced
              ? AMOUNTLESS[unpriced]
              : formatEuro(totals.grossCents - discountOn(totals.grossCents, discount))}
          </PriceRow>
        )}
      </PriceList>
      <Quiet mt={1}>
        {gross ? GROSS_NOTE : pricesNote(totals.grossCents)}
        {!isPickup &&
          !isStaged &&
          hasSeveralTimes(items) &&
          ' Es gilt die längste Lieferzeit der Artikel.'}
      </Quiet>
      {trips > 1 && (
        <CartNote sx={isStaged && !staged ? { visibility: 'hidden' } : undefined}>
          <Icon name="truck" />
          <span>
            Wir liefern in {formatNumber(trips)} Fahrten{staged?.mixers}:
            {isFree && ' ohne Aufpreis,'} {staged?.days ?? 'Termine nach Absprache'}.
          </span>
        </CartNote>
      )}
    </>
  );
}

const AMOUNTLESS = {
  loading: 'wird ermittelt',
  'by offer': 'nach Angebot',
};

/** Without a postcode, the flat rate is the nearest zone's; the linked page lists the others. */
function DeliveryLabel({ terms }: { terms: DeliveryTerms }) {
  if (terms.method === 'pickup' || terms.unpriced) return methodLabel(terms);
  const { name, upToKm } = terms.zone ?? FLAT_RATE_ZONE;
  return (
    <>
      Lieferung (
      <Link href={PATHS.delivery} sx={LINK_TARGET}>
        {name}, bis {upToKm} km
      </Link>
      )
    </>
  );
}

function timeText(time: DeliveryTime, isExpress: boolean): string {
  return isExpress ? EXPRESS_TIME : deliveryTimeLabel(time);
}

function hasSeveralTimes(goods: readonly Goods[]): boolean {
  return new Set(goods.map(goodsDeliveryTime).map(deliveryTimeLabel)).size > 1;
}
