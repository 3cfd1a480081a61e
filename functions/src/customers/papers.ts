import { ciiXml } from '@shop/domain/invoice/cii';
import { hasXRechnung, type Invoice, isInvoiceNumber } from '@shop/domain/invoice/invoice';
import { MAX_IN_ZIP } from '@shop/domain/invoice/invoice-list';
import { customerId, customerNumber } from '@shop/domain/text/customer-number';
import {
  addDays,
  berlinMidnight,
  isCalendarDay,
  isCalendarMonth,
} from '@shop/domain/time/calendar';
import type { Request } from 'express';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { isAdminStill } from '../accounts/admins.ts';
import { findUser, requireUser, type SessionDeps } from '../accounts/session.ts';
import { isSignedLink } from '../accounts/signed-link.ts';
import {
  type FileReply,
  type Files,
  missing,
  shown,
  type ZippedFile,
  zipReply,
} from '../documents/files.ts';
import { drawInTurn, issuedPaper } from '../documents/issued-paper.ts';
import { keptDeliveryNotes } from '../documents/kept-papers.ts';
import { readable } from '../firestore/readable.ts';
import { HttpError } from '../lib/http-error.ts';
import { bookEntryOf, invoiceDocumentOf, invoicesOf, readInvoice } from '../stored/invoice.ts';
import { orderOf, ordersOf, type StoredOrder } from '../stored/order.ts';
import { hasNote } from '../stored/order-view.ts';
import { isGuestOrderOf } from '../stored/owner.ts';
import { isSiteName } from './customers.ts';
import { membership } from './memberships.ts';

type FileDeps = AdminDeps & SessionDeps & { linkKey: string };

/** Invoices, for their customers and by month, and the papers of a customer's orders. */
export const customerFiles = (deps: FileDeps): Files => ({
  '/api/invoices/:number/:file': (req) => invoiceFile(deps, req),
  // The papers of a period's orders, optionally of one building site.
  '/api/users/companies/:number/papers.zip': async (req) => {
    const number = String(req.params.number);
    const member = await membership(deps.firestore, await requireUser(deps, req), number);
    if (!member.ok) throw missing(member.message);
    return customerZip(deps, number, req.query, member.value.may_see_invoices);
  },
  '/api/admin/invoices/:month.zip': (req) => monthZip(deps, req.params.month, req.query.part),
  '/api/admin/customers/:id/papers.zip': (req) =>
    customerZip(deps, customerNumber(String(req.params.id)), req.query, true),
});

/** An invoice, for its customer, admins and holders of the link in the mail; 404 for everyone else. */
async function invoiceFile(deps: FileDeps, req: Request): Promise<FileReply> {
  const { number = '', file } = req.params as Record<string, string>;
  if (!isInvoiceNumber(number) || (file !== 'pdf' && file !== 'xml')) throw missing();
  if (!(await mayRead(deps, req, number))) throw missing();
  const read = () => writtenInvoice(deps, number);
  if (file === 'pdf') return shown(`${number}.pdf`, await pdfOf(deps, number, read));
  const invoice = await read();
  if (!hasXRechnung(invoice)) throw missing();
  return { name: `${number}.xml`, type: 'application/xml; charset=utf-8', content: xml(invoice) };
}

async function writtenInvoice({ firestore }: FileDeps, number: string): Promise<Invoice> {
  const stored = (await invoiceDocumentOf(firestore, number).get()).data();
  if (!stored) throw missing();
  return readInvoice(stored);
}

async function mayRead(deps: FileDeps, req: Request, number: string): Promise<boolean> {
  const { token } = req.query;
  if (typeof token === 'string') {
    return isSignedLink(deps.linkKey, { purpose: 'invoice', number }, token, deps.now());
  }
  const user = await findUser(deps, req);
  if (!user) return false;
  if (await isAdminStill(deps.firestore, user)) return true;
  const entry = (await bookEntryOf(deps.firestore, number).get()).data();
  if (!entry || entry.user_id === user.uid) return entry !== undefined;
  const member = await membership(deps.firestore, user, entry.customer_number);
  if (member.ok && member.value.may_see_invoices) return true;
  if (entry.user_id !== null || !user.verifiedEmail) return false;
  const order = (await orderOf(deps.firestore, entry.order_number).get()).data();
  return order !== undefined && isGuestOrderOf(user, order);
}

function pdfOf(deps: FileDeps, number: string, read: () => Promise<Invoice>): Promise<Buffer> {
  return issuedPaper(deps, { kind: 'invoice', number }, async () => {
    const invoice = await read();
    const { invoicePdf } = await import('../documents/invoice-paper.ts');
    return drawInTurn(() => invoicePdf(invoice));
  });
}

