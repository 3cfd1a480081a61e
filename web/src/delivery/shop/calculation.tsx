import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { NO_POSTAL_CODE, outOfAreaMessage } from '@shop/domain/delivery/delivery-areas';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import {
  DELIVERY_ZONES,
  type DeliveryOffer,
  type DeliveryZone,
  deliveryOffer,
  EXPRESS_TIME,
  zoneOffer,
} from '@shop/domain/delivery/delivery-zones';
import { type Cents, toCents } from '@shop/domain/money/money';
import type { VatRate } from '@shop/domain/money/vat';
import { formatNumber } from '@shop/domain/text/format';
import { readNumber } from '@shop/domain/text/number-input';
import { readMeasured } from '@shop/domain/text/units';
import { COLORS } from '../../lib/theme/colors.ts';
import { usePriceTexts } from '../../ui/price.tsx';
import { PriceList, PriceRow } from '../../ui/price-row.tsx';
import type { DeliveryPlace } from '../shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../shared/use-delivery-zones.ts';

export function CalculationResult({ place, orderCents, offer }: Calculation) {
  const options = useDeliveryOptions();
  const { euro, threshold } = usePriceTexts();
  if (!offer) return <TooFar place={place} />;
  const { zone } = offer;
  return (
    <>
      <Box sx={{ typography: 'h3', color: COLORS.signal, mb: 2 }}>
        {zone.name} · {placeText(place)}
      </Box>
      <PriceList>
        <PriceRow label="Lieferzeit">{zone.time}</PriceRow>
        <PriceRow label="Express">
          {expressText(offer, euro(toCents(options.express_surcharge), options.vat_rate))}
        </PriceRow>
        <PriceRow label="Lieferkosten" total>
          {costText(offer, (cents) => euro(cents, options.vat_rate))}
        </PriceRow>
      </PriceList>
      {hints(offer, orderCents, options, threshold).map((hint) => (
        <Box component="p" key={hint} sx={{ mt: 2, mb: 0, color: COLORS.slab }}>
          {hint}
        </Box>
      ))}
    </>
  );
}

const placeText = (place: Calculation['place']): string =>
  'km' in place ? `${formatNumber(place.km)} km` : place.postalCode;

function TooFar({ place }: Pick<Calculation, 'place'>) {
  if ('postalCode' in place) return outOfAreaMessage(place.postalCode);
  const farthest = Math.max(...DELIVERY_ZONES.map(({ upToKm }) => upToKm));
  return (
    <>
      {placeText(place)} sind für unsere Fahrzeuge leider zu weit: Wir liefern bis {farthest} km.
      Rufen Sie uns an, wir suchen gern eine andere Lösung: {COMPANY.phone.display}
    </>
  );
}

function costText({ costCents, isFree }: DeliveryOffer, euro: (cents: Cents) => string): string {
  if (isFree) return 'kostenlos';
  return costCents === undefined ? 'nach Angebot' : euro(costCents);
}

function expressText({ zone }: DeliveryOffer, surcharge: string): string {
  return zone.express ? `${EXPRESS_TIME}, + ${surcharge}` : 'nicht möglich';
}

function hints(
  { zone, isFree }: DeliveryOffer,
  orderCents: number,
  { minimum_order, vat_rate }: DeliveryOptions,
  threshold: (cents: Cents, rate: VatRate) => string,
): string[] {
  const texts: string[] = [];
  const { freeFromCents } = zone;
  if (freeFromCents === undefined) {
    texts.push('Für diese Entfernung machen wir Ihnen gern ein Angebot.');
  } else if (!isFree) {
    texts.push(
      `Noch ${threshold(freeFromCents - orderCents, vat_rate)} bis zur kostenlosen Lieferung.`,
    );
  }
  const minimumCents = toCents(minimum_order);
  if (orderCents < minimumCents) {
    texts.push(`Unser Mindestbestellwert beträgt ${threshold(minimumCents, vat_rate)}.`);
  }
  return texts;
}

export interface CalculatorForm {
  distance: string;
  orderValue: string;
}

/** A typed distance takes precedence over the postcode, which another page may have remembered. */
export interface Calculation {
  place: { km: number } | { postalCode: string };
  orderCents: Cents;
  /** Undefined beyond the delivery area. */
  offer: DeliveryOffer | undefined;
}

export interface Site {
  postalCode: string;
  place: DeliveryPlace;
  /** Undefined until their current prices are known. */
  zones: readonly DeliveryZone[] | undefined;
  /** The VAT rate included in the typed order value. */
  rate: VatRate;
}

export function calculatorErrors(
  { distance, orderValue }: CalculatorForm,
  { postalCode, place }: Omit<Site, 'zones' | 'rate'>,
) {
  const errors: Partial<CalculatorForm & { postal_code: string }> = {};
  if (distance || !postalCode) {
    if (readMeasured(distance, 'km') === undefined) errors.distance = NO_DISTANCE;
  } else if (place.kind === 'unnamed') {
    errors.postal_code = NO_POSTAL_CODE;
  } else if (place.kind !== 'zone' && place.kind !== 'beyond') {
    errors.distance = NO_DISTANCE;
  }
  if (readNumber(orderValue) === undefined) {
    errors.orderValue = 'Bitte geben Sie den Bestellwert in Euro an, zum Beispiel 480,00';
  }
  return errors;
}

const NO_DISTANCE = 'Bitte geben Sie die Entfernung in Kilometern an, zum Beispiel 12,5';

/** Undefined if the form has errors, and until prices are known. */
export function calculate(
  { distance, orderValue }: CalculatorForm,
  { postalCode, place, zones, rate }: Site,
): Calculation | undefined {
  const euro = readNumber(orderValue);
  if (euro === undefined || !zones) return undefined;
  const orderCents = Math.round((toCents(euro) * 100) / (100 + rate));
  const km = readMeasured(distance, 'km');
  if (km !== undefined) {
    return { place: { km }, orderCents, offer: deliveryOffer(km, orderCents, zones) };
  }
  const offer = place.kind === 'zone' ? zoneOffer(place.zone, orderCents) : undefined;
  return { place: { postalCode }, orderCents, offer };
}
