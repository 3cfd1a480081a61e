import { isBookingNumber } from '@shop/domain/booking/booking';
import { damageNumber } from '@shop/domain/deposit/own-claim';
import { ciiXml } from '@shop/domain/invoice/cii';
import { hasXRechnung, type Invoice, isInvoiceNumber } from '@shop/domain/invoice/invoice';
import { MAX_IN_ZIP } from '@shop/domain/invoice/invoice-list';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { customerId, customerNumber } from '@shop/domain/text/customer-number';
import {
  addDays,
  berlinMidnight,
  type CalendarDay,
  isCalendarDay,
  isCalendarMonth,
} from '@shop/domain/time/calendar';
import { MAX_NOTES } from '@shop/domain/tour/delivery-list';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { adminOf } from '../accounts/admin-guard.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { isAdminStill } from '../accounts/admins.ts';
import { findUser, requireUser, type SessionDeps } from '../accounts/session.ts';
import { isSignedLink } from '../accounts/signed-link.ts';
import { isSiteName } from '../customers/customers.ts';
import { membership } from '../customers/memberships.ts';
import { DamagedPaper, drawInTurn, issuedPaper, wholePaper } from '../documents/issued-paper.ts';
import {
  keptConfirmation,
  keptContract,
  keptDamageNotice,
  keptDeliveryNotes,
  keptDepositReceipt,
  keptQuote,
  keptReminder,
  keptReturn,
  paperOfId,
} from '../documents/kept-papers.ts';
import { readable } from '../firestore/readable.ts';
import { UnreadableDocument } from '../firestore/stored-type.ts';
import { PRIVATE } from '../http/caching.ts';
import { callLimiter } from '../http/call-limit.ts';
import {
  atMostAtOnce,
  costlyLimiter,
  methodNotAllowed,
  type RouteSettings,
} from '../http/route.ts';
import { sendChunks, withFirstChunk } from '../http/send-chunks.ts';
import { withinDeadline } from '../lib/deadline.ts';
import { HttpError } from '../lib/http-error.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { orderRights } from '../orders/read-order.ts';
import { closedFor } from '../quotes/customer-quotes.ts';
import { gobdPeriod, gobdZip } from '../reports/gobd-export.ts';
import { datevBatchOf, unpackFile } from '../stored/datev-batch.ts';
import { bookEntryOf, invoiceDocumentOf, invoicesOf, readInvoice } from '../stored/invoice.ts';
import { paperPartOf } from '../stored/issued-paper.ts';
import { orderOf, ordersOf, type StoredOrder } from '../stored/order.ts';
import { hasNote } from '../stored/order-view.ts';
import { depositNumber, newClaim, ownClaimOf } from '../stored/own-claim.ts';
import { quoteOf } from '../stored/quote.ts';
import { rentalBookingOf, rentalRecordOf } from '../stored/rental-booking.ts';

type FileDeps = AdminDeps & SessionDeps & Pick<RouteSettings, 'callLimit'> & { linkKey: string };

interface FileReply {
  name: string;
  type: string;
  content: Buffer | AsyncIterable<Uint8Array>;
  /** Shown in the browser instead of being downloaded. */
  isShown?: boolean;
}

const PDF = 'application/pdf';
const NO_FILE = 'Dieses Dokument gibt es nicht.';
const missing = (message = NO_FILE) => new HttpError(404, message);

const BUSY: Refusal = {
  ...refuse(
    'too_many',
    'Gerade werden schon Belege heruntergeladen. Bitte versuchen Sie es gleich noch einmal.',
  ),
  retryAfterSeconds: 5,
};

/** The shop's documents as files; `adminGuard` protects those below `/api/admin`. */
export function paperFiles(deps: FileDeps): Router {
  const files = {
    ...customerFiles(deps),
    ...orderFiles(deps),
    ...rentalFiles(deps),
    ...bookFiles(deps),
  };
  const router = Router();
  for (const [path, fileOf] of Object.entries(files)) {
    const limits = [
      ...(path.startsWith('/api/admin')
        ? []
        : [...callLimiter(deps.callLimit), ...costlyLimiter(deps.callLimit)]),
      ...(path.endsWith('.zip') ? [atMostAtOnce(1, BUSY)] : []),
    ];
    const send: RequestHandler = async (req, res) => {
      await sendFile(res, await withinDeadline(fileOf(req)));
    };
    router.get(path, ...limits, send).all(path, methodNotAllowed('GET, HEAD'));
  }
  return router;
}

type Files = Record<string, (req: Request) => Promise<FileReply>>;