/** Invoices of a month by number. Throws 422 if one of them cannot be read. */
async function invoicesOfMonth(
  { firestore, log }: FileDeps,
  month: unknown,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<[string, Invoice[]]> {
  if (!isCalendarMonth(month)) throw missing('Diesen Monat gibt es nicht.');
  const { docs } = await invoicesOf(firestore)
    .where('month', '==', month)
    .orderBy(FieldPath.documentId())
    .offset(offset)
    .limit(limit)
    .get();
  if (docs.length === 0) throw missing('In diesem Monat gibt es keine Rechnungen.');
  const read = readable(docs, log);
  const lost = docs.filter(({ id }) => !read.some((each) => each.id === id));
  if (lost.length > 0) {
    const numbers = lost.map(({ id }) => id).join(', ');
    throw new HttpError(422, `Nicht lesbar: ${numbers}. Ohne sie wäre die Datei unvollständig.`);
  }
  return [month, read.map(({ stored }) => readInvoice(stored))];
}

/** One part of a month's papers. */
async function monthZip(deps: FileDeps, wanted: unknown, part: unknown = '1'): Promise<FileReply> {
  if (typeof part !== 'string' || !/^[1-9]\d?$/.test(part)) throw missing();
  const offset = (Number(part) - 1) * MAX_IN_ZIP;
  const [month, invoices] = await invoicesOfMonth(deps, wanted, { limit: MAX_IN_ZIP, offset });
  const files = invoices.flatMap((invoice) =>
    invoiceFiles(deps, invoice.number, hasXRechnung(invoice), async () => invoice),
  );
  const name = part === '1' ? month : `${month}-Teil-${part}`;
  return zipReply(deps, `Rechnungen-${name}`, files, `${month}-01`);
}

const xml = (invoice: Invoice) => Buffer.from(ciiXml(invoice, 'xrechnung'));

function invoiceFiles(
  deps: FileDeps,
  number: string,
  hasXml: boolean,
  read: () => Promise<Invoice>,
): ZippedFile[] {
  const pdf = { name: `${number}.pdf`, read: () => pdfOf(deps, number, read) };
  return hasXml ? [pdf, { name: `${number}.xml`, read: async () => xml(await read()) }] : [pdf];
}

/** Delivery notes of what a customer was delivered of the orders of a period, and their invoices. */
async function customerZip(
  deps: FileDeps,
  number: string,
  { from, to, site = '' }: Request['query'],
  withInvoices: boolean,
): Promise<FileReply> {
  const isPeriod = [from, to].every((day) => typeof day === 'string' && isCalendarDay(day));
  if (!isPeriod || !isSiteName(site) || customerId(number) === undefined) throw missing();
  const [first, last] = [String(from), String(to)];
  const all = ordersOf(deps.firestore).where('customer_number', '==', number);
  const { docs } = await (site ? all.where('site_id', '==', site) : all)
    .where('created_at', '>=', Timestamp.fromDate(berlinMidnight(first)))
    .where('created_at', '<', Timestamp.fromDate(berlinMidnight(addDays(last, 1))))
    .orderBy('created_at', 'desc')
    .limit(MAX_PAPERS + 1)
    .get();
  const own = readable(docs, deps.log).map(({ stored }) => stored);
  const files = [...own, ...(withInvoices ? await collectingOrders(deps, own) : [])].flatMap(
    (order) => [
      ...(hasNote(order) ? [noteFile(deps, order)] : []),
      ...(withInvoices ? (order.invoices ?? []) : []).flatMap((invoice) =>
        invoiceFiles(deps, invoice.number, invoice.has_xml === true, () =>
          writtenInvoice(deps, invoice.number),
        ),
      ),
    ],
  );
  // Several orders may share an invoice.
  const once = [...new Map(files.map((file) => [file.name, file])).values()];
  if (docs.length > MAX_PAPERS || once.length > MAX_PAPERS) {
    throw new HttpError(422, TOO_MANY_PAPERS);
  }
  const none = { name: 'Keine Belege.txt', read: async () => Buffer.from(NO_PAPERS) };
  const place =
    site &&
    `-${(own[0]?.site ?? site)
      .normalize('NFD')
      .replace(/[^\w ]/g, '')
      .replace(/ +/g, '-')}`;
  const name = `Belege-${number}${place}-${first}-bis-${last}`;
  return zipReply(deps, name, once.length > 0 ? once : [none], last);
}

/** The collecting orders that bill these orders of one customer. */
async function collectingOrders(
  { firestore, log }: FileDeps,
  joined: readonly StoredOrder[],
): Promise<StoredOrder[]> {
  const numbers = new Set(joined.flatMap(({ collected_by }) => collected_by?.order_number ?? []));
  if (numbers.size === 0) return [];
  const found = await firestore.getAll(...[...numbers].map((each) => orderOf(firestore, each)));
  return readable(found, log)
    .map(({ stored }) => stored as StoredOrder)
    .filter(({ customer_number }) => customer_number === joined[0]?.customer_number);
}

const MAX_PAPERS = 200;
const NO_PAPERS = 'In dieser Zeit gibt es keine Belege.\r\n';
const TOO_MANY_PAPERS = `Das sind mehr als ${MAX_PAPERS} Belege. Bitte wählen Sie einen kürzeren Zeitraum oder eine Baustelle.`;

const noteFile = (deps: FileDeps, order: StoredOrder): ZippedFile => ({
  name: `Lieferschein-${order.order_number}.pdf`,
  read: async () => (await keptDeliveryNotes(deps, [order])).content,
});
