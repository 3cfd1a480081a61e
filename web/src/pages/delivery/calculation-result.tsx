import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import {
  DELIVERY_ZONES,
  type DeliveryOffer,
  EXPRESS,
  MINIMUM_ORDER_CENTS,
} from '@shop/domain/delivery-zones';
import { formatEuro, formatNumber } from '@shop/domain/format';
import { PriceList, PriceRow } from '../../components/price-row.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import type { Calculation } from './calculation.ts';

/** What a delivery costs and how long it takes, or that it is too far away. */
export function CalculationResult({ km, orderCents, offer }: Calculation) {
  if (!offer) return <TooFar km={km} />;
  const { zone } = offer;
  return (
    <>
      <Box sx={{ typography: 'h3', color: COLORS.signal, mb: 2 }}>
        {zone.name} · {formatNumber(km)} km
      </Box>
      <PriceList>
        <PriceRow label="Lieferzeit">{zone.time}</PriceRow>
        <PriceRow label="Express">{expressText(offer)}</PriceRow>
        <PriceRow label="Lieferkosten" total>
          {costText(offer)}
        </PriceRow>
      </PriceList>
      {hints(offer, orderCents).map((hint) => (
        <Box component="p" key={hint} sx={{ mt: 2, mb: 0, color: COLORS.slab }}>
          {hint}
        </Box>
      ))}
    </>
  );
}

function TooFar({ km }: { km: number }) {
  const farthest = Math.max(...DELIVERY_ZONES.map(({ upToKm }) => upToKm));
  return (
    <>
      {formatNumber(km)} km sind für unsere Fahrzeuge leider zu weit: Wir liefern bis {farthest} km.
      Rufen Sie uns an, wir suchen gern eine andere Lösung: {COMPANY.phone.display}
    </>
  );
}

function costText({ costCents, isFree }: DeliveryOffer): string {
  if (isFree) return 'kostenlos';
  return costCents === undefined ? 'nach Angebot' : formatEuro(costCents);
}

function expressText({ zone }: DeliveryOffer): string {
  return zone.express
    ? `${EXPRESS.time}, + ${formatEuro(EXPRESS.surchargeCents)}`
    : 'nicht möglich';
}

function hints({ zone, isFree }: DeliveryOffer, orderCents: number): string[] {
  const texts: string[] = [];
  const { freeFromCents } = zone;
  if (freeFromCents === undefined) {
    texts.push('Für diese Entfernung machen wir Ihnen gern ein Angebot.');
  } else if (!isFree) {
    texts.push(`Noch ${formatEuro(freeFromCents - orderCents)} bis zur kostenlosen Lieferung.`);
  }
  if (orderCents < MINIMUM_ORDER_CENTS) {
    texts.push(`Unser Mindestbestellwert beträgt ${formatEuro(MINIMUM_ORDER_CENTS)}.`);
  }
  return texts;
}
