import { ofRenterFields } from '@shop/domain/booking/renter';
import { ciiXml } from '@shop/domain/invoice/cii';
import { cancellationOf } from '@shop/domain/invoice/corrections';
import type { Invoice } from '@shop/domain/invoice/invoice';
import { creditOf, INVOICES, writtenInvoice } from '@shop/domain/testing/invoices';
import { deliveryWish } from '@shop/domain/testing/sent';
import { Timestamp } from 'firebase-admin/firestore';
import jsQR from 'jsqr';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPdf, pagesOf, textOf } from '../../test/pdf-text.ts';
import { orderNumber, storedItem, storedOrder } from '../../test/stored-data.ts';
import { RENTAL_BOOKING_V1, RENTAL_RECORD_V1 } from '../../test/stored-fixtures.ts';
import { toJpeg } from '../lib/sharp.ts';
import type { StoredRentalBooking } from '../stored/rental-booking.ts';
import { invoicePdf } from './invoice-paper.ts';
import { confirmationPdf, deliveryNotesPdf, reminderPdf } from './order-papers.ts';
import { openPaper } from './paper.ts';
import { draftOf, drawDraft } from './paper-draft.ts';
import { rentalContractPdf } from './rental-papers.ts';
import { openTypesetter } from './typeset.ts';

/** The content of the code on the last page, scanned from the rendered page. */
async function codeOn(pdf: Buffer): Promise<string[] | undefined> {
  const document = await openPdf(pdf);
  const page = await document.getPage(document.numPages);
  const viewport = page.getViewport({ scale: 2 });
  const { width, height } = viewport;
  const { context } = (document.canvasFactory as CanvasFactory).create(width, height);
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  return jsQR(data, Math.floor(width), Math.floor(height))?.data.split('\n');
}

interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    context: {
      getImageData(
        x: number,
        y: number,
        width: number,
        height: number,
      ): { data: Uint8ClampedArray };
    };
  };
}

interface Tag {
  role?: string;
  children?: Tag[];
}

function rolesIn({ role, children = [] }: Tag): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesIn)];
}

test('a rental’s invoice mentions neither order nor delivery, and names the seller as it was when it was written', async () => {
  const { order, seller } = INVOICES.prepaid;
  const rental = { ...order, booking_number: 'M-7K3M9-QX2TP' };
  const frozen = { ...seller, name: 'Muster Tiefbau OHG', vat_id: 'DE111111111' };
  const invoice = { ...INVOICES.prepaid, order: rental, seller: frozen };
  const text = await textOf(await invoicePdf(invoice));
  expect(text).toContain('Muster Tiefbau OHG · Geschäftsführer');
  expect(text).toContain('USt-IdNr. DE111111111');
  expect(text).not.toContain(seller.vat_id);
  expect(text).toContain(
    `Auftragsnummer ${rental.number} Mietnummer M-7K3M9-QX2TP Zurückgegeben am`,
  );
  expect(text).not.toMatch(/Bestellt am|Geliefert/);
});

test('a rental contract prints the fields of its renter that are meant for it', async () => {
  const booking = { ...RENTAL_BOOKING_V1, ...ofRenterFields((name) => `<${name}>`) };
  const text = await textOf(
    await rentalContractPdf(booking as StoredRentalBooking, RENTAL_RECORD_V1.handover),
  );
  const printed = ofRenterFields((_, { printed }) => printed !== 'no');
  expect(ofRenterFields((name) => text.includes(`<${name}>`))).toEqual(printed);
});

test.each([0, 8, 16, 24, 32, 40])(
  'a rental contract with %i scratches is signed on the page of its terms',
  async (scratches) => {
    const record = {
      ...RENTAL_RECORD_V1.handover,
      condition: 'Kratzer am Deckel.\n'.repeat(scratches),
    };
    const pages = await pagesOf(
      await rentalContractPdf(RENTAL_BOOKING_V1 as StoredRentalBooking, record),
    );
    const [signed = ''] = pages.filter((text) => text.includes('Erika Muster, Mieter'));
    expect(signed).toMatch(/Bedingungen .*Die Kaution wird bei .*Allgemeinen Geschäftsbedingungen/);
  },
);

