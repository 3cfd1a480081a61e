import type { KeptPaper } from '@shop/domain/office/office';
import type { Firestore } from 'firebase-admin/firestore';
import { toIso } from '../firestore/all-fields.ts';
import { toJpeg } from '../lib/sharp.ts';
import { type PaperName, papersAbout, type VersionedKind } from '../stored/issued-paper.ts';
import { isErased, type StoredOrder, type StoredReminder } from '../stored/order.ts';
import type { StoredOwnClaim } from '../stored/own-claim.ts';
import { PICTURE_FILE, rentalPictureOf } from '../stored/picture-file.ts';
import type { StoredQuote } from '../stored/quote.ts';
import type { StoredHandoverRecord, StoredRentalBooking } from '../stored/rental-booking.ts';
import { drawInTurn, issuedPaper, type KeepDeps, paperHash } from './issued-paper.ts';
import { type Draft, draftOf, drawDraft } from './paper-draft.ts';

/** A paper as first issued, and its file's name. */
interface PaperFile {
  filename: string;
  content: Buffer;
}

type Customer = Pick<StoredOrder, 'customer_name' | 'customer_email'>;

interface Wanted {
  kind: VersionedKind;
  /** The numbers of the orders or the booking that it is about. */
  about: string[];
  filename: string;
  customers: readonly Customer[];
}

/**
 * The paper that says what the draft says, as it was first given out: the hash of that is part of its name, so that a
 * change makes another one. Nothing new is kept of customers who were erased.
 */
async function kept(
  deps: KeepDeps,
  { kind, about, filename, customers }: Wanted,
  draft: Draft,
): Promise<PaperFile> {
  const draw = () => drawInTurn(() => drawDraft(draft, (url) => rentalJpeg(deps.firestore, url)));
  if (customers.some(isErased)) return { filename, content: await draw() };
  const { title, steps } = draft;
  const says = paperHash(Buffer.from(JSON.stringify([title, steps]))).slice(0, 32);
  const name = { kind, number: `${about[0]}-${says}`, about, title, filename };
  return { filename, content: await issuedPaper(deps, name, draw) };
}

/** A photo of a record at the width that papers show; undefined if it is gone. */
async function rentalJpeg(firestore: Firestore, url: string): Promise<Buffer | undefined> {
  const name = PICTURE_FILE.exec(url)?.[1];
  const file = name && (await rentalPictureOf(firestore, `${name}-400`).get()).data();
  return file ? toJpeg(file.bytes) : undefined;
}

export async function keptConfirmation(deps: KeepDeps, order: StoredOrder): Promise<PaperFile> {
  const { confirmationPdf } = await import('./order-papers.ts');
  const { order_number } = order;
  const filename = `Auftragsbestaetigung-${order_number}.pdf`;
  return kept(
    deps,
    { kind: 'confirmation', about: [order_number], filename, customers: [order] },
    await draftOf((open) => confirmationPdf(order, open)),
  );
}

/** The PDF of a quote as it was sent. */
export async function keptQuote(deps: KeepDeps, quote: StoredQuote): Promise<PaperFile> {
  const { quotePdf } = await import('./order-papers.ts');
  const { number, offer, content } = quote;
  return kept(
    deps,
    {
      kind: 'quote',
      about: [number],
      filename: `Angebot-${number}.pdf`,
      customers: [offer?.content ?? content],
    },
    await draftOf((open) => quotePdf(quote, open)),
  );
}

/** The delivery notes of orders in one file, which is kept as a whole. */
export async function keptDeliveryNotes(
  deps: KeepDeps,
  orders: readonly StoredOrder[],
): Promise<PaperFile> {
  const { deliveryNotesPdf } = await import('./order-papers.ts');
  const about = orders.map(({ order_number }) => order_number);
  const filename = `${about.length === 1 ? `Lieferschein-${about[0]}` : 'Lieferscheine'}.pdf`;
  return kept(
    deps,
    { kind: 'delivery_note', about, filename, customers: orders },
    await draftOf((open) => deliveryNotesPdf(orders, deps.now(), open)),
  );
}

