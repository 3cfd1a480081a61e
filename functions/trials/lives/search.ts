import { bookingState } from '@shop/domain/booking/booking-state';
import type { FoundKind, OfficeSearch } from '@shop/domain/contract/office-search';
import { invoiceBadge } from '@shop/domain/invoice/invoice-list';
import { orderStatus } from '@shop/domain/order/order-status';
import { formatEuro } from '@shop/domain/text/format';
import { type Life, same } from './life.ts';
import { balanceOf, invoiceOf, rentOf, taxed } from './model.ts';

/** The office finds each order, invoice and rental by number and amount, and by name until its customer is erased. */
export async function searchAgrees({ world, orders, bookings, rate, company }: Life) {
  const search = async (words: string, kind: FoundKind) => {
    const path = `/api/admin/search?q=${encodeURIComponent(words)}`;
    const { found, more } = await world.read<OfficeSearch>('chef', path);
    return { all: found.filter((each) => each.kind === kind), isCut: more.includes(kind) };
  };
  const look = async (kind: FoundKind, number: string, cents: number, state: string) => {
    const amount = cents > 0 || kind !== 'booking' ? `${formatEuro(cents)} inkl. MwSt.` : undefined;
    for (const words of [number, formatEuro(cents)]) {
      const { all, isCut } = await search(words, kind);
      const found = all.find((each) => each.number === number);
      if (found) same([found.amount, found.state?.label], [amount, state], `${number} by ${words}`);
      else same(cents === 0 || isCut, true, `${number} is not found by ${words}`);
    }
  };
  for (const of of orders) {
    const { number, gross, status, isPickup, due } = of;
    await look('order', number, gross, orderStatus(status, isPickup ? 'pickup' : '').label);
    const paper = invoiceOf(of);
    const { state } = balanceOf(of);
    const { label } = invoiceBadge(state === 'none' ? 'paid' : state, due, world.day());
    if (paper) await look('invoice', paper.number, paper.cents, label);
  }
  for (const of of bookings) {
    await look('booking', of.number, taxed(rentOf(of), rate), bookingState(of.state).label);
  }
  const erikas = orders.filter(({ quote, collects }) => !quote && !collects);
  for (const [kind, all] of [['order', erikas] as const, ['booking', bookings] as const]) {
    const { all: found, isCut } = await search('Erika Muster', kind);
    for (const { number, isErased = false } of all) {
      const isFound = found.some((each) => each.number === number);
      if (isFound || !isCut) same(isFound, !isErased, `${number} by name`);
    }
  }
  const { all } = await search('K-10001', 'customer');
  same(all, [{ kind: 'customer', id: '10001', number: 'K-10001', name: company.input.name }]);
}