test('a rental contract shows the renter’s address and the photos that are left', async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  const pictures = ['/a-800.webp', '/gone-800.webp', '/b-800.webp'];
  const record = { ...RENTAL_RECORD_V1.handover, pictures };
  const booking = { ...RENTAL_BOOKING_V1, invoice_address: 'Ahornweg 3\n12345 Musterstadt' };
  const draft = await draftOf((open) =>
    rentalContractPdf(booking as StoredRentalBooking, record, open),
  );
  const pdf = await drawDraft(draft, async (url) =>
    url.startsWith('/gone') ? undefined : toJpeg(photo),
  );
  const pages = await pagesOf(pdf);
  expect(pages[0]).toContain('Ahornweg 3 12345 Musterstadt');
  const last = await (await openPdf(pdf)).getPage(pages.length);
  const { fnArray } = await last.getOperatorList();
  expect(fnArray.filter((each) => each === OPS.paintImageXObject)).toHaveLength(2);
});

test('a word longer than its line is divided by hyphens, anything else where the line ends', async () => {
  const { default: Document } = await import('pdfkit');
  const { lines } = openTypesetter(new Document());
  const shown = (text: string) =>
    lines(text, 60).map(({ runs }) => runs.map(({ text }) => text).join(''));
  expect(shown('Doppelvibrationswalze')).toEqual(['Doppelvibra-', 'tionswalze']);
  expect(shown('Die Maschinenbruchversicherung.')).toEqual([
    'Die Maschi-',
    'nenbruchver-',
    'sicherung.',
  ]);
  expect(shown('https://example.org/agb')).toEqual(['https://exam', 'ple.org/agb']);
});

