import { HOURS_A_DAY, RENTAL_EXTRA_NAMES, RENTAL_EXTRAS } from '@shop/domain/booking/booking-price';
import { bookingSums, depositText } from '@shop/domain/booking/booking-sums';
import { placeOf, renterFacts } from '@shop/domain/booking/renter';
import { COMPANY } from '@shop/domain/company';
import { claimEntryText, ownBalance } from '@shop/domain/deposit/deposit';
import { sumCents, toEuro } from '@shop/domain/money/money';
import { formatDateTime, formatEuro, formatNumber } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { pickupPlace } from '@shop/domain/tour/delivery-text';
import type { StoredOwnClaim } from '../stored/own-claim.ts';
import {
  bookingAmounts,
  returnedDay,
  type StoredHandoverRecord,
  type StoredRentalBooking,
  toDeposit,
} from '../stored/rental-booking.ts';
import { payBy } from './invoice-paper.ts';
import { openPaper, type Paper } from './paper.ts';
import type { OpenPaper } from './paper-draft.ts';
import { recipientLines } from './reminder-letter.ts';

function head(paper: Paper, title: string, booking: StoredRentalBooking): void {
  const { company_name = '', customer_name, invoice_address } = booking;
  paper.head({
    title,
    recipient: recipientLines(company_name, customer_name, invoice_address || placeOf(booking)),
    facts: [
      ['Buchung', booking.booking_number],
      ['Gerät', booking.tool_name],
      ['Artikelnummer', booking.article_number],
      ['Stückzahl', String(booking.pieces)],
      ['Mietbeginn', formatDay(booking.start_day)],
      ['Mietende', formatDay(booking.end_day)],
      ...renterFacts(booking, '')
        .filter(({ printed }) => printed === 'line')
        .map(({ label, value }) => [label, value] as const),
    ],
  });
}

/** The rental contract with the handover record, signed on a touchscreen. */
export async function rentalContractPdf(
  booking: StoredRentalBooking,
  record: StoredHandoverRecord,
  open: OpenPaper = openPaper,
): Promise<Buffer> {
  const title = `Mietvertrag ${booking.booking_number}`;
  const paper = await open({ title, at: record.at.toDate() });
  head(paper, title, booking);
  paper.sums([
    ...bookingSums(bookingAmounts(booking)).map(({ label, amount, isTotal }) => {
      return { label, amount, isBold: isTotal };
    }),
    { label: 'Kaution (kein Teil der Miete)', amount: formatEuro(booking.deposit_cents) },
  ]);
  paper.heading('Übergabe');
  recordPart(paper, record);
  const extras = RENTAL_EXTRA_NAMES.flatMap((name) => {
    const { label, unit, price } = RENTAL_EXTRAS[name];
    const cents = booking.prices[`${price}_cents`];
    if (cents === undefined) return [];
    const per = unit === 'pauschal' ? unit : `je ${unit}`;
    return [[label, `${formatEuro(cents)} netto ${per}`] as const];
  });
  // The renter signs what stands above the signature.
  paper.together(70 + 8 * extras.length);
  paper.heading('Bedingungen');
  paper.paragraph(
    `Der Mietpreis gilt für höchstens ${HOURS_A_DAY} Betriebsstunden am Tag. ${booking.method === 'pickup' ? pickupPlace('das Gerät') : `Wir bringen das Gerät nach ${placeOf(booking)} und holen es dort ab.`} Es ist gereinigt und mit der Tankfüllung zurückzugeben, mit der es übergeben wurde. Wird es später zurückgegeben, läuft die Miete weiter. Schäden sind sofort zu melden. Die Kaution wird bei unbeschädigter Rückgabe vollständig erstattet.`,
  );
  paper.facts(extras);
  paper.paragraph(`Es gelten unsere Allgemeinen Geschäftsbedingungen: ${COMPANY.website}/agb`);
  await signedPart(paper, record);
  return paper.end();
}

const depositLine = ({ deposit_cents, deposit }: StoredRentalBooking) =>
  depositText({ deposit_amount: toEuro(deposit_cents), deposit: toDeposit(deposit) });