function customerFiles(deps: FileDeps): Files {
  return {
    '/api/invoices/:number/:file': (req) => invoiceFile(deps, req),
    // For the holder of the link, as long as that shows it.
    '/api/quotes/:number/angebot.pdf': async (req) => {
      const [number, token] = [String(req.params.number), String(req.query.token)];
      const isLink = isSignedLink(deps.linkKey, { purpose: 'quote', number }, token, deps.now());
      const quote = isLink && (await quoteOf(deps.firestore, number).get()).data();
      if (!quote || closedFor(quote, token, deps.now())) throw missing();
      return paper(await keptQuote(deps, quote));
    },
    // For signed-in customers.
    '/api/orders/:orderNumber/lieferschein.pdf': async (req) => {
      const number = String(req.params.orderNumber);
      const stored = isOrderNumber(number)
        ? (await orderOf(deps.firestore, number).get()).data()
        : undefined;
      if (!stored || !hasNote(stored)) throw missing();
      if (!(await orderRights(deps, stored, req))?.mayRead) throw missing();
      return paper(await keptDeliveryNotes(deps, [stored]));
    },
    // Of the orders of a period, and of one building site if asked for.
    '/api/users/companies/:number/papers.zip': async (req) => {
      const number = String(req.params.number);
      const member = await membership(deps.firestore, await requireUser(deps, req), number);
      if (!member.ok) throw missing(member.message);
      return customerZip(deps, number, req.query, member.value.may_see_invoices);
    },
  };
}

function orderFiles(deps: FileDeps): Files {
  const order = (req: Request) => readOrder(deps, String(req.params.orderNumber));
  return {
    '/api/admin/orders/:orderNumber/confirmation.pdf': async (req) => {
      const stored = await order(req);
      if (isBill(stored)) throw missing();
      return paper(await keptConfirmation(deps, stored));
    },
    '/api/admin/orders/:orderNumber/reminder.pdf': async (req) => {
      const stored = await order(req);
      const { id } = req.query;
      const reminder = stored.reminders?.findLast(
        (each) => each.open_cents !== undefined && (id === undefined || each.id === id),
      );
      if (!reminder) throw missing();
      return paper(await keptReminder(deps, stored, reminder));
    },
    // Of the orders in the path, in that order.
    '/api/admin/delivery-notes/:orderNumbers.pdf': async (req) => {
      const numbers = String(req.params.orderNumbers).split(',');
      if (numbers.length > MAX_NOTES || !numbers.every(isOrderNumber)) throw missing();
      const stored = await readOrders(deps, numbers);
      if (stored.some(isBill)) throw missing();
      return paper(await keptDeliveryNotes(deps, stored));
    },
  };
}

function rentalFiles(deps: FileDeps): Files {
  return {
    '/api/admin/rental-bookings/:bookingNumber/mietvertrag.pdf': async (req) => {
      const { booking, handover } = await readRental(deps, String(req.params.bookingNumber));
      if (!handover) throw missing();
      return paper(await keptContract(deps, booking, handover));
    },
    '/api/admin/rental-bookings/:bookingNumber/rueckgabe.pdf': async (req) => {
      const { booking, handover, return_record } = await readRental(
        deps,
        String(req.params.bookingNumber),
      );
      if (!return_record) throw missing();
      return paper(await keptReturn(deps, booking, return_record, handover));
    },
    '/api/admin/rental-bookings/:bookingNumber/kaution.pdf': async (req) => {
      const { booking } = await readRental(deps, String(req.params.bookingNumber));
      const number = depositNumber(booking.booking_number);
      const claim =
        (await ownClaimOf(deps.firestore, number).get()).data() ?? newClaim('deposit', booking);
      if (claim.entries.length === 0) throw missing();
      return paper(await keptDepositReceipt(deps, booking, claim));
    },
    '/api/admin/rental-bookings/:bookingNumber/schaden.pdf': async (req) => {
      const { booking } = await readRental(deps, String(req.params.bookingNumber));
      const number = damageNumber(booking.booking_number);
      const claim = (await ownClaimOf(deps.firestore, number).get()).data();
      if (!claim) throw missing();
      return paper(await keptDamageNotice(deps, booking, claim));
    },
  };
}

function bookFiles(deps: FileDeps): Files {
  return {
    // Any version of any paper, by its id.
    '/api/admin/kept-papers/:id.pdf': async (req) => {
      const name = paperOfId(String(req.params.id));
      const first = name && (await paperPartOf(deps.firestore, name, 0).get()).data();
      if (!name || !first?.filename) throw missing();
      const content = await wholePaper(deps.firestore, name, first);
      return paper({ filename: first.filename, content });
    },
    '/api/admin/invoices/:month.zip': (req) => monthZip(deps, req.params.month, req.query.part),
    '/api/admin/customers/:id/papers.zip': (req) =>
      customerZip(deps, customerNumber(String(req.params.id)), req.query, true),
    '/api/admin/gobd/:period.zip': async (req) => {
      const name = String(req.params.period);
      const period = gobdPeriod(name);
      deps.log({ severity: 'INFO', message: 'Books exported', period: name, by: adminOf(req).uid });
      const content = await withFirstChunk(gobdZip(deps, period));
      return { name: `GoBD-${name}.zip`, type: 'application/zip', content };
    },
    '/api/admin/datev/:batch.csv': (req) => datevBatch(deps, String(req.params.batch)),
  };
}

