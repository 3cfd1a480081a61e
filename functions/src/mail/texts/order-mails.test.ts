import type { OrderDelivery } from '@shop/domain/order/delivery-wish';
import { deliveryWish } from '@shop/domain/testing/sent';
import { describe, expect, test } from 'vitest';
import { storedItem, storedOrder } from '../../../test/stored-data.ts';
import type { StoredOrder } from '../../stored/order.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderNotice } from './order-notice.ts';

const ORIGIN = 'https://shop.example';
const NUMBER = 'B-7K3M9-QX2TP';
const TOKEN = 'c2Vjcmg-_';
const PAGE = `${ORIGIN}/bestellung-bestaetigung/${NUMBER}#ansehen=x`;
const ORDER = storedOrder({
  order_number: NUMBER,
  company_name: 'Muster & Söhne',
  company_address: 'Baustraße 5\r\n12345 Musterstadt',
  tax_number: 'DE987654321',
  customer_reference: 'BV Südring, Kst. 4711/12',
  site: 'Neubau Gartenstraße',
  notes: 'Bitte zum Hintereingang.\r\n<b>Tor</b> ist offen.',
  order_items: [
    storedItem({
      product_name: 'Kies 16/32 "gewaschen"',
      quantity: 1250,
      total_price_cents: 3_612_500,
    }),
    storedItem({
      product_id: 2,
      product_name: 'Sand',
      unit: 'm³',
      unit_price_cents: 2000,
      total_price_cents: 4000,
    }),
  ],
  subtotal_cents: 3_616_500,
  delivery_cents: 2500,
  total_cents: 3_619_000,
});

const PAVING = storedItem({
  product_name: 'Pflaster',
  unit: 'm²',
  category: 'Pflastersteine',
  quantity: 20,
  unit_price_cents: 3000,
});

/** The visible text: without markup, entities and the no-break spaces of Intl. */
function shownText(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ');
}
const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');

const confirmed = (fields: Partial<StoredOrder> = {}) =>
  orderConfirmation({ ...ORDER, ...fields }, ORIGIN, TOKEN, PAGE);

