import { formatEuro, formatNumber } from './format.ts';
import type { Cents } from './money.ts';
import { grossCents, STANDARD_VAT_RATE, type VatRate } from './vat.ts';

/** `19 %`. */
export function formatVatRate(rate: VatRate): string {
  return `${formatNumber(rate)}\u00A0%`;
}

/** `inkl. 19 % MwSt.` in one piece, without a figure if there are several rates. */
export function includingVat(rates: readonly VatRate[]): string {
  const [rate, ...others] = rates;
  if (rate === undefined || others.length > 0) return 'inkl.\u00A0MwSt.';
  return `inkl.\u00A0${formatVatRate(rate)}\u00A0MwSt.`;
}

/** The gross amount of a net one, with its rate: `29,16 € inkl. 19 % MwSt.` */
export function grossText(netCents: Cents, rate: VatRate = STANDARD_VAT_RATE): string {
  return withVat(grossCents(netCents, rate), [rate]);
}

/** A gross amount with the rates in it: `77,11 € inkl. 19 % MwSt.` */
export function withVat(gross: Cents, rates: readonly VatRate[]): string {
  return `${formatEuro(gross)} ${includingVat(rates)}`;
}
