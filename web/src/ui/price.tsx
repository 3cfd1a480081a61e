import type { Cents } from '@shop/domain/money/money';
import { grossCents, type VatRate } from '@shop/domain/money/vat';
import { formatEuro, formatShortEuro } from '@shop/domain/text/format';
import { grossBesideNet, grossText, netNote } from '@shop/domain/text/vat-text';
import type { ReactNode } from 'react';
import { useShownPrices } from '../lib/chosen-prices.ts';
import { part } from './layout.tsx';

interface PricedProps {
  /** For companies, and until something is chosen: net, as in the contract. */
  quoted: ReactNode;
  /** For visitors who chose Privat: gross, or marked as net. */
  gross: ReactNode;
}

/** Shows one of two ways to state a price. Every price of the shop uses this or another component of this file. */
export function Priced({ quoted, gross }: PricedProps) {
  const shown = useShownPrices();
  if (shown === 'quoted') return quoted;
  if (shown === 'gross') return gross;
  return (
    <>
      <span data-shown="quoted">{quoted}</span>
      <span data-shown="gross">{gross}</span>
    </>
  );
}

interface NetAmount {
  /** Net, as in the API. */
  cents: Cents;
  /** The standard rate if missing. */
  rate?: VatRate | undefined;
}

interface PriceProps extends NetAmount {
  /** Where amounts must add up: the share of a gross total (`grossShares`). */
  gross?: Cents | undefined;
  unit?: string | undefined;
  /** Without `,00`. */
  isShort?: boolean;
  /** Shown together with a `VatNote` or `VatLine`. */
  isPair?: boolean;
}

/** A single amount: `24,50 € / t`, in Privat `29,16 € / t`. */
export function Price({ cents, rate, gross, unit, isShort = false, isPair }: PriceProps) {
  const format = isShort ? formatShortEuro : formatEuro;
  const per = unit === undefined ? '' : ` / ${unit}`;
  const net = format(cents) + per;
  return (
    <Priced
      quoted={isPair ? <span data-price="net">{net}</span> : net}
      gross={format(gross ?? grossCents(cents, rate)) + per}
    />
  );
}

/** The other price, shown below an amount: `29,16 € inkl. 19 % MwSt.`, in Privat `inkl. 19 % MwSt., netto 24,50 €`. */
export const VatNote = ({ cents, rate }: NetAmount) => (
  <Priced
    quoted={<small data-price="gross">{grossText(cents, rate)}</small>}
    gross={<small>{netNote(cents, rate)}</small>}
  />
);

/** `VatNote` outside of lists, which style their own. */
export const VatLine = ({ cents, rate }: NetAmount) => (
  <Priced
    quoted={<Beside data-price="gross">{grossText(cents, rate)}</Beside>}
    gross={<Beside>{netNote(cents, rate)}</Beside>}
  />
);

/** A net threshold, such as for free delivery: `500,00 €`, in Privat `500 € netto (595 € brutto)`. */
export const Threshold = ({ cents, rate, isShort = false }: NetAmount & { isShort?: boolean }) => (
  <Priced
    quoted={isShort ? formatShortEuro(cents) : formatEuro(cents)}
    gross={grossBesideNet(cents, rate)}
  />
);

export const Beside = part('span', {
  display: 'block',
  typography: 'body2',
  color: 'text.secondary',
});

/** Whether prices are shown gross, for sums such as `grossOrderSums`. Not for rendered documents, which know no choice. */
export const useIsGross = () => useShownPrices() === 'gross';

/** The same as text, for sentences, labels and announcements. Not for rendered documents either. */
export function usePriceTexts() {
  const isGross = useIsGross();
  return {
    euro: (cents: Cents, rate?: VatRate) => formatEuro(isGross ? grossCents(cents, rate) : cents),
    threshold: (cents: Cents, rate?: VatRate) =>
      isGross ? grossBesideNet(cents, rate) : formatEuro(cents),
    /** `24,50 € netto, 29,16 € inkl. 19 % MwSt.` */
    both: (cents: Cents, rate?: VatRate) =>
      isGross
        ? `${formatEuro(grossCents(cents, rate))} ${netNote(cents, rate)}`
        : `${formatEuro(cents)} netto, ${grossText(cents, rate)}`,
  };
}
