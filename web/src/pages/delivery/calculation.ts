import { type DeliveryOffer, deliveryOffer } from '@shop/domain/delivery-zones';
import { parseDecimal } from '@shop/domain/format';
import { type Cents, toCents } from '@shop/domain/money';

/** What is typed into the calculator. */
export interface CalculatorForm {
  distance: string;
  orderValue: string;
}

/** A delivery that was asked for; without an offer it is too far away. */
export interface Calculation {
  km: number;
  orderCents: Cents;
  offer: DeliveryOffer | undefined;
}

/** The messages that belong under the fields; empty when it can be calculated. */
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

/** Calculates a delivery from what was typed; undefined while that holds errors. */
export function calculate({ distance, orderValue }: CalculatorForm): Calculation | undefined {
  const km = parseDecimal(distance);
  const euro = parseDecimal(orderValue);
  if (km === undefined || euro === undefined) return undefined;
  const orderCents = toCents(euro);
  return { km, orderCents, offer: deliveryOffer(km, orderCents) };
}