/** The receipt for a deposit, or the notice of a damage: its entries so far and its balance. */
export async function claimPdf(
  booking: StoredRentalBooking,
  claim: StoredOwnClaim,
  open: OpenPaper = openPaper,
): Promise<Buffer> {
  const isDamage = claim.kind === 'damage';
  const title = `${isDamage ? 'Schadensanzeige' : 'Kautionsbeleg'} ${claim.number}`;
  const at = (claim.entries.at(-1)?.at ?? claim.created_at).toDate();
  const paper = await open({ title, at });
  head(paper, title, booking);
  await paper.table(
    [
      { label: 'Tag', width: 22 },
      { label: 'Vorgang' },
      { label: 'Betrag', width: 33, isNumber: true },
    ],
    claim.entries.map(({ day, cents, other, ...entry }) => {
      const text = claimEntryText({ ...entry, ...(other && { for: other }) });
      return { cells: [formatDay(day), text, formatEuro(cents)] };
    }),
  );
  paper.heading('Stand');
  if (isDamage) {
    await damageState(paper, claim);
    return paper.end();
  }
  paper.paragraph(
    `${depositLine(booking)}. Die Kaution ist eine Sicherheit und kein Entgelt; sie enthält keine Umsatzsteuer.`,
  );
  return paper.end();
}

/** How much of a damage is left to pay, by when and where. */
async function damageState(
  paper: Paper,
  { number, entries, due_day, bank = COMPANY.bank }: StoredOwnClaim,
) {
  const { debtCents, paidCents, openCents, creditCents } = ownBalance('damage', entries);
  const set = sumCents(entries.flatMap((each) => (each.what === 'from_deposit' ? each.cents : [])));
  paper.sums([
    { label: 'Schaden', amount: formatEuro(debtCents) },
    { label: 'Mit der Kaution verrechnet', amount: formatEuro(set) },
    { label: 'Bezahlt', amount: formatEuro(paidCents - set) },
    creditCents > 0
      ? { label: 'Zu erstatten', amount: formatEuro(creditCents), isBold: true }
      : { label: 'Zu zahlen', amount: formatEuro(openCents), isBold: true },
  ]);
  paper.paragraph(
    'Diese Anzeige ist keine Rechnung: Schadenersatz ist kein Entgelt und enthält keine Umsatzsteuer.',
  );
  if (openCents === 0) return;
  paper.paragraph(`Zahlbar bis zum ${formatDay(due_day ?? '')}.`);
  await payBy(paper, bank, openCents, number);
}

/** The return record of a tool, with the outcome of the deposit. */
export async function rentalReturnPdf(
  booking: StoredRentalBooking,
  record: StoredHandoverRecord,
  handover: StoredHandoverRecord | undefined,
  open: OpenPaper = openPaper,
): Promise<Buffer> {
  const title = `Rückgabeprotokoll ${booking.booking_number}`;
  const paper = await open({ title, at: record.at.toDate() });
  head(paper, title, booking);
  paper.heading('Rückgabe');
  paper.facts([['Zurückgegeben am', formatDay(returnedDay(booking) ?? '')]]);
  recordPart(paper, record, handover);
  const { deposit_cents, deposit } = booking;
  if (deposit_cents > 0 && deposit.state !== 'none') {
    paper.heading('Kaution');
    paper.paragraph(`${depositLine(booking)}.`);
  }
  await signedPart(paper, record);
  return paper.end();
}

/** The signature, and the photos that belong to the record. */
async function signedPart(paper: Paper, record: StoredHandoverRecord): Promise<void> {
  const { signature, signed_by, pictures } = record;
  paper.signed(signature, `${signed_by}, Mieter`);
  if (pictures.length === 0) return;
  paper.together(55);
  paper.heading('Fotos');
  await paper.photos(pictures);
}

function recordPart(
  paper: Paper,
  record: StoredHandoverRecord,
  before?: StoredHandoverRecord,
): void {
  const { at, meter_hours, fuel_percent, condition, accessories, pictures } = record;
  const used =
    before?.meter_hours !== undefined && meter_hours !== undefined
      ? `, benutzt ${formatNumber(meter_hours - before.meter_hours)}`
      : '';
  const missing = before?.accessories.filter((each) => !accessories.includes(each)) ?? [];
  paper.facts([
    ['Am', `${formatDateTime(at.toDate().toISOString())} Uhr`],
    [
      'Betriebsstunden',
      meter_hours === undefined ? undefined : `${formatNumber(meter_hours)}${used}`,
    ],
    ['Tankfüllung', fuel_percent === undefined ? undefined : `${fuel_percent} %`],
    ['Zustand', condition, 'keeps breaks'],
    ['Zubehör', accessories.join(', ')],
    ['Es fehlt', missing.join(', ')],
    ['Fotos', pictures.length > 0 ? String(pictures.length) : undefined],
  ]);
}
