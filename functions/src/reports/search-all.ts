import { bookingState } from '@shop/domain/booking/booking-state';
import {
  type FoundEntry,
  type FoundKind,
  MAX_FOUND,
  type OfficeSearch,
} from '@shop/domain/contract/office-search';
import { VISIBILITY_LABELS, type Visibility } from '@shop/domain/fields/visibility';
import { invoiceBadge } from '@shop/domain/invoice/invoice-list';
import type { Cents } from '@shop/domain/money/money';
import { toRentalTool } from '@shop/domain/office/current-product';
import type { OfficeFields, StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import { orderStatus } from '@shop/domain/order/order-status';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { findArticles } from '@shop/domain/product/product-search';
import { QUOTE_STATES } from '@shop/domain/quote/quote';
import { articleNumber } from '@shop/domain/rental/rental';
import { toolTexts } from '@shop/domain/rental/tool-search';
import { oncePerList, searchable } from '@shop/domain/search/search';
import { haveWords, plainWords } from '@shop/domain/search/search-text';
import { amountToken } from '@shop/domain/search/search-tokens';
import { customerNumber } from '@shop/domain/text/customer-number';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { FieldPath, type Firestore, type Query, type Timestamp } from 'firebase-admin/firestore';
import { ITEM_SORTS } from '../catalogue/list-items.ts';
import type { Catalogues } from '../catalogue/routes.ts';
import { readPage } from '../firestore/find-page.ts';
import { NEWEST_FIRST, type Sort } from '../firestore/position.ts';
import { readable } from '../firestore/readable.ts';
import type { Log } from '../lib/log.ts';
import type { Outcome } from '../lib/refusal.ts';
import { statusAt } from '../quotes/quote-view.ts';
import { customersOf } from '../stored/entry.ts';
import { invoiceBookOf } from '../stored/invoice.ts';
import { ordersOf } from '../stored/order.ts';
import { quotesOf } from '../stored/quote.ts';
import { rentalBookingsOf } from '../stored/rental-booking.ts';

interface SearchDeps extends Pick<Catalogues, 'catalogue' | 'rental'> {
  firestore: Firestore;
  log: Log;
  now: () => Date;
}

/**
 * Searches everything by `?q=`. Of each collection it reads the newest few with the longest word, and leaves out those
 * without the others: `more` tells where the list's own search may find more. Articles and machines are in memory, and
 * found as in the shop.
 */
export async function searchAll(deps: SearchDeps, text: unknown): Promise<Outcome<OfficeSearch>> {
  const read = readPage({ search: text }, []);
  if (!read.ok) return read;
  const { tokens } = read.value;
  if (tokens.length === 0) return { ok: true, value: { found: [], more: [] } };
  const amount = amountToken(String(text));
  const parts = await Promise.all([
    ...storedKinds(deps).map((kind) => kind(amount === undefined ? tokens : [amount])),
    productsWith(deps, String(text)),
    toolsWith(deps, String(text)),
  ]);
  return {
    ok: true,
    value: {
      found: parts.flatMap(({ found }) => found),
      more: parts.flatMap(({ kind, isCut }) => (isCut ? kind : [])),
    },
  };
}

interface Part {
  kind: FoundKind;
  found: FoundEntry[];
  isCut: boolean;
}
type Told = Omit<FoundEntry, 'kind'>;

function storedKinds({ firestore, log, now }: SearchDeps) {
  const today = berlinDay(now());
  const of =
    <Stored extends { search_tokens?: string[] }>(
      kind: FoundKind,
      collection: Query<Stored>,
      toFound: (stored: Stored) => Told,
      sort: Sort = NEWEST_FIRST,
    ) =>
    async (tokens: readonly string[]): Promise<Part> => {
      const having = collection.where('search_tokens', 'array-contains', tokens[0]);
      const { docs } = await having
        .orderBy(sort.field, sort.direction)
        .orderBy(FieldPath.documentId(), sort.direction)
        .limit(MAX_FOUND)
        .get();
      const found = readable(docs, log).flatMap(({ stored }) =>
        hasAll(new Set(stored.search_tokens), tokens) ? { kind, ...toFound(stored) } : [],
      );
      return { kind, found, isCut: docs.length === MAX_FOUND };
    };
  return [
    of('order', ordersOf(firestore), (order) => ({
      id: order.order_number,
      number: order.order_number,
      name: order.company_name || order.customer_name,
      amount:
        order.gross_cents === undefined ? netText(order.total_cents) : grossText(order.gross_cents),
      day: dayOf(order),
      state: badgeOf(orderStatus(order.order_status, order.delivery?.method)),
    })),
    of(
      'customer',
      customersOf(firestore),
      ({ id, name, visibility }) => ({
        id: String(id),
        number: customerNumber(id),
        name,
        ...hiddenBadge(visibility),
      }),
      ITEM_SORTS.name,
    ),
    of('invoice', invoiceBookOf(firestore), (entry) => ({
      id: entry.order_number,
      number: entry.number,
      name: entry.customer,
      amount: grossText(entry.gross_cents),
      day: entry.day,
      state: invoiceBadge(entry.state, entry.due_day, today),
    })),
    of('quote', quotesOf(firestore), (quote) => ({
      id: quote.number,
      number: quote.number,
      name: quote.content.company_name || quote.content.customer_name,
      ...(quote.content.gross_cents !== undefined && {
        amount: grossText(quote.content.gross_cents),
      }),
      day: dayOf(quote),
      state: badgeOf(QUOTE_STATES[statusAt(quote, now())]),
    })),
    of('booking', rentalBookingsOf(firestore), (booking) => ({
      id: booking.booking_number,
      number: booking.booking_number,
      name: [booking.company_name || booking.customer_name, booking.tool_name]
        .filter(Boolean)
        .join(', '),
      ...(booking.gross_cents > 0 && { amount: grossText(booking.gross_cents) }),
      day: booking.start_day,
      state: badgeOf(bookingState(booking.state)),
    })),
  ];
}

const hasAll = (known: ReadonlySet<string>, tokens: readonly string[]) =>
  tokens.every((token) => known.has(token));
const netText = (cents: Cents) => `${formatEuro(cents)} netto`;
const grossText = (cents: Cents) => `${formatEuro(cents)} inkl. MwSt.`;
const dayOf = ({ created_at }: { created_at: Timestamp }) => berlinDay(created_at.toDate());
const badgeOf = ({ label, color }: NonNullable<FoundEntry['state']>) => ({ label, color });
const hiddenBadge = (visibility: Visibility = 'visible'): Partial<Told> =>
  visibility === 'visible'
    ? {}
    : { state: { label: VISIBILITY_LABELS[visibility], color: 'grey' } };

async function productsWith({ catalogue }: SearchDeps, text: string): Promise<Part> {
  const [all, current] = await Promise.all([catalogue.rememberedAll(), catalogue.remembered()]);
  const { found, isClear } = findArticles(all, text);
  return itemsWith('product', isClear ? found : [], (stored) => {
    const { price_cents, unit, article_number } = current.get(stored.id) ?? stored;
    return {
      number: formatArticleNumber(stored.id, article_number),
      ...(price_cents !== undefined && { amount: `${netText(price_cents)} je ${unit}` }),
    };
  });
}

async function toolsWith({ rental }: SearchDeps, text: string): Promise<Part> {
  const found = officeTools(await rental.rememberedAll())
    .find(text)
    .filter((tool) => {
      const { name, alias, kind, near } = textsOf(tool);
      return haveWords([name, alias, kind, near], plainWords(text));
    });
  return itemsWith('rental_tool', found, (tool) => ({
    number: articleNumber(toRentalTool(tool)),
    amount: `${netText(tool.daily_price_cents)} je Tag`,
  }));
}

function textsOf(stored: StoredRentalTool) {
  const tool = toRentalTool(stored);
  return { ...toolTexts(tool), near: articleNumber(tool) };
}

const officeTools = oncePerList((tools: readonly StoredRentalTool[]) => searchable(tools, textsOf));

function itemsWith<Item extends { id: number; name: string } & Pick<OfficeFields, 'visibility'>>(
  kind: FoundKind,
  items: readonly Item[],
  toFound: (item: Item) => Omit<Told, 'id' | 'name'>,
): Part {
  const matching = items.filter(({ visibility }) => visibility !== 'archived');
  const found = matching.slice(0, MAX_FOUND).map((item) => ({
    kind,
    id: String(item.id),
    name: item.name,
    ...hiddenBadge(item.visibility),
    ...toFound(item),
  }));
  return { kind, found, isCut: matching.length > MAX_FOUND };
}