export async function keptReminder(
  deps: KeepDeps,
  order: StoredOrder,
  reminder: StoredReminder,
): Promise<PaperFile> {
  const { reminderPdf, reminderName } = await import('./order-papers.ts');
  const filename = reminderName(order, reminder);
  return kept(
    deps,
    { kind: 'reminder', about: [order.order_number], filename, customers: [order] },
    await draftOf((open) => reminderPdf(order, reminder, open)),
  );
}

export async function keptContract(
  deps: KeepDeps,
  booking: StoredRentalBooking,
  handover: StoredHandoverRecord,
): Promise<PaperFile> {
  const { booking_number } = booking;
  const filename = `Mietvertrag-${booking_number}.pdf`;
  return kept(
    deps,
    { kind: 'contract', about: [booking_number], filename, customers: [booking] },
    await contractDraft(booking, handover),
  );
}

export async function keptReturn(
  deps: KeepDeps,
  booking: StoredRentalBooking,
  record: StoredHandoverRecord,
  handover: StoredHandoverRecord | undefined,
): Promise<PaperFile> {
  const { booking_number } = booking;
  const filename = `Rueckgabe-${booking_number}.pdf`;
  return kept(
    deps,
    { kind: 'return_record', about: [booking_number], filename, customers: [booking] },
    await returnDraft(booking, record, handover),
  );
}

type OfClaim = (
  deps: KeepDeps,
  booking: StoredRentalBooking,
  claim: StoredOwnClaim,
) => Promise<PaperFile>;

export const keptDepositReceipt: OfClaim = (deps, booking, claim) =>
  keptOfClaim(
    deps,
    booking,
    claim,
    claim.entries.some(({ what }) => what === 'released') ? 'Kaution-Abrechnung' : 'Kaution',
  );

export const keptDamageNotice: OfClaim = (deps, booking, claim) =>
  keptOfClaim(deps, booking, claim, 'Schadensanzeige');

async function keptOfClaim(
  deps: KeepDeps,
  booking: StoredRentalBooking,
  claim: StoredOwnClaim,
  name: string,
): Promise<PaperFile> {
  const { claimPdf } = await import('./rental-papers.ts');
  const filename = `${name}-${claim.number}.pdf`;
  return kept(
    deps,
    { kind: claim.kind, about: [booking.booking_number], filename, customers: [booking] },
    await draftOf((open) => claimPdf(booking, claim, open)),
  );
}

/** What a contract says: as it was signed, or as it follows from a booking older than that. */
export async function contractDraft(
  booking: StoredRentalBooking,
  handover: StoredHandoverRecord,
): Promise<Draft> {
  if (handover.paper) return JSON.parse(handover.paper);
  const { rentalContractPdf } = await import('./rental-papers.ts');
  return draftOf((open) => rentalContractPdf(booking, handover, open));
}

export async function returnDraft(
  booking: StoredRentalBooking,
  record: StoredHandoverRecord,
  handover: StoredHandoverRecord | undefined,
): Promise<Draft> {
  if (record.paper) return JSON.parse(record.paper);
  const { rentalReturnPdf } = await import('./rental-papers.ts');
  return draftOf((open) => rentalReturnPdf(booking, record, handover, open));
}

/** Bounds what a list reads. */
const MAX_LISTED = 100;

/** The latest papers kept about an order or a booking, oldest first. */
export async function listPapers(firestore: Firestore, number: string): Promise<KeptPaper[]> {
  const { docs } = await papersAbout(firestore, number)
    .orderBy('created_at', 'desc')
    .limit(MAX_LISTED)
    .select('kind', 'number', 'title', 'created_at', 'part')
    .get();
  const firsts = docs.map((document) => document.data()).filter(({ part }) => part === 0);
  return firsts.reverse().map(({ kind, number, title, created_at }) => {
    return { id: `${kind}-${number}`, kind, title, at: toIso(created_at) };
  });
}

/** The name of the paper with an id from that list; undefined if the id cannot be one. */
export function paperOfId(id: string): PaperName | undefined {
  const [, kind, number] = /^([a-z_]+)-((?:B|M|AN)-[\w-]+)$/.exec(id) ?? [];
  return kind && number ? { kind: kind as VersionedKind, number } : undefined;
}
