import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import {
  DELIVERY_ZONES,
  type DeliveryOffer,
  deliveryOffer,
  EXPRESS,
  MINIMUM_ORDER_CENTS,
} from '@shop/domain/delivery-zones';
import { formatEuro, formatNumber, parseDecimal } from '@shop/domain/format';
import { type Cents, toCents } from '@shop/domain/money';
import { PriceList, PriceRow } from '../../components/price-row.tsx';
import { COLORS } from '../../lib/theme/colors.ts';

/** Cost and time of a delivery, or a note that it is too far away. */
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

interface CalculatorForm {
  distance: string;
  orderValue: string;
}

export interface Calculation {
  km: number;
  orderCents: Cents;
  /** Undefined beyond the delivery area. */
  offer: DeliveryOffer | undefined;
}

/** Error messages by field; empty if the form is valid. */
export function calculatorErrors({ distance, orderValue }: CalculatorForm) {
  const errors: Partial<CalculatorForm> = {};
  if (parseDecimal(distance) === undefined) {
    errors.distance = 'Bitte geben Sie die Entfernung in Kilometern an, zum Beispiel 12,5';
  }
  if (parseDecimal(orderValue) === undefined) {
    errors.orderValue = 'Bitte geben Sie den Bestellwert in Euro an, zum Beispiel 480,00';
  }
  return errors;
}

/** Undefined if the form has errors. */
export function calculate({ distance, orderValue }: CalculatorForm): Calculation | undefined {
  const km = parseDecimal(distance);
  const euro = parseDecimal(orderValue);
  if (km === undefined || euro === undefined) return undefined;
  const orderCents = toCents(euro);
  return { km, orderCents, offer: deliveryOffer(km, orderCents) };
}
