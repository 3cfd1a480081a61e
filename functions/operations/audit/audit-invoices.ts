import { isDeepStrictEqual } from 'node:util';
import { sumCents } from '@shop/domain/money/money';
import { wholeNumber } from '@shop/domain/order/order-number';
import { addToMonth, emptyMonth } from '@shop/domain/statistics/month-sums';
import { paperHash } from '../../src/documents/issued-paper.ts';
import {
  readInvoice,
  type StoredBookEntry,
  type StoredInvoice,
  type StoredMonth,
} from '../../src/stored/invoice.ts';
import type { StoredIssuedPaper } from '../../src/stored/issued-paper.ts';
import type { Finding, Seen } from './seen.ts';

export function checkInvoice(stored: StoredInvoice, id: string, seen: Seen): Finding[] {
  seen.invoices.set(id, stored);
  seen.unbooked.add(id);
  const { number, gross_cents, vat } = readInvoice(stored);
  const sum = sumCents(vat.flatMap(({ net_cents, vat_cents }) => [net_cents, vat_cents]));
  return [
    number !== id && `it says that it is ${number}`,
    sum !== gross_cents && `its net amounts and VAT make ${sum} cents, not ${gross_cents}`,
  ];
}

export function checkBookEntry(entry: StoredBookEntry, id: string, seen: Seen): Finding[] {
  seen.book.set(id, entry);
  seen.unbooked.delete(id);
  const { month } = entry;
  seen.months.set(month, addToMonth(seen.months.get(month) ?? emptyMonth(month), entry));
  const invoice = seen.invoices.get(id);
  return [
    !invoice && 'its invoice is missing',
    invoice && readInvoice(invoice).gross_cents !== entry.gross_cents && 'its invoice differs',
    !(entry.vat && entry.shares) && 'it lacks its VAT or revenue: npm run index',
  ];
}

/** Older months outlast their invoices. */
export function checkMonth(
  { schema_version: _, ...sums }: StoredMonth,
  id: string,
  seen: Seen,
): Finding[] {
  const added = seen.months.get(id);
  seen.months.delete(id);
  return [added && !isDeepStrictEqual(added, sums) && 'it is not the sum of the book'];
}

export const BROKEN_PAPER = 'it is not what its hash says';

export function checkPaper(part: StoredIssuedPaper, id: string, seen: Seen): Finding[] {
  const paper = `${part.kind}-${part.number}`;
  const isOnly = part.parts === 1;
  if (!isOnly) seen.papers.set(paper, [...(seen.papers.get(paper) ?? []), part]);
  return [
    isOnly && !isWhole([part]) && BROKEN_PAPER,
    id !== `${paper}-${part.part}` && `it says that it is ${paper}-${part.part}`,
    part.kind === 'invoice' && !seen.has('invoices', part.number) && 'its invoice is missing',
    part.kind !== 'invoice' && !part.about && 'it does not say what it is about',
    ...(part.about ?? []).map(
      (number) =>
        !seen.has('orders', wholeNumber(number)) &&
        !seen.has('rentalBookings', number) &&
        // An erased quote leaves those that became orders.
        part.kind !== 'quote' &&
        `there is no ${number}, which it is about`,
    ),
  ];
}

/** Whether the parts add up to the paper that was first issued. */
export function isWhole(parts: readonly StoredIssuedPaper[]): boolean {
  const bytes = Buffer.concat(parts.toSorted((a, b) => a.part - b.part).map((each) => each.bytes));
  return parts.every((each) => each.parts === parts.length && each.hash === paperHash(bytes));
}
