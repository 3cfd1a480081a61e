import type { Cents } from '@shop/domain/money/money';
import { grossCents, type VatRate } from '@shop/domain/money/vat';
import { formatEuro, formatShortEuro } from '@shop/domain/text/format';
import { grossBesideNet, grossText, netNote } from '@shop/domain/text/vat-text';
import type { ReactNode } from 'react';
import { useShownPrices } from '../lib/chosen-prices.ts';
import { part } from './layout.tsx';

interface PricedProps {
  /** Before a choice, and for companies: net, as the contract quotes it. */
  quoted: ReactNode;
  /** For who chose Privat: the gross amount, net only with that word. */
  gross: ReactNode;
  /** Around each while it is not known which one to show. */
  as?: 'span' | 'div';
}

/** One of two ways to show a price. Every price of the shop is a `Price` or another part of this file, or such a pair. */
export function Priced({ quoted, gross, as: Alternative = 'span' }: PricedProps) {
  const shown = useShownPrices();
  if (shown === 'quoted') return quoted;
  if (shown === 'gross') return gross;
  return (
    <>
      <Alternative data-shown="quoted">{quoted}</Alternative>
      <Alternative data-shown="gross">{gross}</Alternative>
    </>
  );
}

interface NetAmount {
  /** Net, as on the wire. */
  cents: Cents;
  /** The standard rate if missing. */
  rate?: VatRate | undefined;
}

interface PriceProps extends NetAmount {
  /** Its share of a gross total (`grossShares`), where amounts must add up. */
  gross?: Cents | undefined;
  /** `t`. */
  unit?: string | undefined;
  /** Without `,00`. */
  isShort?: boolean;
  /** Beside a `VatNote` or `VatLine`. */
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

/** Below an amount the other one: `29,16 € inkl. 19 % MwSt.`, in Privat `inkl. 19 % MwSt., netto 24,50 €`. */
export const VatNote = ({ cents, rate }: NetAmount) => (
  <Priced
    quoted={<small data-price="gross">{grossText(cents, rate)}</small>}
    gross={<small>{netNote(cents, rate)}</small>}
  />
);

/** `VatNote` outside lists, which style theirs. */
export const VatLine = ({ cents, rate }: NetAmount) => (
  <Priced
    quoted={<Beside data-price="gross">{grossText(cents, rate)}</Beside>}
    gross={<Beside>{netNote(cents, rate)}</Beside>}
  />
);

/** A net value that decides something, such as free delivery: `500 €`, in Privat `500 € netto (595 € brutto)`. */
export const Threshold = ({ cents, rate, isExact = false }: NetAmount & { isExact?: boolean }) => (
  <Priced
    quoted={isExact ? formatEuro(cents) : formatShortEuro(cents)}
    gross={grossBesideNet(cents, rate)}
  />
);

export const Beside = part('span', {
  display: 'block',
  typography: 'body2',
  color: 'text.secondary',
});

/** Whether sums with a gross way of their own (`grossOrderSums`) take it; not for rendered documents. */
export const useIsGross = () => useShownPrices() === 'gross';

/** As the parts above, for sentences, labels and announcements; not for rendered documents, which know no choice. */
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