describe('an invoice as PDF', () => {
  const two = INVOICES['two rates'];
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await invoicePdf(two);
  });

  test('states everything that § 14 (4) UStG requires', async () => {
    const text = await textOf(pdf);
    for (const part of [
      'Rechnung RE-2026-00001',
      'Muster Straßen- und Tiefbau GmbH · Musterstraße 12 · 12345 Musterstadt',
      'Brandt Bau GmbH & Co. KG Petra Brandt Ringstraße 5 12345 Musterstadt',
      'USt-IdNr. DE123456789',
      'Rechnungsdatum 24.11.2026',
      'Geliefert am 23.11.2026',
      'Kies 16/32 Art.-Nr. 10 001 Bestellt: 12 t Wiegeschein W-20871 vom 23.11.2026, 07:42 Uhr, 11.840 kg netto, MT-KB 318',
      '11,84 t 28,90 € 19 % 342,18 €',
      'zzgl. 19 % MwSt. auf 391,18 € 74,32 €',
      'zzgl. 7 % MwSt. auf 99,00 € 6,93 €',
      'Gesamtbetrag 571,43 €',
      'Zahlbar bis 08.12.2026 ohne Abzug.',
      '2 % Skonto',
      'Seite 1 von 1',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('is tagged, German, titled, with all fonts embedded and metadata that declare PDF/A-3a', async () => {
    const document = await openPdf(pdf);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Language: 'de-DE', Title: 'Rechnung RE-2026-00001' });
    expect(metadata?.get('pdfaid:part')).toBe('3');
    expect(metadata?.get('pdfaid:conformance')).toBe('A');
    expect(metadata?.get('fx:conformancelevel')).toBe('EN 16931');
    const roles = rolesIn((await (await document.getPage(1)).getStructTree()) as Tag);
    const expected = 'Document H1 H2 P L Lbl LBody Table TR TH TD Figure'.split(' ');
    expect(roles).toEqual(expect.arrayContaining(expected));
    expect(pdf.toString('latin1')).not.toMatch(/Helvetica/);
    const { fnArray } = await (await document.getPage(1)).getOperatorList();
    expect(fnArray).toContain(OPS.setFont);
  });

  test('carries the XML of the same invoice, for business customers only', async () => {
    const files = await (await openPdf(pdf)).getAttachments();
    expect(Object.keys(files)).toEqual(['factur-x.xml']);
    const xml = Buffer.from(files['factur-x.xml'].content).toString();
    expect(xml).toBe(ciiXml(two, 'en16931'));
    const consumers = await openPdf(await invoicePdf(INVOICES['small, picked up']));
    expect(await consumers.getAttachments()).toBeNull();
  });

  test('has a code with account, amount and number that a banking app reads', async () => {
    const { bic, holder, iban } = two.bank;
    expect(await codeOn(pdf)).toEqual([
      ...['BCD', '002', '1', 'SCT', bic, holder, iban],
      ...['EUR571.43', '', '', 'RE-2026-00001'],
    ]);
  });

  test('is the same file each time', async () => {
    expect((await invoicePdf(two)).equals(pdf)).toBe(true);
  });

  test('carries sums over from page to page', async () => {
    const lines = Array.from({ length: 60 }, () => two.lines[1] as Invoice['lines'][number]);
    const pages = await pagesOf(await invoicePdf({ ...two, lines }));
    expect(pages.length).toBeGreaterThan(2);
    const carried = pages.map((page) =>
      [...page.matchAll(/Übertrag ([\d.,]+) €/g)].map(([, sum]) => sum),
    );
    for (const [index, sums] of carried.slice(1).entries()) {
      expect(sums[0]).toBe(carried[index]?.at(-1));
    }
    expect(pages.at(-1)).toContain(`Seite ${pages.length} von ${pages.length}`);
  });

  test('writes any letters in embedded fonts, or Unicode’s own sign for what has none, and names only its account', async () => {
    const names = {
      'Łukasz Çelik, Kőszeg': 'Łukasz Çelik, Kőszeg',
      'Nguyễn Thị Phượng': 'Nguyễn Thị Phượng',
      'Γεωργίου & Υιοί': 'Γεωργίου & Υιοί',
      'Щербаков, Ґудзь': 'Щербаков, Ґудзь',
      'ⅷ ≤ ½ m\u200b\ufe0f': 'viii ≤ ½ m',
      '漢 😀': '\ufffd \ufffd',
    };
    const bank = { ...two.bank, iban: 'DE02120300000000202051' };
    const [line] = two.lines as [Invoice['lines'][number]];
    const lines = Object.keys(names).map((name) => ({ ...line, name, slips: [] }));
    const drawn = await invoicePdf({ ...two, bank, lines });
    const text = await textOf(drawn);
    for (const name of Object.values(names)) {
      expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    }
    const count = (what: RegExp) => drawn.toString('latin1').match(what)?.length;
    expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor\b/g));
    expect(text).toContain('DE02 1203 0000 0000 2020 51');
    expect(text).not.toContain('DE89');
  });

  test.each([
    ['of seven lines', 'Abt. Einkauf\nzu Hd. Frau Kurz\nHaus C\nRingstraße 5\n12345 Musterstadt'],
    ['that goes on after the town', 'Ringstraße 5\n12345 Musterstadt\nHinterhaus, Tor 3'],
    ['without a town', 'Werk Nord\nTor 3\nRampe 12\nAbteilung C\nZimmer 7'],
    ['of many lines', Array.from({ length: 20 }, (_, line) => `Zeile ${line}`).join('\n')],
  ])('prints all of an address %s, as the XML does', async (_what, address) => {
    const company = 'Arbeitsgemeinschaft Ortsumgehung Neudorf, Los 3, Brandt Bau und Söhne GmbH';
    const invoice = { ...two, buyer: { ...two.buyer, company, address } };
    const text = await textOf(await invoicePdf(invoice));
    const xml = /<ram:BuyerTradeParty>.*<\/ram:BuyerTradeParty>/.exec(ciiXml(invoice, 'en16931'));
    for (const part of address.split(/[\n,]\s*|(?<=\d{5}) /)) {
      expect(text.slice(0, text.indexOf('Rechnungsnummer'))).toContain(part);
      expect(xml?.[0]).toContain(part);
    }
  });

  test('starts a line of many slips on the first page and carries its amount over', async () => {
    const [line] = two.lines as [Invoice['lines'][number]];
    const weighed = { gross_kg: 1, tare_kg: 0, net_kg: 1, plate: '' };
    const slips = Array.from({ length: 20 }, (_, index) => {
      return { ...weighed, number: `W-${index}.`, weighed_at: '2026-11-23T07:42' };
    });
    const pages = await pagesOf(await invoicePdf({ ...two, lines: [{ ...line, slips }] }));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Kies 16\/32 .* Wiegeschein W-0\. .* Übertrag 342,18 €/);
    expect(pages[1]).toMatch(/Übertrag 342,18 € .* Wiegeschein W-19\. /);
  });

  test('a credit note shows what is credited as positive, and has no payment code', async () => {
    const drawn = await invoicePdf(creditOf(two));
    const text = await textOf(drawn);
    expect(text).toContain('Rechnungskorrektur RE-2026-00003');
    expect(text).toMatch(/Zur Rechnung.*RE-2026-00001 vom 24\.11\.2026/);
    expect(text).toMatch(/Gesamtbetrag\s*46,29/);
    expect(text).not.toMatch(/[-−]\d+,\d\d/);
    expect(await codeOn(drawn)).toBeUndefined();
  });

  test('a cancellation names the invoice and has no payment code', async () => {
    const facts = { number: 'RE-2026-00002', day: '2026-11-25', reason: 'Falsche Menge' };
    const drawn = await invoicePdf(cancellationOf(two, facts));
    const text = await textOf(drawn);
    expect(text).toContain('Stornorechnung RE-2026-00002');
    expect(text).toContain('hebt die Rechnung RE-2026-00001 vom 24.11.2026 vollständig auf');
    expect(text).toContain('-571,43 €');
    expect(text).not.toContain('Banking-App');
    expect(await codeOn(drawn)).toBeUndefined();
  });

  test.each([
    ['prepaid', writtenInvoice({ paid_cents: 571_43 }), 'Der Betrag ist vollständig bezahlt.'],
    ['overpaid', writtenInvoice({ paid_cents: 600_00 }), 'Zu erstatten 28,57 €'],
    ['paid in part', writtenInvoice({ paid_cents: 100_00 }), 'Noch zu zahlen 471,43 €'],
  ])('an invoice that is %s says so', async (_what, invoice, says) => {
    expect(await textOf(await invoicePdf(invoice))).toContain(says);
  });
});