const shown = (name: string, content: Buffer): FileReply => {
  return { name, type: PDF, content, isShown: true };
};

const paper = ({ filename, content }: { filename: string; content: Buffer }) =>
  shown(filename, content);

async function sendFile(res: Response, { name, type, content, isShown }: FileReply): Promise<void> {
  res.set(PRIVATE).set({
    'Content-Type': type,
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
    // A signed URL must not reach anybody else.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  if (Buffer.isBuffer(content)) res.send(content);
  else await sendChunks(res, content);
}

async function readRental({ firestore }: FileDeps, number: string) {
  if (!isBookingNumber(number)) throw missing();
  const [booking, record] = await Promise.all([
    rentalBookingOf(firestore, number).get(),
    rentalRecordOf(firestore, number).get(),
  ]);
  const stored = booking.data();
  if (!stored) throw missing();
  return { booking: stored, ...record.data() };
}

async function readOrder({ firestore }: FileDeps, number: string): Promise<StoredOrder> {
  const stored = isOrderNumber(number) && (await orderOf(firestore, number).get()).data();
  if (!stored) throw missing('Diese Bestellung gibt es nicht.');
  return stored;
}

async function readOrders(deps: FileDeps, numbers: readonly string[]): Promise<StoredOrder[]> {
  const { firestore, log } = deps;
  const documents = await firestore.getAll(...numbers.map((each) => orderOf(firestore, each)));
  const stored = readable(documents, log).map((each) => each.stored as StoredOrder);
  if (stored.length < numbers.length) throw missing('Diese Bestellung gibt es nicht.');
  return stored;
}

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
  return member.ok && member.value.may_see_invoices;
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

interface ZippedFile {
  name: string;
  read(): Promise<Buffer>;
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
  const { docs } = await (site ? all.where('site', '==', site) : all)
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
    `-${site
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

/** Whether it only bills a rental or the deliveries of other orders, which have notes of their own. */
const isBill = ({ booking_number, is_collecting }: StoredOrder): boolean =>
  booking_number !== undefined || is_collecting === true;

const noteFile = (deps: FileDeps, order: StoredOrder): ZippedFile => ({
  name: `Lieferschein-${order.order_number}.pdf`,
  read: async () => (await keptDeliveryNotes(deps, [order])).content,
});

/** The fixed time makes the file reproducible. */
async function zipReply(
  deps: FileDeps,
  name: string,
  files: readonly ZippedFile[],
  day: CalendarDay,
): Promise<FileReply> {
  const content = await withFirstChunk(zipOf(deps, files, new Date(`${day}T12:00:00`)));
  return { name: `${name}.zip`, type: 'application/zip', content };
}

/** Keeps one paper in memory at a time and names damaged ones. */
async function* zipOf(deps: FileDeps, files: readonly ZippedFile[], mtime: Date) {
  const { Zip, ZipPassThrough } = await import('fflate');
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  // Stored uncompressed, as PDFs are already compressed.
  const add = (name: string, content: Uint8Array) => {
    const file = Object.assign(new ZipPassThrough(name), { mtime });
    zip.add(file);
    file.push(content, true);
  };
  const lost: string[] = [];
  for (const { name, read } of files) {
    try {
      add(name, await read());
    } catch (error) {
      if (!(error instanceof DamagedPaper || error instanceof UnreadableDocument)) throw error;
      const number = name.replace(/\.\w+$/, '');
      deps.log({ severity: 'ERROR', message: `The kept paper of ${number} is damaged` });
      lost.push(number);
    }
    yield* ready.splice(0);
  }
  if (lost.length > 0) {
    const lines = ['Die aufbewahrten PDF dieser Rechnungen sind beschädigt:', ...lost, ''];
    add('Fehlende Belege.txt', Buffer.from(lines.join('\r\n')));
  }
  zip.end();
  yield* ready;
}

/** A batch as it was written: the same bytes each time. */
async function datevBatch({ firestore }: FileDeps, id: string): Promise<FileReply> {
  const stored =
    /^\d{4}-\d{2}-\d{1,3}$/.test(id) && (await datevBatchOf(firestore, id).get()).data();
  if (!stored) throw missing();
  const content = unpackFile(stored);
  return { name: `EXTF_Buchungsstapel_${id}.csv`, type: 'text/csv; charset=windows-1252', content };
}