describe('the order confirmation', () => {
  const mail = confirmed();

  test('contains the whole instruction on withdrawal, and where to withdraw', () => {
    const exempt = { ...PAVING, withdrawal_exemption: 'made_to_order' as const };
    const { text, html } = confirmed({ order_items: [exempt], company_name: '' });
    for (const shown of [text, shownText(html)]) {
      expect(shown).toContain('binnen vierzehn Tagen ohne Angabe von Gründen');
      expect(shown).toContain('Muster-Widerrufsformular');
      expect(shown).toContain('Pflaster: Kein Widerrufsrecht');
    }
    for (const source of [text, html]) {
      expect(source).toContain(`${ORIGIN}/widerruf?bestellung=${NUMBER}`);
      expect(source).toContain(`${ORIGIN}/widerrufsbelehrung`);
    }
  });

  test('tells companies in a sentence that only consumers can withdraw, and where', () => {
    expect(mail.text).not.toMatch(/Muster-Widerrufsformular|vierzehn Tagen/);
    expect(mail.text).toContain('Ein Widerrufsrecht haben nur Verbraucher');
    for (const source of [mail.text, mail.html]) {
      expect(source).toContain(`${ORIGIN}/widerruf?bestellung=${NUMBER}`);
      expect(source).toContain(`${ORIGIN}/widerrufsbelehrung`);
    }
  });

  test.each([
    ['text', plain(mail.text)],
    ['HTML', shownText(mail.html)],
  ])('lists items and prices in its %s', (_form, shown) => {
    for (const part of [
      'Guten Tag Erika Muster,',
      NUMBER,
      'BV Südring, Kst. 4711/12',
      'Neubau Gartenstraße',
      'Muster & Söhne',
      '02.03.2026, 10:30 Uhr',
      'Rechnung (14 Tage)',
      'Kies 16/32 "gewaschen"',
      '1.250 t × 28,90 €',
      'Art.-Nr. 10 001',
      '36.125,00 €',
      '2 m³ × 20,00 €',
      '40,00 €',
      'Zwischensumme',
      '36.165,00 €',
      'Lieferung',
      '25,00 €',
      'Gesamtsumme',
      '36.190,00 €',
      'Einzelpreise, Lieferung und Gesamtsumme zzgl. MwSt.',
      'stimmen den Liefertermin mit Ihnen ab, in der Regel in 24–48 Stunden an Werktagen.',
      'frei Bordsteinkante',
      'Muster Straßen- und Tiefbau GmbH',
      'Musterstraße 12, 12345 Musterstadt',
      'Amtsgericht Musterstadt, HRB 12345',
    ]) {
      expect(shown).toContain(part);
    }
  });

  test('quotes neither a firm nor a number of the customer that could be anything else, the notice does', () => {
    expect(confirmed({ company_name: 'Gewinn auf evil.example' }).text).not.toContain('evil');
    const numbers = ['Gewinn: evil.example', 'siehe //evil', 'a b c d e f g', 'x@y', 'x\u202ey'];
    for (const customer_reference of numbers) {
      expect(confirmed({ customer_reference }).text).not.toContain('Ihre Bestellnummer');
      const notice = orderNotice({ ...ORDER, customer_reference }, ORIGIN).text;
      expect(notice).toContain(`Kunden: ${customer_reference}`);
    }
  });

  test('promises the lead time of the slowest category', () => {
    const order_items = [...ORDER.order_items, PAVING];
    const { text } = confirmed({ order_items });
    expect(plain(text)).toContain('in der Regel in 2–5 Tagen an Werktagen');
    expect(plain(orderNotice({ ...ORDER, order_items }, ORIGIN).text)).toContain(
      'Lieferzeit: 2–5 Tage',
    );
  });

  test('names the days of stages instead, and lines without one', () => {
    const staged = { ...PAVING, stage: 'paving' as const, wished_day: '2026-03-16' };
    const order_items = [...ORDER.order_items.slice(0, 1), staged];
    const days = 'Belag: Montag, 16.03.2026; übrige Artikel nach Absprache';
    const text = plain(confirmed({ order_items }).text);
    expect(text).toContain(`Ihre Wunschtermine: ${days}.`);
    expect(text).toMatch(
      /- Kies .*, Termin nach Absprache\n- Pflaster: .*, Belag: Montag, 16\.03\.2026/,
    );
    expect(text).not.toContain('in der Regel in 2');
    expect(plain(orderNotice({ ...ORDER, order_items }, ORIGIN).text)).toContain(
      `Lieferzeit: ${days}`,
    );
  });

  test('links to the order, to cancelling it, and to the terms, and loads nothing external', () => {
    const order = `${ORIGIN}/bestellung-bestaetigung/${NUMBER}`;
    for (const address of [PAGE, `${order}#storno=${TOKEN}`, `${ORIGIN}/agb`]) {
      expect(mail.text).toContain(address);
      expect(mail.html).toContain(`href="${address}"`);
    }
    expect(mail.html).not.toMatch(/<img|<link|<script|<style|url\(|src=/);
  });

  test('quotes nothing else that its sender wrote, because the address may be a stranger’s', () => {
    for (const words of ['Hintereingang', 'Baustraße', 'DE987654321', '069 90009-124']) {
      expect(mail.text + mail.html).not.toContain(words);
    }
  });

  test.each([
    ['https://werbung.example', 'Guten Tag,'],
    ['Gewinne auf werbung.example', 'Guten Tag,'],
    ['www werbung', 'Guten Tag www werbung,'],
    ['x'.repeat(61), 'Guten Tag,'],
    ['Dr. A. Müller-Lüdenscheidt', 'Guten Tag Dr. A. Müller-Lüdenscheidt,'],
    ['Erika\r\nMuster', 'Guten Tag Erika Muster,'],
    ["Sinéad O'Connor", "Guten Tag Sinéad O'Connor,"],
    ['Müller & Söhne, Einkauf', 'Guten Tag Müller & Söhne, Einkauf,'],
    ['GEWINN: http://werbung.example jetzt', 'Guten Tag,'],
    ['Gewinn auf werbung。example', 'Guten Tag,'],
    ['Gewinn auf werbung․example', 'Guten Tag,'],
    ['Gewinn ☎ anrufen', 'Guten Tag,'],
    ['Gewinn auf \u202eelpmaxe', 'Guten Tag,'],
    ['Ihr Konto wurde gesperrt bitte rufen Sie an', 'Guten Tag,'],
    ['Prof. Dr. Anna von der Heide', 'Guten Tag Prof. Dr. Anna von der Heide,'],
    ['', 'Guten Tag,'],
  ])('greets %j with „%s“', (customer_name, greeting) => {
    expect(confirmed({ customer_name }).text).toContain(`${greeting}\n`);
  });
});

describe('the order notice', () => {
  const mail = orderNotice(ORDER, ORIGIN);

  test.each([
    ['text', plain(mail.text)],
    ['HTML', shownText(mail.html)],
  ])('names its total, and in its %s everything that the customer wrote', (_form, shown) => {
    expect(plain(mail.subject)).toBe(`Neue Bestellung ${NUMBER} über 36.190,00 €`);
    for (const part of [
      NUMBER,
      '02.03.2026, 10:30 Uhr',
      'Rechnung',
      'Erika Muster',
      'Muster & Söhne',
      'Neubau Gartenstraße',
      'Baustraße 5, 12345 Musterstadt',
      'DE987654321',
      'erika@example.de',
      '069 90009-123',
      'Bitte zum Hintereingang.',
      '<b>Tor</b> ist offen.',
      'Kies 16/32 "gewaschen"',
      '36.190,00 €',
    ]) {
      expect(shown).toContain(part);
    }
  });

  test('links to the order in the admin area, and to the customer’s e-mail and phone, all escaped', () => {
    const address = `${ORIGIN}/admin/bestellungen?bestellung=${NUMBER}`;
    expect(mail.text).toContain(`Bestellung öffnen: ${address}\n`);
    expect(mail.html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    expect(mail.html).toContain('href="mailto:erika@example.de"');
    expect(mail.html).toContain('href="tel:06990009123"');
    const { html } = orderNotice({ ...ORDER, customer_email: 'a?bcc=b"@c.de' }, ORIGIN);
    expect(html).toContain('href="mailto:a%3Fbcc%3Db%22@c.de"');
    expect(html).toContain('&lt;b&gt;Tor&lt;/b&gt; ist offen.');
    expect(html).not.toContain('<b>Tor');
  });

  test('omits empty fields', () => {
    const empty = { company_name: '', company_address: '', tax_number: '', notes: '' };
    const { text, html } = orderNotice({ ...ORDER, ...empty }, ORIGIN);
    for (const label of ['Firma', 'Firmenadresse', 'Steuernummer', 'Anmerkungen']) {
      expect(text + html).not.toContain(label);
    }
  });
});

describe('the requested delivery', () => {
  const DELIVERY: OrderDelivery = {
    ...deliveryWish({ postal_code: '12355', city: 'Musterau', wished_day: '2026-03-05' }),
    truck_access: 'no',
    unloading_place: 'Hinter der\r\nGarage',
    zone: 'Zone 2',
  };
  test('appears in full in the notice, whose phone number can be called', () => {
    const notice = orderNotice({ ...ORDER, delivery: DELIVERY }, ORIGIN);
    expect(notice.text).not.toMatch(/^(Liefer)?[Aa]nschrift:/m);
    for (const shown of [plain(notice.text), shownText(notice.html)]) {
      for (const part of [
        'Lieferung, Zone 2',
        'Bauweg 1, 12355 Musterau',
        '05.03.2026',
        'nein',
        'Hinter der Garage',
        'Bernd Polier',
        '0171 234567',
      ]) {
        expect(shown).toContain(part);
      }
    }
    expect(notice.html).toContain('href="tel:0171234567"');
  });

  test('is confirmed with day, place, contact and phones, unless they are implausible', () => {
    const confirmation = confirmed({ delivery: DELIVERY });
    expect(plain(confirmation.text)).toContain('Lieferart: Lieferung, Zone 2');
    expect(plain(confirmation.text)).toContain('; Ihr Wunschtermin ist der 05.03.2026.');
    for (const shown of [plain(confirmation.text), shownText(confirmation.html)]) {
      expect(shown).toContain('mit 40-t-Lkw nicht möglich');
      expect(shown).toContain('Wir liefern frei Bordsteinkante mit Lkw bis 18 t;');
      expect(shown).not.toContain('bis 40 t');
    }
    for (const line of [
      'Lieferadresse: Bauweg 1, 12355 Musterau',
      'Abladestelle: Hinter der Garage',
      'Ansprechpartner vor Ort: Bernd Polier',
      'Telefon vor Ort: 0171 234567',
      'Telefon: 069 90009-123',
    ]) {
      expect(plain(confirmation.text)).toContain(line);
    }
    const place = { street: 'www.x.de', city: '//x', unloading_place: 'siehe //x' };
    const advert = { ...place, contact_name: 'x.de', contact_phone: 'Ruf an' };
    const { text } = confirmed({ customer_phone: 'x', delivery: { ...DELIVERY, ...advert } });
    expect(text).toContain('Lieferadresse: 12355\n');
    expect(text).not.toMatch(/Ansprechpartner|Telefon vor Ort|^Telefon:|x\.de/m);
  });
});