describe('the papers of an order', () => {
  const order = storedOrder({
    customer_reference: 'Kst. 4711',
    site: 'Neubau Gartenstraße',
    delivery_day: '2026-03-05',
    payment_method: 'vorkasse',
    vat: [{ rate: 19, net_cents: 82_80, vat_cents: 15_73 }],
    gross_cents: 98_53,
    delivery: {
      ...deliveryWish({ street: 'Am Hang 7', postal_code: '12355', city: 'Neudorf' }),
      truck_access: 'no',
      unloading_place: 'Hinter der Garage',
      zone: 'Zone 2',
      contact_name: 'Paul Polier',
    },
    order_items: [storedItem({ weight_kg: 1000 })],
  });

  test('the confirmation has prices, VAT and terms', async () => {
    const text = await textOf(await confirmationPdf(order));
    for (const part of [
      'Auftragsbestätigung B-00000-00000',
      'Ihre Bestellnummer Kst. 4711',
      'Baustelle Neubau Gartenstraße',
      'Kies 16/32 Art.-Nr. 10 001 netto 28,90 €, zusammen 57,80 € 2 t 34,39 € 68,78 €',
      'Lieferung (Zone 2) 29,75 €',
      'Gesamtbetrag inkl. 19 % MwSt. 98,53 €',
      'enthaltene MwSt. 19 % 15,73 €',
      'Gesamtsumme netto 82,80 €',
      'Verwendungszweck B-00000-00000',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('that of a company has net prices and adds VAT', async () => {
    const text = await textOf(await confirmationPdf({ ...order, company_name: 'Muster Bau GmbH' }));
    for (const part of [
      'Kies 16/32 Art.-Nr. 10 001 2 t 28,90 € 57,80 €',
      'Lieferung (Zone 2) 25,00 €',
      'zzgl. 19 % MwSt. 15,73 €',
      'Gesamtbetrag inkl. 19 % MwSt. 98,53 €',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('delivery notes show weights, place, contact and signatures but no price, each on its own pages', async () => {
    const other = storedOrder({ order_number: 'B-00000-00001', payment_method: 'rechnung' });
    const at = new Date('2026-03-05T08:00:00Z');
    const [first = '', second = '', ...more] = await pagesOf(
      await deliveryNotesPdf([order, other], at),
    );
    expect(more).toEqual([]);
    for (const part of [
      'Lieferschein zu B-00000-00000',
      'Baustelle Neubau Gartenstraße',
      'Am Hang 7 12355 Neudorf',
      'Liefertag Donnerstag, 05.03.2026',
      'Zufahrt mit 40-t-Lkw nicht möglich',
      'Abladestelle Hinter der Garage',
      'Ansprechpartner vor Ort Paul Polier',
      'Telefon vor Ort 0171 234567',
      'Unterschrift Empfänger',
      'Vorkasse, noch nicht bezahlt: nur nach Rücksprache mit dem Büro übergeben',
    ]) {
      expect(first).toContain(part);
    }
    expect(first).not.toMatch(/€|MwSt|28,90/);
    expect(second).toContain('Lieferschein zu B-00000-00001');
    expect(second).toContain('Rechnung, nichts zu kassieren');
  });

  test('prints at most 40 lines of a note and other texts on one line, even older stored ones', async () => {
    const notes = Array.from({ length: 100 }, (_, line) => `Zeile ${line + 1}.`).join('\r\n');
    const broken = { customer_reference: 'a\n'.repeat(50), company_name: 'b\u2028'.repeat(60) };
    const text = await textOf(
      await deliveryNotesPdf([{ ...order, ...broken, notes }], new Date(0)),
    );
    expect(text).toContain('Zeile 40. … gekürzt, den ganzen Text hat das Büro');
    expect(text).not.toContain('Zeile 41.');
    expect(text).toContain(`Ihre Bestellnummer ${'a '.repeat(50)}`);
  });

  test('sixty hostile orders take three pages each, and no file exceeds 500', async () => {
    const hostile = Array.from({ length: 60 }, (_, index) =>
      storedOrder({ order_number: orderNumber(index), notes: 'a\n'.repeat(1000) }),
    );
    const pdf = await deliveryNotesPdf(hostile, new Date(0));
    expect((await openPdf(pdf)).numPages).toBeLessThanOrEqual(180);
    const paper = await openPaper({ title: 'Endlos', at: new Date(0) });
    expect(() => {
      for (let page = 0; page < 500; page += 1) paper.nextPage();
    }).toThrow('mehr als 500 Seiten');
  });

  test('a dunning letter adds up the open amount, fee and interest', async () => {
    const at = Timestamp.fromDate(new Date('2026-04-01T10:00:00Z'));
    const sent = { by_uid: 'chef', at, open_cents: 98_53 };
    const no = { fee_cents: 0, interest_cents: 0 };
    const first = { ...sent, ...no, id: 'reminder-1', pay_by: '2026-04-08' };
    const costs = { earlier_cents: 100, fee_cents: 500, flat_cents: 4000, interest_cents: 17 };
    const second = { ...sent, ...costs, id: 'reminder-2', pay_by: '2026-04-15' };
    const reminded = { ...order, due_day: '2026-03-16', reminders: [first, second] };
    expect(await textOf(await reminderPdf(reminded, first))).toContain('Zu zahlen 98,53 €');
    const letter = await reminderPdf(reminded, second);
    expect((await codeOn(letter))?.slice(7)).toEqual(['EUR144.70', '', '', 'B-00000-00000']);
    const text = await textOf(letter);
    for (const part of [
      '1. Mahnung zu Bestellung B-00000-00000',
      'Kosten und Zinsen früherer Mahnungen 1,00 €',
      'Mahngebühr 5,00 €',
      'Pauschale nach § 288 Abs. 5 BGB 40,00 €',
      'Verzugszinsen bis 31.03.2026 0,17 €',
      'Zu zahlen 144,70 €',
      'bis 15.04.2026',
    ]) {
      expect(text).toContain(part);
    }
  });
});
