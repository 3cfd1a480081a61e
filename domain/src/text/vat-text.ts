import type { Cents } from '../money/money.ts';
import { grossCents, STANDARD_VAT_RATE, type VatAmount, type VatRate } from '../money/vat.ts';
import { formatEuro, formatNumber, formatShortEuro } from './format.ts';

/** `19 %`. */
export const formatVatRate = (rate: VatRate): string => `${formatNumber(rate)}\u00A0%`;

/** `inkl. 19 % MwSt.` with no-break spaces; without a figure if there are several rates. */
export function includingVat(rates: readonly VatRate[]): string {
  const [rate, ...others] = rates;
  if (rate === undefined || others.length > 0) return 'inkl.\u00A0MwSt.';
  return `inkl.\u00A0${formatVatRate(rate)}\u00A0MwSt.`;
}

/** The VAT label of one rate; among several rates, with the net amount: `zzgl. 7 % MwSt. auf 25,00 €`. */
export function vatLabel({ rate, netCents }: VatAmount, all: readonly VatAmount[]): string {
  const of = all.length > 1 ? ` auf ${formatEuro(netCents)}` : '';
  return `zzgl. ${formatVatRate(rate)} MwSt.${of}`;
}

/** The VAT within a gross total: `enthaltene MwSt. 19 %`. */
export const includedVat = (rate: VatRate): string => `enthaltene MwSt. ${formatVatRate(rate)}`;

/** The label of a gross total: `Gesamtbetrag inkl. 19 % MwSt.` */
export const grossTotalLabel = (vat: readonly VatAmount[]): string =>
  `Gesamtbetrag ${includingVat(vat.map(({ rate }) => rate))}`;

/** A net amount as its gross amount with the rate: `29,16 € inkl. 19 % MwSt.` */
export const grossText = (netCents: Cents, rate: VatRate = STANDARD_VAT_RATE): string =>
  withVat(grossCents(netCents, rate), [rate]);

/** A gross amount with its rates: `77,11 € inkl. 19 % MwSt.` */
export const withVat = (gross: Cents, rates: readonly VatRate[]): string =>
  `${formatEuro(gross)} ${includingVat(rates)}`;

/** Below a gross amount: `inkl. 19 % MwSt., netto 24,50 €`. */
export const netNote = (netCents: Cents, rate: VatRate = STANDARD_VAT_RATE): string =>
  besideGross(netCents, [rate]);

/** `netNote` for an amount of several rates. */
export const besideGross = (netCents: Cents, rates: readonly VatRate[]): string =>
  `${includingVat(rates)}, netto\u00A0${formatEuro(netCents)}`;

/** A net threshold with its gross value: `500 € netto (595 € brutto)`. */
export const grossBesideNet = (netCents: Cents, rate: VatRate = STANDARD_VAT_RATE): string =>
  `${formatShortEuro(netCents)} netto (${formatShortEuro(grossCents(netCents, rate))} brutto)`;
